import { err, ok, type Id, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { demandPasswordChange, findById } from '../identity/index.ts'
import { deleteChallengesOf } from './challenge.sql.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { deleteOtherKnown } from './known.sql.ts'
import { endOwnSession, endSession, endSessionsOf, endSessionsRemembered, wasOwnSession } from './over.sql.ts'
import { deleteRemembered, deleteRememberedOf, rememberedOf } from './remember.sql.ts'

/** The session that makes the request. */
export type RequestingSession = {
  readonly sessionId: string
  readonly account: { readonly id: Id<'account'> }
  readonly device: Buffer | null
  readonly address: string
  readonly remembered: string | null
}

/** Ends all sessions of this browser, and deletes its remembered sign-in. */
export async function endOwn(
  tx: Tx,
  { sessionId, remembered }: RequestingSession,
  nowMs: number,
): Promise<readonly string[]> {
  const ended = await endSession(tx, sessionId, nowMs)
  if (remembered === null) return ended
  await deleteRemembered(tx, remembered)
  return [...ended, ...(await endSessionsRemembered(tx, remembered, nowMs))]
}

/** Ends every session of an account but one, and deletes remembered browsers and unfinished sign-ins. */
export async function endAllOf(
  tx: Tx,
  account: Id<'account'>,
  except: string | undefined,
  nowMs: number,
): Promise<readonly string[]> {
  await deleteRememberedOf(tx, account, except === undefined ? null : await rememberedOf(tx, except))
  await deleteChallengesOf(tx, account)
  return endSessionsOf(tx, account, except, nowMs)
}

/** The id that means every session but the one that makes the request. */
const OTHERS = 'others'
const SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type EndRequest = { readonly id: string; readonly isStranger: boolean }
export type Ended = { readonly ended: readonly string[]; readonly mustChangePassword: boolean }

/** Somebody else knew the password or used a browser of the account: only the requesting browser stays trusted. */
async function revokeOtherAccess(tx: Tx, requesting: RequestingSession): Promise<boolean> {
  const { account, device, address } = requesting
  await deleteRememberedOf(tx, account.id, requesting.remembered)
  await deleteChallengesOf(tx, account.id)
  await deleteOtherKnown(tx, account.id, { device: device ?? Buffer.alloc(0), address })
  const found = await findById(tx, account.id)
  if ((found?.passwordHash ?? null) === null) return false
  await demandPasswordChange(tx, account.id)
  return true
}

/** Ends another session of the account, or all others. Also one that has ended can be reported as somebody else's. */
export function endOther(
  { db, clock }: AuthOptions,
  requesting: RequestingSession,
  { id, isStranger }: EndRequest,
): Promise<Result<Ended, 'session.unknown'>> {
  return db.transact(async (tx) => {
    const { account, sessionId } = requesting
    const nowMs = clock.nowMs()
    if (id === sessionId || (id !== OTHERS && !SESSION_ID.test(id))) return err('session.unknown' as const)
    const ended =
      id === OTHERS ? await endAllOf(tx, account.id, sessionId, nowMs) : await endOwnSession(tx, account.id, id, nowMs)
    const isKnown = id === OTHERS || ended.length > 0 || (isStranger && (await wasOwnSession(tx, account.id, id)))
    if (!isKnown) return err('session.unknown' as const)
    return ok({ ended, mustChangePassword: isStranger && (await revokeOtherAccess(tx, requesting)) })
  })
}
