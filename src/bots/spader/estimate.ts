import type { SpaderView } from '../../games/spader/index.ts'

/** What is counted against what is taken, by how many play: tricks = `from` + `slope` × count. */
const TAKEN: Readonly<Record<number, { readonly from: number; readonly slope: number }>> = {
  2: { from: 0.8, slope: 0.94 },
  3: { from: 0.6, slope: 1.2 },
  4: { from: 0.4, slope: 0.93 },
  5: { from: -0.3, slope: 0.92 },
}

/** How many tricks somebody takes on average whose hand counts so many. */
export const tricksExpected = (count: number, { places }: Pick<SpaderView, 'places'>): number => {
  const { from, slope } = TAKEN[places.length] ?? { from: 0, slope: 1 }
  return from + slope * count
}
