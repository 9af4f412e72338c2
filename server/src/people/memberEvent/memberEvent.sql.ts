import { inboxFacts, type InboxEvent, type InboxFacts } from '@ronda/contract'
import { z } from 'zod/mini'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export const MEMBER_EVENT_TOPIC = 'member.event'

/** An event that is written to the member's inbox. */
export type MemberEvent = {
  readonly account: string
  readonly event: InboxEvent
  /** Unique among the events of the account: published twice, it makes one message. */
  readonly key: string
  /** The id of the movement it is about, if any. */
  readonly subject?: string
  readonly facts?: Partial<InboxFacts>
  readonly atMs: number
}

const NO_FACTS: InboxFacts = { amount: null, currency: null, name: null, reason: null, untilMs: null, limit: null }

/** Publishes the event in the caller's transaction: a rollback also removes the event. */
export async function publishMemberEvent(tx: Tx, published: MemberEvent): Promise<void> {
  const { account, event, key, subject = null, facts = {}, atMs } = published
  const encoded = z.encode(inboxFacts, { ...NO_FACTS, ...facts })
  await appendEvent(tx, MEMBER_EVENT_TOPIC, { account, event, key, subject, facts: encoded, atMs })
}
