import { isOwnMoneyPlay, type PlayMode, type RebateType } from '@ronda/contract'
import { minus, plus, rational, smallestOf, times, type Currency, type Rational } from '@ronda/core'

/** What bets on a game earn by at one moment. */
export type RebateTerms = {
  readonly gameType: RebateType
  readonly permille: number
  /** What the rank of the bettor adds to the rate, in thousandths of it. */
  readonly extra: number
  readonly returned: Rational
}

/** Bets on one game by the same terms. */
export type RebateBets = RebateTerms & {
  readonly game: string
  readonly rounds: number
  readonly staked: bigint
}

const ONE = rational(1n)
const NOTHING: Rational = rational(0n)

/** What the bets earn, in atoms: the stakes × (1 − the return) × the rate, with what the rank adds. Exact: it is rounded once, in the sum. */
export function rebateOn({ staked, permille, extra, returned }: Omit<RebateBets, 'gameType'>): Rational {
  const edge = minus(ONE, returned)
  // A game that returns everything with optimal play has no expected loss to give back.
  if (edge.numerator <= 0n) return NOTHING
  return times(times(rational(staked), edge), rational(BigInt(permille) * BigInt(1_000 + extra), 1_000_000n))
}

export const sumOf = (parts: readonly Rational[]): Rational => parts.reduce(plus, NOTHING)

/** The sum as it is paid: whole in the currency, rounded down. */
export function payableOf(sum: Rational, currency: Currency): bigint {
  const smallest = smallestOf(currency)
  const whole = sum.numerator / sum.denominator
  return whole - (whole % smallest)
}

type PlayedRound = {
  readonly mode: PlayMode
  readonly game: string
  readonly stake: bigint
  /** What was risked of it, where a bet can risk less than all. */
  readonly validBet?: bigint | undefined
  readonly wallet: number
  /** The stake came back before anything was risked. */
  readonly isTakenBack?: boolean | undefined
}

export type WalletBets = RebateBets & { readonly wallet: number }

/** The bets that earn a rebate, added up. All rounds of a wallet on a game have the same terms in a batch. */
export function betsOf(
  rounds: readonly PlayedRound[],
  termsOf: (game: string, wallet: number) => RebateTerms | undefined,
): readonly WalletBets[] {
  const sums = new Map<string, WalletBets>()
  for (const { mode, game, stake, validBet = stake, wallet, isTakenBack = false } of rounds) {
    const terms = termsOf(game, wallet)
    if (!isOwnMoneyPlay(mode) || isTakenBack || stake === 0n || terms === undefined || terms.permille === 0) continue
    const key = `${wallet} ${game}`
    const sum = sums.get(key) ?? { wallet, game, ...terms, rounds: 0, staked: 0n }
    sums.set(key, { ...sum, rounds: sum.rounds + 1, staked: sum.staked + validBet })
  }
  return [...sums.values()].toSorted(
    (one, other) => one.wallet - other.wallet || (one.game < other.game ? -1 : one.game > other.game ? 1 : 0),
  )
}
