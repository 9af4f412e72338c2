import { present } from '@ronda/core'
import { commitmentOf, openStream } from '@ronda/fair'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playRound } from './round.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'
import { verifyRound, type RoundClaim } from './verify.ts'

const hex = fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: 64, maxLength: 64 })

/** The claim of an honest server. */
const honestClaim: fc.Arbitrary<RoundClaim> = fc
  .record({ serverSeed: hex, clientSeed: fc.stringMatching(/^[!-9;-~]{1,64}$/), nonce: fc.nat() })
  .map((seed) => {
    const { draws, coins } = playRound(feriaDeLuz, 'spin', openStream(seed))
    return { ...seed, model: feriaDeLuz, bet: 'spin', commitment: commitmentOf(seed.serverSeed), draws, coins }
  })

// A wrong seed could still draw the same stops, about once in 33 million; a fixed seed of the test rules that out.
const fixed = { seed: 20_250_101, numRuns: 200 }

function refusalOf(claim: RoundClaim): string {
  const verified = verifyRound(claim)
  return verified.ok ? 'accepted' : verified.error
}

test('[SL13] the true round is accepted and returned', () => {
  fc.assert(
    fc.property(honestClaim, (claim) => {
      const verified = verifyRound(claim)
      expect(verified.ok && verified.value).toEqual(playRound(feriaDeLuz, 'spin', openStream(claim)))
    }),
    fixed,
  )
})

test('[SL13] a seed that was not committed to is refused', () => {
  fc.assert(
    fc.property(honestClaim, hex, (claim, other) => {
      fc.pre(other !== claim.serverSeed)
      expect(refusalOf({ ...claim, serverSeed: other })).toBe('commitment_mismatch')
      expect(refusalOf({ ...claim, commitment: other })).toBe('commitment_mismatch')
      expect(refusalOf({ ...claim, serverSeed: other, commitment: commitmentOf(other) })).toBe('outcome_mismatch')
    }),
    fixed,
  )
})

test('[SL13] another nonce or another client seed is refused', () => {
  fc.assert(
    fc.property(honestClaim, (claim) => {
      expect(refusalOf({ ...claim, nonce: claim.nonce + 1 })).toBe('outcome_mismatch')
      expect(refusalOf({ ...claim, clientSeed: `${claim.clientSeed}x` })).toBe('outcome_mismatch')
    }),
    fixed,
  )
})

test('[SL13] one coin more or less is refused', () => {
  fc.assert(
    fc.property(honestClaim, fc.integer({ min: -1_000, max: 1_000 }), (claim, more) => {
      fc.pre(more !== 0)
      expect(refusalOf({ ...claim, coins: claim.coins + more })).toBe('outcome_mismatch')
    }),
    fixed,
  )
})

test('[SL13] one draw changed, left out or added is refused', () => {
  fc.assert(
    fc.property(honestClaim, fc.nat(), fc.integer({ min: 1, max: 29 }), (claim, pick, by) => {
      const at = pick % claim.draws.length
      const drawn = present(claim.draws[at], 'a draw')
      expect(refusalOf({ ...claim, draws: claim.draws.with(at, drawn + by) })).toBe('outcome_mismatch')
      expect(refusalOf({ ...claim, draws: claim.draws.slice(1) })).toBe('outcome_mismatch')
      expect(refusalOf({ ...claim, draws: [...claim.draws, 0] })).toBe('outcome_mismatch')
    }),
    fixed,
  )
})

test('[SL13] [SL28] a round that was played before there were caps verifies by the model of that time', () => {
  const { winMax: _, ...before } = feriaDeLuz
  const seed = { serverSeed: '0d'.repeat(32), clientSeed: 'before', nonce: 3 }
  const { draws, coins } = playRound(before, 'spin', openStream(seed))
  const claim: RoundClaim = {
    ...seed,
    model: before,
    bet: 'spin',
    commitment: commitmentOf(seed.serverSeed),
    draws,
    coins,
  }
  expect(refusalOf(claim)).toBe('accepted')
})

test('[SL13] [SL28] a round that should have ended at its cap, or is cut too early, is refused', () => {
  const low = { ...feriaDeLuz, winMax: 2 }
  const { winMax: _, ...before } = feriaDeLuz
  const seed = (nonce: number): Pick<RoundClaim, 'serverSeed' | 'clientSeed' | 'nonce'> => ({
    serverSeed: '0d'.repeat(32),
    clientSeed: 'cap',
    nonce,
  })
  let reached = 0
  for (let nonce = 0; nonce < 300; nonce++) {
    const claimWith = (played: RoundClaim['model'], model: RoundClaim['model']): RoundClaim => {
      const { draws, coins } = playRound(played, 'spin', openStream(seed(nonce)))
      const commitment = commitmentOf(seed(nonce).serverSeed)
      return { ...seed(nonce), model, bet: 'spin', commitment, draws, coins }
    }
    expect(refusalOf(claimWith(low, low))).toBe('accepted')
    if (claimWith(low, low).coins === claimWith(before, before).coins) continue
    reached += 1
    expect(refusalOf(claimWith(before, low))).toBe('outcome_mismatch')
    expect(refusalOf(claimWith(low, before))).toBe('outcome_mismatch')
  }
  expect(reached).toBeGreaterThan(5)
})
