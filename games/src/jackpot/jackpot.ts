import { present, type Rng } from '@ronda/core'
import { drawLarge } from './drawLarge.ts'
import { contributionOf, type Classic, type MustHit, type Terms } from './terms.ts'

/** A pool before a stake. `contributed` is the sum of all contributions to it and to the pools before it. */
export type Pool = { readonly balance: bigint; readonly contributed: bigint }

/** A pool that must hit: once `contributed` reaches `endsAt`, it pays `hit` and the next one begins. */
export type Opening = { readonly number: number; readonly seed: bigint; readonly hit: bigint; readonly endsAt: bigint }

/** The effect of a stake on a pool: its contribution, its award, and the seed that the house account then pays in. */
export type Played = {
  readonly contribution: bigint
  readonly award: bigint
  readonly seed: bigint
  /** The openings that it ends; more than one only where the contribution is larger than a whole pool needs. */
  readonly ended: readonly Opening[]
}

/** What a round draws for a classic pool. */
function drawNumber({ odds }: Classic, rng: Rng): bigint {
  return drawLarge(rng, odds)
}

/**
 * The numbers below the stake win: as many as it has atoms. The winner gets the whole pool, their own contribution
 * included.
 */
export function playClassic(terms: Classic, stake: bigint, number: bigint, { balance }: Pool): Played {
  const contribution = contributionOf(terms, stake)
  const isHit = number < stake
  return { contribution, award: isHit ? balance + contribution : 0n, seed: isHit ? terms.seed : 0n, ended: [] }
}

/**
 * The stake that contributes the atom with which the pool reaches its hit point wins that amount exactly. What it
 * contributed beyond that goes to the next pool, so that every atom counts once whatever the size of stakes.
 *
 * `openings` are those in force and to come, in their order; each begins where the one before ended.
 */
export function playMustHit(
  terms: MustHit,
  stake: bigint,
  { contributed }: Pool,
  openings: readonly Opening[],
): Played {
  const contribution = contributionOf(terms, stake)
  const reached = contributed + contribution
  const ended = openings.filter(({ endsAt }) => endsAt > contributed && endsAt <= reached)
  const award = ended.reduce((sum, { hit }) => sum + hit, 0n)
  if (ended.length === 0) return { contribution, award, seed: 0n, ended }
  const seed = ended.reduce((sum, { number }) => sum + nextOf(openings, number).seed, 0n)
  return { contribution, award, seed, ended }
}

function nextOf(openings: readonly Opening[], number: number): Opening {
  return present(
    openings.find((opening) => opening.number === number + 1),
    'the opening after one that ended',
  )
}

/** Adds to the openings where each ends, given where the first of them begins. */
export function lineUp(begins: bigint, openings: readonly Omit<Opening, 'endsAt'>[]): readonly Opening[] {
  let endsAt = begins
  return openings.map((opening) => {
    endsAt += opening.hit - opening.seed
    return { ...opening, endsAt }
  })
}

/**
 * Per level of a round: the contributions to a must-hit pool so far, or the number drawn; null where none was played.
 */
export type JackpotFacts = readonly (bigint | null)[]

/** The numbers of the classic pools that a round plays for, drawn after all draws of the game itself. */
export function drawNumbers(levels: readonly Terms[], isPlayed: (terms: Terms) => boolean, rng: Rng): JackpotFacts {
  return levels.map((terms) => (terms.kind === 'classic' && isPlayed(terms) ? drawNumber(terms, rng) : null))
}
