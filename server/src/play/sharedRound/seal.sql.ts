import type { SealedTicket } from '@ronda/fair'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SharedPlace } from './table.ts'

const ticketColumns = sql`ticket.game, ticket.round, ticket.id, unit, currency, mode, bet::text as bet`

/** The leaf of a ticket, hashed in the database: the same bytes as `leafOf(ticketText(…))`. */
const leaf = sql`sha256('\\x00'::bytea
  || convert_to(concat_ws(':', ticket.game, ticket.round, ticket.id, unit, currency, mode, bet::text), 'UTF8'))`

/** Consecutive leaves, concatenated, with the ids of the first and the last ticket. */
export type Leaves = { readonly first: string; readonly last: string; readonly leaves: Buffer }

/**
 * A round that has just been bet on is not in the statistics: the planner takes it for a small one and would sort all
 * of it for every query. This makes the rest of the transaction read it by its index.
 */
export async function readInOrder(tx: Tx): Promise<void> {
  await sql`select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_bitmapscan']) as name`.execute(
    tx,
  )
}

/** How many tickets a round has; at most `atMost` are counted. */
export async function countTickets(tx: Tx, { game, number }: SharedPlace, atMost: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from shared_ticket where game = ${game} and round = ${number} limit ${atMost}
    ) as counted`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The next leaves of a round in the order of the tree, in groups of `together`. */
export async function findLeaves(
  tx: Tx,
  { game, number }: SharedPlace,
  {
    after,
    atMost,
    together,
  }: { readonly after: string | undefined; readonly atMost: number; readonly together: number },
): Promise<readonly Leaves[]> {
  const { rows } = await sql<Leaves>`
    select (array_agg(id order by id))[1] as first, (array_agg(id order by id desc))[1] as last,
      string_agg(leaf, ''::bytea order by id) as leaves
    from (
      select id, ${leaf} as leaf, (row_number() over (order by id) - 1) / ${together}::int as page
      from shared_ticket as ticket
      where game = ${game} and round = ${number} ${after === undefined ? sql`` : sql`and id > ${after}`}
      order by id limit ${atMost}
    ) as next group by page order by page`.execute(tx)
  return rows
}

/** A page of leaves: its first and last ticket, and the path from its root to that of the tree. */
export type LeafPage = {
  readonly page: number
  readonly first: string
  readonly last: string
  readonly path: Buffer
}

export async function insertLeafPages(
  tx: Tx,
  { game, number }: SharedPlace,
  pages: readonly LeafPage[],
): Promise<void> {
  await sql`
    insert into shared_leaf_page (game, round, page, first, last, path)
    select ${game}, ${number}, * from unnest(${pages.map(({ page }) => page)}::int[],
      ${pages.map(({ first }) => first)}::uuid[], ${pages.map(({ last }) => last)}::uuid[],
      ${pages.map(({ path }) => path)}::bytea[])`.execute(tx)
}

export async function findLeafPage(tx: Tx, { game, number }: SharedPlace, page: number): Promise<LeafPage | undefined> {
  return tx
    .selectFrom('shared_leaf_page')
    .select(['page', 'first', 'last', 'path'])
    .where('game', '=', game)
    .where('round', '=', number)
    .where('page', '=', page)
    .executeTakeFirst()
}

/** Which ticket of which round. */
export type LeafPlace = { readonly game: string; readonly round: number; readonly id: string }

/** A sealed ticket, and its page. */
export type SealedOn = SealedTicket & LeafPage

/** The pages of tickets. A ticket that is not sealed has none. */
export async function findPagesOf(tx: Tx, tickets: readonly LeafPlace[]): Promise<readonly SealedOn[]> {
  const { rows } = await sql<SealedOn>`
    select ${ticketColumns}, page, first, last, path
    from unnest(${tickets.map(({ game }) => game)}::text[], ${tickets.map(({ round }) => round)}::int[],
      ${tickets.map(({ id }) => id)}::uuid[]) as asked (game, round, id)
    join shared_ticket as ticket on ticket.game = asked.game and ticket.round = asked.round and ticket.id = asked.id
    cross join lateral (select page, first, last, path from shared_leaf_page as one
      where one.game = asked.game and one.round = asked.round and one.first <= asked.id
      order by one.first desc limit 1) as its`.execute(tx)
  return rows
}

type Span = Pick<LeafPlace, 'game' | 'round'> & Pick<LeafPage, 'first' | 'last'>

/** The leaves of each of these pages. */
export async function findLeavesOn(tx: Tx, pages: readonly Span[]): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ leaves: Buffer }>`
    select (select string_agg(${leaf}, ''::bytea order by id) from shared_ticket as ticket
      where ticket.game = page.game and ticket.round = page.round and id between first and last) as leaves
    from unnest(${pages.map(({ game }) => game)}::text[], ${pages.map(({ round }) => round)}::int[],
      ${pages.map(({ first }) => first)}::uuid[], ${pages.map(({ last }) => last)}::uuid[])
      with ordinality as page (game, round, first, last, place)
    order by place`.execute(tx)
  return rows.map(({ leaves }) => leaves)
}

/** All tickets of a page, in the order of the tree. */
export async function findTicketsOn(tx: Tx, { game, round, first, last }: Span): Promise<readonly SealedTicket[]> {
  const { rows } = await sql<SealedTicket>`
    select ${ticketColumns} from shared_ticket as ticket
    where game = ${game} and round = ${round} and id between ${first} and ${last} order by id`.execute(tx)
  return rows
}
