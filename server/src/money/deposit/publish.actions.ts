import type { DepositReason, InboxEvent } from '@ronda/contract'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Deposit } from './stored.ts'

type DepositEvent = Extract<InboxEvent, `deposit.${string}`>

export type PublishedDeposit = {
  readonly event: DepositEvent
  readonly amount: bigint
  readonly reason?: DepositReason
  /** The part that makes the key unique where an event can occur more than once. */
  readonly part?: string
}

/** Publishes an inbox event to the owner, in the transaction that changes the deposit. */
export async function publishDeposit(
  tx: Tx,
  { id, owner, currency }: Pick<Deposit, 'id' | 'owner' | 'currency'>,
  { event, amount, reason, part = id }: PublishedDeposit,
  atMs: number,
): Promise<void> {
  const facts = { amount, currency, reason: reason ?? null }
  await publishMemberEvent(tx, { account: owner, event, key: `${event}:${part}`, subject: id, facts, atMs })
}
