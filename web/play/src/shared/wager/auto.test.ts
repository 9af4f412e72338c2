import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginAuto, CHANGES, nextAuto, type AutoPlan, type AutoRun } from './auto.ts'

const stakes = [1n, 2n, 5n, 10n]
const plan: AutoPlan = {
  rounds: 10,
  onWin: 'reset',
  onLoss: 'up',
  stopProfit: 20n,
  stopLoss: 20n,
  stopWin: 15n,
  stopsAtFeature: true,
}
const won = (staked: bigint) => ({ staked, win: staked * 2n })
const lost = (staked: bigint) => ({ staked, win: 0n })

describe('automatic rounds', () => {
  test.each([
    // change on a loss, stake, next
    ['keep', 2n, 2n],
    ['up', 2n, 5n],
    ['up', 10n, 10n],
    ['down', 2n, 1n],
    ['down', 1n, 1n],
    ['reset', 10n, 2n],
  ] as const)('%s from %d after a loss: %d', (onLoss, stake, next) => {
    const run = beginAuto({ ...plan, onLoss, stopLoss: 1_000n }, 2n)
    expect(nextAuto(run, lost(stake), { stake, stakes })).toMatchObject({ is: 'on', stake: next })
  })

  test.each([
    ['the last round', { left: 1 }, lost(1n), 'rounds'],
    ['the profit limit', { net: 15n }, won(5n), 'profit'],
    ['a single win at the limit', { net: -10n }, { staked: 1n, win: 15n }, 'win'],
    ['a feature', {}, { staked: 1n, win: 0n, isFeature: true }, 'feature'],
    ['the loss limit', { net: -15n }, lost(5n), 'loss'],
    ['a stake that could exceed the loss limit', { net: -10n }, lost(5n), 'loss'],
  ] as const)('%s ends it', (_, at, result, end) => {
    const run: AutoRun = { ...beginAuto(plan, 1n), ...at }
    expect(nextAuto(run, result, { stake: result.staked, stakes })).toMatchObject({ is: 'over', end })
  })

  test('a win equal to the stake changes nothing', () => {
    const run = beginAuto({ ...plan, onWin: 'up', onLoss: 'down' }, 2n)
    expect(nextAuto(run, { staked: 2n, win: 2n }, { stake: 2n, stakes })).toMatchObject({ is: 'on', stake: 2n })
  })

  test('never plays more rounds than asked for, never for a stake that is not offered, and never loses more than the limit', () => {
    const anyChange = fc.constantFrom(...CHANGES)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        anyChange,
        anyChange,
        fc.infiniteStream(fc.boolean()),
        (rounds, onWin, onLoss, wins) => {
          let run = beginAuto({ ...plan, rounds, onWin, onLoss, stopProfit: undefined, stopLoss: 40n }, 2n)
          let stake = 2n
          let played = 0
          let net = 0n
          for (const isWon of wins) {
            played += 1
            net += isWon ? stake : -stake
            expect(net).toBeGreaterThanOrEqual(-40n)
            const next = nextAuto(run, isWon ? won(stake) : lost(stake), { stake, stakes })
            if (next.is === 'over') break
            run = next.run
            stake = next.stake
            expect(stakes).toContain(stake)
          }
          expect(played).toBeLessThanOrEqual(rounds)
        },
      ),
    )
  })
})
