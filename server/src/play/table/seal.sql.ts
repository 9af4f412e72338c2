import type { SealedTicket } from '@ronda/fair'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SharedPlace } from './table.ts'

/** The next tickets of a round, in the order of the tree. */
export async function findLeaves(
  tx: Tx,
  { game, number }: SharedPlace,
  after: string | undefined,
  atMost: number,
): Promise<readonly SealedTicket[]> {
  const { rows } = await sql<SealedTicket>`
    select game, round, id, unit, currency, mode, bet::text as bet from shared_ticket
    where game = ${game} and round = ${number} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${atMost}`.execute(tx)
  return rows
}

/** A page of leaves: its first and last ticket, and the way from its root to that of the tree. */
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

/** The pages that tickets stand on. One that is not sealed stands on none. */
export async function findPagesOf(tx: Tx, tickets: readonly LeafPlace[]): Promise<readonly (LeafPlace & LeafPage)[]> {
  const { rows } = await sql<LeafPlace & LeafPage>`
    select asked.*, page, first, last, path
    from unnest(${tickets.map(({ game }) => game)}::text[], ${tickets.map(({ round }) => round)}::int[],
      ${tickets.map(({ id }) => id)}::uuid[]) as asked (game, round, id)
    cross join lateral (select * from shared_leaf_page as one
      where one.game = asked.game and one.round = asked.round and one.first <= asked.id
      order by one.first desc limit 1) as its`.execute(tx)
  return rows
}

type Span = Pick<LeafPlace, 'game' | 'round'> & Pick<LeafPage, 'first' | 'last'>

/** All tickets of some pages, each with the first of its page, in the order of the tree within each round. */
export async function findLeavesOf(
  tx: Tx,
  pages: readonly Span[],
): Promise<readonly (SealedTicket & Pick<LeafPage, 'first'>)[]> {
  const { rows } = await sql<SealedTicket & Pick<LeafPage, 'first'>>`
    select page.first, ticket.game, ticket.round, ticket.id, unit, currency, mode, bet::text as bet
    from (select distinct * from unnest(${pages.map(({ game }) => game)}::text[], ${pages.map(({ round }) => round)}::int[],
      ${pages.map(({ first }) => first)}::uuid[], ${pages.map(({ last }) => last)}::uuid[]) as asked (game, round, first, last)
    ) as page
    join shared_ticket as ticket on ticket.game = page.game and ticket.round = page.round
      and ticket.id between page.first and page.last
    order by ticket.game, ticket.round, ticket.id`.execute(tx)
  return rows
}
