import { sql, type RawBuilder } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { beginPendingRestriction, findOwnWallets, type WalletId } from '../ledger/index.ts'
import { isForLedger, type Ask, type Control, type ControlLimit } from './control.ts'

export type ControlRow = {
  readonly owner: string
  readonly wallet: WalletId
  readonly revision: number
  /** The last revision that the ledger has. */
  readonly appliedRevision: number
  readonly control: Control
}

const COLUMNS = [
  'owner',
  'wallet',
  'revision',
  'told',
  'reality_minutes',
  'acknowledged_at',
  'resting_until',
  'time_out_until',
  'excluded_until',
  'is_blocked',
] as const

type Row = {
  readonly owner: string
  readonly wallet: number
  readonly revision: number
  readonly told: number
  readonly reality_minutes: number | null
  readonly acknowledged_at: Date | null
  readonly resting_until: Date | null
  readonly time_out_until: Date | null
  readonly excluded_until: Date | null
  readonly is_blocked: boolean
}

const msOf = (moment: Date | null): number | null => moment?.getTime() ?? null
const momentOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

async function findLimits(tx: Tx, owner: string): Promise<readonly ControlLimit[]> {
  const rows = await tx
    .selectFrom('control_limit')
    .select(['kind', 'period', 'amount', 'next_amount', 'next_at'])
    .where('owner', '=', owner)
    .execute()
  return rows.map(({ kind, period, amount, next_amount, next_at }) => ({
    kind,
    period,
    amount,
    next: next_at === null ? null : { amount: next_amount, atMs: next_at.getTime() },
  }))
}

async function parseRow(tx: Tx, row: Row | undefined): Promise<ControlRow | undefined> {
  if (row === undefined) return undefined
  const { owner, wallet, revision, told: appliedRevision } = row
  const control = {
    limits: await findLimits(tx, owner),
    realityMinutes: row.reality_minutes,
    acknowledgedAtMs: msOf(row.acknowledged_at),
    restingUntilMs: msOf(row.resting_until),
    timeOutUntilMs: msOf(row.time_out_until),
    excludedUntilMs: msOf(row.excluded_until),
    isBlocked: row.is_blocked,
  }
  return { owner, wallet, revision, appliedRevision, control }
}

/** Undefined for a member who has never set anything. */
export async function findControl(tx: Tx, owner: string): Promise<ControlRow | undefined> {
  return parseRow(tx, await tx.selectFrom('control').select(COLUMNS).where('owner', '=', owner).executeTakeFirst())
}

export async function findControlOfWallet(tx: Tx, wallet: WalletId): Promise<ControlRow | undefined> {
  return parseRow(tx, await tx.selectFrom('control').select(COLUMNS).where('wallet', '=', wallet).executeTakeFirst())
}

/** Until this transaction ends, nobody else changes the member's control or checks a deposit against it. */
export async function lockControl(tx: Tx, owner: string): Promise<ControlRow | undefined> {
  const row = await tx.selectFrom('control').select(COLUMNS).where('owner', '=', owner).forUpdate().executeTakeFirst()
  return parseRow(tx, row)
}

