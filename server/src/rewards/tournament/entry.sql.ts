import type { Currency } from '@ronda/core'
import type { TournamentRound } from '@ronda/fair'
import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import { usernameOf } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { prepared } from '../../platform/postgres/prepared.ts'
import { decodeTerms } from './tournament.sql.ts'
import type { Entry } from './tournament.ts'

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

export type NewEntry = {
  readonly tournament: string
  readonly number: number
  readonly account: string
  readonly wallet: WalletId
  readonly joinedAtMs: number
}

/** Adds an entry to a locked tournament. */
export async function insertEntry(tx: Tx, { joinedAtMs, ...entry }: NewEntry): Promise<void> {
  await tx
    .insertInto('tournament_entry')
    .values({ ...entry, joined_at: new Date(joinedAtMs) })
    .execute()
  await tx.updateTable('tournament').set({ joined: entry.number }).where('id', '=', entry.tournament).execute()
}

/** How many of these accounts have joined. */
export async function countJoined(tx: Tx, tournament: string, accounts: readonly string[]): Promise<number> {
  if (accounts.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tournament_entry
    where tournament = ${tournament} and account = any(${accounts}::uuid[])`.execute(tx)
  return rows[0]?.count ?? 0
}

export type StoredEntry = {
  readonly tournament: string
  readonly number: number
  readonly account: string
  readonly rounds: number
  readonly score: number
  readonly reachedAtMs: number | null
  readonly isRanked: boolean
  readonly place: number | null
  readonly prize: bigint | null
}

const stored = sql`
  tournament, number, account, rounds, score::float8 as score, ${ms('reached_at')} as "reachedAtMs",
  is_ranked as "isRanked", place, prize`

/** What an account has joined among these, by tournament. */
export async function findOwn(
  tx: Tx,
  account: string,
  tournaments: readonly string[],
): Promise<ReadonlyMap<string, StoredEntry>> {
  const { rows } = await sql<StoredEntry>`
    ${prepared} select ${stored} from tournament_entry
    where account = ${account} and tournament = any(${tournaments}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.tournament, row]))
}

export type NamedEntry = StoredEntry & { readonly username: string }
type Page = { readonly from: number; readonly atMost: number }

/** Places of a board, from one on. The way to the first of them is gone in the index alone. */
export async function listPlaces(tx: Tx, tournament: string, { from, atMost }: Page): Promise<readonly NamedEntry[]> {
  const { rows } = await sql<NamedEntry>`
    ${prepared} select ${stored}, ${usernameOf(sql`tournament_entry.account`)} as username from tournament_entry join (
      select tournament, number from tournament_entry where tournament = ${tournament} and is_ranked
      order by score desc, reached_at, number limit ${atMost} offset ${from - 1}
    ) as page using (tournament, number)
    order by score desc, reached_at, number`.execute(tx)
  return rows
}

type Standing = {
  /** Those with a place. */
  readonly ranked: number
  /** Of an entry, if it has a place: one more than those who are before it. */
  readonly place: number | null
}

/** How many have a place on the board, and the place of an entry. All of it is in the index. */
export async function findStanding(tx: Tx, tournament: string, own: number | null): Promise<Standing> {
  const { rows } = await sql<Standing>`
    ${prepared} select board.ranked, case when own.is_ranked then 1 + (
      select count(*)::int from tournament_entry as other
      where other.tournament = own.tournament and other.is_ranked and other.score > own.score
    ) + (
      select count(*)::int from tournament_entry as other
      where other.tournament = own.tournament and other.is_ranked and other.score = own.score
        and (other.reached_at, other.number) < (own.reached_at, own.number)
    ) end as place
    from (
      select count(*)::int as ranked from tournament_entry where tournament = ${tournament} and is_ranked
    ) as board left join tournament_entry as own on own.tournament = ${tournament} and own.number = ${own}::int`.execute(
    tx,
  )
  return rows[0] ?? { ranked: 0, place: null }
}

type EntryRow = Omit<Entry, 'terms'> & { readonly terms: unknown; readonly currency: Currency }

/**
 * The entries of these wallets in tournaments that still count, locked in one order: two batches never wait for each
 * other. The tournaments are locked against their settlement first.
 */
