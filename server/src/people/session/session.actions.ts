import type { LoginReply, ProofWay } from '@ronda/contract'
import type { Id, Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hashToken, makeToken } from '../../platform/secrets/index.ts'
import type { Account } from '../identity/index.ts'
import { cleanUp } from './cleanUp.actions.ts'
import { endAllOf, endOther, endOwn, type RequestingSession, type Ended, type EndRequest } from './end.actions.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { signIn, type SignInResult, type Entry } from './openSession.actions.ts'
import {
  clearSignInCookies,
  setSessionCookie,
  setSignInCookies,
  loginReplyOf,
  moreNeeded,
  REMEMBER_COOKIE,
} from './signInReply.routes.ts'
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
  /** Opens a session for a remembered browser and sets its cookies. */
  resume(visit: Visit): Promise<MemberSession | undefined>
  /**
   * Signs an account in, or returns the further step that is required. Runs in the caller's transaction, so that a new
   * account and its first session commit together.
   */
  open(tx: Tx, account: Account, visit: Visit, entry: Entry): Promise<SignInResult>
  /** After that commit: sets the cookies, ends the browser's earlier sessions, and returns the reply. */
  finishLogin(visit: Visit, entered: SignInResult, caller: MemberSession | undefined): Promise<LoginReply>
  /** Checks the password within a session; wrong ones count as they do at sign-in. */
  checkPassword(account: Account, password: string, visit: Visit): Promise<Result<undefined, ProveRefusal>>
  /** Marks the session as proven and gives it a new token. */
  lift(session: MemberSession, visit: Visit, proof: GivenProof): Promise<void>
  /** After a change of credentials or contacts: every session must be proven again, with the new ones. */
  clearProofs(account: Id<'account'>): Promise<void>
  logOut(session: MemberSession, visit: Visit): Promise<void>
  endOther(requesting: RequestingSession, request: EndRequest): Promise<Result<Ended, 'session.unknown'>>
  /** Ends every session of an account but one, and deletes its remembered browsers. */
  endSessionsOf(account: Id<'account'>, kept?: { readonly except: string }): Promise<void>
  /** Ends the lock after wrong passwords, because the owner was proven in another way. */
  clearFailures(tx: Tx, account: Account): Promise<void>
  /** Drops the cached sessions of an account after the account has changed. */
  refresh(account: Id<'account'>): void
  issueSocketToken(session: MemberSession): Promise<string>
  redeemSocketToken(token: string): Promise<SocketTokenHolder | undefined>
  /** Ends expired sessions and deletes old data; the work of one call is bounded. */
  cleanUp(): Promise<number>
  /** Called at once for sessions that end in this process; other processes notice within a second. */
  onEnded(listener: Listener): void
  /** How many promotions an account can join or claim, which member info says. */
  promotionsOf(account: Account): Promise<number>
  /** Promotions are opened after sessions: until they are, there are none. */
  countPromotionsBy(count: (account: Account) => Promise<number>): void
}

/** The way of the proof, and whether it counts for changes too. */
export type GivenProof = { readonly way: ProofWay; readonly isForChange: boolean }

type SessionOpening = Pick<Sessions, 'open' | 'finishLogin' | 'resume'>

/** The functions that open sessions. */
function makeOpening(
  options: AuthOptions,
  live: Live,
  endHere: (session: MemberSession) => Promise<void>,
): SessionOpening {
  return {
    open: (tx, account, visit, entry) => signIn(options, tx, { ...entry, account, visit }),
    async finishLogin(visit, entered, caller) {
      if ('more' in entered) return moreNeeded(visit, entered.more)
      const { signedIn } = entered
      if (caller) await endHere(caller)
      // Each sign-in decides again whether this browser is remembered, and for which account.
      const before = parseRemember(visit.readCookie(REMEMBER_COOKIE))
      if (before) await options.db.write((tx) => deleteRemembered(tx, before.selector))
      setSignInCookies(visit, signedIn)
      const { account } = signedIn
      const unreadCount = await options.unreadOf(account.id)
      const [rank, mayInvite] = [await options.rankOf(account), await options.mayInvite(account)]
      const promotions = await options.promotions.count(account)
      return loginReplyOf(signedIn, { unreadCount, rank, mayInvite, promotions })
    },
    async resume(visit) {
      const cookie = visit.readCookie(REMEMBER_COOKIE)
      if (cookie === undefined) return undefined
      const resumed = await resume(options, cookie, visit)
      if (resumed.is === 'in') {
        const { signedIn } = resumed
        setSignInCookies(visit, signedIn)
        return memberSessionOf(signedIn.sessionId, { ...signedIn, device: hashToken(signedIn.deviceToken) })
      }
      visit.clearCookie(REMEMBER_COOKIE)
      if (resumed.is === 'stolen') live.publishEnded(resumed.ended)
      return undefined
    },
  }
}

export function openSessions(options: AuthOptions): Sessions {
  const { db, clock } = options
  const live = openLive(options)
  const endHere = async (session: MemberSession): Promise<void> =>
    live.publishEnded(await db.write((tx) => endOwn(tx, session, clock.nowMs())))

  return {
    ...makeOpening(options, live, endHere),
    find: (token) => live.find(token),
    checkPassword: (account, password, visit) => checkPassword(options, account, password, visit),
    async lift(session, visit, proof) {
      const token = makeToken()
      const atMs = clock.nowMs()
      await db.write((tx) => markProven(tx, session.sessionId, hashToken(token), { ...proof, atMs }))
      live.forgetSession(session.sessionId)
      setSessionCookie(visit, token, session.account)
    },
    async clearProofs(account) {
      await db.write((tx) => clearProofs(tx, account))
      live.forgetAccount(account)
    },
    async logOut(session, visit) {
      await endHere(session)
      clearSignInCookies(visit)
    },
    async endOther(requesting, request) {
      const ended = await endOther(options, requesting, request)
      if (ended.ok) {
        live.publishEnded(ended.value.ended)
        live.forgetAccount(requesting.account.id)
      }
      return ended
    },
    async endSessionsOf(account, kept) {
      live.publishEnded(await db.write((tx) => endAllOf(tx, account, kept?.except, clock.nowMs())))
      live.forgetAccount(account)
    },
    clearFailures: (tx, account) => clearFailuresOf(tx, account),
    refresh: (account) => live.forgetAccount(account),
    issueSocketToken: ({ sessionId }) => issueSocketToken(options, sessionId),
    redeemSocketToken: (token) => redeemSocketToken(options, token),
    async cleanUp() {
      const ended = await db.write((tx) => cleanUp(tx, clock.nowMs()))
      live.publishEnded(ended)
      return ended.length
    },
    onEnded: (listener) => live.onEnded(listener),
    promotionsOf: (account) => options.promotions.count(account),
    countPromotionsBy(count) {
      options.promotions.count = count
    },
  }
}
