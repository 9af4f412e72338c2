import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewEntry = {
  readonly raffle: string
  readonly account: string
  readonly wallet: WalletId
  readonly device: Buffer | null
  readonly entrant: string
  readonly joinedAtMs: number
}

export type StoredEntry = Omit<NewEntry, 'device'> & {
  readonly free: number
  /** The day of the last free ticket, as a date. */
  readonly freeDay: string | null
  readonly valid: bigint
  readonly tickets: number
  readonly first: number | null
}

const entries = sql`
  select raffle, account, wallet, entrant, (extract(epoch from joined_at) * 1000)::float8 as "joinedAtMs", free,
    to_char(free_day, 'YYYY-MM-DD') as "freeDay", valid, tickets, first
  from raffle_entry`

export async function insertEntry(tx: Tx, { joinedAtMs, ...rest }: NewEntry): Promise<void> {
  await tx
    .insertInto('raffle_entry')
    .values({ ...rest, joined_at: new Date(joinedAtMs) })
    .execute()
}

export async function findEntry(tx: Tx, raffle: string, account: string): Promise<StoredEntry | undefined> {
  const { rows } = await sql<StoredEntry>`
    ${entries} where raffle = ${raffle} and account = ${account}`.execute(tx)
  return rows[0]
}

/** An account's entries of these raffles. */
export async function listOwn(
  tx: Tx,
  account: string,
  raffles: readonly string[],
): Promise<ReadonlyMap<string, StoredEntry>> {
  const { rows } = await sql<StoredEntry>`
    ${entries} where account = ${account} and raffle = any(${raffles}::uuid[])`.execute(tx)
  return new Map(rows.map((entry) => [entry.raffle, entry]))
}

/** Whether somebody has made an entry in a browser. */
export async function isDeviceUsed(tx: Tx, raffle: string, device: Buffer): Promise<boolean> {
  const found = await tx
    .selectFrom('raffle_entry')
    .select('account')
    .where('raffle', '=', raffle)
    .where('device', '=', device)
    .executeTakeFirst()
  return found !== undefined
}

/** The entries of these wallets; their raffle is locked. */
export async function findEntries(tx: Tx, raffle: string, wallets: readonly number[]): Promise<readonly StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    ${entries} where raffle = ${raffle} and wallet = any(${wallets}::int[])`.execute(tx)
  return rows
}

export type Counted = {
  readonly account: string
  readonly free: number
  readonly freeDay: string | null
  readonly valid: bigint
  readonly tickets: number
}

/** Writes what members have earned in a locked raffle. */
export async function recordEarned(tx: Tx, raffle: string, all: readonly Counted[]): Promise<void> {
  if (all.length === 0) return
  await sql`
    update raffle_entry as entry
    set free = fresh.free, free_day = fresh.free_day, valid = fresh.valid, tickets = fresh.tickets
    from unnest(${all.map(({ account }) => account)}::uuid[], ${all.map(({ free }) => free)}::int[],
      ${all.map(({ freeDay }) => freeDay)}::date[], ${all.map(({ valid }) => valid)}::bigint[],
      ${all.map(({ tickets }) => tickets)}::int[]) as fresh (account, free, free_day, valid, tickets)
    where entry.raffle = ${raffle} and entry.account = fresh.account`.execute(tx)
}

export type Ordered = { readonly account: string; readonly entrant: string; readonly tickets: number }

/** Everybody with tickets, in the order in which they joined. */
export async function listOrdered(tx: Tx, raffle: string, atMost: number): Promise<readonly Ordered[]> {
  const { rows } = await sql<Ordered>`
    select account, entrant, tickets from raffle_entry where raffle = ${raffle} and tickets > 0
    order by seq limit ${atMost}`.execute(tx)
  return rows
}

type Numbered = { readonly account: string; readonly first: number }

/** Gives every entry its tickets. */
export async function recordFirst(tx: Tx, raffle: string, all: readonly Numbered[]): Promise<void> {
  await sql`
    update raffle_entry as entry set first = fresh.first
    from unnest(${all.map(({ account }) => account)}::uuid[], ${all.map(({ first }) => first)}::int[])
      as fresh (account, first)
    where entry.raffle = ${raffle} and entry.account = fresh.account`.execute(tx)
}

export type Listed = { readonly entrant: string; readonly first: number; readonly count: number }

/** The final list, from a ticket on. */
export async function listFrom(tx: Tx, raffle: string, from: number, atMost: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select entrant, first, tickets as count from raffle_entry
    where raffle = ${raffle} and first >= ${from} order by first limit ${atMost}`.execute(tx)
  return rows
}

type Holder = { readonly ticket: number; readonly account: string; readonly entrant: string }

/** Whose these tickets are. */
export async function findHolders(tx: Tx, raffle: string, tickets: readonly number[]): Promise<readonly Holder[]> {
  const { rows } = await sql<Holder>`
    select ticket, held.account, held.entrant
    from unnest(${tickets}::int[]) as ticket
    cross join lateral (
      select account, entrant from raffle_entry
      where raffle = ${raffle} and first <= ticket order by first desc limit 1) as held`.execute(tx)
  return rows
}

export type StoredPrize = {
  readonly raffle: string
  readonly place: number
  readonly ticket: number
  readonly account: string
  readonly entrant: string
  readonly amount: bigint
}

export async function insertPrizes(tx: Tx, prizes: readonly StoredPrize[]): Promise<void> {
  if (prizes.length > 0) await tx.insertInto('raffle_prize').values(prizes).execute()
}

/** The winners of these raffles, the first prize first. */
export async function listPrizes(
  tx: Tx,
  raffles: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredPrize[]>> {
  const { rows } = await sql<StoredPrize>`
    select raffle, place, ticket, account, entrant, amount from raffle_prize
    where raffle = any(${raffles}::uuid[]) order by raffle, place`.execute(tx)
  return Map.groupBy(rows, ({ raffle }) => raffle)
}
