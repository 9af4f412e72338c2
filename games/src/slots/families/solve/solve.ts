import { minus, over, present, rational, toNumber, type Rational, type Rng } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { returnByReason } from '../../proofs.ts'
import type { Strips } from '../../reels/strips.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../../symbols.ts'
import type { Profile } from '../family.ts'
import { payTable } from '../made.ts'
import type { Recipe, SetRecipe, Solved } from '../recipe.ts'
import { payShape, PAYING_SYMBOLS } from './pays.ts'
import { isCrowded, layStrip, type StripPlan } from './strip.ts'

/** How far above its target a return may end. */
const RETURN_TOLERANCE = 5e-5

/** Within this distance of the target any change is accepted, so that the search cannot get stuck. */
const WANDER = 5e-3

/** A feasible recipe takes some thousand changes; one that needs more is not feasible. */
const CHANGES_MAX = 20_000

const SYMBOLS = FIRST_PAYING + PAYING_SYMBOLS

/** Strips during the search: cells of blocks do not change any more. */
type Draft = { readonly strip: number[]; readonly blocked: readonly boolean[]; readonly blocks: StripPlan['blocks'] }

/** Finds a pay table and strips that give a family its return, by changing one cell at a time. */
export function solve(recipe: Recipe, profile: Profile, steepness: number, seed: number): Solved {
  const rng = openStream({ serverSeed: `${recipe.id} ${profile}`, clientSeed: 'solve', nonce: seed })
  const weights = weightsOf(steepness)
  const target = rational(BigInt(recipe.returns[profile]), 10_000n)
  const drafts = recipe
    .setsOf(profile)
    .map((set) => set.stops.map((_, reel) => draft(recipe, set, reel, { weights, rng })))
  const sets: readonly Strips[] = drafts.map((reels) => reels.map(({ strip }) => strip))
  const excessOf = (pays: Solved['pays']): number => {
    const model = recipe.modelOf(profile, payTable(pays, recipe.reels), sets)
    return toNumber(minus(returnByReason(model, 'spin'), target))
  }
  const pays = scaledPays(recipe, steepness, toNumber(target), (some) => excessOf(some) + toNumber(target))

  let excess = excessOf(pays)
  for (let changes = 0; changes < CHANGES_MAX; changes++) {
    if (excess >= 0 && excess <= RETURN_TOLERANCE) {
      return {
        steepness,
        seed,
        pays,
        plans: drafts.map((reels) => reels.map(planOf)),
        ...priceOf(recipe, profile, pays, sets),
      }
    }
    const reels = present(drafts[rng(drafts.length)], 'a set')
    const undo = changeCell(recipe, present(reels[rng(reels.length)], 'a strip'), { weights, rng })
    if (undo === undefined) continue
    const changed = excessOf(pays)
    if (Math.abs(changed) <= Math.max(WANDER, Math.abs(excess))) excess = changed
    else undo()
  }
  throw new Error(`broken promise: no strips found for ${recipe.id} ${profile}`)
}

/** Scales the table until the strips as dealt come near the return. */
function scaledPays(
  recipe: Recipe,
  steepness: number,
  target: number,
  returnOf: (pays: Solved['pays']) => number,
): Solved['pays'] {
  let scale = recipe.lines > 100 ? 0.1 : 1
  let pays = payShape(recipe, steepness, scale)
  for (let tries = 0; tries < 6; tries++) {
    scale *= target / returnOf(pays)
    pays = payShape(recipe, steepness, scale)
  }
  return pays
}

/** The approximate number of each paying symbol, and the draws to deal with. */
type Dealer = { readonly weights: readonly number[]; readonly rng: Rng }

/**
 * The highest-paying symbol has the fewest cells. A game of low volatility has many of the lowest-paying ones: it wins
 * often, and little.
 */
function weightsOf(steepness: number): readonly number[] {
  const most = 2 * 6 ** Math.max(0, 0.5 - steepness)
  return Array.from({ length: PAYING_SYMBOLS }, (_, rank) => Math.round(100 * most ** (rank / (PAYING_SYMBOLS - 1))))
}

