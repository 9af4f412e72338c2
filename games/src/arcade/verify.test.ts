import { present } from '@ronda/core'
import { commitmentOf, openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { modelHash } from '../slots/modelHash.ts'
import { mines } from './mines/mines.ts'
import { verifyArcade, type ArcadeClaim } from './verify.ts'

const seed = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: 3 }

/** A round as an honest server publishes it. */
function honest(): ArcadeClaim {
  const [bet, moves] = [{ mines: 1 }, [{ open: 4 }, { take: true as const }]]
  const played = present(mines.play(bet, moves, openStream(seed)), 'a round')
  return {
    ...seed,
    rules: mines,
    modelHash: modelHash(mines.model),
    commitment: commitmentOf(seed.serverSeed),
    bet,
    moves,
    // As it comes over the wire.
    view: JSON.parse(JSON.stringify(played.view)) as unknown,
    stake: 20_000n,
    staked: 20_000n,
    win: 2n * BigInt(played.paid),
  }
}

describe('[AR1] an arcade round is verified by playing it again', () => {
  test('an honest round is accepted', () => expect(verifyArcade(honest()).ok).toBe(true))

  test.each([
    ['another seed', { serverSeed: 'cd'.repeat(32) }, 'commitment_mismatch'],
    ['other rules', { modelHash: '0'.repeat(64) }, 'rules_mismatch'],
    ['another bet', { bet: { mines: 3 } }, 'outcome_mismatch'],
    ['no bet at all', { bet: {} }, 'outcome_mismatch'],
    ['other moves', { moves: [{ open: 5 }, { take: true }] }, 'outcome_mismatch'],
    ['a round that is not over', { moves: [{ open: 4 }] }, 'outcome_mismatch'],
    ['a mine on another tile', { view: { ...(honest().view as object), mines: [99] } }, 'outcome_mismatch'],
    ['another win', { win: honest().win + 1n }, 'outcome_mismatch'],
    ['another stake', { staked: 40_000n }, 'outcome_mismatch'],
  ])('%s is refused', (_, change, why) => {
    expect(verifyArcade({ ...honest(), ...change })).toEqual({ ok: false, error: why })
  })
})
