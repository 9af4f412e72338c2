import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { BucketChange } from './bucket.ts'
import type { Entry, Points, RaceTerms, Racer } from './leaderboard.ts'

export type Week = RaceTerms & {
  readonly startMs: number
  readonly endMs: number
  readonly currency: Currency
}

export type StoredWeek = Week & {
  /** Those with points, once the week is settled. */
  readonly players: number | null
  readonly settledAtMs: number | null
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
/** The driver leaves the numbers of an array as text. */
export type WeekRow = Omit<StoredWeek, 'prizes'> & { readonly prizes: readonly string[] }

export const weekOf = (row: WeekRow): StoredWeek => ({ ...row, prizes: row.prizes.map(BigInt) })

export const weekColumns = sql<WeekRow>`
  ${ms('leaderboard.starts_at')} as "startMs", ${ms('leaderboard.ends_at')} as "endMs", leaderboard.names,
  leaderboard.currency, leaderboard.prizes, leaderboard.players_min as "playersMin", leaderboard.players,
  ${ms('leaderboard.settled_at')} as "settledAtMs"`

/** Opens a week with its terms, unless it is open already. */
export async function openWeek(tx: Tx, { startMs, endMs, names, currency, prizes, playersMin }: Week): Promise<void> {
  await tx
    .insertInto('leaderboard')
    .values({
      starts_at: new Date(startMs),
      ends_at: new Date(endMs),
      names: JSON.stringify(names),
      currency,
      prizes: sql<bigint[]>`${prizes.map(String)}::bigint[]`,
      players_min: playersMin,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findWeek(tx: Tx, startMs: number): Promise<StoredWeek | undefined> {
  const { rows } = await sql<WeekRow>`
    select ${weekColumns} from leaderboard where starts_at = ${new Date(startMs)}`.execute(tx)
  return rows[0] && weekOf(rows[0])
}

/** Locked until the transaction ends: no bet is counted while a week is settled, and it is settled once. */
export async function lockWeek(tx: Tx, startMs: number): Promise<StoredWeek | undefined> {
  const { rows } = await sql<WeekRow>`
    select ${weekColumns} from leaderboard where starts_at = ${new Date(startMs)} for update`.execute(tx)
  return rows[0] && weekOf(rows[0])
}

/** Weeks that ended before a moment and are not settled. */
export async function listUnsettled(
  tx: Tx,
  { endedMs, nowMs, atMost }: { readonly endedMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ startMs: number }>`
    select ${ms('starts_at')} as "startMs" from leaderboard
    where settled_at is null and ends_at <= ${new Date(endedMs)}
      and ${isNotSetAside('leaderboard.settle', sql`${ms('starts_at')}::bigint`, nowMs)}
    order by starts_at limit ${atMost}`.execute(tx)
  return rows.map(({ startMs }) => startMs)
}

export type NewRacer = {
  readonly startMs: number
  readonly account: string
  readonly wallet: WalletId
  readonly number: string
  readonly joinedAtMs: number
}

/** Who has joined stays as they are. */
export async function insertRacer(tx: Tx, { startMs, joinedAtMs, number, ...rest }: NewRacer): Promise<void> {
  const joined = new Date(joinedAtMs)
  await tx
    .insertInto('leaderboard_member')
    .values({
      ...rest,
      starts_at: new Date(startMs),
      number: BigInt(number),
      joined_at: joined,
      reached_at: joined,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Those of these wallets that take part in a week that is not settled, locked in one order: two batches never wait for
 * each other. The week is locked against its settlement first.
 */
export async function lockEntries(tx: Tx, wallets: readonly number[], sinceMs: number): Promise<readonly Entry[]> {
  const { rows: weeks } = await sql<{ startsAt: Date }>`
    select starts_at as "startsAt" from leaderboard
    where settled_at is null and ends_at > ${new Date(sinceMs)} order by starts_at for share`.execute(tx)
  if (weeks.length === 0) return []
  const { rows } = await sql<Entry>`
    select member.account, member.wallet, member.valid, ${ms('member.joined_at')} as "joinedAtMs",
      ${ms('leaderboard.starts_at')} as "startMs", ${ms('leaderboard.ends_at')} as "endMs"
    from leaderboard_member as member join leaderboard using (starts_at)
    where starts_at = any(${weeks.map(({ startsAt }) => startsAt)}::timestamptz[])
      and member.wallet = any(${wallets}::int[])
    order by starts_at, member.account for update of member`.execute(tx)
  return rows
}

/** Adds points, in the order in which the rows were locked. */
export async function addPoints(tx: Tx, points: readonly Points[]): Promise<void> {
  if (points.length === 0) return
  await sql`
    update leaderboard_member as member
    set valid = member.valid + fresh.valid,
      reached_at = case when member.valid = 0 then fresh.reached_at
        else greatest(member.reached_at, fresh.reached_at) end
    from unnest(${points.map(({ startMs }) => new Date(startMs))}::timestamptz[],
      ${points.map(({ account }) => account)}::uuid[], ${points.map(({ valid }) => valid)}::bigint[],
      ${points.map(({ reachedAtMs }) => new Date(reachedAtMs))}::timestamptz[])
      as fresh (starts_at, account, valid, reached_at)
    where member.starts_at = fresh.starts_at and member.account = fresh.account`.execute(tx)
}

export type StoredRacer = Racer & { readonly prize: bigint | null }

const racer = sql<StoredRacer>`account, valid, ${ms('reached_at')} as "reachedAtMs", number, prize`

/** The first places. */
export async function listFirst(tx: Tx, startMs: number, atMost: number): Promise<readonly StoredRacer[]> {
  const { rows } = await sql<StoredRacer>`
    select ${racer} from leaderboard_member where starts_at = ${new Date(startMs)} and valid > 0
    order by valid desc, reached_at, number limit ${atMost}`.execute(tx)
  return rows
}

/** Those who have points. */
export async function countPlayers(tx: Tx, startMs: number): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select coalesce(sum(members), 0)::int as players from leaderboard_bucket
    where starts_at = ${new Date(startMs)}`.execute(tx)
  return rows[0]?.players ?? 0
}

/** Counts members into other buckets. */
export async function changeBuckets(tx: Tx, changes: readonly BucketChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insertInto('leaderboard_bucket')
    .values(changes.map(({ startMs, ...rest }) => ({ ...rest, starts_at: new Date(startMs) })))
    .onConflict((conflict) =>
      conflict.columns(['starts_at', 'least']).doUpdateSet((row) => ({
        members: sql<number>`${row.ref('leaderboard_bucket.members')} + ${row.ref('excluded.members')}`,
      })),
    )
    .execute()
}

export type Prized = { readonly account: string; readonly place: number; readonly prize: bigint }

export async function recordPrizes(tx: Tx, startMs: number, prized: readonly Prized[]): Promise<void> {
  for (const { account, place, prize } of prized) {
    await tx
      .updateTable('leaderboard_member')
      .set({ place, prize })
      .where('starts_at', '=', new Date(startMs))
      .where('account', '=', account)
      .execute()
  }
}

export async function recordSettled(tx: Tx, startMs: number, players: number, nowMs: number): Promise<void> {
  await tx
    .updateTable('leaderboard')
    .set({ players, settled_at: new Date(nowMs) })
    .where('starts_at', '=', new Date(startMs))
    .execute()
}
