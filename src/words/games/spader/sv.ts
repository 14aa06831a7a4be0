import type { Event, Objection, OptionConflict, SpaderLine } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
import { capital, signed } from '../../speech/speech.ts'
import { few, inside, object, start, suitOf } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { seatsOn } from './speech.ts'
import { svPage } from './sv-page.ts'
import { svRules } from './sv-rules.ts'
import { bags, bid, card, sideInside, tricks } from './sv-say.ts'
import type { SpaderWords } from './words.ts'

const CONFLICTS: Readonly<Record<OptionConflict['code'], string>> = {
  'suicide-with-mirror':
    'Suicide och Mirror går inte ihop: i Mirror bestämmer korten budet, så ingen kan tvingas bjuda noll.',
  'suicide-outside-pairs': 'Suicide spelas bara i par, för det krävs ett nollbud i varje lag.',
  'mirror-with-jokers': 'Mirror spelas utan jokrar, för budet är antalet spader på hand.',
  'family-with-jokers': 'Familjespelet spelas utan jokrar.',
  'family-with-suicide': 'I familjespelet finns varken lag eller noll, så Suicide går inte.',
  'family-with-mirror': 'I familjespelet gissar alla själva, så Mirror går inte.',
  'exchange-outside-pairs': 'Bytet efter blint noll kräver en partner, så det går bara i par.',
}

const NOW = {
  drawing: 'Nu drar ni kort. Buden kommer sedan.',
  bidding: 'Nu bjuder ni. Korten spelas när alla har bjudit.',
  exchange: 'Nu byts två kort. Vänta tills det är klart.',
  play: 'Nu spelas korten. Det där går inte längre.',
  naming: 'Nu väljs en färg åt den som spelade ut spader för tidigt.',
} as const

