import { listOf } from '../../list.ts'
import { object, start } from '../../speech/da.ts'
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
  gone: 'De andre regner ikke med dig lige nu.',
  rejoin: 'Jeg er tilbage',
  yes: 'Ja',
  no: 'Nej',
  waits: (names: readonly string[]) => `Venter på svar fra ${and(names)}.`,
  asks: {
    undo: (who, by) => `${start(who, by)} vil gerne fortryde det seneste.`,
    pause: (who, by) => `${start(who, by)} vil gerne holde en pause.`,
    away: (who, by, day) => `${start(who, by)} vil være væk til og med ${day}, mere end to uger i alt.`,
    bot: (who, by, about) => `${start(who, by)} foreslår, at en computer spiller for ${object(who, about)} så længe.`,
    replace: (who, by, about) => `${start(who, by)} foreslår, at en anden overtager efter ${object(who, about)}.`,
    end: (who, by) => `${start(who, by)} foreslår, at I slutter her.`,
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
  clock: (who, seat) => `Tiden var gået, så bordet spillede for ${object(who, seat)}`,
  away: (who, seat) => `${start(who, seat)} er væk et stykke tid`,
  back: (who, seat) => `${start(who, seat)} er tilbage`,
  'asked-undo': (who, seat) => `${start(who, seat)} vil gerne fortryde det seneste`,
  'took-back': (who, seat) => `${start(who, seat)} fortrød det seneste`,
  'asked-pause': (who, seat) => `${start(who, seat)} vil holde pause`,
  paused: () => 'Spillet holder pause',
  resumed: (who, seat) => `${start(who, seat)} satte spillet i gang igen`,
  'asked-away': (who, seat) => `${start(who, seat)} vil være væk længere`,
  'asked-bot': (who, seat) => `${start(who, seat)} foreslår en computerspiller`,
  'bot-in': (who, seat) => `En computer spiller for ${object(who, seat)}`,
  'bot-out': (who, seat) => `${start(who, seat)} spiller selv igen`,
  left: (who, seat) => `${start(who, seat)} forlod bordet`,
  'asked-replace': (who, seat) => `${start(who, seat)} foreslår en ny spiller`,
  'open-seat': () => 'En plads ved bordet er ledig',
  'new-person': (who, seat) => `${start(who, seat)} overtog pladsen`,
  'asked-end': (who, seat) => `${start(who, seat)} vil slutte`,
  'called-off': () => 'Partiet sluttede her',
  declined: (who, seat) => `${start(who, seat)} sagde nej`,
  whispered: (who, seat) => `${start(who, seat)} bad om et råd`,
}
