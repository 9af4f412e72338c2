import type { PointKind } from '@ronda/contract'
import { present } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { NO_POINTS, type Booked, type Earned, type Standing } from './point.ts'

const standing = sql<Standing>`balance, unbooked, owed, entries`

/** The points of an account. */
export async function findStanding(tx: Tx, account: string): Promise<Standing & { readonly sinceMs: number | null }> {
  const { rows } = await sql<Standing & { sinceMs: number | null }>`
    select ${standing}, (extract(epoch from unbooked_since) * 1000)::float8 as "sinceMs"
    from point_balance where account = ${account}`.execute(tx)
  return rows[0] ?? { ...NO_POINTS, sinceMs: null }
}

/** The points of an account, locked until the transaction ends: of two changes at once the second waits. */
export async function lockStanding(tx: Tx, account: string): Promise<Standing> {
  await tx
    .insertInto('point_balance')
    .values({ account, balance: 0n, unbooked: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows } = await sql<Standing>`
    select ${standing} from point_balance where account = ${account} for update`.execute(tx)
  return present(rows[0], 'the points of an account')
}

/** Writes entries and what they leave. */
export async function writeBooked(tx: Tx, account: string, booked: Booked, nowMs: number): Promise<void> {
  const { entries, standing: now } = booked
  const at = new Date(nowMs)
  await tx
    .updateTable('point_balance')
    .set({ ...now, unbooked_since: null })
    .where('account', '=', account)
    .execute()
  if (entries.length === 0) return
  await tx
    .insertInto('point_entry')
    .values(
      entries.map(({ names, ...entry }) => ({
        ...entry,
        account,
        names: names === undefined ? null : JSON.stringify(names),
        at,
      })),
    )
    .execute()
}

/** Adds what bets have earned. Returns the accounts that owe points. */
export async function addEarned(tx: Tx, earned: readonly Earned[], nowMs: number): Promise<readonly string[]> {
  const rows = await tx
    .insertInto('point_balance')
    .values(
      earned.map(({ account, amount }) => ({
        account,
        balance: amount,
        unbooked: amount,
        unbooked_since: new Date(nowMs),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet((row) => ({
        balance: sql<bigint>`${row.ref('point_balance.balance')} + ${row.ref('excluded.balance')}`,
        unbooked: sql<bigint>`${row.ref('point_balance.unbooked')} + ${row.ref('excluded.unbooked')}`,
        unbooked_since: sql<Date>`
          coalesce(${row.ref('point_balance.unbooked_since')}, ${row.ref('excluded.unbooked_since')})`,
      })),
    )
    .returning(['account', 'owed'])
    .execute()
  return rows.filter(({ owed }) => owed > 0n).map(({ account }) => account)
}

export type UnbookedPage = {
  readonly beforeMs: number
  readonly nowMs: number
  readonly after: string | null
  readonly atMost: number
}

/** Accounts whose bets are in no entry since this long, those after one of them. */
export async function listUnbooked(
  tx: Tx,
  { beforeMs, nowMs, after, atMost }: UnbookedPage,
): Promise<readonly string[]> {
  let query = tx
    .selectFrom('point_balance')
    .select('account')
    .where('unbooked', '>', 0n)
    .where('unbooked_since', '<', new Date(beforeMs))
    .where(isNotSetAside('point.book', sql.ref('account'), nowMs))
    .orderBy('account')
    .limit(atMost)
  if (after !== null) query = query.where('account', '>', after)
  return (await query.execute()).map(({ account }) => account)
}

export type StoredEntry = {
  readonly seq: number
  readonly kind: PointKind
  readonly amount: bigint
  readonly balance: bigint
  readonly ratio: number | null
  readonly names: Readonly<Record<Language, string>> | null
  readonly quantity: number | null
  readonly atMs: number
}

/** The newest entries of an account, those before one of them. */
export async function listEntries(
  tx: Tx,
  account: string,
  before: number | undefined,
  atMost: number,
): Promise<readonly StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select seq, kind, amount, balance, ratio, names, quantity, (extract(epoch from at) * 1000)::float8 as "atMs"
    from point_entry where account = ${account} and seq < ${before ?? 2_147_483_647}
    order by seq desc limit ${atMost}`.execute(tx)
  return rows
}

export type DepositPoints = { readonly rate: number; readonly given: bigint }

/** The points that a deposit has given; none where it was not credited before. */
export async function findDepositPoints(tx: Tx, deposit: string): Promise<DepositPoints | undefined> {
  return tx.selectFrom('point_deposit').select(['rate', 'given']).where('deposit', '=', deposit).executeTakeFirst()
}

export async function recordDepositPoints(tx: Tx, deposit: string, points: DepositPoints): Promise<void> {
  await tx
    .insertInto('point_deposit')
    .values({ deposit, ...points })
    .onConflict((conflict) => conflict.column('deposit').doUpdateSet({ given: points.given }))
    .execute()
}