export async function lockEntries(tx: Tx, wallets: readonly number[], sinceMs: number): Promise<readonly Entry[]> {
  const { rows: open } = await sql<{ id: string }>`
    select id from tournament where state = 'published' and ends_at > ${new Date(sinceMs)}
    order by id for key share`.execute(tx)
  if (open.length === 0) return []
  const { rows } = await sql<EntryRow>`
    select entry.tournament, entry.number, entry.account, entry.wallet, ${ms('entry.joined_at')} as "joinedAtMs",
      tournament.terms, tournament.currency
    from tournament_entry as entry join tournament on tournament.id = entry.tournament
    where entry.wallet = any(${wallets}::int[]) and entry.tournament = any(${open.map(({ id }) => id)}::uuid[])
    order by entry.tournament, entry.number for update of entry`.execute(tx)
  return rows.map(({ terms, ...row }) => ({ ...row, terms: decodeTerms(terms) }))
}

type Numbered = Pick<Entry, 'tournament' | 'number'>
type RoundRow = TournamentRound & Numbered

export const keyOf = ({ tournament, number }: Numbered): string => `${tournament} ${number}`

/** The rounds that count so far, by entry. */
export async function findRounds(
  tx: Tx,
  entries: readonly Numbered[],
): Promise<ReadonlyMap<string, readonly TournamentRound[]>> {
  if (entries.length === 0) return new Map()
  const { rows } = await sql<RoundRow>`
    select round.tournament, round.number, id, ${ms('at')} as "atMs", multiple::float8 as multiple,
      is_taken_back as "isTakenBack"
    from unnest(${entries.map(({ tournament }) => tournament)}::uuid[], ${entries.map(({ number }) => number)}::int[])
      as asked (tournament, number)
    join tournament_round as round on round.tournament = asked.tournament and round.number = asked.number
    order by at, id`.execute(tx)
  const groups = Map.groupBy(rows, keyOf)
  return new Map(
    Array.from(groups, ([key, own]) => [
      key,
      own.map(({ id, atMs, multiple, isTakenBack }) => ({ id, atMs, multiple, isTakenBack })),
    ]),
  )
}

export type Counted = Numbered & {
  /** The rounds that count now, and those of them that are new or have changed. */
  readonly kept: readonly TournamentRound[]
  readonly changed: readonly TournamentRound[]
  readonly dropped: readonly string[]
  readonly rounds: number
  readonly score: number
  readonly reachedAtMs: number | null
  readonly isRanked: boolean
}

async function writeRounds(tx: Tx, { tournament, number, changed, dropped }: Counted): Promise<void> {
  if (dropped.length > 0) {
    await tx
      .deleteFrom('tournament_round')
      .where('tournament', '=', tournament)
      .where('number', '=', number)
      .where('id', 'in', dropped)
      .execute()
  }
  if (changed.length === 0) return
  await tx
    .insertInto('tournament_round')
    .values(
      changed.map(({ id, atMs, multiple, isTakenBack }) => ({
        tournament,
        number,
        id,
        at: new Date(atMs),
        multiple: BigInt(multiple),
        is_taken_back: isTakenBack,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tournament', 'number', 'id']).doUpdateSet((row) => ({
        at: row.ref('excluded.at'),
        multiple: row.ref('excluded.multiple'),
        is_taken_back: row.ref('excluded.is_taken_back'),
      })),
    )
    .execute()
}

/** Writes scores with their rounds, in the order in which the entries were locked. */
export async function writeCounted(tx: Tx, counted: readonly Counted[]): Promise<void> {
  for (const each of counted) {
    await writeRounds(tx, each)
    const { tournament, number, rounds, score, reachedAtMs, isRanked } = each
    await tx
      .updateTable('tournament_entry')
      .set({
        rounds,
        score: BigInt(score),
        is_ranked: isRanked,
        reached_at: reachedAtMs === null ? null : new Date(reachedAtMs),
      })
      .where('tournament', '=', tournament)
      .where('number', '=', number)
      .execute()
  }
}

export type Prized = { readonly number: number; readonly place: number; readonly prize: bigint }

/** Writes the places of a settled tournament. */
export async function recordPlaces(tx: Tx, tournament: string, prized: readonly Prized[]): Promise<void> {
  await sql`
    update tournament_entry as entry set place = final.place, prize = nullif(final.prize, 0)
    from unnest(${prized.map(({ number }) => number)}::int[], ${prized.map(({ place }) => place)}::int[],
      ${prized.map(({ prize }) => prize)}::bigint[]) as final (number, place, prize)
    where entry.tournament = ${tournament} and entry.number = final.number`.execute(tx)
}

/** Entries in the order in which they joined. */
export async function listEntries(
  tx: Tx,
  tournament: string,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<readonly StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select ${stored} from tournament_entry where tournament = ${tournament} and number > ${after}
    order by number limit ${atMost}`.execute(tx)
  return rows
}
