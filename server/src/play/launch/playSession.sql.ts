import type { PlayMode } from '@ronda/contract'
import type { Currency, Id } from '@ronda/core'
import { kindOfSession } from '../../people/session/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { PLAY_IDLE_MS, type PlayedBonus } from './launch.ts'
import type { Since } from './visitorWallet.sql.ts'
import { sql } from 'kysely'

export type NewPlaySession = {
  readonly tokenHash: Buffer
  readonly session: Id<'session'> | null
  readonly game: string
  readonly mode: PlayMode
  readonly wallet: number
  readonly held: number | null
  readonly currency: Currency
  readonly bonus: PlayedBonus | null
  readonly since: Since
  readonly nowMs: number
}

export async function insertPlaySession(tx: Tx, opening: NewPlaySession): Promise<void> {
  const { tokenHash, nowMs, since, bonus, ...rest } = opening
  const { id, stakeMax, isStakeFixed, cash } = bonus ?? {}
  const bound = bonus && { bonus: id, stake_max: stakeMax, is_stake_fixed: isStakeFixed, cash }
  const now = new Date(nowMs)
  await tx
    .insertInto('play_session')
    .values({
      ...rest,
      ...bound,
      token_hash: tokenHash,
      since_seq: since.seq,
      since_at: since.at,
      created_at: now,
      seen_at: now,
    })
    .execute()
}

export async function findPlaySession(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('play_session as play')
    .select(['play.id', 'play.session', 'play.game', 'play.mode', 'play.wallet', 'play.held', 'play.currency'])
    .select(['play.bonus', 'play.stake_max', 'play.is_stake_fixed', 'play.cash'])
    .select(['play.since_seq', 'play.since_at', 'play.seen_at'])
    .select(kindOfSession(sql.ref('play.session')).as('kind'))
    .where('play.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function markPlaySeen(tx: Tx, playSession: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('play_session')
    .set({ seen_at: new Date(nowMs) })
    .where('id', '=', playSession)
    .execute()
}

export async function deleteIdlePlaySessions(tx: Tx, nowMs: number): Promise<void> {
  await tx
    .deleteFrom('play_session')
    .where('seen_at', '<=', new Date(nowMs - PLAY_IDLE_MS))
    .execute()
}
