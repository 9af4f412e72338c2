import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** A wallet's part in a shared round, as the ledger writes it. */
export type SharedPlayRow = {
  readonly wallet: number
  readonly seq: number
  readonly id: string
  readonly game: string
  readonly model: number
  /** The chain, and the position in it, that the round was drawn with. */
  readonly seed: string
  readonly nonce: number
  /** Null for a bet of the sportsbook. */
  readonly shared: number | null
  readonly stake: string
  readonly win: string
  readonly played_at: string
}

/** Written with the payout at the end. */
export const sharedPlayCoWrite: CoWrite = {
  name: 'shared_play',
  insert: (rows) => `
    insert into round (wallet, seq, id, game, model, seed, nonce, shared, stake, win, bet, draws, award, played_at)
    select played.wallet, played.seq, played.id, played.game, played.model, played.seed, played.nonce, played.shared, played.stake, played.win,
      'spin', '{}', 0, played.played_at
    from json_to_recordset(${rows}) as played (wallet int, seq int, id uuid, game text, model int, seed uuid, nonce int, shared int,
      stake bigint, win bigint, played_at timestamptz)`,
}

/** The record of a wallet's part in a shared round; its bets are stored with the round. */
export type StoredSharedPlay = {
  readonly id: string
  readonly seq: number
  readonly game: string
  readonly shared: number
  readonly model_hash: string
  readonly stake: bigint
  readonly win: bigint
  readonly played_at: Date
}

type PlaysAsked = {
  readonly game?: string
  readonly id?: string
  readonly before?: number | undefined
  /** Only rounds after this sequence number. */
  readonly after?: number
  readonly atMost: number
}

/** Newest first. */
export async function findSharedPlays(tx: Tx, wallet: number, asked: PlaysAsked): Promise<readonly StoredSharedPlay[]> {
  const { game, id, before, after = 0, atMost } = asked
  const { rows } = await sql<StoredSharedPlay>`
    select round.id, seq, round.game, shared, hash as model_hash, stake, win, played_at from round
    join game_model on game_model.id = round.model
    where wallet = ${wallet} and shared is not null
      and ${game === undefined ? sql`true` : sql`round.game = ${game}`}
      and ${id === undefined ? sql`true` : sql`round.id = ${id}`}
      and ${before === undefined ? sql`true` : sql`seq < ${before}`} and seq > ${after}
    order by seq desc limit ${atMost}`.execute(tx)
  return rows
}

/** Which shared round a wallet's part belongs to. */
type SharedPart = {
  readonly wallet: number
  readonly id: string
  readonly game: string
  readonly number: number
}

/** The shared rounds of these plays; those of other games are left out. */
export async function findSharedParts(
  tx: Tx,
  plays: readonly { readonly wallet: number; readonly id: string }[],
): Promise<readonly SharedPart[]> {
  if (plays.length === 0) return []
  const { rows } = await sql<SharedPart>`
    select round.wallet, round.id, round.game, shared as number
    from unnest(${plays.map(({ wallet }) => wallet)}::int[], ${plays.map(({ id }) => id)}::uuid[]) as asked(wallet, id)
    join round on round.wallet = asked.wallet and round.id = asked.id where shared is not null`.execute(tx)
  return rows
}
