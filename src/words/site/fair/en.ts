import type * as sv from './sv.ts'

/** How the cards are shuffled, and how that can be proved, in English. */
export const fair: typeof sv.fair = {
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
}
