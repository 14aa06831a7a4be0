import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { spader } from '../../../src/games/spader/index.ts'
import { Chart } from '../../../src/pages/games/spader/chart.tsx'
import { endOfDeal } from '../../games/spader/support.ts'

test.each([
  { totals: [-60, 62], labels: ['0', '62', '−60'] },
  { totals: [-60, 5], labels: ['0', '−60'] },
  { totals: [-4, 111], labels: ['0', '111'] },
  { totals: [52, 111], labels: ['0', '111'] },
])('the chart names its highest and lowest score unless they lie over its 0: $totals', ({ totals, labels }) => {
  const { state } = endOfDeal({ bids: [4, 3, 1, 2], tricks: [5, 4, 1, 3] })
  const view = spader.view(state, 0)
  const sheet = view.sheet.flatMap((deal) => [
    { ...deal, sides: deal.sides.map((side) => ({ ...side, total: 0 })) },
    { ...deal, deal: 2, sides: deal.sides.map((side, index) => ({ ...side, total: totals[index] ?? 0 })) },
  ])
  const who = { names: ['Karin', 'Bo', 'Grandpa Alexander', 'Ellen'], me: 0 }
  const html = render(<Chart view={{ ...view, sheet }} legal={[]} who={who} language="sv" seatPath="/t/abc/0" />)
  expect([...html.matchAll(/<text.*?>(.*?)<\/text>/g)].map(([, label]) => label)).toEqual(labels)
})
