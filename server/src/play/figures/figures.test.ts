import { CURRENCIES, hours } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addUp } from './figures.ts'

const round = fc.record({
  game: fc.constantFrom('A', 'B'),
  mode: fc.constantFrom('real' as const, 'free' as const),
  currency: fc.constantFrom(...CURRENCIES),
  stake: fc.bigInt(1n, 10n ** 12n),
  win: fc.bigInt(0n, 10n ** 15n),
  atMs: fc.integer({ min: 0, max: hours(50) }),
})

test('adding up keeps all totals, and no two sums are of the same hour', () => {
  fc.assert(
    fc.property(fc.array(round), (rounds) => {
      const sums = addUp(rounds)
      const total = (pick: (sum: (typeof sums)[number]) => bigint) => sums.reduce((sum, one) => sum + pick(one), 0n)
      expect(total((sum) => sum.rounds)).toBe(BigInt(rounds.length))
      expect(total((sum) => sum.staked)).toBe(rounds.reduce((sum, one) => sum + one.stake, 0n))
      expect(total((sum) => sum.won)).toBe(rounds.reduce((sum, one) => sum + one.win, 0n))
      expect(sums.every((sum) => sum.hourMs % hours(1) === 0)).toBe(true)
      expect(new Set(sums.map((sum) => `${sum.game}${sum.mode}${sum.currency}${sum.hourMs}`)).size).toBe(sums.length)
    }),
  )
})
