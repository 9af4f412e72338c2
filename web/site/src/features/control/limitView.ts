import type { ControlOverview, MemberLimit } from '@ronda/contract'

/** The length of the bar in whole percent; any use is visible, and only a used-up limit is full. */
export function usedPercent({ used, amount }: Pick<MemberLimit, 'used' | 'amount'>): number {
  if (amount === null) return 0
  if (used >= amount) return 100
  const percent = Number((used * 100n) / amount)
  return used > 0n ? Math.min(Math.max(percent, 1), 99) : 0
}

export function isReached({ used, amount }: Pick<MemberLimit, 'used' | 'amount'>): boolean {
  return amount !== null && used >= amount
}

/** A lower limit is stricter; no limit is the least strict. */
export function isLooser(amount: bigint | null, than: bigint | null): boolean {
  return than !== null && (amount === null || amount > than)
}

/** The smallest remaining amount of all deposit limits; undefined without one. */
export function depositAllowance(limits: readonly MemberLimit[]): bigint | undefined {
  const allowances = limits.flatMap(({ kind, amount, used }) =>
    kind !== 'deposit' || amount === null ? [] : [used < amount ? amount - used : 0n],
  )
  return allowances.reduce<bigint | undefined>(
    (least, allowance) => (least === undefined || allowance < least ? allowance : least),
    undefined,
  )
}

/** Whether the member is on a time-out or excluded: no bets and no deposits. A used-up play limit stops only play. */
export function isOnBreak(
  overview: Pick<ControlOverview, 'isExcludedForEver' | 'excludedUntilMs' | 'timeOutUntilMs'>,
): boolean {
  return overview.isExcludedForEver || overview.excludedUntilMs !== null || overview.timeOutUntilMs !== null
}

const MINUTES_MAX = 1_440

/** Whole minutes of a day, as typed; undefined if invalid. */
export function parseMinutes(text: string): bigint | undefined {
  const bare = text.trim()
  if (!/^\d{1,4}$/.test(bare)) return undefined
  const minutes = Number(bare)
  return minutes >= 1 && minutes <= MINUTES_MAX ? BigInt(minutes) : undefined
}
