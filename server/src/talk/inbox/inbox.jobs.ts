import { INBOX_EVENTS, INBOX_MAX, inboxFacts } from '@ronda/contract'
import { id } from '@ronda/core'
import { z } from 'zod/mini'
import { MEMBER_EVENT_TOPIC } from '../../people/memberEvent/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer, OutboxEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { isMailed } from './inbox.ts'
import { pushUnread, type InboxOptions } from './inbox.actions.ts'
import { findMail, insertMessage, trimMessages } from './inbox.sql.ts'
import { sendDueMails } from './mail.actions.ts'

const published = z.object({
  account: z.string(),
  event: z.enum(INBOX_EVENTS),
  key: z.string(),
  subject: z.nullable(z.string()),
  facts: inboxFacts,
  atMs: z.int(),
})

type Published = z.output<typeof published>

const parseEvent = ({ body }: OutboxEvent): Published => z.parse(published, body)

async function write({ clock, messages }: InboxOptions, tx: Tx, message: Published): Promise<void> {
  const { account, event, key, subject, facts, atMs } = message
  const owner = id<'account'>(account)
  const isByMail = messages.can.mail && isMailed(event, await findMail(tx, owner))
  const mailAtMs = isByMail ? clock.nowMs() : null
  const encoded = z.encode(inboxFacts, facts)
  const isNew = await insertMessage(tx, { account: owner, key, event, subject, facts: encoded, atMs, mailAtMs })
  if (isNew) await trimMessages(tx, owner, INBOX_MAX)
}

/** Writes published member events to the inbox. An event that is consumed twice makes one message. */
export function inboxConsumer(options: InboxOptions): Consumer {
  const { background } = options
  return {
    name: 'talk.inbox',
    topics: [MEMBER_EVENT_TOPIC],
    async consume(tx, events) {
      for (const event of events) await write(options, tx, parseEvent(event))
    },
    afterCommit(events) {
      const owners = new Set(events.map((event) => parseEvent(event).account))
      for (const owner of owners) background.run('inbox: push', () => pushUnread(options, id<'account'>(owner)))
      background.run('inbox: mail', () => sendDueMails(options))
    },
  }
}

export function inboxJobs(options: InboxOptions): readonly Job[] {
  return [{ name: 'inbox.mail', cron: '* * * * *', secondsMax: 60, run: () => sendDueMails(options) }]
}
