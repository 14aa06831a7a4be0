import { listOf } from '../../list.ts'
import type * as sv from './sv.ts'

const and = (names: readonly string[]): string => listOf('en', names)

/** What people at a table settle with one another, in English. */
export const together: typeof sv.together = {
  cleared: (when: string) =>
    `This table will be cleared away ${when}. Save the match as a file if you would like to keep it.`,
  clearedIdle: (when) => `This table will be cleared away ${when}, unless somebody plays on.`,
  remove: 'Clear the table away',
  removeTitle: 'Clear the table away?',
  removeText: 'Everything goes, for everybody at the table, the score sheet too. It cannot be undone.',
  removeYes: 'Clear it away',
  removeNo: 'No, leave it',
  undo: 'Undo',
  pause: 'Ask for a break',
  paused: 'The game is paused. No time is running.',
  resume: 'Play on',
  leave: 'Leave the table',
  leaveTitle: 'Leave the table?',
  leaveText:
    'Those who stay decide whether a computer or somebody else takes your seat, or whether the match ends here.',
  leaveYes: 'Leave the table',
  leaveNo: 'No, stay',
  rejoin: 'I am back',
  yes: 'Yes',
  no: 'No',
  waits: (names: readonly string[]) => `Waiting for ${and(names)} to answer.`,
  asks: {
    undo: (by: string) => `${by} would like to take back the last move.`,
    pause: (by: string) => `${by} would like a break.`,
    away: (by, day) => `${by} would like to be away until the end of ${day}, more than two weeks in all.`,
    bot: (by: string, about: string) => `${by} suggests that a computer plays for ${about} meanwhile.`,
    replace: (by: string, about: string) => `${by} suggests that somebody else takes over from ${about}.`,
    end: (by: string) => `${by} suggests ending here.`,
  },
  missing: (name: string) => `${name} has left or gone quiet. What do you suggest?`,
  bot: (name: string) => `Let a computer play for ${name} meanwhile`,
  replace: (name: string) => `Let somebody else take over from ${name}`,
  end: 'End here',
  openSeat: (name: string) => `The seat of ${name} is free. Send the table's link to whoever wants to take over.`,
  botPlays: (name: string) => `A computer plays for ${name}.`,
  botForYou: 'The computer plays for you meanwhile.',
  takeOver: (name: string) => `Take over from ${name}`,
}

/** What the story tells of what happened around the game, in English. */
export const notes: typeof sv.notes = {
  clock: (name: string) => `Time was up, the table played for ${name}`,
  away: (name: string) => `${name} is away for a while`,
  back: (name: string) => `${name} is back`,
  'asked-undo': (name: string) => `${name} would like to take a move back`,
  'took-back': (name: string) => `${name} took a move back`,
  'asked-pause': (name: string) => `${name} would like a break`,
  paused: () => 'The game is paused',
  resumed: (name: string) => `${name} set the game going again`,
  'asked-away': (name) => `${name} wants to be away longer`,
  'asked-bot': (name: string) => `${name} suggests a computer player`,
  'bot-in': (name: string) => `A computer plays for ${name}`,
  'bot-out': (name: string) => `${name} plays again`,
  left: (name: string) => `${name} left the table`,
  'asked-replace': (name: string) => `${name} suggests a new player`,
  'open-seat': (name: string) => `The seat of ${name} is free`,
  'new-person': (name: string) => `${name} took over the seat`,
  'asked-end': (name: string) => `${name} would like to stop`,
  'called-off': () => 'The match ended here',
  declined: (name: string) => `${name} said no`,
  whispered: (name: string) => `${name} asked for advice`,
}
