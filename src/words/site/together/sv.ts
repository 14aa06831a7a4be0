import { listOf } from '../../list.ts'
import { genitive } from '../../speech/sv.ts'

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
  rejoin: 'Jag är tillbaka',
  yes: 'Ja',
  no: 'Nej',
  waits: (names: readonly string[]) => `Väntar på svar från ${and(names)}.`,
  asks: {
    undo: (by: string) => `${by} vill ta tillbaka sitt senaste drag.`,
    pause: (by: string) => `${by} vill ta en paus.`,
    away: (by: string, day: string) => `${by} vill vara borta till och med ${day}, mer än två veckor sammanlagt.`,
    bot: (by: string, about: string) => `${by} föreslår att en dator spelar åt ${about} så länge.`,
    replace: (by: string, about: string) => `${by} föreslår att någon annan får ta över efter ${about}.`,
    end: (by: string) => `${by} föreslår att ni slutar här.`,
  },
  missing: (name: string) => `${name} har gått eller hör inte av sig. Vad föreslår du?`,
  bot: (name: string) => `Låt en dator spela åt ${name} så länge`,
  replace: (name: string) => `Låt någon annan ta över efter ${name}`,
  end: 'Sluta här',
  openSeat: (name: string) => `${genitive(name)} plats är ledig. Skicka bordets länk till den som vill ta över.`,
  botPlays: (name: string) => `En dator spelar åt ${name}.`,
  botForYou: 'En dator spelar åt dig så länge.',
  takeOver: (name: string) => `Ta över efter ${name}`,
}

/** What the story tells of what happened around the game, in Swedish. */
export const notes = {
  clock: (name: string) => `Tiden var ute, bordet spelade åt ${name}`,
  away: (name: string) => `${name} är borta ett tag`,
  back: (name: string) => `${name} är tillbaka`,
  'asked-undo': (name: string) => `${name} vill ta tillbaka sitt drag`,
  'took-back': (name: string) => `${name} tog tillbaka sitt drag`,
  'asked-pause': (name: string) => `${name} vill ta en paus`,
  paused: () => 'Spelet är pausat',
  resumed: (name: string) => `${name} satte i gång spelet igen`,
  'asked-away': (name: string) => `${name} vill vara borta längre`,
  'asked-bot': (name: string) => `${name} föreslår en datorspelare`,
  'bot-in': (name: string) => `En dator spelar åt ${name}`,
  'bot-out': (name: string) => `${name} spelar själv igen`,
  left: (name: string) => `${name} lämnade bordet`,
  'asked-replace': (name: string) => `${name} föreslår en ny spelare`,
  'open-seat': (name: string) => `${genitive(name)} plats är ledig`,
  'new-person': (name: string) => `${name} tog över platsen`,
  'asked-end': (name: string) => `${name} vill sluta`,
  'called-off': () => 'Matchen slutade här',
  declined: (name: string) => `${name} sa nej`,
  whispered: (name: string) => `${name} bad om ett råd`,
}
