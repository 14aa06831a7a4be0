import type { DealKind, SjufingreOptions } from '../../../games/sjufingre/index.ts'
import type { RulesSection } from '../../game.ts'
import { listOf } from '../../list.ts'
import { few, several } from '../../speech/en.ts'
import { either } from './en-say.ts'
import { factsOf } from './programme.ts'

const DEALS: Readonly<Record<DealKind, string>> = {
  trick: 'trick round',
  build: 'building round',
  solitaire: 'solitaire round',
}

/** A programme in words: `three trick rounds, one building round, three trick rounds and one solitaire round`. */
export const programmeText = (runs: readonly { readonly kind: DealKind; readonly count: number }[]): string =>
  listOf(
    'en',
    runs.map(({ kind, count }) => several(count, DEALS[kind])),
  )

/** S7-4, S7-20 To whom the gifts of a trick deal go: ` to the player on the left`. */
const giftsText = ({ reach, again, anew }: ReturnType<typeof factsOf>['gifts']): string => {
  if (reach === 1) return ' to the player on the left.'
  const third = reach === 3 ? ', in the third three' : ''
  const ends = [...(again ? ['the third'] : []), ...(anew ? ['a round of another kind'] : [])]
  return `: in the first to the player on the left, in the second two places away${third}.${ends.length === 0 ? '' : ` After ${either(ends)} it starts over.`}`
}

/** The rules of Som 7 fingre as a table plays them, in English. */
export const enRules = (options: SjufingreOptions, seats: number): readonly RulesSection[] => {
  const { deals, runs, trick, build, solitaire, gifts, hand, trickGift, otherGift, noThird, ...rules } = factsOf(
    options,
    seats,
  )
  const counts = trick || build
  return [
    {
      title: 'The idea',
      paragraphs: [
        `The game is Danish; its full name is Som 7 fingre i samme røv. You play ${programmeText(runs)}. The points are added up${deals === 1 ? '' : ' after every round'}, and whoever has most at the end wins. Often that means the fewest minus points.`,
        `The pack has 60 cards: 1 to 15 in red, yellow, green and blue. All are dealt, ${hand} each. The player on the dealer’s left begins, and the deal moves clockwise.`,
        ...(rules.teams
          ? [
              `You play in pairs, partners sitting opposite each other. ${rules.pooled ? 'What the two of you take is put together before it is counted, so you can collect a set between you.' : 'Points are counted for each of you and then added.'}`,
            ]
          : []),
      ],
    },
    {
      title: 'The exchange',
      paragraphs: [
        ...(trick
          ? [
              `Before a trick round everybody gives away ${several(trickGift, 'card')}${giftsText(gifts)}${noThird ? ' With three players the third exchange would be with yourself, so there is none.' : ''}`,
            ]
          : []),
        ...(build || solitaire
          ? [
              `Before the ${listOf('en', [...(build ? ['building'] : []), ...(solitaire ? ['solitaire'] : [])])} everybody gives ${several(otherGift, 'card')} to each of the others.`,
            ]
          : []),
        'Nothing changes hands until everybody has given, and what you have given you cannot take back.',
      ],
    },
    ...(trick
      ? [
          {
            title: 'The trick round',
            paragraphs: [
              'Whoever leads picks the colour, and everybody who can must follow it. Otherwise you may play anything. The highest card of that colour takes the trick, and its winner leads to the next. There are no trumps.',
              `Blue 5 is the joker: when it is played it takes the trick. You may play it when you cannot follow. If blue was led it has to wait until it is your only blue, and then you must play it. ${rules.jokerLead ? 'It may be led, and then blue must be followed.' : 'It may not be led, unless it is your only card.'}`,
            ],
          },
        ]
      : []),
    ...(counts
      ? [
          {
            title: 'What cards are worth',
            paragraphs: [
              'Ones: +2 each, but all four together −10.',
              'Odd cards, which are blue 2, yellow 10 and green 13: −4 each, but all three +15.',
              'Twelves: −3 each and blue 12 −6, but all four +20.',
              'Reds: −1 each, but all fifteen +25. Red 12 counts −3 and red 1 counts +2, not as reds as well.',
              'Second trick −4 and last trick −4, but both +10. A card in a complete set does not count by itself as well.',
            ],
          },
        ]
      : []),
    ...(build
      ? [
          {
            title: 'Building: taking and laying',
            paragraphs: [
              'The table starts empty. Everybody plays one card in turn, and colours do not matter. A card takes everything on the table that has its value: single cards, piles and sums, as many as you like. A 9 can take a 9, a 5 and a 4, or both.',
              'A card may only be laid if nothing on the table can be taken with it. Every time you take, that is a trick.',
              'Sweep, in Danish svupper: whoever clears the table gets +2. Blue 5 takes everything there is, so it is not built with. On an empty table it is laid and is an ordinary five from then on.',
              'What is left when the cards are gone goes to whoever took last. It is neither a trick nor a sweep.',
            ],
          },
          {
            title: 'Building: piles',
            paragraphs: [
              'Instead of taking you may build: put a card on one or more others to make a pile, such as a 5 on a 4 for a pile of 9. You must keep a card in hand that can take it. Nothing above 15 can be built.',
              'A pile may be raised to a higher value, by others too. When its value lies there twice, as 9 and 5 + 4, the pile is locked: only whoever built last may add to it, and nobody may change its value. Anybody may take it.',
              'Whoever built last on a pile is bound to it. While it lies there you may not lay a card: you take one of your piles or build, and you keep a card that can take each of them.',
            ],
          },
        ]
      : []),
    ...(solitaire
      ? [
          {
            title: 'The solitaire',
            paragraphs: [
              'Each eight starts a row, which is built up to 15 and down to 1 in its colour. On your turn you lay one card that fits. Whoever cannot passes, and the table takes care of that.',
              `The round ends when somebody is rid of all cards. The others get −10 for each card they have left${rules.teams ? ', and in teams both partners’ cards count' : ''}. No rings, no tricks and no joker count here.`,
            ],
          },
        ]
      : []),
    {
      title: 'Who wins',
      paragraphs: [
        rules.teams
          ? `The team with most points when ${deals === 1 ? 'the round is' : `all ${few(deals)} rounds are`} played. Teams that are level share the win.`
          : `The player with most points when ${deals === 1 ? 'the round is' : `all ${few(deals)} rounds are`} played. Players who are level share the win.`,
      ],
    },
  ]
}
