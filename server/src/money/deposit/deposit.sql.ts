import type { DepositReason, DepositState, DepositStep, DepositWay, ReturnReason } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { targetOf } from './credit.ts'
import type { Deposit, Step } from './stored.ts'

const COLUMNS = ['id', 'seq', 'owner', 'key', 'way', 'provider', 'amount', 'fee', 'currency', 'state', 'paid'] as const
const MORE = ['reason', 'confirmations', 'next', 'code', 'agent', 'asked_at', 'expected_at', 'expires_at'] as const

const SENT = [
  'receipt',
  'looked_at',
  'kept',
  'standing',
  'to_return',
  'returned',
  'return_reason',
  'refund_asks',
] as const

const deposits = (tx: Tx) => tx.selectFrom('deposit').select(COLUMNS).select(MORE).select(SENT)

type Row = Awaited<ReturnType<ReturnType<typeof deposits>['executeTakeFirstOrThrow']>>

function depositOf(row: Row): Deposit {
  const { seq, reason, asked_at, expected_at, expires_at, looked_at, ...more } = row
  const { to_return, return_reason, refund_asks, ...rest } = more
  const { standing, kept, paid } = rest
  const target = kept === null ? standing : targetOf({ paid: paid ?? 0n, toReturn: to_return }, kept)
  return {
    ...rest,
    owed: standing !== null && target !== null && standing > target ? standing - target : 0n,
    toReturn: to_return,
    returnReason: return_reason,
    refundAsks: refund_asks,
    seq: Number(seq),
    reason: reason as DepositReason | null,
    askedAtMs: asked_at.getTime(),
    expectedAtMs: expected_at.getTime(),
    expiresAtMs: expires_at.getTime(),
    polledAtMs: looked_at?.getTime() ?? null,
  }
}

export type NewDeposit = {
  readonly id: string
  readonly owner: string
  readonly key: string
  readonly way: DepositWay
  readonly provider: string
  readonly amount: bigint
  readonly fee: bigint
  readonly currency: Currency
  readonly code: string | null
  readonly expectedAtMs: number
  readonly expiresAtMs: number
  readonly pollAtMs: number
}

export async function insertDeposit(tx: Tx, asked: NewDeposit, nowMs: number): Promise<Deposit> {
  const { expectedAtMs, expiresAtMs, pollAtMs, ...values } = asked
  const [now, expected, expires] = [new Date(nowMs), new Date(expectedAtMs), new Date(expiresAtMs)]
  await tx
    .insertInto('deposit')
    .values({ ...values, asked_at: now, changed_at: now, expected_at: expected, expires_at: expires })
    .execute()
  await insertStep(tx, asked.id, 'asked', nowMs)
  await setPollAt(tx, asked.id, pollAtMs)
  return present(await findDeposit(tx, asked.id), 'the inserted deposit')
}

async function setPollAt(tx: Tx, id: string, pollAtMs: number): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ look_at: new Date(pollAtMs) })
    .where('id', '=', id)
    .execute()
}

export async function findDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  const row = await deposits(tx).where('id', '=', id).executeTakeFirst()
  return row && depositOf(row)
}

/** Newest first. */
export async function findDeposits(tx: Tx, ids: readonly string[]): Promise<readonly Deposit[]> {
  if (ids.length === 0) return []
  const rows = await deposits(tx).where('id', 'in', ids).orderBy('seq', 'desc').execute()
  return rows.map(depositOf)
}

/** The deposit and its way for each of these ids that is a deposit or a correction of one. */
export async function depositsAmong(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: DepositWay }>> {
  const asked = tx.selectFrom('deposit').select(['id as line', 'id', 'way']).where('id', 'in', ids)
  const corrected = tx
    .selectFrom('deposit_correction')
    .innerJoin('deposit', 'deposit.id', 'deposit_correction.deposit')
    .select(['deposit_correction.id as line', 'deposit.id', 'way'])
    .where('deposit_correction.id', 'in', ids)
  // The reversal of a whole deposit has the deposit's own id.
  const rows = await asked.union(corrected).execute()
  return new Map(rows.map(({ line, id, way }) => [line, { id, name: way }]))
}

export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  const row = await deposits(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && depositOf(row)
}

