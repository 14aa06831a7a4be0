import type { SpaderEvent, SpaderObjection, SpaderScoreLine } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
import { few, inside, object, start, suitOf } from '../../speech/da.ts'
import { capital, signed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { daConflict, daOptions, daPresets } from './da-options.ts'
import { daPage } from './da-page.ts'
import { daRules } from './da-rules.ts'
import { bags, bid, card, sideInside, tricks } from './da-say.ts'
import { seatsOn } from './speech.ts'
import type { SpaderWords } from './words.ts'

const NOW = {
  drawing: 'Nu trækker I kort. Meldingerne kommer bagefter.',
  bidding: 'Nu melder I. Kortene spilles, når alle har meldt.',
  exchange: 'Nu byttes to kort. Vent, til det er gjort.',
  play: 'Nu spilles kortene. Det går ikke længere.',
  naming: 'Nu vælges en farve til den, der spillede spar ud for tidligt.',
} as const

const objection = (refusal: SpaderObjection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'Det går ikke sådan. Skal du give kort væk, så vælg præcis to, ellers noget af det, der står på siden.'
    case 'match-over':
      return 'Partiet er slut.'
    case 'no-such-seat':
      return 'Den plads findes ikke ved bordet.'
    case 'not-your-turn':
      return 'Det er ikke din tur.'
    case 'not-now':
      return NOW[refusal.phase]
    case 'look-first':
      return 'Se på kortene først, eller meld blindt nul.'
    case 'has-looked':
      return 'Du har allerede set dine kort.'
    case 'no-blind-nil':
      return refusal.behind === undefined
        ? 'Her meldes der ikke blindt nul.'
        : `Blindt nul må du melde, når I er mindst 100 bagud. Nu er det ${Math.max(0, refusal.behind)}.`
    case 'no-nil':
      return 'Her melder alle mindst et stik.'
    case 'bid-too-high':
      return `Så mange stik er der ikke. Meld højst ${refusal.highest}.`
    case 'team-bid-cap':
      return refusal.partner === undefined
        ? `Meld højst ${refusal.highest}, så din makker også kan melde.`
        : `Din makker har meldt ${refusal.partner}, så du kan højst melde ${refusal.highest}.`
    case 'suicide-nil':
      return 'Din makker har meldt et tal, så du melder nul.'
    case 'suicide-number':
      return 'Din makker har meldt nul, så du melder mindst et stik.'
    case 'same-bid':
      return `Du har allerede meldt ${bid(refusal.bid)}.`
    case 'bid-stands':
      return 'Et blindt nul står ved magt.'
    case 'not-in-hand':
      return `Du har ikke ${card(refusal.card)} på hånden.`
    case 'follow-suit':
      return `Du har ${suitOf(refusal.suit)} og skal bekende.`
    case 'spades-not-broken':
      if (refusal.named !== undefined) return `Du skal spille ${suitOf(refusal.named)} ud, ikke spar.`
      return refusal.nil
        ? 'Spar er ikke brudt, og du, der meldte nul, må ikke spille den ud. Vælg en anden farve.'
        : 'Spar er ikke brudt endnu. Spil en anden farve ud.'
    case 'named-suit':
      return `Du har ${suitOf(refusal.suit)} og skal spille den farve ud.`
    case 'not-spades':
      return 'Vælg hjerter, ruder eller klør.'
  }
}

/** The reason for points, said of nobody in particular. */
const scoreLine = (line: SpaderScoreLine): string => {
  switch (line.code) {
    case 'contract':
      return `tog ${line.tricks} af ${line.contract}`
    case 'set':
      return `tog ${line.tricks} af ${line.contract}: bet`
    case 'nil-made':
      return 'nul holdt'
    case 'nil-failed':
      return `nul brast på ${few(line.tricks)} stik`
    case 'blind-nil-made':
      return 'blindt nul holdt'
    case 'blind-nil-failed':
      return `blindt nul brast på ${few(line.tricks)} stik`
    case 'bags':
      return bags(line.count)
    case 'bags-penalty':
      return `${line.count * 10} sække`
    case 'tricks':
      return `tog ${tricks(line.tricks)}`
    case 'exact':
      return 'præcis som meldt'
  }
}

const scored = (who: Who, { deal, sides }: Extract<SpaderEvent, { code: 'deal-scored' }>): string => {
  const seats = seatsOn(who, sides.length)
  return `Spil ${deal}: ${sides.map(({ points }, index) => `${sideInside(who, seats[index] ?? [])} ${signed(points)}`).join(', ')}`
}

const event = (told: SpaderEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      // SP-D Two draw their hands; nobody deals.
      return who.names.length === 2
        ? `Spil ${told.deal}: ${inside(who, 1 - told.dealer)} trækker først`
        : `Spil ${told.deal}: ${inside(who, told.dealer)} gav`
    case 'kept':
      return `${start(who, told.seat)} beholdt kortet`
    case 'rejected':
      return `${start(who, told.seat)} lagde kortet væk og tog det næste`
    case 'looked':
    case 'hand-opened':
      return `${start(who, told.seat)} tog kortene op`
    case 'bid':
      return `${start(who, told.seat)} meldte ${bid(told.bid)}`
    case 'bid-corrected':
      return `${start(who, told.seat)} rettede meldingen fra ${bid(told.before)} til ${bid(told.bid)}`
    case 'bids-posted':
      return `Meldingerne er spar på hånden: ${told.calls.map((call) => `${inside(who, call.seat)} ${bid(call.bid)}`).join(', ')}`
    case 'cards-given':
      return told.returning
        ? `${start(who, told.seat)} gav to kort tilbage til ${object(who, told.to)}`
        : `${start(who, told.seat)} gav to kort til ${object(who, told.to)}`
    case 'played':
      return `${start(who, told.seat)} spillede ${card(told.card)}`
    case 'spades-broken':
      return 'Spar er brudt'
    case 'spade-refused':
      return `${start(who, told.seat)} ville spille spar ud for tidligt og måtte tage kortet tilbage`
    case 'spade-taken-back':
      return `${start(who, told.seat)} spillede spar ud for tidligt og tog ${card(told.card)} tilbage`
    case 'suit-named':
      return `${start(who, told.seat)} valgte ${suitOf(told.suit)}, og det skal ${inside(who, told.leader)} spille ud`
    case 'trick-won':
      return `${start(who, told.seat)} tog stikket`
    case 'trick-lost':
      return `${start(who, told.seat)} fik stikket, for ${inside(who, told.leader)} spillede spar ud for tidligt`
    case 'deal-scored':
      return scored(who, told)
    case 'play-off-began':
      return 'Det står lige i toppen, så der kommer et spil til'
    case 'match-won':
      return `${capital(
        listOf(
          'da',
          told.winners.map((seat) => inside(who, seat)),
        ),
      )} vandt partiet`
  }
}

/** Everything Spader says, in Danish. */
export const da: SpaderWords = {
  name: 'Spar',
  tagline: '2–5 · lov stik, og hold det',
  options: daOptions,
  presets: daPresets,
  conflict: daConflict,
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SpaderScoreLine),
  rules: daRules,
  page: daPage,
}
