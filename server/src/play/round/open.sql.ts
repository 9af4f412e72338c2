import type { PlayMode } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { activeSeedText } from '../fairness/index.ts'
import { modelHashOf } from './model.sql.ts'

type Json = Readonly<Record<string, unknown>>

/** The row of a round that stays open, as the ledger writes it. */
export type OpenRow = {
  readonly wallet: number
  readonly id: string
  readonly game: string
  readonly model: number
  readonly seed: string
  readonly nonce: number
  readonly mode: PlayMode
  readonly currency: Currency
  readonly stake: string
  readonly bet: unknown
  readonly opened_at: string
}

const isNonceFree = `not exists (select from round where round.wallet = opened.wallet and round.seed = opened.seed
  and round.nonce = opened.nonce)`

/**
 * As for a round that is over, a retired seed yields no id and the column refuses it; so does a nonce that another
 * round was played with.
 */
export const openRoundCoWrite: CoWrite = {
  name: 'open_round',
  insert: (rows) => `
    insert into open_round (wallet, id, game, model, seed, nonce, mode, currency, stake, bet, opened_at)
    select opened.wallet, opened.id, opened.game, opened.model,
      ${activeSeedText({ wallet: 'opened.wallet', seed: 'opened.seed', isFree: isNonceFree })},
      opened.nonce, opened.mode, opened.currency, opened.stake, opened.bet, opened.opened_at
    from json_to_recordset(${rows}) as opened (wallet int, id uuid, game text, model int, seed uuid, nonce int, mode text,
      currency text, stake bigint, bet json, opened_at timestamptz)`,
}

export type MoveRow = {
  readonly wallet: number
  readonly round: string
  readonly at: number
  readonly move: unknown
}

/** A move that commits with money: one that stakes more, or the last one. */
export const moveCoWrite: CoWrite = {
  name: 'open_move',
  insert: (rows) => `
    insert into open_move (wallet, round, at, move)
    select moved.wallet, moved.round, moved.at, moved.move
    from json_to_recordset(${rows}) as moved (wallet int, round uuid, at int, move json)`,
}

/** Whether the position was free. Once this is committed the move stands. */
export async function insertMove(tx: Tx, { wallet, round, at, move }: MoveRow): Promise<boolean> {
  const { rows } = await sql`
    insert into open_move (wallet, round, at, move)
    select wallet, id, ${at}, ${JSON.stringify(move)} from open_round where wallet = ${wallet} and id = ${round}
    on conflict do nothing returning at`.execute(tx)
  return rows.length === 1
}

export type OpenRound = {
  readonly wallet: number
  readonly id: string
  readonly game: string
  readonly model: number
  readonly model_hash: string
  readonly seed: string
  readonly nonce: number
  readonly mode: PlayMode
  readonly currency: Currency
  readonly stake: bigint
  readonly bet: Json
  readonly moves: readonly Json[]
  readonly opened_at: Date
}

/** A round that is over may still have its row here until it is deleted. */
const isWaiting = sql`not exists (select from round where round.wallet = waiting.wallet and round.id = waiting.id)`

const waitingRounds = sql`
  select waiting.wallet, waiting.id, game, model, seed, nonce, mode, currency, stake, bet, opened_at,
    ${modelHashOf(sql.ref('waiting.model'))} as model_hash,
    coalesce((select json_agg(move order by at) from open_move as made
      where made.wallet = waiting.wallet and made.round = waiting.id), '[]') as moves
  from open_round as waiting`

export async function findOpenRound(tx: Tx, wallet: number, id: string): Promise<OpenRound | undefined> {
  const { rows } = await sql<OpenRound>`
    ${waitingRounds} where wallet = ${wallet} and id = ${id} and ${isWaiting}`.execute(tx)
  return rows[0]
}

export async function findOpenOfGame(tx: Tx, wallet: number, game: string): Promise<OpenRound | undefined> {
  const { rows } = await sql<OpenRound>`
    ${waitingRounds} where wallet = ${wallet} and game = ${game} and ${isWaiting}`.execute(tx)
  return rows[0]
}

/** Rounds that nobody came back to, the oldest first. */
export async function findLeftOpen(
  tx: Tx,
  { beforeMs, nowMs, atMost }: { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly OpenRound[]> {
  const item = sql`waiting.wallet || '/' || waiting.id`
  const { rows } = await sql<OpenRound>`
    ${waitingRounds} where opened_at <= ${new Date(beforeMs)} and ${isWaiting}
      and ${isNotSetAside('arcade.finish', item, nowMs)}
    order by opened_at limit ${atMost}`.execute(tx)
  return rows
}

/** Whether a round is open that was drawn with the wallet's seed: until it is over the seed must stay sealed. */
export async function hasOpenRounds(tx: Tx, wallet: number): Promise<boolean> {
  return (await findOpenGame(tx, wallet)) !== undefined
}

/** The game of a round that is open, the oldest first. */
export async function findOpenGame(tx: Tx, wallet: number): Promise<string | undefined> {
  const { rows } = await sql<{ game: string }>`
    select game from open_round as waiting where wallet = ${wallet} and ${isWaiting} order by opened_at limit 1`.execute(
    tx,
  )
  return rows[0]?.game
}

/** The game that a round id was used in, open or over; undefined for an id that is free. */
export async function findGameOfRound(tx: Tx, wallet: number, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ game: string }>`
    select game from round where wallet = ${wallet} and id = ${id}
    union all select game from open_round where wallet = ${wallet} and id = ${id} limit 1`.execute(tx)
  return rows[0]?.game
}

/** Deletes rows of rounds that are over: their record is in `round`. */
export async function deleteEnded(tx: Tx, wallet: number): Promise<void> {
  await sql`
    delete from open_round as waiting where wallet = ${wallet} and not ${isWaiting}`.execute(tx)
}
