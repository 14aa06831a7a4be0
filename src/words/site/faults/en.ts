import { always } from '../always.ts'
import type * as sv from './sv.ts'

/** Why the table itself refuses something, in English. */
export const refusals: typeof sv.refusals = {
  stale: 'The table has changed since you opened the page. This is how it looks now.',
  'not-started': 'The game has not begun yet.',
  over: 'The match is over already.',
  full: 'Every seat is taken already.',
  started: 'The game has begun already.',
  'name-missing': 'Write your name.',
  'name-too-long': 'Write a shorter name, 24 characters at most.',
  'name-taken': 'Someone at the table has that name already. Add something, so that you are not mixed up.',
  'cut-too-long': 'Write a shorter cut, 60 characters at most.',
  'phrase-too-long': 'Write something shorter, at most 40 characters.',
  'no-whispers': 'Nobody asks for advice at this table.',
  'away-too-far': 'That is too far ahead. Choose a day within three months.',
  'away-too-long': 'That is longer than you can be away without asking the others: at most 14 days in a match.',
  'away-in-past': 'Choose a day that is still to come.',
  'asked-already': 'There is a question on the table already. Answer it first.',
  'not-missing': 'You can ask once somebody has left the table or been silent for too long.',
  'no-undo': 'There is nothing to take back. That is over once the cards have been shuffled.',
  'not-asked': 'Nobody has asked anything just now.',
  'not-filled': 'Not everyone has sat down yet.',
  'not-maker': 'Only the person who laid the table can deal.',
  'option-conflict': 'These house rules do not go together.',
  'bad-option': 'That cannot be chosen. Pick one of those listed here.',
  'bad-seats': 'That many cannot play that way. Change the number, or how you play.',
  'unknown-option': 'This game has no such house rule.',
  'orders-too-late': 'Something has happened at the table meanwhile. This is how it stands now.',
  'claim-not-now': 'You can say that when it is your turn in a trick.',
  'claim-not-certain': 'It is not certain that the rest are yours. Somebody else may hold cards that take a trick.',
  'no-rematch-yet': 'You can play again once the match is over.',
  spent: 'That table has been cleared away. Lay a new one.',
  'rematch-cleared': 'The new table has been cleared away. You can play again from here.',
}

/** Pages that stand in place of what somebody asked for, in English. */
export const errors: typeof sv.errors = {
  openLabel: 'Have you got the whole link? Paste it here.',
  open: 'Open',
  askNew: 'Did someone send you the link? Ask for it once more.',
  'not-found': {
    title: 'The thread ends here',
    text: always(
      'The link does not lead to a table. A bit of it may be missing, or the table has been cleared away: that is done 90 days after the match, or when nobody has played for 180 days.',
    ),
  },
  'not-here': {
    title: 'The link is not quite right',
    text: always('Something is wrong towards the end of it. Open the table and carry on from there.'),
  },
  'not-over': {
    title: 'The match is still on',
    text: always('The match as a file is here once it is over: everybody’s cards lie open in it.'),
  },
  'not-your-seat': {
    title: 'This is someone else’s seat',
    text: (name) =>
      `${name === undefined ? 'The seat is taken' : `${name} sits here`}, and only the person sitting here can see the cards. Is that you? Then open your own link. If it has gone missing, you will find it on your other phone, under More.`,
  },
  'wrong-key': {
    title: 'Part of the link is missing',
    text: always(
      'The table exists, but the personal link does not fit any seat. Most often a bit of it has dropped off. Copy it again, from beginning to end.',
    ),
  },
  'old-key': {
    title: 'That link no longer works',
    text: (name) =>
      `${name ?? 'Somebody'} sits here now. If that is you, the link was replaced by a new one: it is on the phone where you changed it, under More. Otherwise the seat has gone to somebody else.`,
  },
  'open-seat': {
    title: 'The seat is free',
    text: (name) =>
      `${name ?? 'Whoever sat here'} was away, so the others have given the seat up. Take a seat at the table if you want to play on.`,
  },
  'wrong-me': {
    title: 'The link does not work',
    text: always(
      'Either a part of it got lost, or it was replaced by a new one. The new one is on the phone where you replaced it, on your own page.',
    ),
  },
  'too-large': {
    title: 'That was too much',
    text: always('What you sent was longer than we can take. Go back and write something shorter.'),
  },
  'bad-form': {
    title: 'Something was missing',
    text: always('What was sent could not be read. Open the table again and try from there.'),
  },
  'wrong-type': {
    title: 'It could not be read',
    text: always('What was sent came in a form we cannot read. Open the table again and try from there.'),
  },
  'too-often': {
    title: 'That was a little fast',
    text: always('A great deal has come from your network in a short time. Wait a minute and try again.'),
  },
  'foreign-form': {
    title: 'It came from another site',
    text: always(
      'To be on the safe side we only do what you choose here with us. Open the table and do it from there.',
    ),
  },
  'not-allowed': {
    title: 'It cannot be opened like that',
    text: always('The address is meant for something else. Open the table and carry on from there.'),
  },
  server: {
    title: 'We have lost the thread',
    text: always('The mistake is ours. What has been played is safe. Wait a moment and open the page again.'),
  },
}
