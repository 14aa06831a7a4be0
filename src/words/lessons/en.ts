import type { LessonWords } from './sv.ts'

/** What somebody is told the first time a kind of turn comes to them, in English. */
export const en: LessonWords = {
  label: 'How it goes',
  off: 'No more tips',
  setting: 'Explain games that are new to me',
  ekarte: {
    proposal: 'With a weak hand, propose. With a strong one, play: the aim is to take three of the five tricks.',
    answer: 'Say yes and you both change cards. Say no and you play with what you have.',
    exchange: 'Choose the cards you want to be rid of. Trumps and kings are worth keeping.',
    king: 'Whoever holds the king of trumps gets a point for marking it.',
    lead: 'The king is highest, then queen, jack, ace and ten. Trumps beat every other suit.',
    follow: 'Follow suit and win the trick if you can. Without the suit you must trump.',
    claim: 'A card was played against the rules. You choose whether the deal is played again or stands.',
  },
  rodskagg: {
    cut: 'The dealer is to cut the pack alone. If somebody else does, whoever notices may knock.',
    'deal-ready': 'When you have dealt, say so. Only then may the others pick up their cards.',
    'pick-up': 'The dealer has said so, and now you may pick up your cards.',
    exchange: 'With a low hand you may change cards before the play begins.',
    bid: 'There are six tricks. The highest bidder has to take as many as they bid.',
    lead: 'Every trick takes a point off, and you want to get down to exactly zero. There are no trumps.',
    follow: 'Follow suit if you can. Otherwise play what you like, but that card takes nothing.',
    question: 'Four tricks are played. Now the declarer asks those without a trick whether they stay in.',
    answer: 'You have no trick yet. If you stay in, tricks count double, but taking none costs a lot.',
    ready: 'If you are on one or zero, say it aloud before you go on.',
  },
  spader: {
    draw: 'Keep this card and the next is put away unseen. Put it away and you get the next, whatever it is.',
    look: 'Blind nil is bid before you have seen your cards. Otherwise look first.',
    'bid-pairs': 'Bid the tricks you think you will take. Your bid and your partner’s make one promise.',
    'bid-alone': 'Bid the tricks you think you will take. A bid is a promise.',
    'bid-family': 'Guess how many tricks you will take. Guess exactly right and you get five points more.',
    'bid-suicide': 'In each pair one bids nil, no tricks at all, and the other a number.',
    give: 'Whoever bid blind nil swaps two cards with their partner, and wants low ones.',
    lead: 'Spades are trumps and beat every other suit. They are not led until they have been broken.',
    follow: 'Follow suit if you can. Otherwise play what you like, and spades beat everything else.',
    name: 'Spades came too early, so you choose which suit is led instead.',
  },
  sjufingre: {
    give: 'Everybody gives at once. Give away cards that cost points.',
    lead: 'The card you lead sets the colour, and the highest of it takes the trick. Often it is best not to.',
    follow: 'Follow the colour if you can. Blue 5 is the joker and always takes the trick.',
    build:
      'Choose a card from your hand. Then you see what it can take, whether it can be laid, and what you can build.',
    solitaire: 'The rows grow up and down from the eight. Whoever is first out of cards wins the round.',
  },
}
