// What shared tables pay, from `tables/SPEC.md` and the published models alone: in ten-thousandths of the unit, the
// stake included.

export type Chips = Readonly<Record<string, number>>

const sumOver = (chips: Chips, eachPays: (place: string) => number): number =>
  Object.entries(chips).reduce((sum, [place, units]) => sum + units * eachPays(place), 0)

/** [SR18] */
export function dragonTigerPays(chips: Chips, [dragon, tiger]: readonly [number, number]): number {
  // From 1 for an ace to 13 for a king.
  const height = (card: number): number => (card % 13 === 12 ? 1 : (card % 13) + 2)
  const [high, low] = [height(dragon), height(tiger)]
  const isTie = high === low
  const toOne: Readonly<Record<string, number | false>> = {
    dragon: high > low && 1,
    tiger: low > high && 1,
    tie: isTie && 11,
    suitedTie: isTie && Math.floor(dragon / 13) === Math.floor(tiger / 13) && 50,
    dragonSmall: high < 7 && 1,
    dragonBig: high > 7 && 1,
    tigerSmall: low < 7 && 1,
    tigerBig: low > 7 && 1,
  }
  return sumOver(chips, (place) => {
    const won = toOne[place]
    if (won) return 10_000 * (won + 1)
    return isTie && (place === 'dragon' || place === 'tiger') ? 5_000 : 0
  })
}

const TOTALS: Readonly<Record<number, number>> = { 4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 }

/** [SR19] What a place pays to one; zero where it loses. */
function sicBoToOne(place: string, dice: readonly number[]): number {
  const total = dice.reduce((sum, face) => sum + face, 0)
  const isTriple = new Set(dice).size === 1
  const showing = (face: number): number => dice.filter((each) => each === face).length
  const [kind = '', ...faces] = place.split('-')
  const [one = 0, two = 0] = faces.map(Number)
  const wins: Readonly<Record<string, () => number>> = {
    small: () => Number(!isTriple && total <= 10),
    big: () => Number(!isTriple && total >= 11),
    odd: () => Number(!isTriple && total % 2 === 1),
    even: () => Number(!isTriple && total % 2 === 0),
    single: () => showing(one),
    pair: () => (showing(one) > 0 && showing(two) > 0 ? 6 : 0),
    double: () => (showing(one) >= 2 ? 11 : 0),
    triple: () => (showing(one) === 3 ? 180 : 0),
    anyTriple: () => (isTriple ? 31 : 0),
    total: () => (one === total ? (TOTALS[Math.min(total, 21 - total)] ?? 0) : 0),
  }
  return wins[kind]?.() ?? 0
}

export const sicBoPays = (chips: Chips, dice: readonly number[]): number =>
  sumOver(chips, (place) => {
    const toOne = sicBoToOne(place, dice)
    return toOne > 0 ? 10_000 * (toOne + 1) : 0
  })

/** [SR8] In hundredths, with nine decimals of them. */
function crashMultiple(ms: number): number {
  const most = 10n ** 15n
  let multiple = 10n ** 11n
  for (let passed = 0; passed < ms && multiple < most; passed += 1) multiple += (multiple * 6n) / 100_000n
  return Number((multiple < most ? multiple : most) / 10n ** 9n)
}

type CrashBet = { readonly amount: number; readonly target?: number }

/** [SR7] */
export function crashPays(bet: CrashBet, bust: number, leftMs: number | undefined): number {
  const left = leftMs === undefined ? 1_000_000 : crashMultiple(leftMs)
  const multiple = Math.min(bet.target ?? 1_000_000, left)
  return multiple <= bust ? bet.amount * multiple * 100 : 0
}

type Rooster = { readonly power: number; readonly stamina: number; readonly luck: number }
export type Odds = { readonly meron: number; readonly wala: number; readonly draw: number }

/**
 * [SR20] In how many of `of` equal ways the first of two fighters is the one with points left. `[a, b]`: points that
 * each has. Every strike multiplies the ways by all weights.
 */
function waysToWin([a, b]: readonly [number, number], [p, q, r, s]: readonly [number, number, number, number]) {
  const all = BigInt(p + q + r + s)
  const known = new Map<string, bigint>()
  // Over `all` to the power of the points that are left.
  const ways = (ours: number, theirs: number): bigint => {
    if (ours <= 0) return 0n
    if (theirs <= 0) return all ** BigInt(ours)
    const key = `${ours},${theirs}`
    const before = known.get(key)
    if (before !== undefined) return before
    // A double strike takes two points with one factor, except from the last point.
    const [spareOfTheirs, spareOfOurs] = [theirs >= 2 ? all : 1n, ours >= 2 ? all : 1n]
    const found =
      BigInt(p) * ways(ours, theirs - 1) +
      BigInt(q) * ways(ours, theirs - 2) * spareOfTheirs +
      BigInt(r) * ways(ours - 1, theirs) +
      BigInt(s) * ways(ours - 2, theirs) * spareOfOurs
    known.set(key, found)
    return found
  }
  return { won: ways(a, b), of: all ** BigInt(a + b) }
}

/** [SR20] */
export function fightOdds(meron: Rooster, wala: Rooster): Odds {
  const side = (ours: Rooster, theirs: Rooster): number => {
    const points = [6 + ours.stamina, 6 + theirs.stamina] as const
    const { won, of } = waysToWin(points, [10 + ours.power, ours.luck, 10 + theirs.power, theirs.luck])
    // 0.96 less the draws, 171 of 200, by the chance to win, which is 179 of 200 of being the one with points left.
    return 100 * Number((100n * 171n * of) / (179n * won))
  }
  return { meron: side(meron, wala), wala: side(wala, meron), draw: 90_000 }
}

/** [SR20] */
export const oddsPay = (chips: Chips, winner: keyof Odds, odds: Odds): number =>
  sumOver(chips, (place) => {
    if (place === winner) return odds[winner]
    return winner === 'draw' ? 10_000 : 0
  })

export type PoolBet = { readonly player: number; readonly chips: Chips }
export type PoolRound = { readonly winner: keyof Odds; readonly odds: Odds; readonly carried: number }

/** [SR13] What each bet is paid, and what is carried to the next round. */
export function poolPays(
  bets: readonly PoolBet[],
  { winner, odds, carried }: PoolRound,
): { paid: number[]; carried: number } {
  const laid = (side: string): number => bets.reduce((sum, { chips }) => sum + (chips[side] ?? 0), 0)
  const heap = 9_500 * (laid('meron') + laid('wala')) + carried
  const isPool =
    new Set(bets.map(({ player }) => player)).size > 50 &&
    ['meron', 'wala'].every((side) => laid(side) > 0 && Math.floor(heap / laid(side)) > 10_700)
  if (!isPool || winner === 'draw') return { paid: bets.map(({ chips }) => oddsPay(chips, winner, odds)), carried }
  const each = Math.floor(heap / laid(winner))
  return { paid: bets.map(({ chips }) => each * (chips[winner] ?? 0)), carried: heap - each * laid(winner) }
}
