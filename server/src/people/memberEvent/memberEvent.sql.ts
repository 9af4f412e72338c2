import { inboxFacts, type InboxEvent, type InboxFacts } from '@ronda/contract'
import { z } from 'zod/mini'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export const MEMBER_EVENT_TOPIC = 'member.event'

/** Something of a member's that they are written to about. */
export type MemberEvent = {
  readonly account: string
  readonly event: InboxEvent
  /** Names it among all events of the account: published twice, it is one message. */
  readonly key: string
  /** The movement that it is about, where it has an id of its own. */
  readonly subject?: string
  readonly facts?: Partial<InboxFacts>
  readonly atMs: number
}

const NO_FACTS: InboxFacts = { amount: null, currency: null, name: null, reason: null, untilMs: null, limit: null }

/** Publishes it in the transaction in which it happens: what is undone was never told. */
export async function publishMemberEvent(tx: Tx, published: MemberEvent): Promise<void> {
  const { account, event, key, subject = null, facts = {}, atMs } = published
  const encoded = z.encode(inboxFacts, { ...NO_FACTS, ...facts })
  await appendEvent(tx, MEMBER_EVENT_TOPIC, { account, event, key, subject, facts: encoded, atMs })
}