export async function findByKey(tx: Tx, owner: string, key: string): Promise<Deposit | undefined> {
  const row = await deposits(tx).where('owner', '=', owner).where('key', '=', key).executeTakeFirst()
  return row && depositOf(row)
}

export async function findByCode(tx: Tx, code: string): Promise<Deposit | undefined> {
  const row = await deposits(tx).where('code', '=', code).executeTakeFirst()
  return row && depositOf(row)
}

export async function countWaiting(tx: Tx, owner: string): Promise<number> {
  const { count } = await tx
    .selectFrom('deposit')
    .select((of) => of.fn.countAll<bigint>().as('count'))
    .where('owner', '=', owner)
    .where('state', 'in', ['asked', 'waiting'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What was credited to a member since `sinceMs` and was not taken back. */
export async function creditedSince(tx: Tx, owner: string, sinceMs: number): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('deposit')
    .select((of) => of.fn.sum<string | null>('standing').as('sum'))
    .where('owner', '=', owner)
    .where('asked_at', '>=', new Date(sinceMs))
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? '0')
}

/** Cash that an agent took has no provider who could take it back, and stands whole. */
const keptOf = ({ state, amount, standing, owed }: Deposit): bigint =>
  (standing ?? (state === 'credited' ? amount : 0n)) - owed

/**
 * What of a deposit was credited and was not taken back, in atoms; what is still owed of it counts as taken back.
 * Undefined where the deposit does not exist.
 */
export async function findKeptDeposit(tx: Tx, id: string): Promise<bigint | undefined> {
  const row = await deposits(tx).where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  return keptOf(depositOf(row))
}

export type CreditedDeposit = { readonly id: string; readonly askedAtMs: number; readonly kept: bigint }

type Credited = {
  readonly fromMs: number
  readonly toMs: number
  readonly atMost: number
  /** Of one member; of all without it. */
  readonly owner?: string
}

/** Deposits that were asked for in a period and credited, with what stands of each, oldest first. */
export async function listCredited(
  tx: Tx,
  { owner, fromMs, toMs, atMost }: Credited,
): Promise<readonly (CreditedDeposit & { readonly owner: string })[]> {
  let query = deposits(tx)
    .where('asked_at', '>=', new Date(fromMs))
    .where('asked_at', '<', new Date(toMs))
    .where('state', 'in', ['credited', 'reversed', 'owed'])
  if (owner !== undefined) query = query.where('owner', '=', owner)
  const rows = await query.orderBy('seq').limit(atMost).execute()
  return rows.map((row) => {
    const deposit = depositOf(row)
    return { id: deposit.id, owner: deposit.owner, askedAtMs: deposit.askedAtMs, kept: keptOf(deposit) }
  })
}

/** Which of these members had a deposit credited that they asked for before a time. */
export async function creditedBefore(tx: Tx, owners: readonly string[], beforeMs: number): Promise<readonly string[]> {
  if (owners.length === 0) return []
  const { rows } = await sql<{ owner: string }>`
    select distinct owner from deposit
    where owner = any(${owners}::uuid[]) and state in ('credited', 'reversed', 'owed')
      and asked_at < ${new Date(beforeMs)}`.execute(tx)
  return rows.map(({ owner }) => owner)
}

/** What stands of deposits of these ways since `sinceMs`: the payer can still take them back. */
export async function sumStanding(
  tx: Tx,
  owner: string,
  { ways, sinceMs }: { readonly ways: readonly DepositWay[]; readonly sinceMs: number },
): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('deposit')
    .select((of) => of.fn.sum<string | null>('standing').as('sum'))
    .where('owner', '=', owner)
    .where('way', 'in', ways)
    .where('asked_at', '>=', new Date(sinceMs))
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? '0')
}

/** Newest first; only those below `before`, when it is given. */
export async function listDeposits(
  tx: Tx,
  owner: string,
  before: bigint | undefined,
  atMost: number,
): Promise<readonly Deposit[]> {
  let query = deposits(tx).where('owner', '=', owner).orderBy('seq', 'desc').limit(atMost)
  if (before !== undefined) query = query.where('seq', '<', before)
  return (await query.execute()).map(depositOf)
}

/** Deposits that were taken back and of which a part is still owed, oldest first. */
export async function listOwed(tx: Tx, owner: string): Promise<readonly Deposit[]> {
  const query = deposits(tx).where('owner', '=', owner).where('state', '=', 'owed').orderBy('seq')
  return (await query.execute()).map(depositOf)
}

