import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

export type SessionEntry = {
  readonly id: string
  readonly browser: string
  readonly shownIp: string
  readonly countryCode: string | null
  readonly createdAtMs: number
  readonly seenAtMs: number
  readonly isRemembered: boolean
  readonly isLive: boolean
}

/** Bounds the reply for an account that is used in very many browsers. */
const ENTRIES_MAX = 50

/** The live sessions of an account and its recently ended ones, newest first. */
export async function listSessions(tx: Tx, account: Id<'account'>): Promise<readonly SessionEntry[]> {
  const live = await tx
    .selectFrom('session')
    .select(['id', 'browser', 'shown_ip', 'country_code', 'created_at', 'seen_at'])
    .select(sql<boolean>`remembered is not null`.as('is_remembered'))
    .where('account', '=', account)
    .orderBy('seen_at', 'desc')
    .limit(ENTRIES_MAX)
    .execute()
  const over = await tx
    .selectFrom('session_over')
    .select(['id', 'browser', 'shown_ip', 'country_code', 'created_at', 'seen_at', 'is_remembered'])
    .where('account', '=', account)
    .orderBy('over_at', 'desc')
    .limit(ENTRIES_MAX)
    .execute()
  const entryOf = (row: (typeof over)[number], isLive: boolean): SessionEntry => ({
    id: row.id,
    browser: row.browser,
    shownIp: row.shown_ip,
    countryCode: row.country_code,
    createdAtMs: row.created_at.getTime(),
    seenAtMs: row.seen_at.getTime(),
    isRemembered: row.is_remembered,
    isLive,
  })
  return [...live.map((row) => entryOf(row, true)), ...over.map((row) => entryOf(row, false))].slice(0, ENTRIES_MAX)
}
