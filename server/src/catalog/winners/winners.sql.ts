import { id, type Currency, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { findOwners } from '../../money/ledger/index.ts'
import { accountsAs, findPlayers } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { PaidHour, WinGroup, Win } from './winners.ts'

/** The accounts of the wallets. Staff and trial accounts are left out, because their wins are not shown. */
export async function findWinners(tx: Tx, wallets: readonly number[]): Promise<ReadonlyMap<number, Id<'account'>>> {
  const owners = await findOwners(tx, wallets, 'cash')
  const players = await findPlayers(tx, [...owners.values()])
  return new Map(
    [...owners].filter(([, owner]) => players.has(owner)).map(([wallet, owner]) => [wallet, id<'account'>(owner)]),
  )
}

const ofDay = (tx: Tx, { currency, gameType, day }: WinGroup) =>
  tx
    .selectFrom('winner')
    .where('currency', '=', currency)
    .where('game_type', '=', gameType)
    .where('day', '=', sql<Date>`${day}::date`)
    .orderBy('win', 'desc')
    .orderBy('played_at', 'desc')

/** The win at this rank of a day, counted from the largest; undefined when there are fewer wins. */
export async function findWinAt(tx: Tx, winGroup: WinGroup, at: number): Promise<bigint | undefined> {
  const row = await ofDay(tx, winGroup)
    .select('win')
    .offset(at - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.win
}

export type OwnedWin = Win & { readonly account: Id<'account'> }

export async function insertWins(tx: Tx, wins: readonly OwnedWin[]): Promise<void> {
  await tx
    .insertInto('winner')
    .values(
      wins.map(({ gameType, atMs, day, ...win }) => ({
        ...win,
        game_type: gameType,
        played_at: new Date(atMs),
        day: sql<Date>`${day}::date`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['wallet', 'seq']).doNothing())
    .execute()
}

/** Deletes all but the largest `kept` wins of a day. */
export async function deleteSmallWins(tx: Tx, { currency, gameType, day }: WinGroup, kept: number): Promise<void> {
  await sql`
    delete from winner where (wallet, seq) in (
      select wallet, seq from winner
      where currency = ${currency} and game_type = ${gameType} and day = ${day}::date
      order by win desc, played_at desc offset ${kept}
    )`.execute(tx)
}

export async function addToPaid(tx: Tx, sums: readonly PaidHour[]): Promise<void> {
  await tx
    .insertInto('paid_hour')
    .values(sums.map(({ hourMs, ...sum }) => ({ ...sum, hour: new Date(hourMs) })))
    .onConflict((conflict) =>
      conflict.columns(['currency', 'hour']).doUpdateSet((row) => ({
        rounds: sql<bigint>`${row.ref('paid_hour.rounds')} + ${row.ref('excluded.rounds')}`,
        won: sql<bigint>`${row.ref('paid_hour.won')} + ${row.ref('excluded.won')}`,
      })),
    )
    .execute()
}

export type BoardQuery = {
  readonly currency: Currency
  /** Empty for all types. */
  readonly gameType: string
  readonly sinceMs: number
  readonly atMost: number
}

/** Largest first. */
export async function findLargest(tx: Tx, { currency, gameType, sinceMs, atMost }: BoardQuery) {
  return tx
    .selectFrom('winner')
    .innerJoin(accountsAs('account'), 'account.id', 'winner.account')
    .select(['winner.account', 'winner.game', 'winner.stake', 'winner.win', 'winner.played_at', 'account.username'])
    .where('winner.currency', '=', currency)
    .where('winner.played_at', '>', new Date(sinceMs))
    .$if(gameType !== '', (select) => select.where('winner.game_type', '=', gameType))
    .orderBy('winner.win', 'desc')
    .orderBy('winner.played_at', 'desc')
    .limit(atMost)
    .execute()
}

export type Paid = { readonly rounds: bigint; readonly won: bigint }

export async function sumPaid(tx: Tx, currency: Currency, sinceMs: number): Promise<Paid> {
  const { rows } = await sql<Paid>`
    select coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(won), 0)::bigint as won
    from paid_hour where currency = ${currency} and hour > ${new Date(sinceMs)}`.execute(tx)
  return rows[0] ?? { rounds: 0n, won: 0n }
}

/** Deletes what is older than any board shows. */
export async function deletePast(tx: Tx, sinceMs: number): Promise<void> {
  const since = new Date(sinceMs)
  await tx.deleteFrom('winner').where('played_at', '<=', since).execute()
  await tx.deleteFrom('paid_hour').where('hour', '<=', since).execute()
}
