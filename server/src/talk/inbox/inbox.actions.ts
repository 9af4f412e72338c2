import { INBOX_PER_PAGE, type MailKind } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import { contactsOf } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Messages } from '../../platform/messages/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { mailSettings } from './inbox.ts'
import * as stored from './inbox.sql.ts'

export type InboxOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly key: SecretKey
  readonly background: BackgroundTasks
  readonly messages: Pick<Messages, 'sendMail' | 'can'>
  readonly brandName: string
  /** The origins of the site, the main one first. */
  readonly origins: () => readonly string[]
  /** Sends the unread count to every open page of the member. */
  readonly push: (account: Id<'account'>, unreadCount: number) => void
}

type Owner = Id<'account'>

export type InboxPage = {
  readonly messages: stored.StoredMessage[]
  readonly hasMore: boolean
  readonly unreadCount: number
}

export async function listInbox({ db }: InboxOptions, owner: Owner, page: stored.MessagePage): Promise<InboxPage> {
  return db.read(async (tx) => {
    const found = await stored.listMessages(tx, owner, page, INBOX_PER_PAGE + 1)
    const unreadCount = await stored.countUnread(tx, owner)
    return { messages: found.slice(0, INBOX_PER_PAGE), hasMore: found.length > INBOX_PER_PAGE, unreadCount }
  })
}

export function unreadOf({ db }: Pick<InboxOptions, 'db'>, owner: Owner): Promise<number> {
  return db.read((tx) => stored.countUnread(tx, owner))
}

/** Counts the unread messages and sends the count to every open page of the member. */
export async function pushUnread(options: InboxOptions, owner: Owner): Promise<number> {
  const unreadCount = await unreadOf(options, owner)
  options.push(owner, unreadCount)
  return unreadCount
}

/** A message may have arrived after the page was rendered and before its socket was opened. */
export async function pushUnreadOnConnect(options: InboxOptions, owner: Owner): Promise<void> {
  const unreadCount = await unreadOf(options, owner)
  if (unreadCount > 0) options.push(owner, unreadCount)
}

export async function readMessage(
  options: InboxOptions,
  owner: Owner,
  { id, isRead }: { readonly id: string; readonly isRead: boolean },
): Promise<Result<number, 'inbox.unknown'>> {
  const readAtMs = isRead ? options.clock.nowMs() : null
  const isDone = await options.db.write((tx) => stored.markRead(tx, owner, id, readAtMs))
  return isDone ? ok(await pushUnread(options, owner)) : err('inbox.unknown')
}

export async function readAll(options: InboxOptions, owner: Owner, upTo: string): Promise<number> {
  await options.db.write((tx) => stored.markAllRead(tx, owner, upTo, options.clock.nowMs()))
  return pushUnread(options, owner)
}

export async function removeMessage(
  options: InboxOptions,
  owner: Owner,
  id: string,
): Promise<Result<number, 'inbox.unknown'>> {
  const isDone = await options.db.write((tx) => stored.removeMessage(tx, owner, id, options.clock.nowMs()))
  return isDone ? ok(await pushUnread(options, owner)) : err('inbox.unknown')
}

/** Shows enough for the owner to recognise the address. */
function maskAddress(address: string): string {
  const [name = '', place = ''] = address.split('@')
  return `${name.slice(0, 1)}•••@${place}`
}

export async function readMailSettings({ db, key }: InboxOptions, owner: Owner) {
  return db.read(async (tx) => {
    const { email, isEmailProven } = await contactsOf(tx, key, owner)
    const address = email !== null && isEmailProven ? maskAddress(email) : null
    return { mail: [...mailSettings(await stored.findMail(tx, owner))], address }
  })
}

export async function changeMail({ db }: InboxOptions, owner: Owner, kind: MailKind, isOn: boolean): Promise<void> {
  await db.write((tx) => stored.setMail(tx, owner, kind, isOn))
}
