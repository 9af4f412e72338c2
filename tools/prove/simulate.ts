import { assert, toNumber, type Rng } from '@ronda/core'
import { openRounds, sha256Hex, type SeedPair } from '@ronda/fair'
import {
  families,
  parSheet,
  playRound,
  PROFILES,
  replayRound,
  type Family,
  type Profile,
  type SlotModel,
} from '@ronda/games'

/** One model of a family, played many times. */
export type Simulated = {
  readonly family: string
  readonly profile: Profile
  readonly rounds: number
  /** Coins won in all rounds together. */
  readonly coins: number
}

/** The distance between the played and the proven return, in standard deviations of the mean. */
export type Judged = Simulated & { readonly mean: number; readonly exact: number; readonly z: number }

/** Any title of a family would do. */
const TITLE = 7

export type Row = { readonly family: Family; readonly profile: Profile }

/** Families by name, all of them without a name, each in its three volatility profiles. */
export function rowsOf(names: readonly string[]): readonly Row[] {
  const asked = names.length === 0 ? families : families.filter(({ id }) => names.includes(id))
  return asked.flatMap((family) => PROFILES.map((profile) => ({ family, profile })))
}

export const modelOfRow = ({ family, profile }: Row): SlotModel => family.modelOf(profile, TITLE)

/** Fixed and published, so that anyone who repeats the simulation gets the same coins. */
export function seedsOf({ family, profile }: Row): SeedPair {
  return { serverSeed: sha256Hex(`simulate ${family.id} ${profile}`), clientSeed: 'simulation' }
}

/** Rounds from the first on, one in every `step`, below `rounds`. */
export type Share = { readonly first: number; readonly step: number; readonly rounds: number }

/** Plays the rounds with these numbers as the server does: seeds, nonce, draws, round. */
export function playRounds(model: SlotModel, seeds: SeedPair, { first, step, rounds }: Share): number {
  const open = openRounds(seeds)
  const coinsOf = model.mechanic === 'book' ? readOnce(model) : (rng: Rng) => playRound(model, 'spin', rng).coins
  let coins = 0
  for (let nonce = first; nonce < rounds; nonce += step) coins += coinsOf(open(nonce))
  assert(Number.isSafeInteger(coins), 'a sum that a float holds exactly')
  return coins
}

/** A book has some thousand pages and a round is one of them: every round draws, but each page is computed once. */
function readOnce(model: Extract<SlotModel, { mechanic: 'book' }>): (rng: Rng) => number {
  const pages = model.book.winning + model.book.losing
  const read = new Map<number, number>()
  return (rng) => {
    const page = rng(pages)
    const known = read.get(page)
    if (known !== undefined) return known
    const { coins } = replayRound(model, 'spin', [page])
    read.set(page, coins)
    return coins
  }
}

/** Mean and spread are the proven ones of the expected model. */
export function judge(simulated: Simulated, model: SlotModel): Judged {
  const { exactReturn, volatility } = parSheet(model)
  const [mean, exact] = [simulated.coins / model.cost / simulated.rounds, toNumber(exactReturn)]
  return { ...simulated, mean, exact, z: ((mean - exact) / volatility) * Math.sqrt(simulated.rounds) }
}

/** The 99 % quantile of the standard normal distribution. */
const NORMAL_99 = 2.326_347_874

/**
 * The bound that the sum of `rows` squares of z stays under in 99 of 100 simulations: chi-square, by Wilson and
 * Hilferty.
 */
export function squaresMax(rows: number): number {
  const spread = 2 / (9 * rows)
  return rows * (1 - spread + NORMAL_99 * Math.sqrt(spread)) ** 3
}
