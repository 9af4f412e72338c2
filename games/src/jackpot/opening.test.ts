import { sha256Hex } from '@ronda/fair'
import { expect, test } from 'vitest'
import { commitmentOfSecret, hitPointOf } from './opening.ts'
import { jackpotReturn } from './return.ts'
import { termsIn, type MustHit } from './terms.ts'
import { toNumber } from '@ronda/core'

const [mini] = termsIn(100_000n) as [MustHit]
const secretAt = (at: number): string => sha256Hex(`secret ${at}`)
const name = (number: number) => ({ level: 'mini', currency: 'USD', number }) as const

test('a secret determines the hit point, and the commitment the secret', () => {
  expect(hitPointOf(secretAt(1), name(1), mini)).toBe(hitPointOf(secretAt(1), name(1), mini))
  expect(hitPointOf(secretAt(1), name(2), mini)).not.toBe(hitPointOf(secretAt(1), name(1), mini))
  expect(hitPointOf(secretAt(2), name(1), mini)).not.toBe(hitPointOf(secretAt(1), name(1), mini))
  expect(commitmentOfSecret(secretAt(1))).toBe(sha256Hex(secretAt(1)))
})

test('hit points are uniform between seed and ceiling, and pools that end there return what is published', () => {
  const [pools, cells] = [20_000, 40]
  const counts = new Uint32Array(cells)
  let [paid, brought] = [0n, 0n]
  for (let at = 1; at <= pools; at++) {
    const hit = hitPointOf(secretAt(at), name(at), mini)
    if (hit <= mini.seed || hit > mini.ceiling) expect.fail(`a point at ${hit}`)
    const cell = Number(((hit - mini.seed - 1n) * BigInt(cells)) / (mini.ceiling - mini.seed))
    counts[cell] = (counts[cell] ?? 0) + 1
    paid += hit
    brought += hit - mini.seed
  }
  const expected = pools / cells
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 99.9 % of fair samples with 39 degrees of freedom stay under it; the secrets are fixed, so the result never
  // changes.
  expect(chiSquare).toBeLessThan(72.05)
  const measured = (Number(paid) / Number(brought)) * (Number(mini.contribution) / 1_000)
  expect(Math.abs(measured - toNumber(jackpotReturn(mini)))).toBeLessThan(0.000_05)
})
