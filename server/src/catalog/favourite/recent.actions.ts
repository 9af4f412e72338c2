import type { GameItem } from '@ronda/contract'
import type { Id } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findRecent, deleteOldRecent, upsertRecent } from './recent.sql.ts'

/** Three pages of twenty: older games are found by search. */
export const RECENT_MAX = 60

export type RecentOptions = {
  readonly db: Db
  /** A game that is shown, by its code; undefined for one that is hidden or unknown. */
  readonly itemOf: (game: string, language: Language) => GameItem | undefined
}

/** Records that a member has opened a game. */
export async function recordOpened(tx: Tx, account: Id<'account'>, game: string, nowMs: number): Promise<void> {
  await upsertRecent(tx, account, game, nowMs)
  await deleteOldRecent(tx, account, RECENT_MAX)
}

/** The recent games that are shown now, latest first. */
export async function readRecent(
  { db, itemOf }: RecentOptions,
  account: Id<'account'>,
  language: Language,
): Promise<readonly GameItem[]> {
  const games = await db.read((tx) => findRecent(tx, account, RECENT_MAX))
  return games.map((game) => itemOf(game, language)).filter((game) => game !== undefined)
}
