import type { EkarteOptions } from '../../../games/ekarte/index.ts'
import type { RulesSection } from '../../game.ts'
import { few } from '../../speech/en.ts'

/** The rules of Ekarté as a table plays them, in English. */
export const enRules = (options: EkarteOptions): readonly RulesSection[] => {
  const numbered = options.proposalNumber === 'withProposal'
  return [
    {
      title: 'The aim',
      paragraphs: [
        `Écarté is for two. You get five cards each, perhaps change some, and play for five tricks. Whoever first reaches ${options.target} points wins the game.`,
        options.games === 1
          ? 'You play a single game.'
          : `You play the best of ${few(options.games)} games: whoever first wins ${few((options.games + 1) / 2)} wins the match.`,
      ],
    },
    {
      title: 'The cards: the king is highest',
      paragraphs: [
        'The pack has 32 cards, from the seven up to the king. Their order is unusual. Highest is the king, then queen, jack, ace, ten, nine, eight, and lowest the seven.',
        'So the ace ranks between the jack and the ten, in every suit. Any trump beats any card of the other suits.',
      ],
    },
    {
      title: 'The deal',
      paragraphs: [
        'The dealer gives each player five cards, three and two or two and three, the other player first, and keeps to that order for the game. The eleventh card is turned up. Its suit is trumps, but the card itself takes no part in the play. The remaining 21 cards are the stock.',
        'If the turn-up is a king, the dealer scores 1 at once.',
        options.nextGameDealer === 'loser'
          ? 'You deal in turn. In a new game the loser of the last one deals first.'
          : 'You deal in turn, also when a new game begins.',
      ],
    },
    {
      title: 'The exchange',
      paragraphs: [
        numbered
          ? 'The non-dealer chooses: propose an exchange, saying how many cards, one to five, or play. The dealer accepts or refuses.'
          : 'The non-dealer chooses: propose an exchange or play. The dealer accepts or refuses.',
        `If accepted, the non-dealer changes first, ${numbered ? 'exactly as many cards as were named' : 'one to five cards'}. Then the dealer changes ${options.dealerMinDiscard === 0 ? 'up to five cards or none' : 'one to five cards'}. Nobody looks at the discards again.`,
        'After that the non-dealer may propose again or play, as long as the dealer accepts and the stock lasts. When the stock is empty, the exchange is over.',
      ],
    },
    {
      title: 'Vulnerable',
      paragraphs: [
        'A non-dealer who plays without having proposed is vulnerable. A dealer who refuses the first proposal is vulnerable. Once the first proposal is accepted, nobody is.',
        'Three or four tricks against a vulnerable player score 2 instead of 1. A vulnerable player who wins scores only the usual.',
      ],
    },
    {
      title: 'The king of trumps',
      paragraphs: [
        'Whoever holds the king of trumps scores 1 for marking it, that is, for saying so in time. Nobody has to.',
        options.kingWindow === 'ownFirstCard'
          ? 'It is marked when the exchange is over, and at the latest before you play your first card. If that first card is the king itself, there is time until the next card lies on the table. After that it is too late in this deal.'
          : 'When the exchange is over you are both asked, before the first lead. The answers are shown once both are in. After that it is too late in this deal. If the turn-up is the king, nobody is asked.',
      ],
    },
    {
      title: 'The tricks',
      paragraphs: [
        'The non-dealer leads first, then whoever took the last trick. The leader may play any card.',
        'The other must follow suit, and must win the trick if possible. Failing that, a lower card of the suit. With none of the suit one must trump, and without trumps any card will do.',
      ],
    },
    {
      title: 'The points',
      paragraphs: [
        'Three or four tricks score 1, against a vulnerable player 2. All five tricks, the vole, always score 2. A king turned up or marked adds 1.',
        `Points count in the order in which they come: the king first, the tricks last. Whoever reaches ${options.target} has won the game at that moment, even in the middle of a deal.`,
        'You may give up a deal before the last trick. Without a trick that scores the other 2, otherwise 1, or 2 if the one who gave up was vulnerable.',
      ],
    },
    {
      title: 'Cards against the rules',
      paragraphs:
        options.irregular === 'blocked'
          ? ['The table accepts only cards that may be played, so nothing can go wrong here.']
          : [
              'The table lets you play a wrong card. If you notice, you may take it back until the next lead.',
              'Otherwise your opponent is shown after the fifth trick what went wrong, and chooses. Either the hands are replayed with the same cards, and then no wrong card is possible. Or it stands, and whoever played the wrong card scores 1 less if it was the same player who won the tricks.',
            ],
    },
  ]
}
