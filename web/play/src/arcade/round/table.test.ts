import { expect, test } from 'vitest'
import { openFakeArcade, STAKE } from './testing/fakeArcade.ts'
import { FALLING_MAX } from './view.ts'

const PLAN = {
  rounds: 2,
  onWin: 'keep',
  onLoss: 'keep',
  stopProfit: undefined,
  stopLoss: STAKE * 100n,
  stopWin: undefined,
  stopsAtFeature: false,
} as const

test('a second press on the button that ends a round stakes nothing; a press after the pause stakes', async () => {
  const { table, bets, endWaits } = openFakeArcade(true)
  await table.bet()
  await table.move({ take: true })
  await table.bet()
  expect(bets).toHaveLength(1)
  await endWaits()
  await table.bet()
  expect(bets).toHaveLength(2)
})

test('a press meant to stop automatic rounds that have just ended stakes nothing, and slows none of them', async () => {
  const { table, bets, endWaits } = openFakeArcade(false)
  table.begin(PLAN)
  await expect.poll(() => table.read().notice).toMatchObject({ kind: 'autoOver', end: 'rounds' })
  await table.bet()
  expect(bets).toHaveLength(2)
  await endWaits()
  await table.bet()
  expect(bets).toHaveLength(3)
})

test('a game without moves is played as fast as the player presses', async () => {
  const { table, bets } = openFakeArcade(false)
  await table.bet()
  await table.bet()
  expect(bets).toHaveLength(2)
})

test('balls fall at once up to a limit; a win reaches the balance and the results when its ball has landed', async () => {
  const win = 3n * STAKE
  const { table, bets, endWaits } = openFakeArcade(false, { showMs: 900, win, mayOverlap: true })
  const before = table.read().cash
  for (let ball = 0; ball <= FALLING_MAX; ball += 1) await table.bet()
  expect(bets).toHaveLength(FALLING_MAX)
  expect(table.read()).toMatchObject({ phase: 'idle', results: [], cash: before - BigInt(FALLING_MAX) * win })
  table.choose({ rows: 8 })
  expect(table.read().bet).toEqual({})
  await endWaits()
  await expect.poll(() => table.read().falling).toEqual([])
  expect(table.read().results).toHaveLength(FALLING_MAX)
  expect(table.read().cash).toBe(before)
  table.choose({ rows: 8 })
  expect(table.read().bet).toEqual({ rows: 8 })
})

test('automatic rounds wait for each ball', async () => {
  const { table, bets, endWaits } = openFakeArcade(false, { showMs: 900, mayOverlap: true })
  table.begin(PLAN)
  await expect.poll(() => table.read().phase).toBe('showing')
  expect(bets).toHaveLength(1)
  await endWaits()
  await expect.poll(() => bets.length).toBe(2)
})

test('a balance from another window is shown at once, but not over a newer one or in the middle of a round', async () => {
  const { table, endWaits } = openFakeArcade(false, { showMs: 900 })
  const at = (seq: number, cash: bigint) => ({ currency: 'USD', held: 0n, seq, cash }) as const
  table.receive(at(5, 7n))
  expect(table.read().cash).toBe(7n)
  table.receive(at(4, 9n))
  expect(table.read().cash).toBe(7n)
  void table.bet()
  await expect.poll(() => table.read().phase).toBe('showing')
  const during = table.read().cash
  table.receive(at(6, 11n))
  expect(table.read().cash).toBe(during)
  await endWaits()
  await expect.poll(() => table.read()).toMatchObject({ phase: 'idle', cash: 11n })
})
