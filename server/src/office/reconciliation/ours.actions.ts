import { findBookedFlows, type BookedFlow } from '../../money/deposit/index.ts'
import { findBookedPayouts } from '../../money/withdrawal/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { OurLine } from './reconciliation.ts'

/** Which of our lines to find: those of some ids, and those that may belong to a span of time. */
export type OurLinesQuery = {
  readonly provider: string
  readonly ids: readonly string[]
  readonly fromMs: number
  readonly toMs: number
}

/** More than a busy brand has on a day; beyond this the run of a day fails as `too_many`. */
export const LINES_MAX = 100_000

/**
 * A ledger error is attributed to the last payment where it credited too little, and to the last return where it took
 * back too little.
 */
function lineOf({ at, excess, ...flow }: BookedFlow, isLast: boolean, hasReversal: boolean): OurLine {
  const { kind, amount } = flow
  const isAttributed = isLast && (kind === 'reversal' ? excess > 0n : excess < 0n || !hasReversal)
  const booked = isAttributed ? (kind === 'reversal' ? amount - excess : amount + excess) : amount
  return { ...flow, atMs: at.getTime(), booked }
}

export async function findOurDeposits(tx: Tx, query: OurLinesQuery): Promise<readonly OurLine[]> {
  const flows = await findBookedFlows(tx, { ...query, atMost: LINES_MAX })
  const last = new Map(flows.map((flow) => [`${flow.kind} ${flow.id}`, flow]))
  return flows.map((flow) =>
    lineOf(flow, last.get(`${flow.kind} ${flow.id}`) === flow, last.has(`reversal ${flow.id}`)),
  )
}

export async function findOurPayouts(tx: Tx, query: OurLinesQuery): Promise<readonly OurLine[]> {
  const payouts = await findBookedPayouts(tx, { ...query, atMost: LINES_MAX })
  return payouts.map(({ paidAt, ...payout }) => ({ ...payout, kind: 'payout', atMs: paidAt.getTime() }))
}
