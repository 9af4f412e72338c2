import { present } from '@ronda/core'
import { commitmentOf, openStream } from '@ronda/fair'
import { expect, test } from 'vitest'
import { familyOf } from '../slots/families/families.ts'
import { playRound } from '../slots/round.ts'
import { feriaDeLuz } from '../slots/titles/feriaDeLuz.ts'
import { drawLarge } from './drawLarge.ts'
import { verifyDraw, type DrawClaim } from './verify.ts'

const serverSeed = 'a1'.repeat(32)
const stake = 50n

/**
 * The claim of an honest server for a round: two classic pools, the numbers of both, and the stake that may win one.
 */
function claimAt(nonce: number): DrawClaim {
  const seed = { serverSeed, clientSeed: 'pools', nonce }
  const rng = openStream(seed)
  playRound(feriaDeLuz, 'spin', rng)
  const numbers = (
    [
      ['major', 2_000n],
      ['grand', 100n],
    ] as const
  ).map(([level, odds]) => ({
    level,
    odds,
    number: drawLarge(rng, odds),
  }))
  const commitment = commitmentOf(serverSeed)
  return { ...seed, currency: 'USD', level: 'grand', model: feriaDeLuz, bet: 'spin', stake, commitment, numbers }
}

const rounds = Array.from({ length: 60 }, (_, nonce) => claimAt(nonce))
const numberOf = ({ numbers }: DrawClaim): bigint => present(numbers[1], 'the number of the pool').number
const won = present(
  rounds.find((claim) => numberOf(claim) < stake),
  'a round that wins',
)
const lost = present(
  rounds.find((claim) => numberOf(claim) >= stake),
  'a round that does not',
)

test('a pool that was won is verified from its number', () => {
  expect(verifyDraw(won)).toEqual({ ok: true, value: { number: numberOf(won) } })
})

test('one stake in `odds` wins: of a hundred numbers those below the stake', () => {
  const wins = rounds.filter((claim) => verifyDraw(claim).ok).length
  expect(wins).toBe(rounds.filter((claim) => numberOf(claim) < stake).length)
  expect(wins).toBeGreaterThan(15)
  expect(wins).toBeLessThan(45)
})

test.each<readonly [string, Partial<DrawClaim>]>([
  ['another seed than was committed to', { serverSeed: 'b2'.repeat(32) }],
  ['another commitment', { commitment: commitmentOf('b2'.repeat(32)) }],
])('%s is refused', (_, change) => {
  expect(verifyDraw({ ...won, ...change })).toEqual({ ok: false, error: 'commitment_mismatch' })
})

test.each<readonly [string, Partial<DrawClaim>]>([
  ['another round', { nonce: won.nonce + 1 }],
  ['another text of the player', { clientSeed: 'other' }],
  ['another game, with other draws before the numbers', { model: familyOf('ways4096').modelOf('low', 0) }],
  ['a stake that does not reach its number', { stake: numberOf(won) }],
  ['a number that was not drawn', { numbers: won.numbers.map((one) => ({ ...one, number: one.number + 1n })) }],
  ['numbers in another order', { numbers: won.numbers.toReversed() }],
  ['a pool whose number is not published', { level: 'mini' }],
  ['easier odds than the draw had', { numbers: won.numbers.map((one) => ({ ...one, odds: one.odds / 2n })) }],
])('%s did not win', (_, change) => {
  expect(verifyDraw({ ...won, ...change })).toEqual({ ok: false, error: 'outcome_mismatch' })
})

test('a round that did not win cannot be claimed as won', () => {
  expect(verifyDraw(lost)).toEqual({ ok: false, error: 'outcome_mismatch' })
})
