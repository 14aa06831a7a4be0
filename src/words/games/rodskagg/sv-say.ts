import type { Bid, RodskaggScoreLine } from '../../../games/rodskagg/index.ts'
import { phraseIn } from '../../speech/speech.ts'
import { few } from '../../speech/sv.ts'

/** What people at the table say aloud, in Swedish. */
export const phrases = {
  ready: { label: 'Det som sägs när korten får tas upp', usual: 'Korten är klara' },
  ask: { label: 'Frågan före de två sista sticken', usual: 'Går ni med?' },
  one: { label: 'Det som sägs på ett', usual: 'Ett kvar' },
  zero: { label: 'Det som sägs på noll', usual: 'Noll' },
}

/** A phrase as this table says it. */
export const phrase = phraseIn(phrases)

/** A bid: `4`, `Rödskägg`. */
export const bidText = (bid: Bid): string => (bid === 'redbeard' ? 'Rödskägg' : String(bid))

/** Some tricks: `inget stick`, `ett stick`, `två stick`. */
export const tricks = (count: number): string => (count === 0 ? 'inget stick' : `${few(count)} stick`)

/** A trick by its number: `första sticket`. */
export const trickNumber = (number: number): string =>
  `${['', 'första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte'][number] ?? number} sticket`

/** The reason for points, without the number. */
export const scoreLine = (line: RodskaggScoreLine): string => {
  switch (line.code) {
    case 'contract':
      return `tog ${line.tricks} av ${line.bid === 'redbeard' ? 6 : line.bid} bjudna`
    case 'tricks':
      return `tog ${tricks(line.tricks)}`
    case 'awarded':
      return 'fick de två sista sticken'
    case 'missed-bid':
      return `tog ${line.tricks} men bjöd ${bidText(line.bid)}`
    case 'exact-for-all':
      return `missade sitt bud på ${bidText(line.bid)}`
    case 'folded':
      return 'lade sig'
    case 'wager-tricks':
      return `gick med utan stick och tog ${few(line.tricks)}`
    case 'wager-lost':
      return 'gick med utan stick och tog inget'
    case 'redbeard-won':
      return 'bjöd Rödskägg och tog alla'
    case 'redbeard-lost':
      return `bjöd Rödskägg, tog ${line.tricks} av 6 och är ute`
    case 'thrown-in':
      return 'alla passade'
    case 'play-off':
      return `tog ${tricks(line.tricks)} i omspelet`
    case 'offence':
      return { peek: 'tjuvkikade', cut: 'lät en annan kupera', ask: 'glömde frågan', score: 'sa inte siffran' }[
        line.offence
      ]
    case 'wrong-knock':
      return 'knackade i onödan'
  }
}
