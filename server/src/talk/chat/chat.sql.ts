import type { ChatReason } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type StoredLine = {
  readonly game: string
  readonly number: number
  readonly account: string
  readonly username: string
  readonly text: string
  readonly gone: number | null
  readonly is_gone: boolean
  readonly at: Date
}

const lines = sql`
  select game, chat_line.number, account, username, text, gone, is_gone, at
  from chat_line join ${accountsAs('author')} on author.id = chat_line.account`

export async function insertRooms(tx: Tx, games: readonly string[]): Promise<void> {
  await sql`insert into chat_room (game) select unnest(${games}::text[]) on conflict do nothing`.execute(tx)
}

/** The number of the last line of each room. */
export async function findRooms(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ game: string; last: number }>`select game, last from chat_room`.execute(tx)
  return new Map(rows.map(({ game, last }) => [game, last]))
}

/** The lines of a room after a number, in order; when there are more than `atMost`, only the newest. */
export async function findLines(tx: Tx, game: string, after: number, atMost: number): Promise<readonly StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    ${lines} where game = ${game} and chat_line.number > ${after}
    order by chat_line.number desc limit ${atMost}`.execute(tx)
  return rows.toReversed()
}

export type StoredMute = { readonly until: Date; readonly reason: string }

export async function findMute(tx: Tx, account: Id<'account'>, nowMs: number): Promise<StoredMute | undefined> {
  const { rows } = await sql<StoredMute>`
    select until, reason from chat_mute where account = ${account} and until > ${new Date(nowMs)}`.execute(tx)
  return rows[0]
}

/** When the account last posted messages, newest first. */
export async function findPostTimes(tx: Tx, account: Id<'account'>, atMost: number): Promise<readonly number[]> {
  const { rows } = await sql<{ at: Date }>`
    select at from chat_line where account = ${account} and gone is null order by at desc limit ${atMost}`.execute(tx)
  return rows.map(({ at }) => at.getTime())
}

export async function findByKey(tx: Tx, account: Id<'account'>, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select number from chat_line where account = ${account} and key = ${key}`.execute(tx)
  return rows[0]?.number
}

/** The room's next number. The row lock makes other writers of the room wait until this transaction commits. */
async function takeNumber(tx: Tx, game: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    update chat_room set last = last + 1 where game = ${game} returning last`.execute(tx)
  return rows[0]?.last ?? 0
}

export type NewLine = {
  readonly game: string
  readonly account: string
  readonly key: string | null
  readonly text: string
  readonly gone: number | null
  readonly atMs: number
}

export async function insertLine(tx: Tx, { game, account, key, text, gone, atMs }: NewLine): Promise<number> {
  const number = await takeNumber(tx, game)
  await sql`
    insert into chat_line (game, number, account, key, text, gone, at)
    values (${game}, ${number}, ${account}, ${key}, ${text}, ${gone}, ${new Date(atMs)})`.execute(tx)
  return number
}

/** Locks a message until the transaction ends; undefined when there is none. */
export async function lockMessage(tx: Tx, game: string, number: number): Promise<StoredLine | undefined> {
  const { rows } = await sql<StoredLine>`
    ${lines} where game = ${game} and chat_line.number = ${number} and gone is null for update of chat_line`.execute(tx)
  return rows[0]
}

/** Marks a message as removed and deletes its text. */
export async function blankMessage(tx: Tx, game: string, number: number): Promise<void> {
  await sql`update chat_line set is_gone = true, text = '' where game = ${game} and number = ${number}`.execute(tx)
}

export type NewReport = {
  readonly game: string
  readonly number: number
  readonly account: Id<'account'>
  readonly reason: ChatReason
  readonly atMs: number
}

export async function insertReport(tx: Tx, { game, number, account, reason, atMs }: NewReport): Promise<void> {
  await sql`
    insert into chat_report (game, number, account, reason, at)
    values (${game}, ${number}, ${account}, ${reason}, ${new Date(atMs)}) on conflict do nothing`.execute(tx)
}

export async function decideReports(tx: Tx, game: string, number: number): Promise<void> {
  await sql`update chat_report set is_decided = true where game = ${game} and number = ${number}`.execute(tx)
}

/** Mutes an account until a time; a time in the past ends the mute. */
export async function setMute(tx: Tx, account: string, untilMs: number, reason: string): Promise<void> {
  await sql`
    insert into chat_mute (account, until, reason) values (${account}, ${new Date(untilMs)}, ${reason})
    on conflict (account) do update set until = excluded.until, reason = excluded.reason`.execute(tx)
}

/** Deletes lines and mutes older than the retention time; reports are deleted with their lines. */
export async function deleteOldLines(tx: Tx, beforeMs: number): Promise<void> {
  await sql`delete from chat_line where at < ${new Date(beforeMs)}`.execute(tx)
  await sql`delete from chat_mute where until < ${new Date(beforeMs)}`.execute(tx)
}
