import { expect, test } from 'vitest'
import { openFakeArcade, STAKE } from './testing/fakeArcade.ts'

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
