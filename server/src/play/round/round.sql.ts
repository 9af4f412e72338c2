import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { activeSeedText, seedsAs } from '../fairness/index.ts'

/** A round as the ledger writes it with the money. */
export type RoundRow = {
  readonly wallet: number
  readonly seq: number
  readonly id: string
  readonly game: string
  readonly model: number
  readonly seed: string
  readonly nonce: number
  readonly stake: string
  readonly win: string
  readonly bet: 'spin' | 'buy'
  readonly draws: readonly number[]
  /** What it played for in the pools; null when it played for none. */
  readonly jackpot: readonly (string | null)[] | null
  /** What the pools paid, as part of the win. */
  readonly award: string
  readonly played_at: string
}

const isNonceFree = `not exists (select from open_round as waiting where waiting.wallet = played.wallet
  and waiting.seed = played.seed and waiting.nonce = played.nonce and waiting.id <> played.id)`

/**
 * Part of the ledger's own statement. A seed that was retired in the meantime yields no id, so the column refuses the
 * row and the whole operation with it; an active one cannot be retired until the statement has committed. The same
 * holds for a nonce of another open round: operations of one wallet are serialised by its chain, so the open round is
 * visible here.
 */
export const roundCoWrite: CoWrite = {
  name: 'round',
  insert: (rows) => `
    insert into round (wallet, seq, id, game, model, seed, nonce, stake, win, bet, draws, jackpot, award,
      played_at)
    select played.wallet, played.seq, played.id, played.game, played.model,
      ${activeSeedText({ wallet: 'played.wallet', seed: 'played.seed', isFree: isNonceFree })},
      played.nonce, played.stake, played.win, played.bet, played.draws, played.jackpot,
      played.award, played.played_at
    from json_to_recordset(${rows}) as played (wallet int, seq int, id uuid, game text, model int, seed uuid, nonce int,
      stake bigint, win bigint, bet text, draws int[], jackpot bigint[], award bigint,
      played_at timestamptz)`,
}

export type StoredRound = {
  readonly id: string
  readonly seq: number
  readonly game: string
  readonly model_hash: string
  readonly seed: string
  readonly nonce: number
  readonly stake: bigint
  readonly win: bigint
  readonly bet: 'spin' | 'buy'
  readonly draws: number[]
  readonly jackpot: readonly (string | bigint | null)[] | null
  readonly award: bigint
  readonly played_at: Date
  readonly commitment: string
  readonly client_seed: string
  /** Null while the seed is active. */
  readonly server_seed: string | null
}

function rounds(tx: Tx, wallet: number) {
  return (
    tx
      .selectFrom('round')
      .innerJoin(seedsAs('seed'), (join) =>
        join.onRef('seed.wallet', '=', 'round.wallet').onRef('seed.id', '=', 'round.seed'),
      )
      .innerJoin('game_model', 'game_model.id', 'round.model')
      .select([
        'game_model.hash as model_hash',
        'round.id',
        'round.seq',
        'round.game',
        'seed.id as seed',
        'round.stake',
      ])
      // The nonce of a round in the database is never null.
      .select(sql<number>`round.nonce`.as('nonce'))
      .select(['round.win', 'round.bet', 'round.draws', 'round.jackpot', 'round.award', 'round.played_at'])
      .select(['seed.commitment', 'seed.server_seed'])
      // A seed that was played with has its client seed.
      .select(sql<string>`seed.client_seed`.as('client_seed'))
      .where('round.wallet', '=', wallet)
  )
}

export async function findRound(tx: Tx, wallet: number, roundId: string): Promise<StoredRound | undefined> {
  return rounds(tx, wallet).where('round.id', '=', roundId).executeTakeFirst()
}

/** Of one game, or of all. */
export type RoundsQuery = {
  readonly game: string | undefined
  readonly before: number | undefined
  /** Only rounds after this sequence number. */
  readonly after?: number
  readonly atMost: number
}

/** Newest first. */
export async function findRounds(tx: Tx, wallet: number, query: RoundsQuery): Promise<readonly StoredRound[]> {
  return rounds(tx, wallet)
    .$if(query.game !== undefined, (select) => select.where('round.game', '=', query.game ?? ''))
    .$if(query.before !== undefined, (select) => select.where('round.seq', '<', query.before ?? 0))
    .$if(query.after !== undefined, (select) => select.where('round.seq', '>', query.after ?? 0))
    .orderBy('round.seq', 'desc')
    .limit(query.atMost)
    .execute()
}

/** How many rounds were played with a seed, open ones included: nonces have no gaps, so the highest gives the count. */
export async function countRounds(tx: Tx, wallet: number, seedId: string): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    select greatest(
      (select max(nonce) from round where wallet = ${wallet} and seed = ${seedId}),
      (select max(nonce) from open_round where wallet = ${wallet} and seed = ${seedId}), -1) + 1 as rounds`.execute(tx)
  return rows[0]?.rounds ?? 0
}

/** Rounds that are over, to join or select with rows of another feature. */
export const roundRows = sql`(
  select wallet, seq, id, game, model, seed, nonce, stake, win, bet, jackpot, played_at from round)`
