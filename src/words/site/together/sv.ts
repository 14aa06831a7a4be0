import type { Seat } from '../../../core/seat.ts'
import { listOf } from '../../list.ts'
import { object, start } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'

const and = (names: readonly string[]): string => listOf('sv', names)

/** What people at a table settle with one another, in Swedish. */
export const together = {
  cleared: (when: string) => `Bordet plockas undan ${when}. Spara matchen som fil om ni vill ha den kvar.`,
  clearedIdle: (when: string) => `Bordet plockas undan ${when}, om ingen spelar vidare.`,
  remove: 'Plocka undan bordet',
  removeTitle: 'Vill du plocka undan bordet?',
  removeText: 'Allt försvinner för alla vid bordet, också protokollet. Det går inte att ångra.',
  removeYes: 'Plocka undan',
  removeNo: 'Nej, låt det stå',
  undo: 'Ångra',
  pause: 'Be om paus',
  paused: 'Spelet är pausat. Ingens tid går.',
  resume: 'Spela vidare',
  leave: 'Lämna bordet',
  leaveTitle: 'Vill du lämna bordet?',
  leaveText:
    'De som är kvar får bestämma om en dator eller någon annan tar över din plats, eller om matchen slutar här.',
  leaveYes: 'Lämna bordet',
  leaveNo: 'Nej, sitt kvar',
  gone: 'De andra räknar inte med dig just nu.',
  rejoin: 'Jag är tillbaka',
  yes: 'Ja',
  no: 'Nej',
  waits: (names: readonly string[]) => `Väntar på svar från ${and(names)}.`,
  asks: {
    undo: (who: Who, by: Seat) => `${start(who, by)} vill ångra det senaste.`,
    pause: (who: Who, by: Seat) => `${start(who, by)} vill ta en paus.`,
    away: (who: Who, by: Seat, day: string) =>
      `${start(who, by)} vill vara borta till och med ${day}, mer än två veckor sammanlagt.`,
    bot: (who: Who, by: Seat, about: Seat) =>
      `${start(who, by)} föreslår att en dator spelar åt ${object(who, about)} så länge.`,
    replace: (who: Who, by: Seat, about: Seat) =>
      `${start(who, by)} föreslår att någon annan får ta över efter ${object(who, about)}.`,
    end: (who: Who, by: Seat) => `${start(who, by)} föreslår att ni slutar här.`,
  },
  missing: (name: string) => `${name} har gått eller hör inte av sig. Vad föreslår du?`,
  bot: (name: string) => `Låt en dator spela åt ${name} så länge`,
  replace: (name: string) => `Låt någon annan ta över efter ${name}`,
  end: 'Sluta här',
  openSeat: (name: string) => `Platsen efter ${name} är ledig. Skicka bordets länk till den som vill ta över.`,
  botPlays: (name: string) => `En dator spelar åt ${name}.`,
  botForYou: 'En dator spelar åt dig så länge.',
  takeOver: (name: string) => `Ta över efter ${name}`,
}

/** What the story tells of what happened around the game, in Swedish. */
export const notes = {
  clock: (who: Who, seat: Seat) => `Tiden var ute, så bordet spelade åt ${object(who, seat)}`,
  away: (who: Who, seat: Seat) => `${start(who, seat)} är borta ett tag`,
  back: (who: Who, seat: Seat) => `${start(who, seat)} är tillbaka`,
  'asked-undo': (who: Who, seat: Seat) => `${start(who, seat)} vill ångra det senaste`,
  'took-back': (who: Who, seat: Seat) => `${start(who, seat)} ångrade det senaste`,
  'asked-pause': (who: Who, seat: Seat) => `${start(who, seat)} vill ta en paus`,
  paused: () => 'Spelet är pausat',
  resumed: (who: Who, seat: Seat) => `${start(who, seat)} satte i gång spelet igen`,
  'asked-away': (who: Who, seat: Seat) => `${start(who, seat)} vill vara borta längre`,
  'asked-bot': (who: Who, seat: Seat) => `${start(who, seat)} föreslår en datorspelare`,
  'bot-in': (who: Who, seat: Seat) => `En dator spelar åt ${object(who, seat)}`,
  'bot-out': (who: Who, seat: Seat) => `${start(who, seat)} spelar själv igen`,
  left: (who: Who, seat: Seat) => `${start(who, seat)} lämnade bordet`,
  'asked-replace': (who: Who, seat: Seat) => `${start(who, seat)} föreslår en ny spelare`,
  'open-seat': () => 'En plats vid bordet är ledig',
  'new-person': (who: Who, seat: Seat) => `${start(who, seat)} tog över platsen`,
  'asked-end': (who: Who, seat: Seat) => `${start(who, seat)} vill sluta`,
  'called-off': () => 'Matchen slutade här',
  declined: (who: Who, seat: Seat) => `${start(who, seat)} sa nej`,
  whispered: (who: Who, seat: Seat) => `${start(who, seat)} bad om ett råd`,
}
