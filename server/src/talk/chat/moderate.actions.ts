import type { ChatDeskLine } from '@ronda/contract'
import { err, minutes as ofMinutes, ok, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { blankMessage, decideReports, insertLine, lockMessage, setMute, type StoredLine } from './chat.sql.ts'
import { findForDesk, type DeskRow } from './chatDesk.sql.ts'
import type { Feed } from './feed.actions.ts'

export type ModerateOptions = { readonly db: Db; readonly clock: Clock; readonly feed: Feed }

/** The message to moderate, and the reason for it. */
export type ModerationRequest = { readonly gameCode: string; readonly number: number; readonly reason: string }

/** Messages listed for staff; nothing is older than a day. */
const PAGE_MAX = 100

function showRow(row: DeskRow): ChatDeskLine {
  const { game, number, member_number: member, username, text, is_gone: isGone, at, reports } = row
  const { muted_until: until, mute_reason: reason } = row
  return {
    gameCode: game,
    number,
    member: { number: member, name: username },
    text,
    atMs: at.getTime(),
    isGone,
    reports: [...reports],
    muted: until && { untilMs: until.getTime(), reason: reason ?? '' },
  }
}

export async function listForDesk({ db, clock }: ModerateOptions, isReported: boolean): Promise<ChatDeskLine[]> {
  const rows = await db.read((tx) => findForDesk(tx, { isReported, nowMs: clock.nowMs(), atMost: PAGE_MAX }))
  return rows.map(showRow)
}

type Done<T> = Promise<Result<T, 'chat.unknown'>>

/** Runs a moderation step on a locked message. */
function decide<T>(
  { db, feed }: ModerateOptions,
  { gameCode, number }: ModerationRequest,
  work: (tx: Tx, message: StoredLine) => Promise<T>,
): Done<T> {
  return db
    .transact(async (tx) => {
      const message = await lockMessage(tx, gameCode, number)
      return message === undefined ? err('chat.unknown' as const) : ok(await work(tx, message))
    })
    .finally(() => feed.wake())
}

const subjectOf = ({ gameCode, number }: ModerationRequest): string => `chat:${gameCode}/${number}`

/** Removes a message for everyone; removing it again does nothing. */
export function removeMessage(options: ModerateOptions, actor: string, request: ModerationRequest): Done<undefined> {
  const atMs = options.clock.nowMs()
  return decide(options, request, async (tx, { game, number, is_gone: isGone, account, username }) => {
    if (isGone) return undefined
    await blankMessage(tx, game, number)
    await decideReports(tx, game, number)
    await insertLine(tx, { game, account, key: null, text: '', gone: number, atMs })
    const detail = { reason: request.reason, member: username }
    await writeAuditEntry(tx, { actor, action: 'chat.remove', subject: subjectOf(request), detail }, atMs)
    return undefined
  })
}

/** Keeps a reported message and closes its reports. */
export function keepMessage(options: ModerateOptions, actor: string, request: ModerationRequest): Done<undefined> {
  return decide(options, request, async (tx, { game, number, username }) => {
    await decideReports(tx, game, number)
    const detail = { reason: request.reason, member: username }
    await writeAuditEntry(
      tx,
      { actor, action: 'chat.keep', subject: subjectOf(request), detail },
      options.clock.nowMs(),
    )
    return undefined
  })
}

/** Mutes the author of a message; 0 minutes ends the mute. */
export function muteSpeaker(
  options: ModerateOptions,
  actor: string,
  { minutes, ...request }: ModerationRequest & { readonly minutes: number },
): Done<{ untilMs: number | null }> {
  const nowMs = options.clock.nowMs()
  const untilMs = nowMs + ofMinutes(minutes)
  return decide(options, request, async (tx, { account, username }) => {
    await setMute(tx, account, untilMs, request.reason)
    const action = minutes === 0 ? ('chat.unmute' as const) : ('chat.mute' as const)
    const detail = { reason: request.reason, member: username, minutes, message: subjectOf(request) }
    await writeAuditEntry(tx, { actor, action, subject: `account:${account}`, detail }, nowMs)
    return { untilMs: minutes === 0 ? null : untilMs }
  })
}
