import { err, ok, type Id, type Result } from '@ronda/core'
import { marketId } from '@ronda/games/sports'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { ALL_MARKETS, findMatch, quotesOf, resumeBets, stopBets, type StoredMatch } from '../sports/index.ts'
import { findSuspensions, insertSuspension, liftSuspension, type Suspension } from './suspension.sql.ts'

export type SuspendOptions = { readonly db: Db; readonly clock: Clock }

export type Stopping = {
  readonly match: number
  /** Null for the whole match. */
  readonly market: string | null
  readonly reason: string
  readonly by: Id<'account'>
}

type SuspendRefusal = 'sports.match_unknown' | 'sports.selection_unknown' | 'sports.match_over'

export const subjectOf = (match: number): string => `sports_match:${match}`

/** Whether a market is, or was, offered on a match. */
export const hasMarket = (match: StoredMatch, market: string): boolean =>
  [...match.quotes, ...quotesOf(match)].some((quote) => marketId(quote.market) === market)

function suspendRefusal(found: StoredMatch | undefined, market: string | null): SuspendRefusal | undefined {
  if (found === undefined) return 'sports.match_unknown'
  if (market !== null && !hasMarket(found, market)) return 'sports.selection_unknown'
  return found.phase === 'ended' || found.phase === 'settled' ? 'sports.match_over' : undefined
}

async function writeStep(
  tx: Tx,
  action: 'sports.suspend' | 'sports.resume',
  { match, market, reason, by }: Stopping,
  nowMs: number,
): Promise<void> {
  await writeAuditEntry(tx, { actor: by, action, subject: subjectOf(match), detail: { market, reason } }, nowMs)
}

/** Stops bets in the caller's transaction; who stopped them first stays. */
export async function suspendIn(tx: Tx, stopping: Stopping, nowMs: number): Promise<void> {
  const { match, market, reason, by } = stopping
  const name = market ?? ALL_MARKETS
  if (!(await stopBets(tx, match, name))) return
  await insertSuspension(tx, { match, market: name, reason, suspendedBy: by, suspendedAtMs: nowMs })
  await writeStep(tx, 'sports.suspend', stopping, nowMs)
}

/** Stops bets on a match or a market at once: when this is answered, no bet is written any more. */
export function suspend(
  { db, clock }: SuspendOptions,
  stopping: Stopping,
): Promise<Result<readonly Suspension[], SuspendRefusal>> {
  return db.transact<readonly Suspension[], SuspendRefusal>(async (tx) => {
    const refusal = suspendRefusal(await findMatch(tx, stopping.match), stopping.market)
    if (refusal !== undefined) return err(refusal)
    await suspendIn(tx, stopping, clock.nowMs())
    return ok(await findSuspensions(tx, stopping.match))
  })
}

/** Takes bets again. */
export function resume(
  { db, clock }: SuspendOptions,
  stopping: Stopping,
): Promise<Result<readonly Suspension[], 'sports.match_unknown' | 'sports.voided'>> {
  return db.transact<readonly Suspension[], 'sports.match_unknown' | 'sports.voided'>(async (tx) => {
    const { match, market, by } = stopping
    const name = market ?? ALL_MARKETS
    const found = await findMatch(tx, match)
    if (found === undefined) return err('sports.match_unknown')
    if (found.voids[name] !== undefined) return err('sports.voided')
    const nowMs = clock.nowMs()
    if (await liftSuspension(tx, { match, market: name, by, atMs: nowMs })) {
      await resumeBets(tx, match, name)
      await writeStep(tx, 'sports.resume', stopping, nowMs)
    }
    return ok(await findSuspensions(tx, match))
  })
}
