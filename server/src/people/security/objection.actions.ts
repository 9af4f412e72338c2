import { err, ok, present, type Result } from '@ronda/core'
import { hashToken, isToken } from '../../platform/secrets/index.ts'
import { findById, recordSecurityChange, OBJECTION_PAUSE_MS, type Account } from '../identity/index.ts'
import { takeObjection } from '../password/index.ts'
import type { SecurityOptions } from './security.actions.ts'

/**
 * The recipient of a notice says that the change was not theirs. Nothing is reverted, because a stolen phone gets such
 * notices too. All sessions end and payouts pause for a while, so that both sides can contact support.
 */
export async function objectTo(
  { db, clock, sessions, securityNotifier }: SecurityOptions,
  link: string,
): Promise<Result<{ readonly pausedUntil: number }, 'security.link_expired'>> {
  if (!isToken(link)) return err('security.link_expired')
  const nowMs = clock.nowMs()
  const objected = await db.transact(async (tx): Promise<Result<Account, 'security.link_expired'>> => {
    const owner = await takeObjection(tx, hashToken(link), nowMs)
    if (owner === undefined) return err('security.link_expired')
    await recordSecurityChange(tx, owner, 'objection', nowMs)
    return ok(present(await findById(tx, owner), 'the account of an objection').account)
  })
  if (!objected.ok) return objected
  await sessions.endSessionsOf(objected.value.id)
  securityNotifier.notify(objected.value, { change: 'objection' })
  return ok({ pausedUntil: nowMs + OBJECTION_PAUSE_MS })
}