function draft(recipe: Recipe, set: SetRecipe, reel: number, dealer: Dealer): Draft {
  const plan = deal(recipe, set, reel, dealer)
  const strip = [...layStrip(plan, recipe.distances, dealer.rng)]
  const blocked = strip.map(() => false)
  for (const block of plan.blocks) {
    const at = strip.findIndex(
      (_, cell) => !blocked[cell] && block.every((symbol, more) => strip[(cell + more) % strip.length] === symbol),
    )
    block.forEach((_, more) => {
      blocked[(at + more) % strip.length] = true
    })
  }
  return { strip, blocked, blocks: plan.blocks }
}

/**
 * The initial contents of a strip: wilds, scatters and stacks as required, every other symbol once, the rest by weight.
 */
function deal({ rows, distances }: Recipe, set: SetRecipe, reel: number, dealer: Dealer): StripPlan {
  const wilds = set.wilds[reel] ?? 0
  const boxes = set.boxed ? Array.from({ length: wilds }, () => box(rows, dealer.rng)) : []
  const blocks = [...(set.stacks ?? []), ...boxes]
  const counts: number[] = Array.from({ length: SYMBOLS }, () => 1)
  counts[WILD] = set.boxed ? 0 : wilds
  counts[SCATTER] = set.scatters[reel] ?? 0
  const dealt = [...counts, ...blocks.map(({ length }) => length)].reduce((sum, cells) => sum + cells, 0)
  const stops = set.stops[reel] ?? 0
  // More than this of one symbol could hardly be kept apart.
  const countMax = Math.floor(stops / (distances.paying + 0.5))
  for (let cell = dealt; cell < stops;) {
    const symbol = FIRST_PAYING + drawByWeight(dealer)
    if ((counts[symbol] ?? 0) >= countMax) continue
    counts[symbol] = (counts[symbol] ?? 0) + 1
    cell += 1
  }
  return { counts, blocks }
}

/** A wild with as many neighbours on both sides as can be in view with it, no two of them alike. */
function box(rows: number, rng: Rng): readonly number[] {
  const others = Array.from({ length: PAYING_SYMBOLS }, (_, rank) => FIRST_PAYING + rank)
  const drawn = Array.from({ length: 2 * (rows - 1) }, () => others.splice(rng(others.length), 1)).flat()
  return [...drawn.slice(0, rows - 1), WILD, ...drawn.slice(rows - 1)]
}

function drawByWeight({ weights, rng }: Dealer): number {
  let left = rng(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

/** Puts another paying symbol in place of one that has more cells on the strip, and says how to take it back. */
function changeCell({ distances }: Recipe, { strip, blocked }: Draft, dealer: Dealer): (() => void) | undefined {
  const cell = dealer.rng(strip.length)
  const before = present(strip[cell], 'a cell')
  const after = FIRST_PAYING + drawByWeight(dealer)
  const undo = (): void => {
    strip[cell] = before
  }
  if (blocked[cell] || before < FIRST_PAYING || after === before) return undefined
  if (strip.indexOf(before) === strip.lastIndexOf(before)) return undefined
  strip[cell] = after
  if (!isCrowded(strip, blocked, distances)) return undo
  undo()
  return undefined
}

function planOf({ strip, blocked, blocks }: Draft): StripPlan {
  const singles = strip.filter((_, cell) => !blocked[cell])
  return {
    counts: Array.from({ length: SYMBOLS }, (_, symbol) => singles.filter((cell) => cell === symbol).length),
    blocks,
  }
}

/** The price of a bought round is in stakes and tenths of a stake, the lowest one that leaves the house edge. */
function priceOf(
  recipe: Recipe,
  profile: Profile,
  pays: Solved['pays'],
  sets: readonly Strips[],
): { readonly buy?: number } {
  const model = recipe.modelOf(profile, payTable(pays, recipe.reels), sets, 1)
  if (model.buy === undefined) return {}
  const worth = over(returnByReason(model, 'buy'), rational(BigInt(model.cost)))
  return { buy: (model.cost / STAKE_PARTS) * Math.ceil(STAKE_PARTS * toNumber(over(worth, BUY_RETURN_MAX))) }
}

const STAKE_PARTS = 10
const BUY_RETURN_MAX: Rational = rational(97n, 100n)
