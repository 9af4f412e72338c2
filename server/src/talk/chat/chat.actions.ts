import type { ChatReadOnly, ChatReason } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import { findSessionAccount } from '../../people/session/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { cleanText, sayRefusal, SPAN_MESSAGES_MAX, type SayRefusal } from './chat.ts'
import {
  findByKey,
  findMute,
  findPostTimes,
  insertLine,
  insertReport,
  lockMessage,
  type StoredMute,
} from './chat.sql.ts'
import { pseudonymOf, type Feed, type FeedOptions } from './feed.actions.ts'

export type ChatOptions = Omit<FeedOptions, 'games' | 'log'> & {
  readonly feed: Feed
  /** Whether the account is on a break from playing or is excluded. */
  readonly isResting: (owner: string) => Promise<boolean>
}

/** The caller of a chat call: the session that plays, and the game of its table. */
export type ChatCaller = { readonly session: string | null; readonly game: string }

type Participant = {
  readonly account: Id<'account'>
  readonly isMember: boolean
  readonly isResting: boolean
  readonly mute: StoredMute | undefined
}

async function findParticipant(
  { db, clock, isResting }: ChatOptions,
  { session }: ChatCaller,
): Promise<Participant | undefined> {
  if (session === null) return undefined
  const found = await db.read((tx) => findSessionAccount(tx, session))
  if (found === undefined) return undefined
  const { account, kind } = found
  const isMember = kind === 'member' || kind === 'agent'
  const mute = await db.read((tx) => findMute(tx, account, clock.nowMs()))
  return { account, isMember, mute, isResting: isMember && (await isResting(account)) }
}

export type ChatStatus = {
  readonly who: string | null
  readonly readOnly: ChatReadOnly | null
  readonly muted: { readonly untilMs: number; readonly reason: string } | null
}

/** The caller's pseudonym in the chat, and whether the caller may write. */
export async function readStatus(options: ChatOptions, caller: ChatCaller): Promise<ChatStatus> {
  const participant = await findParticipant(options, caller)
  if (participant === undefined || !participant.isMember) return { who: null, readOnly: 'guest', muted: null }
  const { account, isResting, mute } = participant
  return {
    who: pseudonymOf(options.key, account),
    readOnly: isResting ? 'break' : null,
    muted: mute ? { untilMs: mute.until.getTime(), reason: mute.reason } : null,
  }
}

async function storeMessage(
  tx: Tx,
  participant: Participant,
  message: { readonly game: string; readonly key: string; readonly text: string; readonly nowMs: number },
): Promise<Result<number, SayRefusal>> {
  const { account, isMember, isResting, mute } = participant
  const { game, key, text, nowMs } = message
  const before = await findByKey(tx, account, key)
  if (before !== undefined) return ok(before)
  const postedAtMs = await findPostTimes(tx, account, SPAN_MESSAGES_MAX)
  const refusal = sayRefusal({ isMember, isResting, mutedUntilMs: mute?.until.getTime(), postedAtMs }, text, nowMs)
  if (refusal !== undefined) return err(refusal)
  return ok(await insertLine(tx, { game, account, key, text, gone: null, atMs: nowMs }))
}

/** Posts a message at a table. A retry with the same key returns the number of the first message. */
export async function postMessage(
  options: ChatOptions,
  caller: ChatCaller,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<Result<number, SayRefusal>> {
  const { db, clock, feed } = options
  const participant = await findParticipant(options, caller)
  if (participant === undefined) return err('chat.read_only')
  const message = { game: caller.game, key, text: cleanText(text), nowMs: clock.nowMs() }
  if (message.text === '') return err('chat.links')
  const said = await db.transact((tx) => storeMessage(tx, participant, message))
  if (said.ok) feed.wake()
  return said
}

export type ReportRequest = { readonly number: number; readonly reason: ChatReason }

/** Reports a message to staff. */
export async function reportMessage(
  options: ChatOptions,
  caller: ChatCaller,
  { number, reason }: ReportRequest,
): Promise<Result<undefined, 'chat.read_only' | 'chat.unknown'>> {
  const { db, clock } = options
  const participant = await findParticipant(options, caller)
  if (participant === undefined || !participant.isMember) return err('chat.read_only')
  return storeReport(db, { game: caller.game, number, account: participant.account, reason, atMs: clock.nowMs() })
}

type NewReport = ReportRequest & { readonly game: string; readonly account: Id<'account'>; readonly atMs: number }

function storeReport(db: Db, report: NewReport): Promise<Result<undefined, 'chat.unknown'>> {
  return db.transact(async (tx) => {
    const message = await lockMessage(tx, report.game, report.number)
    if (message === undefined || message.is_gone) return err('chat.unknown')
    await insertReport(tx, report)
    return ok(undefined)
  })
}
