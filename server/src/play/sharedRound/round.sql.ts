import type { SharedPhase, SharedRound, VoidReason } from '@ronda/contract'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { modelHashOf } from '../round/index.ts'
import { HEAPS, type StoredHeap } from './pool.sql.ts'
import type { Announced, SharedPlace } from './table.ts'

type Json = Record<string, unknown>

/** A round as it is stored, with what is not published yet. */
export type StoredShared = {
  readonly game: string
  readonly number: number
  readonly chain: string
  readonly place: number
  readonly model: number
  readonly model_hash: string
  readonly commitment: string
  readonly phase: SharedPhase
  readonly opens_at: Date
  readonly locks_at: Date
  readonly shows_at: Date
  readonly ends_at: Date | null
  readonly outcome: Json | null
  readonly secret: string | null
  /** How the stakes of the players were divided, if they win from each other. */
  readonly heaps: readonly StoredHeap[] | null
  /**
   * The root of the tree of all tickets, and their number; null until it is sealed, and for rounds from before sealing
   * existed.
   */
  readonly seal_root: string | null
  readonly seal_tickets: number | null
  readonly sealed_at: Date | null
  /** Which round of which beacon decides, and when it is due; null when none does. */
  readonly beacon_chain: string | null
  readonly beacon_round: number | null
  readonly beacon_due_at: Date | null
  readonly beacon_signature: string | null
  readonly void_reason: VoidReason | null
}

const COLUMNS = sql`
  game, number, chain, place, model, ${modelHashOf(sql.ref('shared_round.model'))} as model_hash,
  commitment, phase, opens_at, locks_at, shows_at, ends_at, outcome, secret,
  seal_root, seal_tickets, sealed_at, beacon_chain, beacon_round, beacon_due_at, beacon_signature, void_reason, ${HEAPS}`

export async function findLast(tx: Tx, game: string): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    select ${COLUMNS} from shared_round where game = ${game} order by number desc limit 1`.execute(tx)
  return rows[0]
}

export async function findShared(tx: Tx, game: string, number: number): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    select ${COLUMNS} from shared_round where game = ${game} and number = ${number}`.execute(tx)
  return rows[0]
}

const places = (all: readonly SharedPlace[]) => sql`
  select * from unnest(${all.map(({ game }) => game)}::text[], ${all.map(({ number }) => number)}::int[])`

/** Rounds by game and number, in any order. */
export async function findSharedAll(tx: Tx, all: readonly SharedPlace[]): Promise<readonly StoredShared[]> {
  const { rows } = await sql<StoredShared>`
    select ${COLUMNS} from shared_round where (game, number) in (${places(all)})`.execute(tx)
  return rows
}

/** Rounds by number: `from` is included, `before` is not. */
export type PastAsked = {
  readonly from?: number | undefined
  readonly before: number | undefined
  readonly atMost: number
}

const NUMBER_MAX = 2 ** 31 - 1

/** Rounds that are over, newest first. */
export async function findPast(
  tx: Tx,
  game: string,
  { from = 1, before = NUMBER_MAX, atMost }: PastAsked,
): Promise<readonly StoredShared[]> {
  const { rows } = await sql<StoredShared>`
    select ${COLUMNS} from shared_round
    where game = ${game} and number >= ${from} and number < ${Math.min(before, NUMBER_MAX)}
      and phase in ('closed', 'void')
    order by number desc limit ${atMost}`.execute(tx)
  return rows
}

export type NewShared = {
  readonly game: string
  readonly number: number
  readonly chain: string
  readonly place: number
  readonly model: number
  readonly commitment: string
  readonly opensAtMs: number
  readonly locksAtMs: number
  readonly showsAtMs: number
  readonly beacon: Announced | undefined
}

const interval = (ms: number) => sql`make_interval(secs => ${ms} / 1000.0)`

/** The database clock, which decides. */
export async function findNowMs(tx: Tx): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return present(rows[0], 'the time').now.getTime()
}

