import type { CalendarDay } from '@ronda/core'
import { sql } from 'kysely'
import { findOwners, type WalletId } from '../../money/ledger/index.ts'
import { findPlayers } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DayValid, RankChangeMade, RankHeld, WalletDay } from './rank.ts'

const asDate = (day: CalendarDay) => sql<Date>`${day}::date`

/** Adds bets, in the order in which the rows are locked: two batches that share wallets never wait for each other. */
export async function addDays(tx: Tx, days: readonly WalletDay[]): Promise<void> {
  await tx
    .insertInto('rank_day')
    .values(days.map(({ day, ...rest }) => ({ ...rest, day: asDate(day) })))
    .onConflict((conflict) =>
      conflict.columns(['wallet', 'day']).doUpdateSet((row) => ({
        valid: sql<bigint>`${row.ref('rank_day.valid')} + ${row.ref('excluded.valid')}`,
      })),
    )
    .execute()
}

/** Opens the ranks of wallets of members and agents that have none yet; in the order of the rows, as above. */
export async function openRanks(tx: Tx, wallets: readonly WalletId[], today: CalendarDay): Promise<void> {
  const { rows } = await sql<{ wallet: WalletId }>`
    select asked.wallet from unnest(${wallets}::int[]) as asked(wallet)
    where not exists (select from rank where rank.wallet = asked.wallet)`.execute(tx)
  if (rows.length === 0) return
  const owners = await findOwners(
    tx,
    rows.map(({ wallet }) => wallet),
    'cash',
  )
  const players = await findPlayers(tx, [...owners.values()])
  const fresh = [...owners]
    .filter(([, account]) => players.has(account))
    .toSorted(([one], [other]) => one - other)
    .map(([wallet, account]) => ({ wallet, account, level: 0, since: asDate(today) }))
  if (fresh.length === 0) return
  await tx
    .insertInto('rank')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A rank, and the valid bets that it follows. */
export type Standing = RankHeld & { readonly wallet: WalletId; readonly account: string; readonly valid: bigint }

const standing = (first: CalendarDay) => sql<Standing>`
  rank.wallet, rank.account, rank.level, to_char(rank.since, 'YYYY-MM-DD') as since,
  coalesce((select sum(valid) from rank_day
    where rank_day.wallet = rank.wallet and rank_day.day >= ${first}::date), 0)::bigint as valid`

/** The ranks of these wallets. `first` is the first day that counts. */
export async function listStandings(
  tx: Tx,
  wallets: readonly WalletId[],
  first: CalendarDay,
): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select ${standing(first)} from rank where wallet = any(${wallets}::int[]) order by wallet`.execute(tx)
  return rows
}

/** Locks ranks, so that two changes of one come after each other. */
export async function lockRanks(tx: Tx, wallets: readonly WalletId[]): Promise<void> {
  await sql`select from rank where wallet = any(${wallets}::int[]) order by wallet for update`.execute(tx)
}

type Page = { readonly after: WalletId; readonly atMost: number }

/** The ranks of all members who have one or could, after a wallet. */
export async function listStandingsAfter(
  tx: Tx,
  first: CalendarDay,
  { after, atMost }: Page,
): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select ${standing(first)} from rank where wallet > ${after} order by wallet limit ${atMost}`.execute(tx)
  return rows
}

export type NewChange = RankChangeMade & {
  readonly account: string
  readonly wallet: WalletId
  readonly valid: bigint
  readonly today: CalendarDay
  readonly atMs: number
}

/** Changes ranks that are locked, and writes down why. */
export async function changeRanks(tx: Tx, changes: readonly NewChange[]): Promise<void> {
  for (const { wallet, to, today } of changes) {
    await tx
      .updateTable('rank')
      .set({ level: to, since: asDate(today) })
      .where('wallet', '=', wallet)
      .execute()
  }
  await tx
    .insertInto('rank_change')
    .values(
      changes.map(({ account, from, to, valid, needed, atMs }) => ({
        account,
        from_level: from,
        to_level: to,
        valid,
        needed,
        at: new Date(atMs),
      })),
    )
    .execute()
}

/** The ranks of wallets that have one. */
export async function findLevels(tx: Tx, wallets: readonly WalletId[]): Promise<ReadonlyMap<WalletId, number>> {
  const { rows } = await sql<{ wallet: WalletId; level: number }>`
    select wallet, level from rank where wallet = any(${wallets}::int[]) and level > 0`.execute(tx)
  return new Map(rows.map(({ wallet, level }) => [wallet, level]))
}

export async function findLevel(tx: Tx, account: string): Promise<number> {
  const row = await tx.selectFrom('rank').select('level').where('account', '=', account).executeTakeFirst()
  return row?.level ?? 0
}

/** The days that count, oldest first. */
export async function listDays(tx: Tx, wallet: WalletId, first: CalendarDay): Promise<readonly DayValid[]> {
  const { rows } = await sql<DayValid>`
    select to_char(day, 'YYYY-MM-DD') as day, valid from rank_day
    where wallet = ${wallet} and day >= ${first}::date order by day`.execute(tx)
  return rows
}

export type StoredChange = RankChangeMade & { readonly valid: bigint; readonly atMs: number }

/** The newest changes of an account. */
export async function listChanges(tx: Tx, account: string, atMost: number): Promise<readonly StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select from_level as from, to_level as to, valid, needed, (extract(epoch from at) * 1000)::float8 as "atMs"
    from rank_change where account = ${account} order by id desc limit ${atMost}`.execute(tx)
  return rows
}

/** The valid bets of every wallet since a day. */
export async function listValidBetsSince(tx: Tx, first: CalendarDay): Promise<ReadonlyMap<WalletId, bigint>> {
  const { rows } = await sql<{ wallet: WalletId; valid: bigint }>`
    select wallet, sum(valid)::bigint as valid from rank_day where day >= ${first}::date group by wallet`.execute(tx)
  return new Map(rows.map(({ wallet, valid }) => [wallet, valid]))
}

/** Removes days that no rank can follow any more. Returns how many. */
export async function deleteDays(tx: Tx, before: CalendarDay, atMost: number): Promise<number> {
  const { rows } = await sql`
    delete from rank_day where (wallet, day) in (
      select wallet, day from rank_day where day < ${before}::date order by wallet, day limit ${atMost}
    ) returning wallet`.execute(tx)
  return rows.length
}
