import type { Id } from '@ronda/core'
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'
import { staffAccounts } from '../identity/index.ts'
import { SESSION_HISTORY_MS, SESSION_IDLE_MS, SESSION_IDLE_STAFF_MS } from './session.ts'

type Which = (where: ExpressionBuilder<DB, 'session'>) => ExpressionWrapper<DB, 'session', SqlBool>

/** Ends sessions and moves them to the history. Their socket tokens, launches and play sessions are deleted too. */
async function endWhere(tx: Tx, nowMs: number, which: Which): Promise<readonly string[]> {
  const rows = await tx
    .with('gone', (cte) => cte.deleteFrom('session').where(which).returningAll())
    .insertInto('session_over')
    .columns([
      'id',
      'account',
      'browser',
      'shown_ip',
      'country_code',
      'is_remembered',
      'created_at',
      'seen_at',
      'over_at',
    ])
    .expression((from) =>
      from
        .selectFrom('gone')
        .select(['id', 'account', 'browser', 'shown_ip', 'country_code'])
        .select(sql<boolean>`remembered is not null`.as('is_remembered'))
        .select(['created_at', 'seen_at', sql<Date>`${new Date(nowMs)}::timestamptz`.as('over_at')]),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export function endSession(tx: Tx, session: string, nowMs: number): Promise<readonly string[]> {
  return endWhere(tx, nowMs, (where) => where.and([where('id', '=', session)]))
}

/** Ends all sessions of a remembered browser; tabs that opened together may have one each. */
export function endSessionsRemembered(tx: Tx, selector: string, nowMs: number): Promise<readonly string[]> {
  return endWhere(tx, nowMs, (where) => where.and([where('remembered', '=', selector)]))
}

/** Ends a session only if it belongs to the account, so that nobody can end another's. */
export function endOwnSession(
  tx: Tx,
  account: Id<'account'>,
  session: string,
  nowMs: number,
): Promise<readonly string[]> {
  return endWhere(tx, nowMs, (where) => where.and([where('account', '=', account), where('id', '=', session)]))
}

export function endSessionsOf(
  tx: Tx,
  account: Id<'account'>,
  except: string | undefined,
  nowMs: number,
): Promise<readonly string[]> {
  return endWhere(tx, nowMs, (where) =>
    where.and([where('account', '=', account), ...(except === undefined ? [] : [where('id', '<>', except)])]),
  )
}

/** Ends the sessions that were idle too long or have reached their end. */
export function endOverSessions(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  return endWhere(tx, nowMs, (where) =>
    where.and([
      where(
        'id',
        'in',
        where
          .selectFrom('session')
          .select('id')
          .where((over) =>
            over.or([
              over('seen_at', '<=', new Date(nowMs - SESSION_IDLE_MS)),
              over('ends_at', '<=', new Date(nowMs)),
              over.and([
                over('seen_at', '<=', new Date(nowMs - SESSION_IDLE_STAFF_MS)),
                over('account', 'in', staffAccounts),
              ]),
            ]),
          )
          .limit(atMost)
          .forUpdate()
          .skipLocked(),
      ),
    ]),
  )
}

/** Whether this ended session belongs to the account. */
export async function wasOwnSession(tx: Tx, account: Id<'account'>, session: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session_over')
    .select('id')
    .where('account', '=', account)
    .where('id', '=', session)
    .executeTakeFirst()
  return row !== undefined
}

/** The accounts of ended sessions. */
export async function accountsOver(tx: Tx, sessions: readonly string[]): Promise<readonly string[]> {
  if (sessions.length === 0) return []
  const rows = await tx.selectFrom('session_over').select('account').distinct().where('id', 'in', sessions).execute()
  return rows.map(({ account }) => account)
}

export async function deleteOldHistory(tx: Tx, nowMs: number): Promise<void> {
  await tx
    .deleteFrom('session_over')
    .where('over_at', '<=', new Date(nowMs - SESSION_HISTORY_MS))
    .execute()
}
