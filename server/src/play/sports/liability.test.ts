import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionsOn, shareOf } from './liability.ts'

const result = { kind: 'result', measure: 'goals', period: 'match' } as const
const both = { kind: 'bothScore', period: 'match' } as const
const part = (choice: 'home' | 'away') => ({ market: result, choice })

test('[SP30] a bet builder with two parts in one market counts once for the market', () => {
  const parts = [part('home'), { market: both, choice: 'yes' as const }]
  const staked = [
    { parts, currency: 'USD' as const, bets: 1, staked: 100n },
    { parts: [part('away')], currency: 'USD' as const, bets: 2, staked: 50n },
    { parts: [part('away')], currency: 'MXN' as const, bets: 1, staked: 9n },
  ]
  const borne = [
    { selection: 'result:goals:match/home', currency: 'USD' as const, payout: 300n },
    { selection: 'result:goals:match/away', currency: 'USD' as const, payout: 120n },
    { selection: 'result:goals:match/away', currency: 'MXN' as const, payout: 20n },
  ]
  expect(positionsOn(staked, borne)).toMatchObject([
    { choice: 'home', bets: 1, staked: 100n, payout: 300n, net: 150n },
    { choice: 'away', currency: 'MXN', net: 11n },
    { choice: 'away', currency: 'USD', bets: 2, staked: 50n, net: -30n },
  ])
})

test('the share of a limit is never above one, and grows with what would be paid', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 17n), fc.bigInt(0n, 10n ** 17n), (most, some) => {
      const payout = some % (most + 1n)
      expect(shareOf(payout, most)).toBeLessThanOrEqual(1_000_000)
      expect(shareOf(payout, most)).toBeLessThanOrEqual(shareOf(most, most))
    }),
  )
})
