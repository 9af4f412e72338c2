import type { JackpotLevel } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import { ownerOf } from '../../money/ledger/index.ts'
import { accountOfOwner, accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { seedsAs } from '../fairness/index.ts'
import { modelHashOf, roundRows } from '../round/index.ts'

/** An award, with everything that proves it. */
export type StoredAward = {
  readonly id: bigint
  readonly pool: number
  readonly level: JackpotLevel
  readonly wallet: number
  readonly round: string
  readonly game: string
  readonly stake: bigint
  readonly drawn: bigint
  readonly amount: bigint
  readonly won_at: Date
  readonly username: string | null
  readonly bet: 'spin' | 'buy'
  readonly model_hash: string
  readonly jackpot: readonly (string | bigint | null)[]
  readonly commitment: string
  readonly client_seed: string
  readonly nonce: number
  /** Null while the winner's seed is in force. */
  readonly server_seed: string | null
  /** Only for a must-hit pool. */
  readonly opening: {
    readonly number: number
    readonly seed: string
    readonly ceiling: string
    readonly commitment: string
    readonly sealed: string
    readonly begins_at: string
    readonly ends_at: string
  } | null
}

export type AwardsAsked = { readonly currency: Currency; readonly before: number | undefined; readonly atMost: number }

/** Newest first. */
export async function findAwards(tx: Tx, { currency, before, atMost }: AwardsAsked): Promise<readonly StoredAward[]> {
  const { rows } = await sql<StoredAward>`
    select award.id, award.pool, pool.level, award.wallet, award.round, award.game, award.stake, award.drawn, award.amount,
      award.won_at, winner.username, round.bet, ${modelHashOf(sql.ref('round.model'))} as model_hash, round.jackpot, seed.commitment,
      seed.client_seed, round.nonce, seed.server_seed,
      case when opening.number is not null then json_build_object(
        'number', opening.number, 'seed', opening.seed::text, 'ceiling', opening.ceiling::text,
        'commitment', opening.commitment, 'sealed', encode(opening.sealed, 'hex'), 'ends_at', award.ends_at::text,
        'begins_at', coalesce((
          select before.ends_at from jackpot_award as before
          where before.pool = award.pool and before.opening = award.opening - 1
        ), 0)::text
      ) end as opening
    from jackpot_award as award
    join jackpot_pool as pool on pool.pool = award.pool
    join ${roundRows} as round on round.wallet = award.wallet and round.id = award.round
    join ${seedsAs('seed')} on seed.wallet = round.wallet and seed.id = round.seed
    join lateral ${ownerOf(sql.ref('award.wallet'))} as owned on true
    left join ${accountsAs('winner')} on winner.id = ${accountOfOwner(sql.ref('owned.owner'))}
    left join jackpot_opening as opening on opening.pool = award.pool and opening.number = award.opening
    where pool.currency = ${currency} and award.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by award.id desc limit ${atMost}`.execute(tx)
  return rows
}
