import type { InboxEvent, WithdrawalState } from '@ronda/contract'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findPayoutAccount } from '../payoutAccount/index.ts'
import { findReason } from './timeline.sql.ts'
import type { Withdrawal } from './withdrawal.sql.ts'

/** The end states of which the owner is notified. */
const ENDED: Partial<Record<WithdrawalState, InboxEvent>> = {
  refused: 'withdrawal.refused',
  paid: 'withdrawal.paid',
  rejected: 'withdrawal.rejected',
  failed: 'withdrawal.failed',
}

type Published = {
  readonly event: InboxEvent
  readonly reason?: string | null
  /** The part that makes the key unique where an event can occur more than once. */
  readonly part?: string
}

/** Publishes an inbox event, in the transaction that changes the withdrawal. */
export async function publishWithdrawal(
  tx: Tx,
  found: Withdrawal,
  { event, reason = null, part = found.id }: Published,
  atMs: number,
): Promise<void> {
  const { id, account, amount: asked, fee, currency } = found
  const to = await findPayoutAccount(tx, found.payoutAccount)
  const amount = event === 'withdrawal.paid' ? asked - fee : asked
  const facts = { amount, currency, name: to ? `${to.institution} ${to.masked}` : null, reason }
  await publishMemberEvent(tx, { account, event, key: `${event}:${part}`, subject: id, facts, atMs })
}

/** Publishes the inbox event of a state, if it is an end state. */
export async function publishState(tx: Tx, found: Withdrawal, state: WithdrawalState, atMs: number): Promise<void> {
  const event = ENDED[state]
  if (event === undefined) return
  // The reason was given with the decision; the money is back only now.
  const reason = state === 'rejected' || state === 'failed' ? await findReason(tx, found.id) : null
  await publishWithdrawal(tx, found, { event, reason }, atMs)
}
