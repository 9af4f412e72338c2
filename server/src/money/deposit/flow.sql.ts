import type { Tx } from '../../platform/postgres/db.ts'

/** Money that arrived for a deposit, or was returned from it. */
export type Flow = {
  readonly deposit: string
  readonly kind: 'charge' | 'reversal'
  readonly amount: bigint
  /** The part of a payment that is credited. */
  readonly given?: bigint
}

/** Inserts nothing when the amount is zero. */
export async function insertFlow(tx: Tx, flow: Flow, nowMs: number): Promise<void> {
  if (flow.amount === 0n) return
  await tx
    .insertInto('deposit_flow')
    .values({ ...flow, at: new Date(nowMs) })
    .execute()
}

/**
 * What arrived for a member since `sinceMs` and was or will be credited. What was taken back since then still counts:
 * it may return after a won dispute and would then exceed the limit.
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

/**
 * What a member has requested since `sinceMs` and may still pay: it counts as paid when another deposit is requested.
 */
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

/** What we have recorded for a deposit since `sinceMs`, of one kind. */
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
