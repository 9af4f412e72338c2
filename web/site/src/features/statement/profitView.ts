import type { Profit } from '@ronda/contract'
import type { Span } from '@ronda/core'

const DAYS_BY_DAY_MAX = 45
const DAYS_BY_WEEK_MAX = 190

/** The unit by which so many days are grouped. */
export function spanOf(days: number): Span {
  if (days <= DAYS_BY_DAY_MAX) return 'day'
  return days <= DAYS_BY_WEEK_MAX ? 'week' : 'month'
}

export type ProfitLine = {
  readonly from: string
  readonly to: string
  readonly staked: bigint
  readonly won: bigint
  readonly net: bigint
  /** The total of all periods up to this one. */
  readonly total: bigint
}

export function profitLines({ spans }: Pick<Profit, 'spans'>): readonly ProfitLine[] {
  let total = 0n
  return spans.map(({ from, to, staked, won }) => {
    const net = won - staked
    total += net
    return { from, to, staked, won, net, total }
  })
}
