import type { Tx } from '../../platform/postgres/db.ts'
import type { Flow } from '../control/index.ts'
import { creditedSince, sumPaidIn } from '../deposit/index.ts'
import { receivedSince, transferredSince } from '../transfer/index.ts'
import { paidOutSince } from '../withdrawal/index.ts'

/** What a member has paid in and been paid out since a time, with transfers between them and their agent. */
async function flowSince(tx: Tx, owner: string, sinceMs: number): Promise<Flow> {
  const passed = await transferredSince(tx, owner, sinceMs)
  return {
    paidIn: (await creditedSince(tx, owner, sinceMs)) + passed.received,
    paidOut: (await paidOutSince(tx, owner, sinceMs)) + passed.sent,
  }
}

/** All that a member received since a time, before fees: what their own deposit limit counts. */
const incomingSince = (tx: Tx, owner: string, sinceMs: number): Promise<bigint> =>
  sumPaidIn({ receivedSince }, tx, owner, sinceMs)

/** The sums that limits and overviews are measured by; features below those that they read get them from here. */
export const cashFlow = { flowSince, incomingSince, receivedSince } as const
