import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hashToken, makeToken } from '../../platform/secrets/index.ts'
import { findById } from '../identity/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { signInRemembered, type SignedIn } from './openSession.actions.ts'
import { endSessionsOf } from './over.sql.ts'
import { judgeRemember, parseRemember, type RememberToken } from './remember.ts'
import { deleteRememberedOf, lockRemembered, rotateRemembered } from './remember.sql.ts'

/** `gone`: the cookie is not valid. `stolen`: a copy was used, and all sessions of the account have ended. */
export type Resumption =
  | { readonly is: 'in'; readonly signedIn: SignedIn }
  | { readonly is: 'gone' }
  | { readonly is: 'stolen'; readonly ended: readonly string[] }

/** The owner cannot be distinguished from the thief, so both must sign in again. */
async function endEverything(tx: Tx, account: SignedIn['account'], visit: Visit, nowMs: number): Promise<Resumption> {
  await deleteRememberedOf(tx, account.id, null)
  const ended = await endSessionsOf(tx, account.id, undefined, nowMs)
  await appendEvent(tx, 'session.remember_stolen', { account: account.id, address: visit.address, atMs: nowMs })
  return { is: 'stolen', ended }
}

async function resumeWith(
  options: AuthOptions,
  tx: Tx,
  { selector, validator }: RememberToken,
  visit: Visit,
): Promise<Resumption> {
  const nowMs = options.clock.nowMs()
  const known = await lockRemembered(tx, selector)
  const verdict = judgeRemember(known, hashToken(validator), nowMs)
  const account = known && (await findById(tx, known.account))?.account
  if (known === undefined || account === undefined || verdict === 'over' || account.isBlocked) return { is: 'gone' }
  if (verdict === 'stolen') return endEverything(tx, account, visit, nowMs)
  let cookie: string | undefined
  if (verdict === 'renew') {
    const renewed = makeToken()
    await rotateRemembered(tx, selector, hashToken(renewed), nowMs)
    cookie = `${selector}.${renewed}`
  }
  const proven = { account, visit, hadAuthenticator: known.hasAuthenticator }
  const signedIn = await signInRemembered(options, tx, proven, { selector, cookie })
  return signedIn === undefined ? { is: 'gone' } : { is: 'in', signedIn }
}

/** Opens a session for a remembered browser. It may browse and play; anything more needs a proof. */
export async function resume(options: AuthOptions, cookie: string | undefined, visit: Visit): Promise<Resumption> {
  const token = parseRemember(cookie)
  if (token === undefined) return { is: 'gone' }
  return options.db.write((tx) => resumeWith(options, tx, token, visit))
}
