import type { OptionConflict } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
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

/** Why house rules of Spader do not go together, in Danish. */
export const daConflict: SpaderWords['conflict'] = ({ code }) => CONFLICTS[code as OptionConflict['code']]

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

/** The house rules of Spader, in Danish. */
export const daOptions: SpaderWords['options'] = {
  form: {
    label: 'Form',
    help: 'Hvem der spiller sammen, og efter hvilke regler.',
    value: (value) => form[value as keyof typeof form],
  },
  target: {
    label: 'Pointmål',
    help: 'Den, der når dertil, vinder, når spillet er færdigt.',
    value: (value) => (value === 'usual' ? 'Det, der hører til formen' : `${value} point`),
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
    help: 'Hvem der har sine kort åbne i familiespillet og får hjælp. Pladserne tælles fra den, der melder først i første spil: den, der dækkede bordet, hvis I sidder, som I kom.',
    value: (value) => openHands(String(value)),
  },
  losingScore: {
    label: 'Tabt på minus',
    help: 'Den, der kommer så langt ned, har tabt, og partiet er slut.',
    value: (value) => (value === 'none' ? 'Nej' : `Ved −${-Number(value)}`),
  },
}

/** Sets of house rules that have a name, in Danish. */
export const daPresets: SpaderWords['presets'] = {
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
}
