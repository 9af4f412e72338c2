import { leastOf, type CapBound } from '../cap/facts.ts'
import { fractionUp, overUp, PER_E_LN_2_UP, plusUp, powerUp, repeatedUp, sumUp, timesUp } from '../cap/upward.ts'
import { FIRST_PAYING } from '../symbols.ts'
import { scattersSeen, winsOfSymbol } from './byCounting.ts'
import { spinsFor, type TowersModel } from './model.ts'

// What a spin wins with each symbol is known exactly; how these wins depend on each other, and on the scatters beside
// them, is not. For every dependence, what a round wins above an amount is on average no more than where all of them are
// large at the same time: the excess of a sum over an amount is supermodular. So they are placed on one scale from 0 to
// 1, each as large at u as in a share u of all spins or more.

/** A part of that scale: what a spin wins there, and how many free spins it opens. */
type Level = { readonly share: number; readonly coins: number; readonly spins: number }

/** At this place of the scale so much of the win, or of the free spins, ends. */
type Drop = { readonly at: number; readonly coins: number; readonly spins: number }

/** Upper bounds for a round that ends at so many coins. */
export function capBound(model: TowersModel, most: number): CapBound {
  const paid = levelsOf([...winDrops(model, false), ...spinDrops(model)])
  const free = levelsOf(winDrops(model, true))
  const lossAbove = (coins: number): number => excess(paid, free, coins)
  // A round that reaches the cap is above a part of it by the rest.
  const rates = [1 / 2, 5 / 8, 3 / 4, 7 / 8].map((part) => overUp(lossAbove(part * most), (1 - part) * most))
  return { rate: Math.min(...rates), loss: lossAbove(most) }
}

function winDrops(model: TowersModel, free: boolean): readonly Drop[] {
  const times = free ? model.free.times : 1
  return model.symbols.flatMap((_, symbol) => {
    if (symbol < FIRST_PAYING) return []
    const { wins, all } = winsOfSymbol(model, symbol, free)
    const byCoins = new Map<number, bigint>()
    for (const { coins, cases } of wins) byCoins.set(Number(coins), (byCoins.get(Number(coins)) ?? 0n) + cases)
    return dropsOf(byCoins, all).map(({ at, most }) => ({ at, coins: times * most, spins: 0 }))
  })
}

function spinDrops(model: TowersModel): readonly Drop[] {
  const { chances, all } = scattersSeen(model)
  const bySpins = new Map<number, bigint>()
  chances.forEach((cases, scatters) => {
    const spins = spinsFor(model, scatters)
    bySpins.set(spins, (bySpins.get(spins) ?? 0n) + cases)
  })
  return dropsOf(bySpins, all).map(({ at, most }) => ({ at, coins: 0, spins: most }))
}

/** From the largest value down: in which share of all cases it is reached, and by how much the next one is less. */
function dropsOf(
  cases: ReadonlyMap<number, bigint>,
  all: bigint,
): readonly { readonly at: number; readonly most: number }[] {
  const values = [...cases.keys()].toSorted((one, other) => other - one)
  let reached = 0n
  return values.map((value, i) => {
    reached += cases.get(value) ?? 0n
    return { at: fractionUp(reached, all), most: value - (values[i + 1] ?? 0) }
  })
}

function levelsOf(drops: readonly Drop[]): readonly Level[] {
  const levels: Level[] = []
  let [from, coins, spins] = [0, 0, 0]
  for (const drop of drops) {
    coins += drop.coins
    spins += drop.spins
  }
  for (const drop of drops.toSorted((one, other) => one.at - other.at)) {
    const to = Math.min(drop.at, 1)
    if (to > from) {
      levels.push({ share: timesUp(to - from, 1), coins, spins })
      from = to
    }
    coins -= drop.coins
    spins -= drop.spins
  }
  return from < 1 ? [...levels, { share: 1 - from, coins, spins }] : levels
}

/** The best one lies among these for every cap that is in use. */
const POWERS = Array.from({ length: 45 }, (_, i) => 10 + 2 * i)

/**
 * What rounds win above an amount, on average. Either one spin exceeds it alone: that is added up as it is. Or several
 * do together, none counted above the amount: as for other free spins, E[r^(X ÷ amount)] ÷ r bounds how often.
 */
function excess(paid: readonly Level[], free: readonly Level[], amount: number): number {
  const alone = (levels: readonly Level[]): number =>
    sumUp(levels.map(({ share, coins }) => timesUp(share, Math.max(0, coins - amount))))
  const spins = sumUp(paid.map((level) => timesUp(level.share, level.spins)))
  const together = leastOf(
    POWERS.map((power) => {
      const powerOf = ({ share, coins }: Level): number =>
        timesUp(share, powerUp((power * Math.min(coins, amount)) / amount))
      const ofFree = sumUp(free.map(powerOf))
      const ofRound = sumUp(paid.map((level) => timesUp(powerOf(level), repeatedUp(ofFree, level.spins))))
      const rate = timesUp(ofRound, 2 ** -power)
      return { rate, loss: timesUp(overUp(timesUp(PER_E_LN_2_UP, amount), power), rate) }
    }),
  )
  return plusUp(plusUp(alone(paid), timesUp(spins, alone(free))), together.loss)
}
