import type { Division } from '../../tables/pool.ts'

/** A class of winners: the number of its shares, and the amount for them. */
export type PrizeClass = { readonly name: string; readonly shares: number; readonly amount: number }

/** Classes with the same payout per share. */
type Group = { readonly names: readonly string[]; readonly shares: number; readonly amount: number }

const isLess = (left: Group, right: Group): boolean => left.amount * right.shares < right.amount * left.shares

const joined = (left: Group, right: Group): Group => ({
  names: [...left.names, ...right.names],
  shares: left.shares + right.shares,
  amount: left.amount + right.amount,
})

/** Where a higher class would pay less per share than a lower one, the winners of both share both amounts. */
function inOrder(groups: readonly Group[]): readonly Group[] {
  return groups.reduce<readonly Group[]>((ordered, group) => {
    const below = ordered.at(-1)
    if (below === undefined || !isLess(group, below)) return [...ordered, group]
    return inOrder([...ordered.slice(0, -1), joined(below, group)])
  }, [])
}

/**
 * Divides the amount of each class among its shares, from the lowest class to the highest. The amounts of classes
 * without winners go to the highest class, with what was carried; without a winner there all of it is carried on, as is
 * the remainder of the division.
 */
export function divideClasses(classes: readonly PrizeClass[], carried: number): Division {
  const total = classes.reduce((sum, { amount }) => sum + amount, carried)
  const lower = classes.slice(0, -1).filter(({ shares }) => shares > 0)
  const highest = classes.slice(-1).map((top) => ({
    ...top,
    amount: lower.reduce((left, { amount }) => left - amount, total),
  }))
  const won = [...lower, ...highest.filter(({ shares }) => shares > 0)]
  const groups = inOrder(won.map(({ name, shares, amount }) => ({ names: [name], shares, amount })))
  const perShare = Object.fromEntries(
    groups.flatMap(({ names, shares, amount }) => names.map((name) => [name, Math.floor(amount / shares)])),
  )
  const paid = groups.reduce((sum, { shares, amount }) => sum + shares * Math.floor(amount / shares), 0)
  return { perShare, carried: total - paid }
}
