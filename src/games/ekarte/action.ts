import type { Card } from '../../cards/card.ts'
import { arranged, PACK } from './pack.ts'

/** EK-3 The two ways to deal five cards. */
export const PACKETS = ['3+2', '2+3'] as const
export type Packets = (typeof PACKETS)[number]

/** EK-D9 The numbers that a proposal may name. */
export const PROPOSAL_COUNTS = [1, 2, 3, 4, 5] as const
export type ProposalCount = (typeof PROPOSAL_COUNTS)[number]

/** Actions that are one word. */
const PLAIN_ACTIONS = [
  'stand',
  'accept',
  'refuse',
  'king',
  'no-king',
  'replay',
  'let-stand',
  'take-back',
  'concede',
] as const

/** Everything that a player can say or do (section 2b). */
export type EkarteAction =
  | { readonly type: 'propose'; readonly count?: ProposalCount }
  | { readonly type: 'discard'; readonly cards: readonly Card[] }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'packets'; readonly packets: Packets }
  | { readonly type: (typeof PLAIN_ACTIONS)[number] }

export type ActionType = EkarteAction['type']

/** Section 2b The one spelling of an action; the cards of a discard stand in pack order. */
export const write = (action: EkarteAction): string => {
  switch (action.type) {
    case 'propose':
      return action.count === undefined ? 'propose' : `propose ${action.count}`
    case 'discard':
      return ['discard', ...arranged(action.cards)].join(' ')
    case 'play':
      return `play ${action.card}`
    case 'packets':
      return `packets ${action.packets}`
    default:
      return action.type
  }
}

const cardNamed = (word: string | undefined): Card | undefined => PACK.find((card) => card === word)

/** EK-D22 The action that `text` spells; `undefined` for what is no spelling of section 2b (`unknown-action`). */
export const read = (text: string): EkarteAction | undefined => {
  const [verb, ...words] = text.split(' ')
  const [word] = words
  if (verb === 'discard') {
    const cards = words.flatMap((name) => cardNamed(name) ?? [])
    return new Set(cards).size === words.length ? { type: 'discard', cards: arranged(cards) } : undefined
  }
  if (words.length === 0) {
    const plain = PLAIN_ACTIONS.find((type) => type === verb)
    return plain !== undefined ? { type: plain } : verb === 'propose' ? { type: 'propose' } : undefined
  }
  if (words.length > 1) return undefined
  if (verb === 'propose') {
    const count = PROPOSAL_COUNTS.find((number) => String(number) === word)
    return count && { type: 'propose', count }
  }
  if (verb === 'play') {
    const card = cardNamed(word)
    return card && { type: 'play', card }
  }
  if (verb === 'packets') {
    const packets = PACKETS.find((spelling) => spelling === word)
    return packets && { type: 'packets', packets }
  }
  return undefined
}
