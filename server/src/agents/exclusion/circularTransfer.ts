import { hours, type Currency } from '@ronda/core'
import { fact, type Finding, type LookedBet } from './evidence.ts'

/** How soon money is back, to have gone in a circle. */
export const CIRCLE_MS = hours(24)
/** The part that came back, in percent. */
const BACK_PERCENT = 80n

export type Passed = {
  readonly direction: 'up' | 'down'
  readonly amount: bigint
  readonly currency: Currency
  readonly atMs: number
}

type Circle = { readonly fromMs: number; readonly toMs: number; readonly sent: bigint; readonly back: bigint }

/** Money from an agent of which at least four fifths came back within a day. Each transfer is in one circle. */
export function circlesOf(transfers: readonly Passed[]): readonly Circle[] {
  const circles: Circle[] = []
  let open: Passed[] = []
  let back = 0n
  for (const each of transfers.toSorted((one, other) => one.atMs - other.atMs)) {
    if (each.direction === 'down') {
      open.push(each)
      continue
    }
    const before = open.length
    open = open.filter(({ atMs }) => each.atMs - atMs <= CIRCLE_MS)
    // What came back for money that is too old counts for nothing any more.
    if (open.length < before) back = 0n
    const [first] = open
    if (first === undefined) continue
    const sent = open.reduce((sum, { amount }) => sum + amount, 0n)
    back += each.amount
    if (back * 100n < sent * BACK_PERCENT) continue
    circles.push({ fromMs: first.atMs, toMs: each.atMs, sent, back })
    open = []
    back = 0n
  }
  return circles
}

/** [EX3] Turnover made with money that went to a member and came back: likely moved only to be counted. */
export function findCircles(bets: readonly LookedBet[], transfers: readonly Passed[]): readonly Finding[] {
  const byCurrency = Map.groupBy(transfers, ({ currency }) => currency)
  return [...byCurrency].flatMap(([currency, passed]) => {
    const made = circlesOf(passed).map((circle) => ({
      circle,
      bets: bets.filter((bet) => bet.currency === currency && bet.atMs >= circle.fromMs && bet.atMs <= circle.toMs),
    }))
    // One round with the money is play; turned over at least once, it was there to be counted.
    const turned = made.filter(
      ({ circle, bets: placed }) => placed.reduce((sum, { validBet }) => sum + validBet, 0n) >= circle.sent,
    )
    if (turned.length === 0) return []
    const facts = turned.map(({ circle: { toMs, sent, back } }) => fact('circle', { atMs: toMs, amount: sent, back }))
    return [
      { reason: 'circular_transfer' as const, isCertain: false, bets: turned.flatMap((each) => each.bets), facts },
    ]
  })
}
