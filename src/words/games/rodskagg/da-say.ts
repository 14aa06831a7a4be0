import type { Bid, RodskaggScoreLine } from '../../../games/rodskagg/index.ts'
import { few } from '../../speech/da.ts'
import { phraseIn } from '../../speech/speech.ts'

/** What people at the table say aloud, in Danish. */
export const phrases = {
  ready: { label: 'Det, der siges, når kortene må tages op', usual: 'Kortene er klar' },
  ask: { label: 'Spørgsmålet før de to sidste stik', usual: 'Går I med?' },
  one: { label: 'Det, der siges på ét', usual: 'Ét tilbage' },
  zero: { label: 'Det, der siges på nul', usual: 'Nul' },
}

/** A phrase as this table says it. */
export const phrase = phraseIn(phrases)

/** A bid: `4`, `Rødskæg`. */
export const bidText = (bid: Bid): string => (bid === 'redbeard' ? 'Rødskæg' : String(bid))

/** Some tricks: `ingen stik`, `et stik`, `to stik`. */
export const tricks = (count: number): string => (count === 0 ? 'ingen stik' : `${few(count)} stik`)

/** A trick by its number: `første stik`. */
export const trickNumber = (number: number): string =>
  `${['', 'første', 'andet', 'tredje', 'fjerde', 'femte', 'sjette'][number] ?? number} stik`

/** The reason for points, without the number. */
export const scoreLine = (line: RodskaggScoreLine): string => {
  switch (line.code) {
    case 'contract':
      return `tog ${line.tricks} af ${line.bid === 'redbeard' ? 6 : line.bid} meldte`
    case 'tricks':
      return `tog ${tricks(line.tricks)}`
    case 'awarded':
      return 'fik de to sidste stik'
    case 'missed-bid':
      return `tog ${line.tricks}, men meldte ${bidText(line.bid)}`
    case 'exact-for-all':
      return `holdt ikke sin melding på ${bidText(line.bid)}`
    case 'folded':
      return 'stod af'
    case 'wager-tricks':
      return `gik med uden stik og tog ${few(line.tricks)}`
    case 'wager-lost':
      return 'gik med uden stik og tog ingen'
    case 'redbeard-won':
      return 'meldte Rødskæg og tog dem alle'
    case 'redbeard-lost':
      return `meldte Rødskæg, tog ${line.tricks} af 6 og er ude`
    case 'thrown-in':
      return 'alle meldte pas'
    case 'play-off':
      return `tog ${tricks(line.tricks)} i omspillet`
    case 'offence':
      return { peek: 'smugkiggede', cut: 'lod en anden tage af', ask: 'glemte at spørge', score: 'sagde ikke tallet' }[
        line.offence
      ]
    case 'wrong-knock':
      return 'bankede uden grund'
  }
}
