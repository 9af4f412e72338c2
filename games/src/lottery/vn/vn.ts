import { minus, plus, present, rational, times, type Rational } from '@ronda/core'
import { WHOLE, type SharedRules } from '../../tables/rules.ts'
import type { LotteryBet } from '../lines.ts'
import { lotteryRules, type Kind, type Kinds } from '../lottery.ts'
import { isDigits } from '../picks.ts'
import { SHOW_MS } from '../shows.ts'
import { hostOf, type Region } from './hosts.ts'
import { lengthsOf, ranksOf, type Rank } from './prizes.ts'

/** The numbers drawn, the special prize first and the others in the order of their prizes. */
export type VnOutcome = { readonly numbers: readonly string[] }

/**
 * What a unit pays, the unit included. A `lo2` pays for every number with that ending, and costs a unit for each
 * number.
 */
export type VnPays = {
  readonly lo2: number
  readonly de: number
  readonly cang3: number
  readonly xien2: number
  readonly xien3: number
  readonly xien4: number
}

export type VnModel = { readonly id: Region; readonly ranks: readonly Rank[]; readonly pays: VnPays }

const TAILS = { lo2: 96, de: 96, cang3: 960 } as const

const NORTH_PAYS: VnPays = { ...TAILS, xien2: 17, xien3: 76, xien4: 350 }
const SOUTH_PAYS: VnPays = { ...TAILS, xien2: 36, xien3: 240, xien4: 1_690 }

export const vnModels: Readonly<Record<Region, VnModel>> = {
  vnNorth: { id: 'vnNorth', ranks: ranksOf('vnNorth'), pays: NORTH_PAYS },
  vnCentral: { id: 'vnCentral', ranks: ranksOf('vnCentral'), pays: SOUTH_PAYS },
  vnSouth: { id: 'vnSouth', ranks: ranksOf('vnSouth'), pays: SOUTH_PAYS },
}

const tailsOf = ({ numbers }: VnOutcome): readonly string[] => numbers.map((number) => number.slice(-2))

const specialOf = ({ numbers }: VnOutcome): string => present(numbers[0], 'a special prize')

/** Of all combinations of so many tails, those that contain every one of `picked` different tails. */
function chanceOfAll(picked: number, tails: number): Rational {
  let [chance, ways] = [rational(0n), 1n]
  for (let missing = 0; missing <= picked; missing += 1) {
    const without = rational(ways * BigInt(100 - missing) ** BigInt(tails), 100n ** BigInt(tails))
    chance = missing % 2 === 0 ? plus(chance, without) : minus(chance, without)
    ways = (ways * BigInt(picked - missing)) / BigInt(missing + 1)
  }
  return chance
}

/** Every tail of a pair, of three, of four. They ascend, as balls do, but begin with 00. */
function isTails(pick: string, many: number): boolean {
  const tails = pick.split('-')
  if (tails.length !== many || !tails.every((tail) => isDigits(tail, 2))) return false
  return tails.every((tail, at) => at === 0 || tail > (tails[at - 1] ?? ''))
}

const endingOf = (digits: number, pays: number): Kind<VnOutcome> => ({
  factor: 1,
  isPick: (pick) => isDigits(pick, digits),
  paid: (pick, outcome) => (specialOf(outcome).endsWith(pick) ? pays * WHOLE : 0),
  most: () => pays * WHOLE,
  returned: () => rational(BigInt(pays), 10n ** BigInt(digits)),
})

function together(many: number, tails: number, pays: number): Kind<VnOutcome> {
  const returned = times(chanceOfAll(many, tails), rational(BigInt(pays)))
  return {
    factor: 1,
    isPick: (pick) => isTails(pick, many),
    paid(pick, outcome) {
      const drawn = new Set(tailsOf(outcome))
      return pick.split('-').every((tail) => drawn.has(tail)) ? pays * WHOLE : 0
    },
    most: () => pays * WHOLE,
    returned: () => returned,
  }
}

/** A `lo2` costs as many units as numbers are drawn: it is a bet on each of them. */
export function vnKinds({ ranks, pays }: VnModel): Kinds<VnOutcome> {
  const tails = lengthsOf(ranks).length
  return {
    lo2: {
      factor: tails,
      isPick: (pick) => isDigits(pick, 2),
      paid: (pick, outcome) => tailsOf(outcome).filter((tail) => tail === pick).length * pays.lo2 * WHOLE,
      // Every drawn number may have this ending.
      most: () => tails * pays.lo2 * WHOLE,
      returned: () => rational(BigInt(pays.lo2), 100n),
    },
    de: endingOf(2, pays.de),
    cang3: endingOf(3, pays.cang3),
    xien2: together(2, tails, pays.xien2),
    xien3: together(3, tails, pays.xien3),
    xien4: together(4, tails, pays.xien4),
  }
}

function vnRules(model: VnModel): SharedRules<LotteryBet, VnOutcome> {
  const lengths = lengthsOf(model.ranks)
  return lotteryRules({
    id: model.id,
    model,
    kinds: vnKinds(model),
    prelude: (number) => ({ host: hostOf(model.id, number) }),
    draw: (rng) => ({
      numbers: lengths.map((digits) => String(rng(10 ** digits)).padStart(digits, '0')),
    }),
    showMs: () => SHOW_MS.vn,
  })
}

export const vnNorth: SharedRules<LotteryBet, VnOutcome> = vnRules(vnModels.vnNorth)
export const vnCentral: SharedRules<LotteryBet, VnOutcome> = vnRules(vnModels.vnCentral)
export const vnSouth: SharedRules<LotteryBet, VnOutcome> = vnRules(vnModels.vnSouth)
