import type { SlotModel } from './model.ts'

/** How the wins of a game are counted. */
export type Wins = 'lines' | 'ways' | 'anywhere' | 'clusters'

/** The smallest share of the stake that a win may pay, as one part of so many. A way is one of many that pay together. */
const PARTS_MAX: Readonly<Record<Wins, number>> = { lines: 10, ways: 50, anywhere: 10, clusters: 10 }

/** The longest run of a symbol pays at least this many times its shortest; in ways, length also adds ways. */
const SPREAD_MIN: Readonly<Record<Wins, number>> = { lines: 3, ways: 2, anywhere: 3, clusters: 3 }

/** Between two lengths next to each other, so that three lengths already have the spread. */
const STEP_MIN: Readonly<Record<Wins, number>> = { lines: 1.75, ways: 1.45, anywhere: 1.2, clusters: 1.2 }

type Game = { readonly wins: Wins; readonly cost: number }

/** The fewest coins for a length of run, given what the shorter ones pay. */
export function runMinimum({ wins, cost }: Game, at: number, shorter: readonly number[]): number {
  if (at === 0) return Math.ceil(cost / PARTS_MAX[wins])
  return Math.ceil(STEP_MIN[wins] * (shorter[at - 1] ?? 0))
}

/** The table changed as little as the laws need: rows are symbols, the highest-paying first, without zeros. */
export function uprightPays(game: Game, rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const right: number[][] = []
  for (const [rank, row] of rows.entries()) {
    const pays: number[] = []
    for (const [at, pay] of row.entries()) {
      const spread = at > 0 && at === row.length - 1 ? SPREAD_MIN[game.wins] * (pays[0] ?? 0) : 0
      const least = Math.max(runMinimum(game, at, pays), spread)
      pays.push(Math.max(Math.min(pay, right[rank - 1]?.[at] ?? pay), least))
    }
    right.push(pays)
  }
  return right
}

/** What a pay table breaks, in words; nothing when it is right. Rows are symbols, the highest-paying first. */
export function brokenPayLaws({ wins, cost }: Game, rows: readonly (readonly number[])[]): readonly string[] {
  const broken: string[] = []
  const say = (isBroken: boolean, what: string): void => {
    if (isBroken && !broken.includes(what)) broken.push(what)
  }
  rows.forEach((row, rank) => {
    const paid = row.filter((pay) => pay > 0)
    const [shortest = 0, longest = 0] = [paid[0], paid.at(-1)]
    say(paid.length === 0, 'a symbol pays nothing')
    say(
      paid.some((pay, at) => at > 0 && pay <= (paid[at - 1] ?? 0)),
      'more of a symbol does not pay more',
    )
    say(
      paid.length > 1 && longest < SPREAD_MIN[wins] * shortest,
      'the most of a symbol pays hardly more than the least',
    )
    say(shortest * PARTS_MAX[wins] < cost, 'a win is too small')
    const higher = rows[rank - 1]
    say(higher !== undefined && row.some((pay, count) => pay > (higher[count] ?? 0)), 'a lower symbol pays more')
  })
  const [highest, lowest] = [rows[0], rows.at(-1)]
  say(
    rows.length > 1 && (highest?.at(-1) ?? 0) <= (lowest?.at(-1) ?? 0),
    'the highest symbol pays no more than the lowest',
  )
  return broken
}

/** The rows of a model's pay table that pay, the highest-paying symbol first. */
export function payingRows({ pays }: Pick<SlotModel, 'pays'>): readonly (readonly number[])[] {
  return pays.filter((row) => row.some((pay) => pay > 0))
}
