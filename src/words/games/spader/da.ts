import type { Event, Objection, OptionConflict, SpaderLine } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
import { few, inside, object, start, suitOf } from '../../speech/da.ts'
import { capital, signed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { daPage } from './da-page.ts'
import { daRules } from './da-rules.ts'
import { bags, bid, card, sideInside, tricks } from './da-say.ts'
import { seatsOn } from './speech.ts'
import type { SpaderWords } from './words.ts'

const CONFLICTS: Readonly<Record<OptionConflict['code'], string>> = {
  'suicide-with-mirror':
    'Suicide og Mirror passer ikke sammen: i Mirror bestemmer kortene meldingen, så ingen kan tvinges til nul.',
  'suicide-outside-pairs': 'Suicide spilles kun i par, for det kræver et nul på hvert hold.',
  'mirror-with-jokers': 'Mirror spilles uden jokere, for meldingen er antallet af spar på hånden.',
  'family-with-jokers': 'Familiespillet spilles uden jokere.',
  'family-with-suicide': 'I familiespillet er der hverken hold eller nul, så Suicide går ikke.',
  'family-with-mirror': 'I familiespillet gætter alle selv, så Mirror går ikke.',
  'exchange-outside-pairs': 'Byttet efter blindt nul kræver en makker, så det går kun i par.',
}

const NOW = {
  drawing: 'Nu trækker I kort. Meldingerne kommer bagefter.',
  bidding: 'Nu melder I. Kortene spilles, når alle har meldt.',
  exchange: 'Nu byttes to kort. Vent, til det er gjort.',
  play: 'Nu spilles kortene. Det går ikke længere.',
  naming: 'Nu vælges en farve til den, der spillede spar ud for tidligt.',
} as const

const objection = (refusal: Objection): string => {
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
const scoreLine = (line: SpaderLine): string => {
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

const scored = (who: Who, { deal, sides }: Extract<Event, { code: 'deal-scored' }>): string => {
  const seats = seatsOn(who, sides.length)
  return `Spil ${deal}: ${sides.map(({ points }, index) => `${sideInside(who, seats[index] ?? [])} ${signed(points)}`).join(', ')}`
}

const event = (told: Event, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Spil ${told.deal}: ${inside(who, told.dealer)} gav`
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
      return 'Lige i toppen, så der kommer et spil til'
    case 'match-won':
      return `${capital(
        listOf(
          'da',
          told.winners.map((seat) => inside(who, seat)),
        ),
      )} vandt partiet`
  }
}

const form = {
  pairs: 'Par mod par',
  family: 'Familie, hver for sig',
  solo: 'Alle mod alle',
  two: 'To, der trækker',
} as const
const yesNo = (value: unknown, yes: string, no: string): string => (value === true ? yes : no)

/** The seats of `openHands`, counted from one. */
const openHands = (value: string): string => {
  if (value === 'none') return 'Ingen'
  const seats = value.split(',').map((seat) => String(Number(seat) + 1))
  return seats.length === 4 ? 'Alle' : `Plads ${listOf('da', seats)}`
}

/** Everything Spader says, in Danish. */
export const da: SpaderWords = {
  name: 'Spar',
  tagline: '2–5 · lov stik, og hold det',
  options: {
    form: {
      label: 'Form',
      help: 'Hvem der spiller sammen, og efter hvilke regler.',
      value: (value) => form[value as keyof typeof form],
    },
    target: {
      label: 'Pointmål',
      help: 'Den, der når dertil, vinder, når spillet er færdigt.',
      value: (value) => (value === 'usual' ? 'Det almindelige for formen' : `${value} point`),
    },
    deals: {
      label: 'Antal spil',
      help: 'Spil til et mål eller et bestemt antal spil, hvor flest point vinder.',
      value: (value) => (value === 0 ? 'Til pointmålet' : value === 1 ? 'Et spil' : `${value} spil`),
    },
    bidCorrection: {
      label: 'At rette meldingen',
      help: 'En forkert melding kan rettes, til den næste har meldt.',
      value: (value) => yesNo(value, 'Kan rettes, til den næste har meldt', 'Sagt er sagt'),
    },
    teamBidCap: {
      label: 'Holdets melding',
      help: 'Om to makkere tilsammen kan love flere stik, end der er.',
      value: (value) => yesNo(value, 'Højst 13 tilsammen', 'Intet loft'),
    },
    nil: {
      label: 'Nul',
      help: 'At love ikke at tage et eneste stik, for 100 point.',
      value: (value) => yesNo(value, 'Må meldes', 'Alle melder mindst et'),
    },
    blindNil: {
      label: 'Blindt nul',
      help: 'Nul, der meldes, før man har set sine kort, for 200 point.',
      value: (value) =>
        value === 'off' ? 'Meldes ikke' : value === 'anytime' ? 'Må altid meldes' : 'Når man er 100 bagud',
    },
    blindNilExchange: {
      label: 'Bytte efter blindt nul',
      help: 'Den, der meldte blindt, giver sin makker to kort og får to tilbage.',
      value: (value) => yesNo(value, 'To kort byttes', 'Intet bytte'),
    },
    failedNilTricks: {
      label: 'Stik på et nul, der brast',
      help: 'Hvad de stik er værd for holdet.',
      value: (value) =>
        value === 'bags' ? 'De bliver sække' : value === 'contract' ? 'De tæller i kontrakten' : 'De tæller slet ikke',
    },
    bagOverflow: {
      label: 'Når ti sække er fulde',
      help: 'Hvad der sker med sække ud over ti.',
      value: (value) => (value === 'carry' ? 'De over ti bliver liggende' : 'Der tælles forfra fra nul'),
    },
    jokers: {
      label: 'Jokere',
      help: 'To jokere, der tæller som spar og slår esset.',
      value: (value) => yesNo(value, 'To jokere med', 'Uden jokere'),
    },
    jokerRemoves: {
      label: 'Kort ud for jokerne',
      help: 'Hvilke to toere der tages ud. Med tre eller fem spillere følger det af antallet.',
      value: (value) => (value === 'redTwos' ? 'Hjerter og ruder to' : 'Ruder og klør to'),
    },
    suicide: {
      label: 'Suicide',
      help: 'På hvert hold skal præcis én melde nul i hvert spil.',
      value: (value) => yesNo(value, 'Et nul på hvert hold', 'Nej'),
    },
    mirror: {
      label: 'Mirror',
      help: 'Meldingen er så mange spar, man har på hånden, og intet andet.',
      value: (value) => yesNo(value, 'Meldingen er spar på hånden', 'Nej'),
    },
    irregularLead: {
      label: 'Spar spillet ud for tidligt',
      help: 'Hvad der sker, hvis nogen spiller spar ud, før den er brudt.',
      value: (value) =>
        value === 'blocked'
          ? 'Kan ikke lade sig gøre'
          : value === 'takeBack'
            ? 'Kortet tages tilbage'
            : value === 'opponentsNameSuit'
              ? 'Modspilleren vælger farve'
              : 'Stikket er tabt',
    },
    openHands: {
      label: 'Åbne hænder',
      help: 'Hvem der har sine kort åbne i familiespillet og får hjælp. Pladserne tælles fra den, der melder først i første spil.',
      value: (value) => openHands(String(value)),
    },
    losingScore: {
      label: 'Tabt på minus',
      help: 'Den, der kommer så langt ned, har tabt, og partiet er slut.',
      value: (value) => (value === 'none' ? 'Nej' : `Ved −${-Number(value)}`),
    },
  },
  presets: {
    standard: { label: 'Par, som de fleste spiller', help: 'Fire, makker overfor, først til 500.' },
    family: { label: 'Familiespillet', help: 'Fire, hver for sig. Gæt dine stik, først til 25.' },
    family6: { label: 'Med børn fra 6 år', help: 'Åbne kort på bordet, så en voksen kan hjælpe. Tre spil.' },
    family8: { label: 'Med børn fra 8 år', help: 'Egne kort og enkle point. Tre spil.' },
    family10: { label: 'Med børn fra 10 år', help: 'I par med de almindelige point. Tre spil.' },
    jokers: { label: 'Med jokere', help: 'I par, med to jokere over spar es.' },
    suicide: { label: 'Suicide', help: 'I par, og et nul på hvert hold i hvert spil.' },
    mirror: { label: 'Mirror', help: 'I par. Meldingen er spar på hånden, så det er spillet, der afgør.' },
    three: { label: 'Tre', help: 'Alle mod alle, 17 kort hver, først til 300.' },
    two: { label: 'To', help: 'I trækker jeres kort et ad gangen og vælger, hvilke I beholder.' },
    cutthroat4: { label: 'Fire, alle mod alle', help: 'Ingen makker, først til 500.' },
    cutthroat5: { label: 'Fem, alle mod alle', help: 'Ti kort hver, først til 500.' },
  },
  conflict: ({ code }) => CONFLICTS[code as OptionConflict['code']],
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SpaderLine),
  rules: daRules,
  page: daPage,
}
