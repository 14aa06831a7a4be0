import { listOf } from '../list.ts'
import { me, notice } from './me/en.ts'
import type { SiteWords } from './sv.ts'

const and = (names: readonly string[]): string => listOf('en', names)
const few = (count: number): string =>
  ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const always =
  (text: string) =>
  (_name?: string): string =>
    text

/** Everything the house itself says, in English. */
export const en: SiteWords = {
  chrome: {
    languages: 'Language',
    home: 'Kortlänk, your tables',
    skip: 'To what you can do',
    more: 'More',
    me: 'You',
    toHome: 'To your tables',
    toTable: 'To the table',
    description: 'Play cards by link, at your own pace. No account, nothing to install.',
  },
  home: {
    title: 'Cards by link',
    welcome: 'Play cards with the people you are fond of, however far apart you sit.',
    how: 'Lay a table, send the link and play a card whenever you have a moment. Any phone will do; there is no account, and nothing to install.',
    tables: 'Your tables',
    newTable: 'Lay a new table',
    choose: 'Pick a game and send the link.',
    yourTurn: 'Your turn',
    yourTurnSince: (when) => `Your turn since ${when}`,
    turnSince: (when) => `Since ${when}`,
    open: 'Gathering',
    openLong: 'Not everyone has sat down yet',
    over: 'Finished',
    overLong: (when) => `Finished ${when}`,
    with: (names) => `with ${and(names)}`,
    rules: 'The rules of the games',
    fair: 'How the cards are shuffled',
  },
  setUp: {
    title: (game) => `A table for ${game}`,
    lede: 'You get a link to send to the people you want to play with.',
    name: 'Your name',
    presets: 'How you play',
    seats: 'Number of players',
    seatsUsual: 'The usual number',
    seatCount: (count) => `${capital(few(count))} players`,
    submit: 'Lay the table',
    details: 'House rules and cutting the pack',
    detailsHelp: 'Leave all this alone and you play the way most people do.',
    asAbove: 'As chosen above',
    usual: (value) => `${value} (usual)`,
    phrase: (usual: string) => `Your own words for it. Otherwise you say: ${usual}`,
    rules: (game) => `The rules of ${game}`,
  },
  cut: {
    label: 'Cut the pack, if you like',
    help: 'Write anything at all. It is mixed into the pack, so that nobody can have settled beforehand how the cards fall.',
    link: 'How the cards are shuffled',
    sealed: (start) => `The envelope is sealed: ${start}…`,
  },
  table: {
    invited: (name, game) => `${name} invites you to ${game}.`,
    inviteLede: 'Write your name and take a seat. You play whenever you have time; no account, nothing to install.',
    sit: 'Take a seat',
    toSeatOf: (name) => `To your seat, ${name}`,
    anotherHere: 'Someone else on this phone wants to sit down',
    sitting: (count, of) =>
      count === of
        ? of === 2
          ? 'Both are seated'
          : `All ${few(of)} are seated`
        : `${capital(few(count))} of ${few(of)} seated`,
    free: 'free',
    you: 'you',
    full: 'Every seat is taken',
    fullText: (maker) => `The game begins when ${maker} deals.`,
    playingText: 'Every seat is taken, but do stay and watch. Only the person holding a hand can see it.',
    overTitle: 'The match is over',
    won: (names) => `${and(names)} won`,
    youWon: 'You won',
    youWonWith: (names) => `You and ${and(names)} won`,
    nobodyWon: 'Nobody won',
    elsewhere: 'Is this your seat? Open your own link, the one you kept or had from your other phone.',
    score: 'Score',
    turnOf: (names) => (names.length === 1 ? `${names[0]}’s turn` : `${and(names)} each have a choice to make`),
    since: (when) => `Since ${when}.`,
    sheet: 'The score sheet',
    rules: 'The rules at this table',
    story: 'What has happened',
    fair: 'How the cards are shuffled',
    record: 'Save the match as a file',
    makeOwn: 'Lay a table of your own',
  },
  lobby: {
    title: 'The table is laid',
    heading: 'The table is laid.',
    lede: (free) =>
      free === 1
        ? 'Send the link to the person you want to play with. It shows only the table, never any cards.'
        : `Send the link to the people you want to play with, ${few(free)} more. It shows only the table, never any cards.`,
    filled: 'Everyone is seated.',
    ledeFilled: 'They are waiting for you to deal.',
    seated: 'You have a seat.',
    ledeSeated: (maker) => `${maker} deals when everyone is seated. Then your cards appear here.`,
    ledeDealing: (maker) => `Now you are waiting for ${maker} to deal. Then your cards appear here.`,
    link: 'Link to the table',
    order: 'Seats',
    lot: 'Drawn by lot',
    lotHelp: 'Luck decides who sits where and who deals.',
    sat: 'As you came',
    satHelp: 'Clockwise in the order you sat down. The last to come deals.',
    start: 'Deal the cards',
    startWaits: (of) => `Deal once ${few(of)} are seated`,
  },
  share: {
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share …',
    sms: 'Text',
    mail: 'Email',
    qr: 'Show as a QR code',
    qrAlt: 'QR code for the table',
    qrHelp: 'Hold another phone in front of it.',
    invite: (name, game, url) => `${name} invites you to ${game}: ${url}`,
    inviteSubject: (game) => `Come and play ${game}`,
    remind: (name) => `Remind ${name}`,
    remindText: (name, game, url) => `Your turn, ${name}. ${game}: ${url}`,
    remindSubject: (game) => `Your turn at ${game}`,
  },
  seat: {
    yourTurn: (game) => `Your turn: ${game}`,
    turn: (who, game) => `${who}: ${game}`,
    withNames: (names) => `with ${and(names)}`,
    since: 'Since last time:',
    tray: 'What you can do',
    lookAgain: 'Look again',
    goOn: 'Go on',
    finished: 'The deal is over.',
    lastDeal: 'The last deal',
    points: 'The points',
    again: 'Play again',
    againHelp: 'Same company, same house rules, fresh cards.',
    againMade: 'The table is laid again.',
    toAgain: 'Take your seat',
  },
  pace: {
    label: 'How long does a turn have?',
    help: 'Time runs for whoever is to play. It stands still for anyone who is away.',
    hours: { 0: 'No hurry', 12: 'Half a day', 24: 'A day', 48: 'Two days', 72: 'Three days', 168: 'A week' },
    end: 'When time is up',
    ends: { remind: 'Just a reminder', clock: 'The table plays something simple' },
    until: (when: string, left: string) => `You have until ${when}, ${left} left.`,
    untilOf: (name: string, when: string, left: string) => `${name} has until ${when}, ${left} left.`,
    out: 'Time is up, but you can still play.',
    outOf: (name: string) => `Time is up for ${name}.`,
    away: (name: string, when: string) => `${name} is away until ${when}.`,
    youAway: (when: string) => `You are away until ${when}. Your time stands still.`,
    awayTitle: 'Away for a while',
    awayHelp: 'Your time stands still, and the others see when you are back. At most 14 days in a match.',
    awayUntil: 'Away until the end of',
    goAway: 'Tell the table',
    back: 'I am back',
  },
  concede: {
    title: 'Give up this deal?',
    text: 'Your opponent scores it, and the next deal begins. It cannot be taken back.',
    yes: 'Give up the deal',
    no: 'No, play on',
  },
  own: {
    title: 'Your own link',
    text: 'It brings you back to your seat from another phone or computer.',
    warning: 'It is yours alone. Whoever has it can see your cards, so do not send it to anyone.',
    label: 'Your own link',
    lost: 'Has someone else got hold of it? Replace it.',
    askTitle: 'Replace your own link?',
    askText:
      'You get a new one, and the old one stops working everywhere. On this phone you keep your seat; on your others, open the new link.',
    askYes: 'Replace the link',
    askNo: 'No, keep it',
  },
  key: {
    title: (name) => `Is that you, ${name}?`,
    text: (game) => `Then your seat at the table, ${game}, opens on this phone.`,
    yes: 'Yes, that is me',
    no: 'No, just show the table',
  },
  sheet: { title: 'Score sheet', empty: 'The points are written up here once the first deal is over.' },
  story: { title: 'What has happened', empty: 'Nothing has happened yet. The first card has not been played.' },
  rules: {
    title: (game) => `Rules of ${game}`,
    usual: 'You play by the usual rules.',
    differs: 'What is different from the usual game',
    play: (game) => `A table for ${game}`,
  },
  me,
  notice,
  fair: {
    title: 'How the cards are shuffled',
    steps: [
      {
        title: 'A sealed envelope',
        text: 'When a table is laid, a long row of dice is thrown. What they showed goes into an envelope, the envelope is sealed, and the mark of the seal is shown to everyone before anybody has sat down. From then on it cannot be exchanged without the mark giving it away.',
      },
      {
        title: 'Everybody may cut',
        text: 'Whoever sits down may write a few words, any words. They are mixed into the pack. Whoever laid the table could not know what you would write, and none of you know what the envelope holds. So nobody can settle how the cards fall, and neither can we.',
      },
      {
        title: 'The envelope is opened',
        text: 'When the match is over the envelope is opened. Every shuffle is then worked out again, card by card, and the table’s page says whether it all agrees. You can save the match as a file and work it out for yourself.',
      },
    ],
    exactTitle: 'Exactly how it is done',
    exact: [
      'For each match a secret of 256 bits is drawn from the system’s cryptographic random source. Its SHA-256 is shown on the page where the table is laid and on the table’s own page, before anyone sits down.',
      'Pack number n is a Fisher–Yates shuffle; the first is number 1, and number 0 is the lot for the seats. The numbers come from a stream of blocks, counted from 0, in which block number b is',
      'Each block is read as 32-bit numbers, highest byte first. Numbers that would make one order likelier than another are passed over, so that all orders are equally likely.',
      'No other chance is used anywhere. The file of a match can be checked with',
    ],
    tableTitle: 'The shuffling at this table',
    commitment: 'The seal of the envelope (SHA-256)',
    closed:
      'The envelope is opened when the match is over. Then you can read here what it held and whether the seal is true.',
    secret: 'What the envelope held',
    cuts: 'The cuts, in the order you sat down',
    noCuts: 'Nobody cut.',
    right: (packs) =>
      packs === 1
        ? 'It all agrees. The shuffle has been worked out again and matches the deal card by card.'
        : `It all agrees. All ${packs} shuffles have been worked out again and match the deals card by card.`,
    wrong: 'It does not agree. The envelope and the cards that were dealt do not belong together.',
    how: 'How it works',
  },
  refusals: {
    stale: 'The table has changed since you opened the page. This is how it looks now.',
    'not-started': 'The game has not begun yet.',
    over: 'The match is over already.',
    full: 'Every seat is taken already.',
    started: 'The game has begun already.',
    'name-missing': 'Write what you are called.',
    'name-too-long': 'Write a shorter name, 24 characters at most.',
    'name-taken': 'Someone at the table has that name already. Add something, so that you are not mixed up.',
    'cut-too-long': 'Write a shorter cut, 60 characters at most.',
    'phrase-too-long': 'Write something shorter, at most 40 characters.',
    'away-too-long': 'That is longer than you can be away without asking the others: at most 14 days in a match.',
    'away-in-past': 'Choose a day that is still to come.',
    'not-filled': 'Not everyone has sat down yet.',
    'not-maker': 'Only the person who laid the table can deal.',
    'option-conflict': 'These house rules do not go together.',
    'bad-option': 'That cannot be chosen. Pick one of those listed here.',
    'unknown-option': 'This game has no such house rule.',
    'no-rematch-yet': 'You can play again once the match is over.',
  },
  errors: {
    openLabel: 'Have you got the whole link? Paste it here.',
    open: 'Open',
    askNew: 'Did someone send you the link? Ask for it once more.',
    'not-found': {
      title: 'The thread ends here',
      text: always(
        'The link does not lead to a table. A bit of it may be missing, or the table has been cleared away: that is done 90 days after the last card.',
      ),
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
        `${name ?? 'The person sitting here'} has changed to a new link. Is that you? Then open the new one; it is on the phone where you changed it, under More.`,
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
    started: {
      title: 'The game has begun',
      text: always('Every seat was taken and the cards are dealt. Do stay and watch, or lay a table of your own.'),
    },
    full: {
      title: 'Every seat is taken',
      text: always('Someone got to the last seat first. Do stay and watch, or lay a table of your own.'),
    },
    server: {
      title: 'We have lost the thread',
      text: always('The mistake is ours. What has been played is safe. Wait a moment and open the page again.'),
    },
  },
}
