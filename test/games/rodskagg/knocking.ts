import { at, playOut, scores, type Table, table, trickPack } from './support.ts'

type Given = Parameters<typeof table>[0]

/** Rituals on, the cards dealt and picked up, everybody has bid 0: seat 0 is declarer. */
export const bid0 = (before: readonly number[], winners: string, given: Given = {}): Table => {
  const players = 'ABCD'.slice(0, before.length)
  const start = at(
    table({ rituals: true, lowHand: 'off', ...given }, before.length, trickPack(players, winners)),
    ...before,
  )
  return playOut(start, `open, bids ${[...players].map(() => 0).join(' ')}`)
}

/** What a knock costs: `[who knocked, who was knocked at]`. */
export const costs = (now: Table, line: string): readonly [number, number] => {
  const [knocker = '', , , at = ''] = line.split(' ')
  const cost = (seat: number) => (scores(playOut(now, line))[seat] ?? 0) - (scores(now)[seat] ?? 0)
  return [cost('ABCD'.indexOf(knocker)), cost(Number(at))]
}

/** What the two pay for a knock that hits, and for one that does not. */
export const HIT = (points: number) => [0, points]
export const GROUNDLESS = [1, 0]
