import { err, ok, present, type Id, type Result } from '@ronda/core'
import { endAgentFreezes, type EndedFreeze } from '../../people/freeze/index.ts'
import { findByName, findByNumber, findInLine, setUpline, type Account } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { moveHash } from './impact.lib.ts'
import { moveRefusal, type MoveEnd, type MoveImpact, type MoveRefusal } from './tree.ts'
import {
  branchOf,
  countLevelsBelow,
  countTeam,
  findMove,
  insertMove,
  listMoves,
  lockTree,
  uplinesNow,
  uplinesOf,
  type StoredMove,
  type TeamSize,
  type Upline,
} from './tree.sql.ts'

/** A feature above the tree that changes with a move. */
export type MoveListener = {
  /** What a move below a line, nearest first, would end. */
  readonly endsOf: (tx: Tx, account: string, line: readonly string[], nowMs: number) => Promise<readonly MoveEnd[]>
  /** Called in the transaction of a move, once the account stands at its new place. The accounts that it concerns. */
  readonly follow: (tx: Tx, account: string, nowMs: number) => Promise<readonly string[]>
  /** Called once the move is committed. */
  readonly onMoved: (accounts: readonly string[]) => void
}

export type TreeOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly merchant: string
  /** Whether an account belongs to the member of staff: opened in the same browser, or paid to the same account. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
  /** Makes the open pages of an account read their state again. */
  readonly onFreezeEnded: (account: string) => void
  /** Features above the tree, in the order in which they were opened. */
  readonly moved: readonly MoveListener[]
}

/** A member or an agent by number or name. Staff and trial accounts stand in no line. */
async function findPlaced(tx: Tx, merchant: string, text: string): Promise<Account | undefined> {
  const numbered = /^\d{1,15}$/.test(text) ? await findByNumber(tx, merchant, BigInt(text)) : undefined
  const found = numbered ?? (await findByName(tx, merchant, text))?.account
  return found?.kind === 'member' || found?.kind === 'agent' ? found : undefined
}

export type Line = {
  readonly account: Account
  readonly above: readonly Upline[]
  readonly team: TeamSize
  readonly moves: readonly StoredMove[]
}

const MOVES_MAX = 20

/** Where an account stands: who is above it, how many are below it, and how it was moved. */
export async function readLine(
  { db, clock, merchant }: TreeOptions,
  member: string,
): Promise<Result<Line, 'adjustment.member_unknown'>> {
  return db.read(async (tx) => {
    const account = await findPlaced(tx, merchant, member)
    if (account === undefined) return err('adjustment.member_unknown')
    return ok({
      account,
      above: await uplinesOf(tx, account.id, clock.nowMs()),
      team: await countTeam(tx, account.id),
      moves: await listMoves(tx, account.id, MOVES_MAX),
    })
  })
}

type Placing = { readonly member: string; readonly upline: string | null }

/** What a move would end, for whoever is about to decide it. */
export async function previewMove(
  options: TreeOptions,
  { member, upline: above }: Placing,
): Promise<Result<MoveImpact, 'adjustment.member_unknown' | 'tree.upline_unknown'>> {
  const { db, clock, merchant } = options
  return db.read<Result<MoveImpact, 'adjustment.member_unknown' | 'tree.upline_unknown'>>(async (tx) => {
    const account = await findPlaced(tx, merchant, member)
    if (account === undefined) return err('adjustment.member_unknown')
    const upline = above === null ? null : await findPlaced(tx, merchant, above)
    if (upline === undefined) return err('tree.upline_unknown')
    return ok(await findMoveImpact(options, tx, { account: account.id, upline: upline?.id ?? null }, clock.nowMs()))
  })
}

async function findMoveImpact(
  { moved }: Pick<TreeOptions, 'moved'>,
  tx: Tx,
  { account, upline }: { readonly account: string; readonly upline: string | null },
  nowMs: number,
): Promise<MoveImpact> {
  const line = upline === null ? [] : [upline, ...(await uplinesNow(tx, upline))]
  const ends: MoveEnd[] = []
  for (const { endsOf } of moved) ends.push(...(await endsOf(tx, account, line, nowMs)))
  return { ends, hash: moveHash(account, upline, ends) }
}

