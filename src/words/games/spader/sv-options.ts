import type { OptionConflict } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
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

/** Why house rules of Spader do not go together, in Swedish. */
export const svConflict: SpaderWords['conflict'] = ({ code }) => CONFLICTS[code as OptionConflict['code']]

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

/** The house rules of Spader, in Swedish. */
export const svOptions: SpaderWords['options'] = {
  form: {
    label: 'Form',
    help: 'Vilka som spelar ihop, och efter vilka regler.',
    value: (value) => form[value as keyof typeof form],
  },
  target: {
    label: 'Poängmål',
    help: 'Den som når dit vinner när given är slut.',
    value: (value) => (value === 'usual' ? 'Det som hör till formen' : `${value} poäng`),
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
    help: 'Vems kort som ligger öppna i familjespelet, för den som spelar med hjälp. Platserna räknas från den som bjuder först i första given: den som dukade, om ni sitter som ni kom.',
    value: (value) => openHands(String(value)),
  },
  losingScore: {
    label: 'Förlustgräns',
    help: 'Den som kommer ner dit har förlorat, och matchen är slut.',
    value: (value) => (value === 'none' ? 'Ingen' : `Vid −${-Number(value)}`),
  },
}

/** Sets of house rules that have a name, in Swedish. */
export const svPresets: SpaderWords['presets'] = {
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
}
