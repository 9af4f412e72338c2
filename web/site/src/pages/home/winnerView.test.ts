import { expect, test } from 'vitest'
import { timesStake } from './winnerView.ts'

test.each([
  // won, staked, shown
  [150n, 100n, '×1.5'],
  [199n, 100n, '×1.9'],
  [999n, 100n, '×9.9'],
  [1_099n, 100n, '×10'],
  [250_000n, 100n, '×2,500'],
  [100n, 100n, '×1'],
  [100n, 0n, undefined],
])('%i won with %i is %s', (won, staked, shown) => {
  expect(timesStake(won, staked, 'en')).toBe(shown)
})
