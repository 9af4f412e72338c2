import type { ChatReadOnly, ChatReason } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { cleanText, sayRefusal, SPAN_MESSAGES_MAX, type SayRefusal } from './chat.ts'
import {
  findByKey,
  findMute,
  findSeated,
  findSpoken,
  insertLine,
  insertReport,
  lockMessage,
  type Seated,
  type StoredMute,
} from './chat.sql.ts'
import { whoOf, type Feed, type FeedOptions } from './feed.actions.ts'

export type ChatOptions = Omit<FeedOptions, 'games' | 'log'> & {
  readonly feed: Feed
  /** Whether somebody has taken a break from playing, or was stopped. */
  readonly isResting: (owner: string) => Promise<boolean>
}

/** Who sits at a table, as far as the chat knows. */
export type Chatter = { readonly session: string | null; readonly game: string }

type Seat = Seated & { readonly isResting: boolean; readonly mute: StoredMute | undefined }

async function seatOf({ db, clock, isResting }: ChatOptions, { session }: Chatter): Promise<Seat | undefined> {
  if (session === null) return undefined
  const seated = await db.read((tx) => findSeated(tx, session))
  if (seated === undefined) return undefined
  const mute = await db.read((tx) => findMute(tx, seated.account, clock.nowMs()))
  return { ...seated, mute, isResting: seated.isMember && (await isResting(seated.account)) }
}

export type Sitting = {
  readonly who: string | null
  readonly readOnly: ChatReadOnly | null
  readonly muted: { readonly untilMs: number; readonly reason: string } | null
}

/** Who one is in the chat, and whether one may write. */
export async function sit(options: ChatOptions, chatter: Chatter): Promise<Sitting> {
  const seat = await seatOf(options, chatter)
  if (seat === undefined || !seat.isMember) return { who: null, readOnly: 'guest', muted: null }
  const { account, isResting, mute } = seat
  return {
    who: whoOf(options.key, account),
    readOnly: isResting ? 'break' : null,
    muted: mute ? { untilMs: mute.until.getTime(), reason: mute.reason } : null,
  }
}

async function speak(
  tx: Tx,
  seat: Seat,
  message: { readonly game: string; readonly key: string; readonly text: string; readonly nowMs: number },
): Promise<Result<number, SayRefusal>> {
  const { account, isMember, isResting, mute } = seat
  const { game, key, text, nowMs } = message
  const before = await findByKey(tx, account, key)
  if (before !== undefined) return ok(before)
  const spokeAtMs = await findSpoken(tx, account, SPAN_MESSAGES_MAX)
  const refusal = sayRefusal({ isMember, isResting, mutedUntilMs: mute?.until.getTime(), spokeAtMs }, text, nowMs)
  if (refusal !== undefined) return err(refusal)
  return ok(await insertLine(tx, { game, account, key, text, gone: null, atMs: nowMs }))
}

/** Says something at a table, or tells again under which number it was said. */
export async function say(
  options: ChatOptions,
  chatter: Chatter,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<Result<number, SayRefusal>> {
  const { db, clock, feed } = options
  const seat = await seatOf(options, chatter)
  if (seat === undefined) return err('chat.read_only')
  const message = { game: chatter.game, key, text: cleanText(text), nowMs: clock.nowMs() }
  if (message.text === '') return err('chat.links')
  const said = await db.transact((tx) => speak(tx, seat, message))
  if (said.ok) feed.wake()
  return said
}

export type Reported = { readonly number: number; readonly reason: ChatReason }

/** Tells staff of a message. */
export async function report(
  options: ChatOptions,
  chatter: Chatter,
  { number, reason }: Reported,
): Promise<Result<undefined, 'chat.read_only' | 'chat.unknown'>> {
  const { db, clock } = options
  const seat = await seatOf(options, chatter)
  if (seat === undefined || !seat.isMember) return err('chat.read_only')
  return reportMessage(db, { game: chatter.game, number, account: seat.account, reason, atMs: clock.nowMs() })
}

type NewReport = Reported & { readonly game: string; readonly account: Id<'account'>; readonly atMs: number }

function reportMessage(db: Db, told: NewReport): Promise<Result<undefined, 'chat.unknown'>> {
  return db.transact(async (tx) => {
    const message = await lockMessage(tx, told.game, told.number)
    if (message === undefined || message.is_gone) return err('chat.unknown')
    await insertReport(tx, told)
    return ok(undefined)
  })
}
