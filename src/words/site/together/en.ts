import { listOf } from '../../list.ts'
import { inside, start, verb } from '../../speech/en.ts'
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
  gone: 'The others are not counting on you just now.',
  rejoin: 'I am back',
  yes: 'Yes',
  no: 'No',
  waits: (names: readonly string[]) => `Waiting for ${and(names)} to answer.`,
  asks: {
    undo: (who, by) => `${start(who, by)} would like to take back the last move.`,
    pause: (who, by) => `${start(who, by)} would like a break.`,
    away: (who, by, day) =>
      `${start(who, by)} would like to be away until the end of ${day}, more than two weeks in all.`,
    bot: (who, by, about) =>
      `${start(who, by)} ${verb(who, by, 'suggest', 'suggests')} that a computer plays for ${inside(who, about)} meanwhile.`,
    replace: (who, by, about) =>
      `${start(who, by)} ${verb(who, by, 'suggest', 'suggests')} that somebody else takes over from ${inside(who, about)}.`,
    end: (who, by) => `${start(who, by)} ${verb(who, by, 'suggest', 'suggests')} ending here.`,
  },
  missing: (name: string) => `${name} has left or gone quiet. What do you suggest?`,
  bot: (name: string) => `Let a computer play for ${name} meanwhile`,
  replace: (name: string) => `Let somebody else take over from ${name}`,
  end: 'End here',
  openSeat: (name: string) => `The seat of ${name} is free. Send the table’s link to whoever wants to take over.`,
  botPlays: (name: string) => `A computer plays for ${name}.`,
  botForYou: 'The computer plays for you meanwhile.',
  takeOver: (name: string) => `Take over from ${name}`,
}

/** What the story tells of what happened around the game, in English. */
export const notes: typeof sv.notes = {
  clock: (who, seat) => `Time was up, so the table played for ${inside(who, seat)}`,
  away: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'are', 'is')} away for a while`,
  back: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'are', 'is')} back`,
  'asked-undo': (who, seat) => `${start(who, seat)} would like to take back the last move`,
  'took-back': (who, seat) => `${start(who, seat)} took back the last move`,
  'asked-pause': (who, seat) => `${start(who, seat)} would like a break`,
  paused: () => 'The game is paused',
  resumed: (who, seat) => `${start(who, seat)} set the game going again`,
  'asked-away': (who, seat) => `${start(who, seat)} ${verb(who, seat, 'want', 'wants')} to be away longer`,
  'asked-bot': (who, seat) => `${start(who, seat)} ${verb(who, seat, 'suggest', 'suggests')} a computer player`,
  'bot-in': (who, seat) => `A computer plays for ${inside(who, seat)}`,
  'bot-out': (who, seat) => `${start(who, seat)} ${verb(who, seat, 'play', 'plays')} again`,
  left: (who, seat) => `${start(who, seat)} left the table`,
  'asked-replace': (who, seat) => `${start(who, seat)} ${verb(who, seat, 'suggest', 'suggests')} a new player`,
  'open-seat': () => 'A seat at the table is free',
  'new-person': (who, seat) => `${start(who, seat)} took over the seat`,
  'asked-end': (who, seat) => `${start(who, seat)} would like to stop`,
  'called-off': () => 'The match ended here',
  declined: (who, seat) => `${start(who, seat)} said no`,
  whispered: (who, seat) => `${start(who, seat)} asked for advice`,
}