export async function insertControl(tx: Tx, owner: string, wallet: WalletId): Promise<void> {
  await tx
    .insertInto('control')
    .values({ owner, wallet })
    // Of the owner or of the wallet: of two at the same moment, the second may find either first.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The wallet of the member's bonus money; none before the first bonus. Read while the control row is locked. */
export async function findBonusWallet(tx: Tx, owner: string): Promise<WalletId | undefined> {
  const [found] = await findOwnWallets(tx, owner, ['bonus'])
  return found?.id
}

/** No stake of the member is accepted from here on, until the ledger has the change. */
async function beginPending(tx: Tx, { owner, wallet }: ControlRow): Promise<void> {
  await beginPendingRestriction(tx, wallet)
  const bonus = await findBonusWallet(tx, owner)
  if (bonus !== undefined) await beginPendingRestriction(tx, bonus)
}

/** A change that the ledger must enforce stops stakes from here on, until the ledger has it. */
export async function updateControl(tx: Tx, row: ControlRow, control: Control): Promise<void> {
  const { owner, control: before } = row
  const isLedgers = isForLedger(before, control)
  if (isLedgers) await beginPending(tx, row)
  await tx
    .updateTable('control')
    .set({
      reality_minutes: control.realityMinutes,
      acknowledged_at: momentOf(control.acknowledgedAtMs),
      resting_until: momentOf(control.restingUntilMs),
      time_out_until: momentOf(control.timeOutUntilMs),
      excluded_until: momentOf(control.excludedUntilMs),
      is_blocked: control.isBlocked,
      ...(isLedgers && { revision: sql<number>`revision + 1` }),
    })
    .where('owner', '=', owner)
    .execute()
  if (control.limits.length === 0) return
  const rows = control.limits.map(({ kind, period, amount, next }) => ({
    owner,
    kind,
    period,
    amount,
    next_amount: next?.amount ?? null,
    next_at: momentOf(next?.atMs ?? null),
  }))
  await tx
    .insertInto('control_limit')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['owner', 'kind', 'period']).doUpdateSet((excluded) => ({
        amount: excluded.ref('excluded.amount'),
        next_amount: excluded.ref('excluded.next_amount'),
        next_at: excluded.ref('excluded.next_at'),
      })),
    )
    .execute()
}

export async function markApplied(tx: Tx, owner: string, revision: number): Promise<void> {
  await tx.updateTable('control').set({ told: revision }).where('owner', '=', owner).execute()
}

export type NewChange = {
  readonly owner: string
  readonly id: string
  readonly ask: Ask
  readonly nowMs: number
}

const asText = (ask: Ask): string =>
  JSON.stringify(ask, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** `same` when the same was requested before with this id, `other` when something else was. */
export async function claimChange(tx: Tx, change: NewChange): Promise<'new' | 'same' | 'other'> {
  const { owner, id, ask, nowMs } = change
  const text = asText(ask)
  const written = await tx
    .insertInto('control_change')
    .values({ owner, id, ask: text, asked_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.columns(['owner', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) return 'new'
  const found = await tx
    .selectFrom('control_change')
    .select((row) => row('ask', '=', sql<string>`${text}::jsonb`).as('is_same'))
    .where('owner', '=', owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return found.is_same ? 'same' : 'other'
}

/** Limits on play that only our own games can enforce: losses, stakes, and play time. */
const PLAY_LIMITS = ['loss', 'wager', 'session'] as const

export async function hasPlayLimits(tx: Tx, owner: string): Promise<boolean> {
  const row = await tx
    .selectFrom('control_limit')
    .select('owner')
    .where('owner', '=', owner)
    .where('kind', 'in', PLAY_LIMITS)
    .where('amount', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * A condition for queries of other features: the owner has play limits, has stopped, or was blocked by staff. Play
 * outside our own games must end then.
 */
export function isRestricted(owner: RawBuilder<unknown>, nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from control where control.owner = (${owner})::text and (
      control.is_blocked
      or greatest(control.excluded_until, control.time_out_until, control.resting_until) > ${new Date(nowMs)}
      or exists (
        select from control_limit
        where control_limit.owner = control.owner and kind = any(${[...PLAY_LIMITS]}) and amount is not null)))`
}

/** Members with a due raise, or with a change that was not applied to the ledger. */
export async function findUnfinished(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const due = await tx
    .selectFrom('control_limit')
    .select('owner')
    .where('next_at', '<=', new Date(nowMs))
    .where(isNotSetAside('control.finish', sql.ref('owner'), nowMs))
    .limit(atMost)
    .execute()
  const unapplied = await tx
    .selectFrom('control')
    .select('owner')
    .whereRef('told', '<', 'revision')
    .where(isNotSetAside('control.restrict', sql.ref('owner'), nowMs))
    .limit(atMost)
    .execute()
  return [...new Set([...due, ...unapplied].map(({ owner }) => owner))]
}

/** Whether a wallet has controls, which refer to it. */
export const hasControl = (wallet: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from control where control.wallet = ${wallet})`
