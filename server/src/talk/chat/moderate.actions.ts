import type { ChatDeskLine } from '@ronda/contract'
import { err, minutes as ofMinutes, ok, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { blankMessage, decideReports, insertLine, lockMessage, setMute, type StoredLine } from './chat.sql.ts'
import { findForDesk, type DeskRow } from './chatDesk.sql.ts'
import type { Feed } from './feed.actions.ts'

export type ModerateOptions = { readonly db: Db; readonly clock: Clock; readonly feed: Feed }

/** A message, and why something is done with it. */
export type Matter = { readonly gameCode: string; readonly number: number; readonly reason: string }

/** What staff see at once; older than a day is nothing. */
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

/** Does something with a message, and writes down who did it. */
function decide<T>(
  { db, feed }: ModerateOptions,
  { gameCode, number }: Matter,
  work: (tx: Tx, message: StoredLine) => Promise<T>,
): Done<T> {
  return db
    .transact(async (tx) => {
      const message = await lockMessage(tx, gameCode, number)
      return message === undefined ? err('chat.unknown' as const) : ok(await work(tx, message))
    })
    .finally(() => feed.wake())
}

const subjectOf = ({ gameCode, number }: Matter): string => `chat:${gameCode}/${number}`

/** Takes a message away for everyone, once. */
export function removeMessage(options: ModerateOptions, actor: string, matter: Matter): Done<undefined> {
  const atMs = options.clock.nowMs()
  return decide(options, matter, async (tx, { game, number, is_gone: isGone, account, username }) => {
    if (isGone) return undefined
    await blankMessage(tx, game, number)
    await decideReports(tx, game, number)
    await insertLine(tx, { game, account, key: null, text: '', gone: number, atMs })
    const detail = { reason: matter.reason, member: username }
    await writeAuditEntry(tx, { actor, action: 'chat.remove', subject: subjectOf(matter), detail }, atMs)
    return undefined
  })
}

/** Leaves a message that was reported where it is. */
export function keepMessage(options: ModerateOptions, actor: string, matter: Matter): Done<undefined> {
  return decide(options, matter, async (tx, { game, number, username }) => {
    await decideReports(tx, game, number)
    const detail = { reason: matter.reason, member: username }
    await writeAuditEntry(tx, { actor, action: 'chat.keep', subject: subjectOf(matter), detail }, options.clock.nowMs())
    return undefined
  })
}

/** Silences whoever said a message; no minutes let them speak again. */
export function muteSpeaker(
  options: ModerateOptions,
  actor: string,
  { minutes, ...matter }: Matter & { readonly minutes: number },
): Done<{ untilMs: number | null }> {
  const nowMs = options.clock.nowMs()
  const untilMs = nowMs + ofMinutes(minutes)
  return decide(options, matter, async (tx, { account, username }) => {
    await setMute(tx, account, untilMs, matter.reason)
    const action = minutes === 0 ? ('chat.unmute' as const) : ('chat.mute' as const)
    const detail = { reason: matter.reason, member: username, minutes, message: subjectOf(matter) }
    await writeAuditEntry(tx, { actor, action, subject: `account:${account}`, detail }, nowMs)
    return { untilMs: minutes === 0 ? null : untilMs }
  })
}
