import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hashToken, makeToken } from '../../platform/secrets/index.ts'
import { findById } from '../identity/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { enterRemembered, type SignedIn } from './entrance.actions.ts'
import { endSessionsOf } from './over.sql.ts'
import { judgeRemember, parseRemember, type RememberToken } from './remember.ts'
import { deleteRememberedOf, lockRemembered, rotateRemembered } from './remember.sql.ts'

/** `gone`: the cookie leads nowhere. `stolen`: a copy was used, and everything of the account has ended. */
export type Resumption =
  | { readonly is: 'in'; readonly signedIn: SignedIn }
  | { readonly is: 'gone' }
  | { readonly is: 'stolen'; readonly ended: readonly string[] }

/** The house cannot tell owner from thief, so both prove who they are again. */
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
  const arriving = { account, visit, hadAuthenticator: known.hasAuthenticator }
  const signedIn = await enterRemembered(options, tx, arriving, { selector, cookie })
  return signedIn === undefined ? { is: 'gone' } : { is: 'in', signedIn }
}

/** Opens a session for a browser that is remembered. It may browse and play, and must prove itself for more. */
export async function resume(options: AuthOptions, cookie: string | undefined, visit: Visit): Promise<Resumption> {
  const token = parseRemember(cookie)
  if (token === undefined) return { is: 'gone' }
  return options.db.write((tx) => resumeWith(options, tx, token, visit))
}
