import type { Tx } from '../../platform/postgres/db.ts'
import { deleteOldChallenges } from './challenge.sql.ts'
import { deleteOldFailures } from './failure.sql.ts'
import { deleteOldKnown } from './known.sql.ts'
import { deleteOldHistory, endOverSessions } from './over.sql.ts'
import { deleteOldRemembered } from './remember.sql.ts'
import { deleteOldSocketTokens } from './socketToken.sql.ts'
import { endOldTrials } from './trial.actions.ts'

const CLEAN_UP_MAX = 1_000

/** Deletes what has expired; returns the sessions that ended with it. */
export async function cleanUp(tx: Tx, nowMs: number): Promise<readonly string[]> {
  await deleteOldSocketTokens(tx, nowMs)
  await deleteOldFailures(tx, nowMs)
  await deleteOldChallenges(tx, nowMs)
  await deleteOldRemembered(tx, nowMs)
  await deleteOldKnown(tx, nowMs)
  await deleteOldHistory(tx, nowMs)
  return [...(await endOverSessions(tx, nowMs, CLEAN_UP_MAX)), ...(await endOldTrials(tx, nowMs, CLEAN_UP_MAX))]
}