/** How much each of these members owes; members without debt are left out. */
export async function owedAmong(tx: Tx, owners: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx
    .selectFrom('deposit')
    .select(['owner', sql<string>`sum(standing - least(kept, paid - to_return))`.as('owed')])
    .where('owner', 'in', owners)
    .where('state', '=', 'owed')
    .groupBy('owner')
    .execute()
  return new Map(rows.map(({ owner, owed }) => [owner, BigInt(owed)]))
}

/** Deposits that are due for the next poll, longest overdue first. */
export async function findDue(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('deposit')
    .select('id')
    .where('state', 'in', ['asked', 'waiting', 'confirmed', 'owed'])
    .where('look_at', '<=', new Date(nowMs))
    .orderBy('look_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

export type Change = {
  readonly state?: DepositState
  readonly paid?: bigint
  readonly reason?: DepositReason | null
  readonly next?: string
  readonly confirmations?: number
  readonly agent?: string
  readonly receipt?: string
  readonly kept?: bigint
  readonly standing?: bigint
  readonly to_return?: bigint
  readonly returned?: bigint
  readonly return_reason?: ReturnReason
  readonly refund_asks?: number
}

export async function changeDeposit(tx: Tx, id: string, change: Change, nowMs: number): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ ...change, changed_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute()
}

export async function markPolled(tx: Tx, id: string, nowMs: number, pollAtMs: number): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ looked_at: new Date(nowMs), look_at: new Date(pollAtMs) })
    .where('id', '=', id)
    .execute()
}

/** A step with its number: an amount in atoms, or how many confirmations a network has. */
type NumberedStep = { readonly step: DepositStep; readonly number: bigint | number }

export async function insertStep(
  tx: Tx,
  deposit: string,
  what: DepositStep | NumberedStep,
  atMs: number,
): Promise<void> {
  const { step, note } =
    typeof what === 'string' ? { step: what, note: null } : { step: what.step, note: what.number.toString() }
  await tx
    .insertInto('deposit_step')
    .values({ deposit, step, at: new Date(atMs), note })
    .execute()
}

/** No normal timeline is longer than this; the first steps are kept. */
const STEPS_MAX = 60

export async function listSteps(tx: Tx, deposit: string): Promise<readonly Step[]> {
  const rows = await tx
    .selectFrom('deposit_step')
    .select(['step', 'at', 'note'])
    .where('deposit', '=', deposit)
    .orderBy('seq')
    .limit(STEPS_MAX)
    .execute()
  return rows.map(({ step, at, note }) => ({ step: step as DepositStep, atMs: at.getTime(), note }))
}

export async function hasStep(tx: Tx, deposit: string, step: DepositStep): Promise<boolean> {
  const row = await tx
    .selectFrom('deposit_step')
    .select('seq')
    .where('deposit', '=', deposit)
    .where('step', '=', step)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type Success = { readonly way: DepositWay; readonly credited: number; readonly ended: number }

/** Of deposits requested since `sinceMs`: how many ended, and how many of these were credited. */
export async function countSuccess(tx: Tx, sinceMs: number): Promise<readonly Success[]> {
  const rows = await tx
    .selectFrom('deposit')
    .select(['way', 'state'])
    .select((of) => of.fn.countAll<bigint>().as('count'))
    .where('asked_at', '>=', new Date(sinceMs))
    .where('state', 'in', ['credited', 'reversed', 'owed', 'failed', 'expired'])
    .groupBy(['way', 'state'])
    .execute()
  const ways = new Map<DepositWay, { credited: number; ended: number }>()
  for (const { way, state, count } of rows) {
    const sums = ways.get(way) ?? { credited: 0, ended: 0 }
    sums.ended += Number(count)
    if (state !== 'failed' && state !== 'expired') sums.credited += Number(count)
    ways.set(way, sums)
  }
  return Array.from(ways, ([way, sums]) => ({ way, ...sums }))
}

/** The state of a deposit, as an expression for a query of another feature; null where there is no such deposit. */
export const depositStateOf = (deposit: RawBuilder<unknown>): RawBuilder<DepositState | null> =>
  sql<DepositState | null>`(select state from deposit where deposit.id = ${deposit})`
