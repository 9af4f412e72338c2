import { err, ok, type Id, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { demandPasswordChange, findById } from '../identity/index.ts'
import { deleteChallengesOf } from './challenge.sql.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { forgetKnown } from './known.sql.ts'
import { endOwnSession, endSession, endSessionsOf, endSessionsRemembered, wasOwnSession } from './over.sql.ts'
import { deleteRemembered, deleteRememberedOf, rememberedOf } from './remember.sql.ts'

/** The session from which it is asked. */
export type Asking = {
  readonly sessionId: string
  readonly account: { readonly id: Id<'account'> }
  readonly device: Buffer | null
  readonly address: string
  readonly remembered: string | null
}

/** Everything that this browser had open, and that it is remembered. */
export async function endOwn(tx: Tx, { sessionId, remembered }: Asking, nowMs: number): Promise<readonly string[]> {
  const ended = await endSession(tx, sessionId, nowMs)
  if (remembered === null) return ended
  await deleteRemembered(tx, remembered)
  return [...ended, ...(await endSessionsRemembered(tx, remembered, nowMs))]
}

/** Every session of an account but one, every browser that is remembered, and every sign-in that was only begun. */
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

/** Stands for every session but the one that asks. */
const OTHERS = 'others'
const SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type Ending = { readonly id: string; readonly isStranger: boolean }
export type Ended = { readonly ended: readonly string[]; readonly mustChangePassword: boolean }

/** A stranger knew the password, or sat where nobody should: only the browser that asks stays as it is. */
async function sendAwayStranger(tx: Tx, asking: Asking): Promise<boolean> {
  const { account, device, address } = asking
  await deleteRememberedOf(tx, account.id, asking.remembered)
  await deleteChallengesOf(tx, account.id)
  await forgetKnown(tx, account.id, { device: device ?? Buffer.alloc(0), address })
  const found = await findById(tx, account.id)
  if ((found?.passwordHash ?? null) === null) return false
  await demandPasswordChange(tx, account.id)
  return true
}

/** Ends another session of one's own, or all others. One that is over already can still have been a stranger's. */
export function endOther(
  { db, clock }: AuthOptions,
  asking: Asking,
  { id, isStranger }: Ending,
): Promise<Result<Ended, 'session.unknown'>> {
  return db.transact(async (tx) => {
    const { account, sessionId } = asking
    const nowMs = clock.nowMs()
    if (id === sessionId || (id !== OTHERS && !SESSION_ID.test(id))) return err('session.unknown' as const)
    const ended =
      id === OTHERS ? await endAllOf(tx, account.id, sessionId, nowMs) : await endOwnSession(tx, account.id, id, nowMs)
    const isKnown = id === OTHERS || ended.length > 0 || (isStranger && (await wasOwnSession(tx, account.id, id)))
    if (!isKnown) return err('session.unknown' as const)
    return ok({ ended, mustChangePassword: isStranger && (await sendAwayStranger(tx, asking)) })
  })
}
