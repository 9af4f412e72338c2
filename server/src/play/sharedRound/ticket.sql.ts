import type { PlayMode } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SharedPlace } from './table.ts'

type Json = Record<string, unknown>

/** A bet as the ledger writes it with the stake. */
export type TicketRow = {
  readonly game: string
  readonly round: number
  readonly wallet: number
  readonly id: string
  readonly mode: PlayMode
  readonly currency: Currency
  readonly unit: string
  readonly units: number
  /** What the wallet may stake on the round altogether. */
  readonly units_max: number
  readonly bet: unknown
  /** Where its units are placed, in games whose players win from each other. */
  readonly laid: unknown
}

/**
 * A round that is not open for bets now, by the database clock, yields no `round`; a stake above the limit yields no
 * `units`. The column refuses the row, and with its name the caller knows which rule was violated. The time that is
 * compared is the one that is written. The lock of the round waits until this is committed.
 */
export const ticketCoWrite: CoWrite = {
  name: 'shared_ticket',
  insert: (rows) => `
    insert into shared_ticket (game, round, wallet, id, mode, currency, unit, units, bet, laid, placed_at)
    select laid.game,
      (select open.number from shared_round as open
        where open.game = laid.game and open.number = laid.round and open.phase = 'betting'
          and now < open.locks_at
        for share),
      laid.wallet, laid.id, laid.mode, laid.currency, laid.unit,
      case when laid.together + coalesce((select sum(other.units) from shared_ticket as other
        where other.game = laid.game and other.round = laid.round and other.wallet = laid.wallet), 0) <= laid.units_max
        then laid.units end,
      laid.bet, laid.laid, now
    from clock_timestamp() as now, (
      select *, sum(units) over (partition by game, round, wallet order by id) as together
      from json_to_recordset(${rows}) as given (game text, round int, wallet int, id uuid, mode text, currency text,
        unit bigint, units int, units_max int, bet json, laid json)
    ) as laid`,
}

export type StoredTicket = {
  readonly id: string
  readonly mode: PlayMode
  readonly currency: Currency
  readonly game: string
  readonly round: number
  readonly unit: bigint
  readonly units: number
  readonly bet: Json
  readonly placed_at: Date
  readonly left_ms: number | null
}

const tickets = sql`
  select ticket.id, mode, currency, game, round, unit, units, bet, placed_at, left_ms from shared_ticket as ticket
  left join shared_left as gone on gone.wallet = ticket.wallet and gone.ticket = ticket.id`

export async function findTicket(tx: Tx, wallet: number, id: string): Promise<StoredTicket | undefined> {
  const { rows } = await sql<StoredTicket>`
    ${tickets} where ticket.wallet = ${wallet} and ticket.id = ${id}`.execute(tx)
  return rows[0]
}

/** The tickets of a wallet on rounds, in order. */
export async function findTickets(
  tx: Tx,
  wallet: number,
  rounds: readonly SharedPlace[],
): Promise<readonly StoredTicket[]> {
  const { rows } = await sql<StoredTicket>`
    ${tickets} where ticket.wallet = ${wallet} and (game, round) in (
      select * from unnest(${rounds.map(({ game }) => game)}::text[], ${rounds.map(({ number }) => number)}::int[]))
    order by placed_at, ticket.id`.execute(tx)
  return rows
}

/** A bet with own money on a round. */
type RealTicket = {
  readonly game: string
  readonly round: number
  readonly wallet: number
  /** In atoms. */
  readonly staked: bigint
  readonly bet: Json
}

type RealTicketsAsked = {
  /** Wallets whose bets are read first: where there are too many, these are among them. */
  readonly own: readonly number[]
  readonly atMost: number
}

/** The bets of everybody with own money on these rounds; where there are too many, as many of each round. */
export async function listRealTickets(
  tx: Tx,
  rounds: readonly SharedPlace[],
  { own, atMost }: RealTicketsAsked,
): Promise<readonly RealTicket[]> {
  if (rounds.length === 0) return []
  const { rows } = await sql<RealTicket>`
    select game, round, wallet, unit * units as staked, bet from shared_ticket
    where mode = 'real' and (game, round) in (
      select * from unnest(${rounds.map(({ game }) => game)}::text[], ${rounds.map(({ number }) => number)}::int[]))
    order by (wallet = any(${own}::int[])) desc, row_number() over (partition by game, round order by wallet, id),
      game, round
    limit ${atMost}`.execute(tx)
  return rows
}

/** Whether a bet of this wallet is not paid yet, or a standing order will place another. */
export async function hasUnpaid(tx: Tx, wallet: number): Promise<boolean> {
  const { rows } = await sql`
    select from shared_ticket as ticket
    join shared_round as round on round.game = ticket.game and round.number = ticket.round
    where ticket.wallet = ${wallet} and round.phase not in ('closed', 'void')
    union all
    select from shared_order where wallet = ${wallet} and state = 'running'
    limit 1`.execute(tx)
  return rows.length > 0
}

/** One wallet's bets on a round. */
export type WalletBets = {
  readonly wallet: number
  readonly mode: PlayMode
  readonly currency: Currency
  readonly unit: bigint
  readonly bets: readonly { readonly bet: Json; readonly units: number; readonly leftMs: number | null }[]
}

/** The next wallets, in order, that have bet on a round. Built as text: the JSON functions take twice as long. */
export async function findWalletBets(
  tx: Tx,
  round: SharedPlace,
  after: number,
  atMost: number,
): Promise<readonly WalletBets[]> {
  const { rows } = await sql<WalletBets>`
    select ticket.wallet, min(mode) as mode, min(currency) as currency, min(unit) as unit,
      ('[' || string_agg('{"bet":' || bet::text || ',"units":' || units || ',"leftMs":' || coalesce(left_ms::text, 'null')
        || '}', ',') || ']')::json as bets
    from shared_ticket as ticket
    left join shared_left as gone on gone.wallet = ticket.wallet and gone.ticket = ticket.id
    where game = ${round.game} and round = ${round.number} and ticket.wallet > ${after}
    group by ticket.wallet order by ticket.wallet limit ${atMost}`.execute(tx)
  return rows
}

/** How many have bet real money. */
export async function countPlayers(tx: Tx, game: string, round: number): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(distinct wallet)::int as players from shared_ticket
    where game = ${game} and round = ${round} and mode = 'real'`.execute(tx)
  return rows[0]?.players ?? 0
}

/**
 * Leaves a round while it is shown, at this moment of the database clock, if the ticket has not left before. The end of
 * the showing waits until this is committed.
 */
export async function insertLeft(tx: Tx, wallet: number, ticket: string): Promise<void> {
  await sql`
    insert into shared_left (wallet, ticket, left_ms)
    select laid.wallet, laid.id, floor(extract(epoch from now - shown.shows_at) * 1000)
    from clock_timestamp() as now, shared_ticket as laid
    join shared_round as shown on shown.game = laid.game and shown.number = laid.round
    where laid.wallet = ${wallet} and laid.id = ${ticket} and shown.phase = 'showing'
      and now >= shown.shows_at and now < shown.ends_at
    for share of shown
    on conflict do nothing`.execute(tx)
}
