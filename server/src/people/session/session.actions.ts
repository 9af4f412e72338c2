import type { LoginReply, ProofWay } from '@ronda/contract'
import type { Id, Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hashToken, makeToken } from '../../platform/secrets/index.ts'
import type { Account } from '../identity/index.ts'
import { cleanUp } from './cleanUp.actions.ts'
import { endAllOf, endOther, endOwn, type Asking, type Ended, type Ending } from './end.actions.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { enter, type Entered, type Entry } from './entrance.actions.ts'
import {
  forgetSignedIn,
  keepSession,
  keepSignedIn,
  loginReplyOf,
  moreNeeded,
  REMEMBER_COOKIE,
} from './entrance.routes.ts'
import { clearFailuresOf } from './failure.sql.ts'
import { memberSessionOf, openLive, type Listener, type Live, type MemberSession } from './live.actions.ts'
import { checkPassword, type ProveRefusal } from './login.actions.ts'
import { parseRemember } from './remember.ts'
import { deleteRemembered } from './remember.sql.ts'
import { resume } from './resume.actions.ts'
import { clearProofs, markProven } from './session.sql.ts'
import { issueSocketToken, redeemSocketToken } from './socketToken.actions.ts'
import type { SocketTokenHolder } from './socketToken.sql.ts'

export type Sessions = {
  find(token: string): Promise<MemberSession | undefined>
  /** A session for a browser that is remembered, with its cookies set. */
  resume(visit: Visit): Promise<MemberSession | undefined>
  /**
   * Signs an account in, or says what else it asks for. Part of a larger transaction: a new account and its first session
   * stand or fall together.
   */
  open(tx: Tx, account: Account, visit: Visit, entry: Entry): Promise<Entered>
  /** Once that has committed: sets the cookies, ends what the browser had open before, and says what to answer. */
  finishLogin(visit: Visit, entered: Entered, caller: MemberSession | undefined): Promise<LoginReply>
  /** Whether whoever holds the session knows the password; wrong ones count as they do at the door. */
  checkPassword(account: Account, password: string, visit: Visit): Promise<Result<undefined, ProveRefusal>>
  /** The session has proven who holds it, and goes on under a new token. */
  lift(session: MemberSession, visit: Visit, proof: Lifting): Promise<void>
  /** Once a key or a contact has changed: who holds a session proves it anew, by what there is now. */
  forgetProofs(account: Id<'account'>): Promise<void>
  logOut(session: MemberSession, visit: Visit): Promise<void>
  endOther(asking: Asking, ending: Ending): Promise<Result<Ended, 'session.unknown'>>
  /** Ends every session of an account but one, and forgets every browser that is remembered. */
  endSessionsOf(account: Id<'account'>, kept?: { readonly except: string }): Promise<void>
  /** Opens the door again after wrong passwords: the owner has proven another way who they are. */
  forgiveFailures(tx: Tx, account: Account): Promise<void>
  /** What is remembered of an account for a moment is asked again: something of it has changed. */
  refresh(account: Id<'account'>): void
  issueSocketToken(session: MemberSession): Promise<string>
  redeemSocketToken(ticket: string): Promise<SocketTokenHolder | undefined>
  /** Ends what is over and forgets what is old; a bounded piece of work. */
  cleanUp(): Promise<number>
  /** Heard in this process at once; other processes notice within a second. */
  onEnded(listener: Listener): void
}

/** By what it was proven, and whether that counts for changes as well. */
export type Lifting = { readonly way: ProofWay; readonly isForChange: boolean }

type Kept = Pick<Sessions, 'open' | 'finishLogin' | 'resume'>

/** How sessions begin. */
function beginnings(options: AuthOptions, live: Live, endHere: (session: MemberSession) => Promise<void>): Kept {
  return {
    open: (tx, account, visit, entry) => enter(options, tx, { ...entry, account, visit }),
    async finishLogin(visit, entered, caller) {
      if ('more' in entered) return moreNeeded(visit, entered.more)
      const { signedIn } = entered
      if (caller) await endHere(caller)
      // Whoever signs in says anew whether this browser is to be remembered, and as whom.
      const before = parseRemember(visit.readCookie(REMEMBER_COOKIE))
      if (before) await options.db.write((tx) => deleteRemembered(tx, before.selector))
      keepSignedIn(visit, signedIn)
      return loginReplyOf(signedIn, await options.unreadOf(signedIn.account.id))
    },
    async resume(visit) {
      const cookie = visit.readCookie(REMEMBER_COOKIE)
      if (cookie === undefined) return undefined
      const resumed = await resume(options, cookie, visit)
      if (resumed.is === 'in') {
        const { signedIn } = resumed
        keepSignedIn(visit, signedIn)
        return memberSessionOf(signedIn.sessionId, { ...signedIn, device: hashToken(signedIn.deviceToken) })
      }
      visit.clearCookie(REMEMBER_COOKIE)
      if (resumed.is === 'stolen') live.tellEnded(resumed.ended)
      return undefined
    },
  }
}

export function openSessions(options: AuthOptions): Sessions {
  const { db, clock } = options
  const live = openLive(options)
  const endHere = async (session: MemberSession): Promise<void> =>
    live.tellEnded(await db.write((tx) => endOwn(tx, session, clock.nowMs())))

  return {
    ...beginnings(options, live, endHere),
    find: (token) => live.find(token),
    checkPassword: (account, password, visit) => checkPassword(options, account, password, visit),
    async lift(session, visit, proof) {
      const token = makeToken()
      const atMs = clock.nowMs()
      await db.write((tx) => markProven(tx, session.sessionId, hashToken(token), { ...proof, atMs }))
      live.forgetSession(session.sessionId)
      keepSession(visit, token, session.account)
    },
    async forgetProofs(account) {
      await db.write((tx) => clearProofs(tx, account))
      live.forgetAccount(account)
    },
    async logOut(session, visit) {
      await endHere(session)
      forgetSignedIn(visit)
    },
    async endOther(asking, ending) {
      const ended = await endOther(options, asking, ending)
      if (ended.ok) {
        live.tellEnded(ended.value.ended)
        live.forgetAccount(asking.account.id)
      }
      return ended
    },
    async endSessionsOf(account, kept) {
      live.tellEnded(await db.write((tx) => endAllOf(tx, account, kept?.except, clock.nowMs())))
      live.forgetAccount(account)
    },
    forgiveFailures: (tx, account) => clearFailuresOf(tx, account),
    refresh: (account) => live.forgetAccount(account),
    issueSocketToken: ({ sessionId }) => issueSocketToken(options, sessionId),
    redeemSocketToken: (ticket) => redeemSocketToken(options, ticket),
    async cleanUp() {
      const ended = await db.write((tx) => cleanUp(tx, clock.nowMs()))
      live.tellEnded(ended)
      return ended.length
    },
    onEnded: (listener) => live.onEnded(listener),
  }
}