/** Opens a round. Undefined when it has been opened before. */
export async function insertShared(tx: Tx, round: NewShared): Promise<StoredShared | undefined> {
  const { game, number, chain, place, model, commitment, opensAtMs, locksAtMs, showsAtMs, beacon } = round
  const { rows } = await sql<StoredShared>`
    insert into shared_round (game, number, chain, place, model, commitment, phase, opens_at, locks_at, shows_at,
      beacon_chain, beacon_round, beacon_due_at)
    values (${game}, ${number}, ${chain}, ${place}, ${model}, ${commitment}, 'betting', ${new Date(opensAtMs)},
      ${new Date(locksAtMs)}, ${new Date(showsAtMs)}, ${beacon?.chain ?? null}, ${beacon?.round ?? null},
      ${beacon === undefined ? null : new Date(beacon.dueMs)})
    on conflict do nothing returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

/**
 * No bet is accepted after this: it waits for those being written. Undefined when it is too early, or was done before.
 */
export async function lockShared(tx: Tx, { game, number }: StoredShared): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    update shared_round set phase = 'locked'
    where game = ${game} and number = ${number} and phase = 'betting' and locks_at <= clock_timestamp()
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

export type Seal = { readonly root: string; readonly tickets: number }

/** A seal is committed a moment after it is written: that moment, too, must be before the beacon. */
const SEALED_BEFORE = sql`interval '200 milliseconds'`

/**
 * Only once: a seal stays. Undefined when it was done before, and when the beacon of the round is due by the database
 * clock: nobody could prove that the tickets were fixed before.
 */
export async function sealShared(
  tx: Tx,
  { game, number }: SharedPlace,
  { root, tickets }: Seal,
): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    update shared_round set seal_root = ${root}, seal_tickets = ${tickets}, sealed_at = now
    from clock_timestamp() as now
    where game = ${game} and number = ${number} and phase = 'locked' and seal_root is null
      and (beacon_due_at is null or now < beacon_due_at - ${SEALED_BEFORE})
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

export type Shown = {
  /** The beacon's signature for the round; null when none decides. */
  readonly signature: string | null
  readonly showMs: number
  /** What may be published at once, if anything. */
  readonly published: { readonly outcome: Json; readonly secret: string } | undefined
}

/** The showing begins at its planned time, or now when that has passed; it lasts exactly as long as was drawn. */
export async function showShared(
  tx: Tx,
  { game, number }: StoredShared,
  { signature, showMs, published }: Shown,
): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    update shared_round set phase = 'showing', beacon_signature = ${signature}, shows_at = now, ends_at = now + ${interval(showMs)},
      outcome = ${published === undefined ? null : JSON.stringify(published.outcome)}, secret = ${published?.secret ?? null}
    from clock_timestamp() as now
    where game = ${game} and number = ${number} and phase = 'locked' and shows_at <= now
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

/** The showing is over: from here on everything is published. */
export async function endShared(
  tx: Tx,
  { game, number }: StoredShared,
  { outcome, secret }: { readonly outcome: Json; readonly secret: string },
): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    update shared_round set phase = 'settling', outcome = ${JSON.stringify(outcome)}, secret = ${secret}
    where game = ${game} and number = ${number} and phase = 'showing' and ends_at <= clock_timestamp()
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

const voided = (secret: string, reason: VoidReason) => sql`
  phase = 'settling', secret = ${secret}, outcome = null, void_reason = ${reason}, ends_at = clock_timestamp()`

/** Voids a round: every stake is returned. Its secret is published like any other, but decides nothing. */
export async function voidShared(
  tx: Tx,
  { game, number }: StoredShared,
  { secret, reason }: { readonly secret: string; readonly reason: VoidReason },
): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    update shared_round set ${voided(secret, reason)}
    where game = ${game} and number = ${number} and phase in ('betting', 'locked', 'showing')
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

/** Voids a round that was not sealed before its beacon was due; undefined for one that was, or still can be. */
export async function voidLate(
  tx: Tx,
  { game, number }: StoredShared,
  secret: string,
): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    update shared_round set ${voided(secret, 'sealed_late')}
    where game = ${game} and number = ${number} and phase = 'locked' and seal_root is null
      and clock_timestamp() >= beacon_due_at - ${SEALED_BEFORE}
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

/** Everybody was paid. */
export async function closeShared(tx: Tx, { game, number }: StoredShared): Promise<StoredShared | undefined> {
  const { rows } = await sql<StoredShared>`
    update shared_round set phase = case when outcome is null then 'void' else 'closed' end
    where game = ${game} and number = ${number} and phase = 'settling'
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

export async function insertTurn(tx: Tx, game: string, turn: number, round: SharedRound): Promise<void> {
  await tx
    .insertInto('shared_turn')
    .values({ game, turn, round: JSON.stringify(round) })
    .execute()
}

export type Turn = { readonly game: string; readonly turn: number; readonly round: SharedRound }

/** The turns of these tables after the known ones, in order; and the database time. */
export async function findTurns(
  tx: Tx,
  known: ReadonlyMap<string, number>,
): Promise<{ readonly turns: readonly Turn[]; readonly nowMs: number }> {
  const { rows } = await sql<Turn & { readonly now: Date }>`
    select published.game, published.turn, published.round, now from clock_timestamp() as now left join (
      select published.* from unnest(${[...known.keys()]}::text[], ${[...known.values()]}::int[]) as known(game, turn)
      join shared_turn as published on published.game = known.game and published.turn > known.turn
      order by published.game, published.turn limit 1000
    ) as published on true`.execute(tx)
  const nowMs = rows[0]?.now.getTime() ?? 0
  return { turns: rows.filter(({ game }) => game !== null), nowMs }
}

/** The newest turn of each of these tables that have been opened. */
export async function findStandings(tx: Tx, games: readonly string[]): Promise<readonly Turn[]> {
  const { rows } = await sql<Turn>`
    select asked.game, newest.turn, newest.round from unnest(${games}::text[]) as asked(game) cross join lateral (
      select turn, round from shared_turn where game = asked.game order by turn desc limit 1
    ) as newest`.execute(tx)
  return rows
}

/** Deletes what is no longer needed: old turns, and old rounds without bets. */
export async function deleteOld(tx: Tx): Promise<void> {
  await sql`
    delete from shared_turn as old using shared_table as held
    where old.game = held.game and old.turn < held.turn and told_at < clock_timestamp() - interval '1 hour'`.execute(tx)
  await sql`
    delete from shared_round as old where (game, number) in (
      select game, number from shared_round as one
      where opens_at < clock_timestamp() - interval '30 days' and phase in ('closed', 'void')
        and not exists (select from shared_ticket where shared_ticket.game = one.game and shared_ticket.round = one.number)
        and number < (select max(number) from shared_round as newest where newest.game = one.game) - 1000
      limit 5000)`.execute(tx)
}
