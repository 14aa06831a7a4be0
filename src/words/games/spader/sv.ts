import type { SpaderEvent, SpaderObjection, SpaderScoreLine } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
import { capital, signed } from '../../speech/speech.ts'
import { few, inside, object, start, suitOf } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { seatsOn } from './speech.ts'
import { svConflict, svOptions, svPresets } from './sv-options.ts'
import { svPage } from './sv-page.ts'
import { svRules } from './sv-rules.ts'
import { bags, bid, card, sideInside, tricks } from './sv-say.ts'
import type { SpaderWords } from './words.ts'

const NOW = {
  drawing: 'Nu drar ni kort. Buden kommer sedan.',
  bidding: 'Nu bjuder ni. Korten spelas när alla har bjudit.',
  exchange: 'Nu byts två kort. Vänta tills det är klart.',
  play: 'Nu spelas korten. Det där går inte längre.',
  naming: 'Nu väljs en färg åt den som spelade ut spader för tidigt.',
} as const

const objection = (refusal: SpaderObjection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'Så går det inte att göra. Ska du ge bort kort väljer du precis två, annars något av det som står på sidan.'
    case 'match-over':
      return 'Matchen är slut.'
    case 'no-such-seat':
      return 'Den platsen finns inte vid bordet.'
    case 'not-your-turn':
      return 'Det är inte din tur.'
    case 'not-now':
      return NOW[refusal.phase]
    case 'look-first':
      return 'Titta på korten först, eller bjud blint noll.'
    case 'has-looked':
      return 'Du har redan sett dina kort.'
    case 'no-blind-nil':
      return refusal.behind === undefined
        ? 'Här bjuds inget blint noll.'
        : `Blint noll får bjudas vid minst 100 poängs underläge. Nu är det ${Math.max(0, refusal.behind)}.`
    case 'no-nil':
      return 'Här bjuder alla minst ett stick.'
    case 'bid-too-high':
      return `Så många stick finns inte. Bjud högst ${refusal.highest}.`
    case 'team-bid-cap':
      return refusal.partner === undefined
        ? `Bjud högst ${refusal.highest}, så att din partner också kan bjuda.`
        : `Din partner har bjudit ${refusal.partner}, så du kan bjuda högst ${refusal.highest}.`
    case 'suicide-nil':
      return 'Din partner har bjudit ett tal, så du bjuder noll.'
    case 'suicide-number':
      return 'Din partner har bjudit noll, så du bjuder minst ett stick.'
    case 'same-bid':
      return `Du har redan bjudit ${bid(refusal.bid)}.`
    case 'bid-stands':
      return 'Ett blint noll står fast.'
    case 'not-in-hand':
      return `Du har inte ${card(refusal.card)} på hand.`
    case 'follow-suit':
      return `Du har ${suitOf(refusal.suit)} och måste bekänna.`
    case 'spades-not-broken':
      if (refusal.named !== undefined) return `Du ska spela ut ${suitOf(refusal.named)}, inte spader.`
      return refusal.nil
        ? 'Spader är inte bruten, och du som bjöd noll får inte spela ut den. Välj en annan färg.'
        : 'Spader är inte bruten än. Spela ut en annan färg.'
    case 'named-suit':
      return `Du har ${suitOf(refusal.suit)} och ska spela ut den färgen.`
    case 'not-spades':
      return 'Välj hjärter, ruter eller klöver.'
  }
}

/** The reason for points, said of nobody in particular. */
const scoreLine = (line: SpaderScoreLine): string => {
  switch (line.code) {
    case 'contract':
      return `tog ${line.tricks} av ${line.contract}`
    case 'set':
      return `tog ${line.tricks} av ${line.contract}: bet`
    case 'nil-made':
      return 'nollbudet höll'
    case 'nil-failed':
      return `nollbudet sprack på ${few(line.tricks)} stick`
    case 'blind-nil-made':
      return 'blint noll höll'
    case 'blind-nil-failed':
      return `blint noll sprack på ${few(line.tricks)} stick`
    case 'bags':
      return bags(line.count)
    case 'bags-penalty':
      return `${line.count * 10} säckar`
    case 'tricks':
      return `tog ${tricks(line.tricks)}`
    case 'exact':
      return 'precis som budet'
  }
}

const scored = (who: Who, { deal, sides }: Extract<SpaderEvent, { code: 'deal-scored' }>): string => {
  const seats = seatsOn(who, sides.length)
  return `Giv ${deal}: ${sides.map(({ points }, index) => `${sideInside(who, seats[index] ?? [])} ${signed(points)}`).join(', ')}`
}

const event = (told: SpaderEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      // SP-D Two draw their hands; nobody deals.
      return who.names.length === 2
        ? `Giv ${told.deal}: ${inside(who, 1 - told.dealer)} drar först`
        : `Giv ${told.deal}: ${inside(who, told.dealer)} gav`
    case 'kept':
      return `${start(who, told.seat)} behöll kortet`
    case 'rejected':
      return `${start(who, told.seat)} lade bort kortet och tog nästa`
    case 'looked':
    case 'hand-opened':
      return `${start(who, told.seat)} tog upp korten`
    case 'bid':
      return `${start(who, told.seat)} bjöd ${bid(told.bid)}`
    case 'bid-corrected':
      return `${start(who, told.seat)} ändrade budet från ${bid(told.before)} till ${bid(told.bid)}`
    case 'bids-posted':
      return `Buden är spadern på hand: ${told.calls.map((call) => `${inside(who, call.seat)} ${bid(call.bid)}`).join(', ')}`
    case 'cards-given':
      return told.returning
        ? `${start(who, told.seat)} gav två kort tillbaka till ${object(who, told.to)}`
        : `${start(who, told.seat)} gav två kort till ${object(who, told.to)}`
    case 'played':
      return `${start(who, told.seat)} spelade ${card(told.card)}`
    case 'spades-broken':
      return 'Spader är bruten'
    case 'spade-refused':
      return `${start(who, told.seat)} ville spela ut spader för tidigt och fick ta tillbaka kortet`
    case 'spade-taken-back':
      return `${start(who, told.seat)} spelade ut spader för tidigt och tog tillbaka ${card(told.card)}`
    case 'suit-named':
      return `${start(who, told.seat)} valde ${suitOf(told.suit)}, och det ska ${inside(who, told.leader)} spela ut`
    case 'trick-won':
      return `${start(who, told.seat)} tog sticket`
    case 'trick-lost':
      return `${start(who, told.seat)} fick sticket, för ${inside(who, told.leader)} spelade ut spader för tidigt`
    case 'deal-scored':
      return scored(who, told)
    case 'play-off-began':
      return 'Det står lika i topp, så det blir en giv till'
    case 'match-won':
      return `${capital(
        listOf(
          'sv',
          told.winners.map((seat) => inside(who, seat)),
        ),
      )} vann matchen`
  }
}

/** Everything Spader says, in Swedish. */
export const sv: SpaderWords = {
  name: 'Spader',
  tagline: '2–5 · lova stick och håll ord',
  options: svOptions,
  presets: svPresets,
  conflict: svConflict,
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SpaderScoreLine),
  rules: svRules,
  page: svPage,
}
