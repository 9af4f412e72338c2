import type { Tx } from '../postgres/db.ts'

export type Failing = 'none' | 'rejected' | 'timeout'

export type SandboxMessage = {
  readonly id: string
  readonly channel: 'sms' | 'mail'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly sentAtMs: number
  readonly outcome: 'delivered' | 'failed'
}

/** More than a day of manual testing produces. */
const STORED_MAX = 500
const SHOWN_MAX = 100

export async function insertMessage(tx: Tx, message: Omit<SandboxMessage, 'id'>): Promise<void> {
  const { channel, to, subject, text, sentAtMs, outcome } = message
  await tx
    .insertInto('sandbox_message')
    .values({ channel, recipient: to, subject, body: text, sent_at: new Date(sentAtMs), outcome })
    .execute()
  await tx
    .deleteFrom('sandbox_message')
    .where('id', 'in', (old) =>
      old.selectFrom('sandbox_message').select('id').orderBy('id', 'desc').offset(STORED_MAX).limit(STORED_MAX),
    )
    .execute()
}

/** Newest first; of recipients that contain `to`, when it is given. */
export async function listMessages(tx: Tx, to: string | undefined): Promise<readonly SandboxMessage[]> {
  const pattern = `%${(to ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await tx
    .selectFrom('sandbox_message')
    .selectAll()
    .where('recipient', 'ilike', pattern)
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map(({ recipient, body, sent_at: sentAt, ...row }) => ({
    ...row,
    to: recipient,
    text: body,
    sentAtMs: sentAt.getTime(),
  }))
}

export async function deleteOldMessages(tx: Tx, beforeMs: number): Promise<void> {
  await tx.deleteFrom('sandbox_message').where('sent_at', '<', new Date(beforeMs)).execute()
}

export async function readFailing(tx: Tx): Promise<Failing> {
  const row = await tx.selectFrom('sandbox_state').select('failing').executeTakeFirst()
  return row?.failing ?? 'none'
}

export async function setFailing(tx: Tx, failing: Failing): Promise<void> {
  await tx.updateTable('sandbox_state').set({ failing }).execute()
}
