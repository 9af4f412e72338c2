import type { Tx } from '../../platform/postgres/db.ts'

/** Money that came for a deposit, or went back of it. */
export type Flow = {
  readonly deposit: string
  readonly kind: 'charge' | 'reversal'
  readonly amount: bigint
  /** What of a payment is credited. */
  readonly given?: bigint
}

/** Nothing is written where nothing has moved. */
export async function insertFlow(tx: Tx, flow: Flow, nowMs: number): Promise<void> {
  if (flow.amount === 0n) return
  await tx
    .insertInto('deposit_flow')
    .values({ ...flow, at: new Date(nowMs) })
    .execute()
}

/**
 * What came in for a member since a moment and was or will be credited. What was taken back since counts all the same: it
 * may come back after a dispute, and would be over the limit then.
 */
export async function sumArrived(tx: Tx, owner: string, sinceMs: number): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('deposit_flow')
    .innerJoin('deposit', 'deposit.id', 'deposit_flow.deposit')
    .select((of) => of.fn.sum<string | null>('deposit_flow.given').as('sum'))
    .where('deposit.owner', '=', owner)
    .where('deposit.state', '<>', 'failed')
    .where('deposit_flow.at', '>=', new Date(sinceMs))
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? '0')
}

/** What a member has asked for since a moment and may still pay: promised counts as paid when more is asked for. */
export async function sumPromised(tx: Tx, owner: string, sinceMs: number): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('deposit')
    .select((of) => of.fn.sum<string | null>('amount').as('sum'))
    .where('owner', '=', owner)
    .where('asked_at', '>=', new Date(sinceMs))
    .where('state', 'in', ['asked', 'waiting'])
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? '0')
}

/** What we have heard of a deposit since a moment, of one kind. */
export async function sumFlows(
  tx: Tx,
  { deposit, kind }: Pick<Flow, 'deposit' | 'kind'>,
  sinceMs: number,
): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('deposit_flow')
    .select((of) => of.fn.sum<string | null>('amount').as('sum'))
    .where('deposit', '=', deposit)
    .where('kind', '=', kind)
    .where('at', '>=', new Date(sinceMs))
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? '0')
}