export type Moving = {
  readonly key: string
  readonly member: string
  /** The new agent, by number or name; null for none. */
  readonly upline: string | null
  readonly reason: string
  /** The hash of what was shown to end with it; none is needed where nothing ends. */
  readonly impact?: string | undefined
  readonly by: Id<'account'>
}

export type MovingRefusal = MoveRefusal | 'tree.impact' | 'adjustment.member_unknown' | 'wallet.key_reused'

const isSame = (known: StoredMove, account: string, to: string | null, { reason, by }: Moving): boolean =>
  known.account === account && known.to === to && known.reason === reason && known.by === by

/** Ends what agents have frozen in a branch that has left their line: they could not lift it any more. */
async function endFreezesOf(
  tx: Tx,
  moved: string,
  before: readonly string[],
  nowMs: number,
): Promise<readonly EndedFreeze[]> {
  const above = new Set(await uplinesNow(tx, moved))
  const agents = before.filter((agent) => !above.has(agent))
  const ended = await endAgentFreezes(tx, { agents, accounts: branchOf(moved) }, nowMs)
  for (const { id, account, part } of ended) {
    const detail = { part, freeze: id, reason: '' }
    const entry = { actor: 'house', action: 'account.freeze_end', subject: `account:${account}`, detail } as const
    await writeAuditEntry(tx, entry, nowMs)
  }
  return ended
}

/** Moves an account with everybody below it, for a reason. Sent again with the same key, it happens once. */
export async function moveAccount(options: TreeOptions, moving: Moving): Promise<Result<StoredMove, MovingRefusal>> {
  const { db, clock, ids, merchant, isOwn } = options
  const { member, upline: above, reason, by } = moving
  const id = ids.named('tree.move', by, moving.key)
  let ended: readonly EndedFreeze[] = []
  let concerned: (readonly string[])[] = []
  const result = await db.transact<StoredMove, MovingRefusal>(async (tx) => {
    // Before anything is read: of two moves at once the second sees what the first has done.
    await lockTree(tx)
    const account = await findPlaced(tx, merchant, member)
    if (account === undefined) return err('adjustment.member_unknown')
    const upline = above === null ? null : await findPlaced(tx, merchant, above)
    if (upline === undefined) return err('tree.upline_unknown')
    const known = await findMove(tx, id)
    if (known) return isSame(known, account.id, upline?.id ?? null, moving) ? ok(known) : err('wallet.key_reused')
    const nowMs = clock.nowMs()
    const before = present(await findInLine(tx, account.id), 'an account that was found').upline
    const refusal = moveRefusal({
      account,
      upline,
      before,
      above: upline === null ? [] : await uplinesNow(tx, upline.id),
      levelsBelow: await countLevelsBelow(tx, account.id),
      by,
    })
    if (refusal !== undefined) return err(refusal)
    if (await isOwn(tx, by, account.id)) return err('adjustment.own_account')
    const impact = await findMoveImpact(options, tx, { account: account.id, upline: upline?.id ?? null }, nowMs)
    if (impact.ends.length > 0 && impact.hash !== moving.impact) return err('tree.impact')
    const left = await uplinesNow(tx, account.id)
    await setUpline(tx, account.id, upline?.id ?? null)
    ended = await endFreezesOf(tx, account.id, left, nowMs)
    await insertMove(tx, { id, account: account.id, from: before, to: upline?.id ?? null, reason, by, atMs: nowMs })
    concerned = []
    for (const { follow } of options.moved) concerned.push(await follow(tx, account.id, nowMs))
    const detail = { number: account.number, from: before, to: upline?.id ?? null, reason }
    await writeAuditEntry(tx, { actor: by, action: 'tree.move', subject: `account:${account.id}`, detail }, nowMs)
    return ok(present(await findMove(tx, id), 'a move that was written'))
  })
  if (result.ok) {
    for (const { account } of ended) options.onFreezeEnded(account)
    for (const [at, { onMoved }] of options.moved.entries()) onMoved(concerned[at] ?? [])
  }
  return result
}
