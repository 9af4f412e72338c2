import { INBOX_EVENTS, inboxFacts, type InboxEvent, type InboxFacts, type MailKind } from '@ronda/contract'
import { id, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewMessage = {
  readonly account: Id<'account'>
  readonly key: string
  readonly event: InboxEvent
  readonly subject: string | null
  /** Encoded for JSON. */
  readonly facts: unknown
  readonly atMs: number
  readonly mailAtMs: number | null
}

/** False when the message exists already. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const { account, key, event, subject, facts, atMs, mailAtMs } = message
  const row = await tx
    .insertInto('inbox_message')
    .values({
      account,
      key,
      event,
      subject,
      facts: JSON.stringify(facts),
      at: new Date(atMs),
      mail_at: mailAtMs === null ? null : new Date(mailAtMs),
    })
    .onConflict((conflict) => conflict.columns(['account', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes all but the newest `atMost` messages of an account. */
export async function trimMessages(tx: Tx, account: Id<'account'>, atMost: number): Promise<void> {
  await sql`
    delete from inbox_message
    where account = ${account} and id <= (
      select id from inbox_message where account = ${account} order by id desc offset ${atMost} limit 1
    )`.execute(tx)
}

export type StoredMessage = {
  readonly id: string
  readonly event: InboxEvent
  readonly subject: string | null
  readonly facts: InboxFacts
  readonly atMs: number
  readonly isRead: boolean
}

type Row = {
  readonly id: bigint
  readonly event: InboxEvent
  readonly subject: string | null
  readonly facts: unknown
  readonly at: Date
  readonly read_at: Date | null
}

/** Empty for an event or facts that this release does not know, so that the other messages can still be read. */
function messageOf({ id: place, event, subject, facts, at, read_at }: Row): readonly StoredMessage[] {
  const known = z.safeParse(inboxFacts, facts)
  if (!known.success || !INBOX_EVENTS.includes(event)) return []
  const isRead = read_at !== null
  return [{ id: place.toString(), event, subject, facts: known.data, atMs: at.getTime(), isRead }]
}

export type MessagePage = { readonly before?: string | undefined; readonly isUnreadOnly: boolean }

/** Newest first; only ids below `before`, when it is given. */
export async function listMessages(
  tx: Tx,
  account: Id<'account'>,
  { before, isUnreadOnly }: MessagePage,
  atMost: number,
): Promise<readonly StoredMessage[]> {
  let query = tx
    .selectFrom('inbox_message')
    .select(['id', 'event', 'subject', 'facts', 'at', 'read_at'])
    .where('account', '=', account)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(atMost)
  if (before !== undefined) query = query.where('id', '<', BigInt(before))
  if (isUnreadOnly) query = query.where('read_at', 'is', null)
  return (await query.execute()).flatMap(messageOf)
}

export async function countUnread(tx: Tx, account: Id<'account'>): Promise<number> {
  const { count } = await tx
    .selectFrom('inbox_message')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('account', '=', account)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const own = (tx: Tx, account: Id<'account'>) =>
  tx.updateTable('inbox_message').where('account', '=', account).where('deleted_at', 'is', null)

/** False when the account has no such message. */
export async function markRead(
  tx: Tx,
  account: Id<'account'>,
  message: string,
  readAtMs: number | null,
): Promise<boolean> {
  const row = await own(tx, account)
    .set({ read_at: readAtMs === null ? null : new Date(readAtMs) })
    .where('id', '=', BigInt(message))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markAllRead(tx: Tx, account: Id<'account'>, upTo: string, nowMs: number): Promise<void> {
  await own(tx, account)
    .set({ read_at: new Date(nowMs) })
    .where('id', '<=', BigInt(upTo))
    .where('read_at', 'is', null)
    .execute()
}

/** Deletes the content of a message but keeps its row, so that a repeated event does not write it again. */
export async function removeMessage(tx: Tx, account: Id<'account'>, message: string, nowMs: number): Promise<boolean> {
  const row = await own(tx, account)
    .set({ deleted_at: new Date(nowMs), subject: null, facts: '{}', mail_at: null })
    .where('id', '=', BigInt(message))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findMail(tx: Tx, account: Id<'account'>): Promise<ReadonlyMap<MailKind, boolean>> {
  const rows = await tx.selectFrom('inbox_mail').select(['kind', 'is_on']).where('account', '=', account).execute()
  return new Map(rows.map(({ kind, is_on }) => [kind, is_on]))
}

export async function setMail(tx: Tx, account: Id<'account'>, kind: MailKind, isOn: boolean): Promise<void> {
  await tx
    .insertInto('inbox_mail')
    .values({ account, kind, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['account', 'kind']).doUpdateSet({ is_on: isOn }))
    .execute()
}

export type DueMail = StoredMessage & { readonly account: Id<'account'>; readonly tries: number }

/**
 * Takes the mails that are due, longest due first. Each is counted as tried and its next try is scheduled at once, so
 * that two processes do not send the same mail and one that fails does not block the others.
 */
export async function takeDueMails(
  tx: Tx,
  nowMs: number,
  { againMs, atMost }: { readonly againMs: (tries: number) => number; readonly atMost: number },
): Promise<readonly DueMail[]> {
  const rows = await tx
    .selectFrom('inbox_message')
    .select(['id', 'event', 'subject', 'facts', 'at', 'read_at', 'account', 'mail_tries'])
    .where('mail_at', '<=', new Date(nowMs))
    .orderBy('mail_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id: place, mail_tries } of rows) {
    await tx
      .updateTable('inbox_message')
      .set({ mail_tries: mail_tries + 1, mail_at: new Date(againMs(mail_tries + 1)) })
      .where('id', '=', place)
      .execute()
  }
  return rows.flatMap((row) =>
    messageOf(row).map((message) => {
      return { ...message, account: id<'account'>(row.account), tries: row.mail_tries + 1 }
    }),
  )
}

/** Ends the sending of a mail, because it was sent or given up. */
export async function endMail(tx: Tx, message: string): Promise<void> {
  await tx.updateTable('inbox_message').set({ mail_at: null }).where('id', '=', BigInt(message)).execute()
}
