import type { FreezePart } from '@ronda/contract'
import { days, err, id as idOf, ok, present, type Id, type Result } from '@ronda/core'
import type { Controls } from '../../money/control/index.ts'
import {
  endFreeze,
  findExpired,
  findFreeze,
  insertFreeze,
  listFreezes,
  type StoredFreeze,
} from '../../people/freeze/index.ts'
import { setBlocked } from '../../people/identity/index.ts'
import type { Sessions } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findOwner } from '../memberMoney/index.ts'

export type FreezeOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly merchant: string
  readonly controls: Pick<Controls, 'block'>
  /** Whether an account belongs to the member of staff: opened in the same browser, or paid to the same account. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
  readonly sessions: Pick<Sessions, 'endSessionsOf' | 'refresh'>
  /** Makes the member's open pages read their state again. */
  readonly onChanged: (owner: string) => void
}

/** A longer freeze must be one without an end. */
const UNTIL_MS_MAX = days(3_660)
const LISTED_MAX = 50
const EXPIRED_MAX = 200

type Change = { readonly freeze: StoredFreeze; readonly isFrozen: boolean; readonly write: (tx: Tx) => Promise<void> }

/**
 * Freezes or lifts a part, with its effects. Play is stopped in the ledger itself, by the member's control, in the same
 * transaction; when sign-in is frozen, the account's sessions are ended.
 */
async function apply(options: FreezeOptions, { freeze, isFrozen, write }: Change): Promise<void> {
  const { db, clock, controls, sessions, onChanged } = options
  const { account, part, id } = freeze
  if (part === 'play') {
    const done = await controls.block(account, { isBlocked: isFrozen, key: `${id}:${isFrozen}`, write })
    if (!done.ok) throw new Error(`play of account ${account} could not be changed: ${done.error}`)
  } else {
    await db.write(async (tx) => {
      await write(tx)
      if (part === 'signIn') await setBlocked(tx, account, isFrozen ? clock.nowMs() : null)
    })
  }
  if (part === 'signIn') {
    sessions.refresh(idOf<'account'>(account))
    if (isFrozen) await sessions.endSessionsOf(idOf<'account'>(account))
  }
  onChanged(account)
}

export type Freezing = {
  readonly key: string
  readonly member: string
  readonly part: FreezePart
  readonly reason: string
  readonly until: number | null
}

type FreezeRefusal =
  | 'adjustment.member_unknown'
  | 'adjustment.own_account'
  | 'freeze.exists'
  | 'freeze.until_invalid'
  | 'wallet.key_reused'

const isSame = (known: StoredFreeze, account: string, { part, reason, until }: Freezing): boolean =>
  known.account === account && known.part === part && known.reason === reason && known.untilMs === until

/** Thrown to roll back: the freeze was made, or ended, by somebody else meanwhile. */
class Exists extends Error {}

export async function freeze(
  options: FreezeOptions,
  by: Id<'account'>,
  asked: Freezing,
): Promise<Result<StoredFreeze, FreezeRefusal>> {
  const { db, clock, ids, merchant } = options
  const { part, reason, until: untilMs } = asked
  const nowMs = clock.nowMs()
  const owner = await db.read((tx) => findOwner(tx, merchant, asked.member))
  if (owner === undefined) return err('adjustment.member_unknown')
  if (owner.id === by) return err('adjustment.own_account')
  const id = ids.named('freeze', by, asked.key)
  const known = await db.read((tx) => findFreeze(tx, id))
  if (known) return isSame(known, owner.id, asked) ? ok(known) : err('wallet.key_reused')
  if (untilMs !== null && (untilMs <= nowMs || untilMs > nowMs + UNTIL_MS_MAX)) return err('freeze.until_invalid')
  const made = { id, account: owner.id, part, reason, madeBy: by, madeAtMs: nowMs, untilMs, isByAgent: false }
  const shown = { ...made, madeByName: '', endedAtMs: null, endedByName: null }
  const write = async (tx: Tx): Promise<void> => {
    if (!(await insertFreeze(tx, made))) throw new Exists()
    const detail = { number: owner.number, part, reason, untilMs }
    await writeAuditEntry(tx, { actor: by, action: 'account.freeze', subject: `account:${owner.id}`, detail }, nowMs)
  }
  try {
    await apply(options, { freeze: shown, isFrozen: true, write })
  } catch (error) {
    if (!(error instanceof Exists)) throw error
    return err('freeze.exists')
  }
  return ok(present(await db.read((tx) => findFreeze(tx, id)), 'a freeze that was written'))
}

type Ending = { readonly by: Id<'account'> | null; readonly reason: string }

/** Ends a freeze, by a person or because it has expired. If it has ended already, nothing changes. */
async function end(options: FreezeOptions, held: StoredFreeze, { by, reason }: Ending): Promise<void> {
  const nowMs = options.clock.nowMs()
  const write = async (tx: Tx): Promise<void> => {
    if (!(await endFreeze(tx, held.id, by, nowMs))) throw new Exists()
    const action = by === null ? ('account.freeze_end' as const) : ('account.lift' as const)
    const detail = { part: held.part, freeze: held.id, reason }
    await writeAuditEntry(tx, { actor: by ?? 'house', action, subject: `account:${held.account}`, detail }, nowMs)
  }
  try {
    await apply(options, { freeze: held, isFrozen: false, write })
  } catch (error) {
    if (!(error instanceof Exists)) throw error
  }
}

export async function lift(
  options: FreezeOptions,
  by: Id<'account'>,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Result<StoredFreeze, 'freeze.unknown' | 'adjustment.own_account'>> {
  const held = await options.db.read((tx) => findFreeze(tx, id))
  if (held === undefined) return err('freeze.unknown')
  const isTheirs = await options.db.read((tx) => options.isOwn(tx, by, idOf<'account'>(held.account)))
  if (isTheirs) return err('adjustment.own_account')
  if (held.endedAtMs === null) await end(options, held, { by, reason })
  return ok(present(await options.db.read((tx) => findFreeze(tx, id)), 'a freeze that was found before'))
}

export async function listOf(
  { db, merchant }: FreezeOptions,
  member: string,
): Promise<Result<readonly StoredFreeze[], 'adjustment.member_unknown'>> {
  return db.read(async (tx) => {
    const owner = await findOwner(tx, merchant, member)
    return owner === undefined ? err('adjustment.member_unknown') : ok(await listFreezes(tx, owner.id, LISTED_MAX))
  })
}

/** Ends freezes that have expired. */
export async function expire(options: FreezeOptions): Promise<void> {
  const { db, clock, failures } = options
  const due = await db.read((tx) => findExpired(tx, clock.nowMs(), EXPIRED_MAX))
  await failures.each('freeze.expire', due, String, async (id) => {
    const held = await db.read((tx) => findFreeze(tx, id))
    if (held?.endedAtMs === null) await end(options, held, { by: null, reason: '' })
  })
}