const objection = (refusal: Objection): string => {
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
const scoreLine = (line: SpaderLine): string => {
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

const scored = (who: Who, { deal, sides }: Extract<Event, { code: 'deal-scored' }>): string => {
  const seats = seatsOn(who, sides.length)
  return `Giv ${deal}: ${sides.map(({ points }, index) => `${sideInside(who, seats[index] ?? [])} ${signed(points)}`).join(', ')}`
}

const event = (told: Event, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Giv ${told.deal}: ${inside(who, told.dealer)} gav`
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
      return 'Lika i topp, så det blir en giv till'
    case 'match-won':
      return `${capital(
        listOf(
          'sv',
          told.winners.map((seat) => inside(who, seat)),
        ),
      )} vann matchen`
  }
}

const form = {
  pairs: 'Par mot par',
  family: 'Familj, alla för sig',
  solo: 'Alla mot alla',
  two: 'Två, som drar korten',
} as const
const yesNo = (value: unknown, yes: string, no: string): string => (value === true ? yes : no)

/** The seats of `openHands`, counted from one. */
const openHands = (value: string): string => {
  if (value === 'none') return 'Ingens'
  const seats = value.split(',').map((seat) => String(Number(seat) + 1))
  return seats.length === 4 ? 'Allas' : `Plats ${listOf('sv', seats)}`
}

/** Everything Spader says, in Swedish. */
export const sv: SpaderWords = {
  name: 'Spader',
  tagline: '2–5 · lova stick och håll ord',
  options: {
    form: {
      label: 'Form',
      help: 'Vilka som spelar ihop, och efter vilka regler.',
      value: (value) => form[value as keyof typeof form],
    },
    target: {
      label: 'Poängmål',
      help: 'Den som når dit vinner när given är slut.',
      value: (value) => (value === 'usual' ? 'Det vanliga för formen' : `${value} poäng`),
    },
    deals: {
      label: 'Antal givar',
      help: 'Spela till ett mål, eller ett bestämt antal givar där flest poäng vinner.',
      value: (value) => (value === 0 ? 'Till poängmålet' : value === 1 ? 'En giv' : `${value} givar`),
    },
    bidCorrection: {
      label: 'Ändra budet',
      help: 'Ett felsagt bud kan rättas tills nästa spelare har bjudit.',
      value: (value) => yesNo(value, 'Går tills nästa har bjudit', 'Ett sagt bud står fast'),
    },
    teamBidCap: {
      label: 'Lagets bud',
      help: 'Om två partners tillsammans kan lova fler stick än det finns.',
      value: (value) => yesNo(value, 'Högst 13 tillsammans', 'Inget tak'),
    },
    nil: {
      label: 'Noll',
      help: 'Att lova att inte ta ett enda stick, för 100 poäng.',
      value: (value) => yesNo(value, 'Får bjudas', 'Alla bjuder minst ett'),
    },
    blindNil: {
      label: 'Blint noll',
      help: 'Noll som bjuds innan man har sett sina kort, för 200 poäng.',
      value: (value) =>
        value === 'off' ? 'Bjuds inte' : value === 'anytime' ? 'Får alltid bjudas' : 'När man ligger 100 efter',
    },
    blindNilExchange: {
      label: 'Byte efter blint noll',
      help: 'Den som bjöd blint ger två kort till sin partner och får två tillbaka.',
      value: (value) => yesNo(value, 'Två kort byts', 'Inget byte'),
    },
    failedNilTricks: {
      label: 'Stick på ett sprucket nollbud',
      help: 'Vad de sticken är värda för laget.',
      value: (value) =>
        value === 'bags' ? 'De blir säckar' : value === 'contract' ? 'De räknas i kontraktet' : 'De räknas inte alls',
    },
    bagOverflow: {
      label: 'När tio säckar är fulla',
      help: 'Vad som händer med säckar utöver tio.',
      value: (value) => (value === 'carry' ? 'De över tio ligger kvar' : 'Räkningen börjar om från noll'),
    },
    jokers: {
      label: 'Jokrar',
      help: 'Två jokrar som räknas som spader och slår esset.',
      value: (value) => yesNo(value, 'Två jokrar med', 'Utan jokrar'),
    },
    jokerRemoves: {
      label: 'Kort som tas ut för jokrarna',
      help: 'Vilka två tvåor som tas ur leken. Med tre eller fem spelare följer det av antalet.',
      value: (value) => (value === 'redTwos' ? 'Hjärter och ruter två' : 'Ruter och klöver två'),
    },
    suicide: {
      label: 'Suicide',
      help: 'I varje lag måste precis en bjuda noll i varje giv.',
      value: (value) => yesNo(value, 'Ett nollbud per lag', 'Nej'),
    },
    mirror: {
      label: 'Mirror',
      help: 'Budet är så många spader man har på hand, och inget annat.',
      value: (value) => yesNo(value, 'Budet är spadern på hand', 'Nej'),
    },
    irregularLead: {
      label: 'Spader utspelad för tidigt',
      help: 'Vad som händer om någon spelar ut spader innan den är bruten.',
      value: (value) =>
        value === 'blocked'
          ? 'Går inte att göra'
          : value === 'takeBack'
            ? 'Kortet tas tillbaka'
            : value === 'opponentsNameSuit'
              ? 'Motspelaren väljer färg'
              : 'Sticket är förlorat',
    },
    openHands: {
      label: 'Öppna händer',
      help: 'Vems kort som ligger öppna i familjespelet, för den som spelar med hjälp. Platserna räknas från den som bjuder först i första given.',
      value: (value) => openHands(String(value)),
    },
    losingScore: {
      label: 'Förlustgräns',
      help: 'Den som kommer ner dit har förlorat, och matchen är slut.',
      value: (value) => (value === 'none' ? 'Ingen' : `Vid −${-Number(value)}`),
    },
  },
  presets: {
    standard: { label: 'Par, som de flesta spelar', help: 'Fyra, partner mittemot, först till 500.' },
    family: { label: 'Familjespelet', help: 'Fyra för sig själva. Gissa dina stick, först till 25.' },
    family6: { label: 'Med barn från 6 år', help: 'Öppna kort på bordet, så att en vuxen kan hjälpa till. Tre givar.' },
    family8: { label: 'Med barn från 8 år', help: 'Egna kort och enkel poäng. Tre givar.' },
    family10: { label: 'Med barn från 10 år', help: 'I par med de vanliga poängen. Tre givar.' },
    jokers: { label: 'Med jokrar', help: 'I par, med två jokrar över spader ess.' },
    suicide: { label: 'Suicide', help: 'I par, och ett nollbud per lag i varje giv.' },
    mirror: { label: 'Mirror', help: 'I par. Budet är spadern på hand, så det är spelet som avgör.' },
    three: { label: 'Tre', help: 'Alla mot alla, 17 kort var, först till 300.' },
    two: { label: 'Två', help: 'Ni drar era kort ett i taget och väljer vilka ni behåller.' },
    cutthroat4: { label: 'Fyra, alla mot alla', help: 'Ingen partner, först till 500.' },
    cutthroat5: { label: 'Fem, alla mot alla', help: 'Tio kort var, först till 500.' },
  },
  conflict: ({ code }) => CONFLICTS[code as OptionConflict['code']],
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SpaderLine),
  rules: svRules,
  page: svPage,
}
