import { REFERRAL_MONTH_MAX, type MoneyPolicy, type ReferralState, type ReferralTerms } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, present, type Currency } from '@ronda/core'

const atomsOf = (units: number): bigint => BigInt(units) * ATOMS_PER_UNIT

/** The settings as they are kept with a guest, and shown. */
export function termsOf(policy: MoneyPolicy['referral'], currency: Currency): ReferralTerms {
  const { validBet, withinDays, guestReward, levels } = policy
  return {
    currency,
    goal: atomsOf(validBet),
    withinDays,
    guestReward: atomsOf(guestReward),
    levels: levels.map(({ from, reward }) => ({ from, reward: atomsOf(reward) })),
  }
}

export const endOf = (registeredAtMs: number, { withinDays }: Pick<ReferralTerms, 'withinDays'>): number =>
  registeredAtMs + days(withinDays)

export type Level = ReferralTerms['levels'][number]

/** The place of the level on which a host is whose next guest is the given one: the 1st, the 2nd … */
export function levelOf(levels: readonly Level[], guestNumber: number): number {
  return Math.max(
    0,
    levels.findLastIndex(({ from }) => from <= guestNumber),
  )
}

/** What a host gets for the given guest: the 1st, the 2nd … */
export const hostRewardOf = (levels: readonly Level[], guestNumber: number): bigint =>
  present(levels[levelOf(levels, guestNumber)], 'a level of hosts').reward

/** How many more guests must qualify until the next one is on a higher level; null on the highest. */
export function guestsToNext(levels: readonly Level[], qualified: number): number | null {
  const next = levels[levelOf(levels, qualified + 1) + 1]
  return next === undefined ? null : next.from - 1 - qualified
}

export type Progress = {
  readonly goal: bigint
  readonly valid: bigint
  readonly registeredAtMs: number
  readonly endsAtMs: number
}

/** What counts after these bets: those within the time, and never more than the goal. */
export function afterBets(
  { goal, valid, registeredAtMs, endsAtMs }: Progress,
  bets: readonly { readonly valid: bigint; readonly atMs: number }[],
): bigint {
  const inTime = bets.filter(({ atMs }) => atMs >= registeredAtMs && atMs < endsAtMs)
  const sum = inTime.reduce((total, bet) => total + bet.valid, valid)
  return sum < goal ? sum : goal
}

type Stored = { readonly state: Exclude<ReferralState, 'over'>; readonly endsAtMs: number }

/** The state as it is shown: who has not reached the goal in time is over. */
export const stateOf = ({ state, endsAtMs }: Stored, nowMs: number): ReferralState =>
  state === 'playing' && nowMs >= endsAtMs ? 'over' : state

/** The month (UTC) of a moment, and the start of the next. */
export function monthOf(nowMs: number): { readonly startMs: number; readonly endMs: number } {
  const now = new Date(nowMs)
  const startOf = (later: number): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later)
  return { startMs: startOf(0), endMs: startOf(1) }
}

export type Counts = { readonly qualified: number; readonly qualifiedInMonth: number }

export type Decision =
  | { readonly outcome: 'refused' }
  /** The host has enough guests in this month: this one counts in the next. */
  | { readonly outcome: 'later' }
  | { readonly outcome: 'qualified'; readonly hostReward: bigint }

/** What becomes of a guest who has reached the goal. `areLinked`: host and guest may be one person. */
export function decide(areLinked: boolean, levels: readonly Level[], counts: Counts): Decision {
  if (areLinked) return { outcome: 'refused' }
  if (counts.qualifiedInMonth >= REFERRAL_MONTH_MAX) return { outcome: 'later' }
  return { outcome: 'qualified', hostReward: hostRewardOf(levels, counts.qualified + 1) }
}
