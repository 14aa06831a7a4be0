import { listOf } from '../../list.ts'
import type * as sv from './sv.ts'

const and = (names: readonly string[]): string => listOf('da', names)

/** What people at a table settle with one another, in Danish. */
export const together: typeof sv.together = {
  cleared: (when: string) => `Bordet ryddes ${when}. Gem partiet som fil, hvis I vil have det.`,
  clearedIdle: (when) => `Bordet ryddes ${when}, hvis ingen spiller videre.`,
  remove: 'Ryd bordet',
  removeTitle: 'Vil du rydde bordet?',
  removeText: 'Alt forsvinder for alle ved bordet, også regnskabet. Det kan ikke fortrydes.',
  removeYes: 'Ryd bordet',
  removeNo: 'Nej, lad det stå',
  undo: 'Fortryd',
  pause: 'Bed om en pause',
  paused: 'Spillet holder pause. Ingens tid løber.',
  resume: 'Spil videre',
  leave: 'Forlad bordet',
  leaveTitle: 'Vil du forlade bordet?',
  leaveText:
    'De, der er tilbage, bestemmer, om en computer eller en anden overtager din plads, eller om partiet slutter her.',
  leaveYes: 'Forlad bordet',
  leaveNo: 'Nej, bliv siddende',
  rejoin: 'Jeg er tilbage',
  yes: 'Ja',
  no: 'Nej',
  waits: (names: readonly string[]) => `Venter på svar fra ${and(names)}.`,
  asks: {
    undo: (by: string) => `${by} vil tage sit seneste træk tilbage.`,
    pause: (by: string) => `${by} vil gerne holde en pause.`,
    away: (by, day) => `${by} vil være væk til og med ${day}, mere end to uger i alt.`,
    bot: (by: string, about: string) => `${by} foreslår, at en computer spiller for ${about} så længe.`,
    replace: (by: string, about: string) => `${by} foreslår, at en anden overtager efter ${about}.`,
    end: (by: string) => `${by} foreslår, at I slutter her.`,
  },
  missing: (name: string) => `${name} er gået eller lader ikke høre fra sig. Hvad foreslår du?`,
  bot: (name: string) => `Lad en computer spille for ${name} så længe`,
  replace: (name: string) => `Lad en anden overtage efter ${name}`,
  end: 'Slut her',
  openSeat: (name: string) => `Pladsen efter ${name} er ledig. Send bordets link til den, der vil overtage.`,
  botPlays: (name: string) => `En computer spiller for ${name}.`,
  botForYou: 'En computer spiller for dig imens.',
  takeOver: (name: string) => `Overtag efter ${name}`,
}

/** What the story tells of what happened around the game, in Danish. */
export const notes: typeof sv.notes = {
  clock: (name: string) => `Tiden var gået, bordet spillede for ${name}`,
  away: (name: string) => `${name} er væk et stykke tid`,
  back: (name: string) => `${name} er tilbage`,
  'asked-undo': (name: string) => `${name} vil tage sit træk tilbage`,
  'took-back': (name: string) => `${name} tog sit træk tilbage`,
  'asked-pause': (name: string) => `${name} vil holde pause`,
  paused: () => 'Spillet holder pause',
  resumed: (name: string) => `${name} satte spillet i gang igen`,
  'asked-away': (name) => `${name} vil være væk længere`,
  'asked-bot': (name: string) => `${name} foreslår en computerspiller`,
  'bot-in': (name: string) => `En computer spiller for ${name}`,
  'bot-out': (name: string) => `${name} spiller selv igen`,
  left: (name: string) => `${name} forlod bordet`,
  'asked-replace': (name: string) => `${name} foreslår en ny spiller`,
  'open-seat': (name: string) => `Pladsen efter ${name} er ledig`,
  'new-person': (name: string) => `${name} overtog pladsen`,
  'asked-end': (name: string) => `${name} vil slutte`,
  'called-off': () => 'Partiet sluttede her',
  declined: (name: string) => `${name} sagde nej`,
  whispered: (name: string) => `${name} bad om et råd`,
}
