import type { LoginReply } from '@ronda/contract'
import { seconds, type Id, type Result } from '@ronda/core'
import type { MemberCaller, Visit } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { makeRecall } from '../../platform/recall/recall.ts'
import { hashToken, isToken, makeToken } from '../../platform/secrets/index.ts'
import type { Account } from '../identity/index.ts'
import { deleteOldChallenges } from './challenge.sql.ts'
import { endAllOf, endOther, endOwn, type Asking, type Ended, type Ending } from './end.actions.ts'
import { openSession, type DoorOptions, type Entry, type SignedIn } from './entrance.actions.ts'
import { forgetSignedIn, keepSession, keepSignedIn, loginReplyOf, REMEMBER_COOKIE } from './entrance.routes.ts'
import { clearFailuresOf, deleteOldFailures } from './failure.sql.ts'
import { deleteOldKnown } from './known.sql.ts'
import { checkPassword, type ProveRefusal } from './login.actions.ts'
import { deleteOldHistory, endOverSessions } from './over.sql.ts'
import { parseRemember } from './remember.ts'
import { deleteOldRemembered, deleteRemembered } from './remember.sql.ts'
import { resume } from './resume.actions.ts'
import { isSessionLive, isSightingDue, TICKET_LIFE_MS } from './session.ts'
import { findSession, markProven, markSeen } from './session.sql.ts'
import { deleteOldTickets, insertTicket, takeTicket, type TicketHolder } from './ticket.sql.ts'
import { endOldTrials } from './trial.actions.ts'

/** Who is signed in, as every handler of a member's call sees it. */
export type MemberSession = MemberCaller & {
  readonly sessionId: Id<'session'>
  readonly account: Account
  readonly device: Buffer | null
  readonly address: string
  /** The remembered browser that the session belongs to. */
  readonly remembered: string | null
  /** When the account had signed in before. */
  readonly loginBeforeAtMs: number | null
  readonly endsAtMs: number
}

export type Sessions = {
  find(token: string): Promise<MemberSession | undefined>
  /** A session for a browser that is remembered, with its cookies set. */
  resume(visit: Visit): Promise<MemberSession | undefined>
  /** Part of a larger transaction: a new account and its first session stand or fall together. */
  open(tx: Tx, account: Account, visit: Visit, entry: Entry): Promise<SignedIn>
  /** Once that has committed: sets the cookies, ends what the browser had open before, and says what to answer. */
  finishLogin(visit: Visit, signedIn: SignedIn, caller: MemberSession | undefined): Promise<LoginReply>
  /** Whether whoever holds the session knows the password; wrong ones count as they do at the door. */
  checkPassword(account: Account, password: string, visit: Visit): Promise<Result<undefined, ProveRefusal>>
  /** The session becomes a proven one, under a new token. */
  lift(session: MemberSession, visit: Visit): Promise<void>
  logOut(session: MemberSession, visit: Visit): Promise<void>
  endOther(asking: Asking, ending: Ending): Promise<Result<Ended, 'session.unknown'>>
  /** Ends every session of an account but one, and forgets every browser that is remembered. */
  endSessionsOf(account: Id<'account'>, kept?: { readonly except: string }): Promise<void>
  /** Opens the door again after wrong passwords: the owner has proven another way who they are. */
  forgiveFailures(tx: Tx, account: Account): Promise<void>
  /** What is remembered of an account for a moment is asked again: something of it has changed. */
  refresh(account: Id<'account'>): void
  issueTicket(session: MemberSession): Promise<string>
  redeemTicket(ticket: string): Promise<TicketHolder | undefined>
  /** Ends what is over and forgets what is old; a bounded piece of work. */
  cleanUp(): Promise<number>
  /** Heard in this process at once; other processes notice within a second. */
  onEnded(listener: (sessionIds: ReadonlySet<string>) => void): void
}

const RECALL_MS = seconds(1)
const RECALL_MAX = 50_000
const CLEAN_UP_MAX = 1_000

type Facts = Pick<
  MemberSession,
  'account' | 'device' | 'address' | 'isProven' | 'remembered' | 'loginBeforeAtMs' | 'endsAtMs'
>

function memberSessionOf(sessionId: Id<'session'>, facts: Facts): MemberSession {
  const { account, device, address, isProven, remembered, loginBeforeAtMs, endsAtMs } = facts
  return {
    sessionId,
    isOperator: account.kind === 'operator',
    isAgent: account.kind === 'agent',
    isTrial: account.kind === 'trial',
    isProven,
    account,
    device,
    address,
    remembered,
    loginBeforeAtMs,
    endsAtMs,
  }
}

/** Reads a session, ends its life here if it is over, and writes down from time to time that it was seen. */
async function loadSession({ db, clock }: DoorOptions, token: string): Promise<MemberSession | undefined> {
  if (!isToken(token)) return undefined
  const nowMs = clock.nowMs()
  const found = await db.read((tx) => findSession(tx, hashToken(token)))
  if (found === undefined || found.account.isBlocked || !isSessionLive(found, nowMs)) return undefined
  if (isSightingDue(found, nowMs)) await db.write((tx) => markSeen(tx, found.id, nowMs))
  return memberSessionOf(found.id, found)
}

/** Forgets what nobody needs any more; returns the sessions that ended with it. */
async function cleanUp(tx: Tx, nowMs: number): Promise<readonly string[]> {
  await deleteOldTickets(tx, nowMs)
  await deleteOldFailures(tx, nowMs)
  await deleteOldChallenges(tx, nowMs)
  await deleteOldRemembered(tx, nowMs)
  await deleteOldKnown(tx, nowMs)
  await deleteOldHistory(tx, nowMs)
  return [...(await endOverSessions(tx, nowMs, CLEAN_UP_MAX)), ...(await endOldTrials(tx, nowMs, CLEAN_UP_MAX))]
}

export function openSessions(options: DoorOptions): Sessions {
  const { db, clock } = options
  const listeners: ((sessionIds: ReadonlySet<string>) => void)[] = []
  const recall = makeRecall<MemberSession>({
    load: (token) => loadSession(options, token),
    keepMs: RECALL_MS,
    keepMax: RECALL_MAX,
    nowMs: () => clock.nowMs(),
  })

  function tellEnded(ended: readonly string[]): void {
    const sessionIds = new Set(ended)
    if (sessionIds.size === 0) return
    recall.forgetWhere((session) => sessionIds.has(session.sessionId))
    for (const listener of listeners) listener(sessionIds)
  }

  const endHere = async (session: MemberSession): Promise<void> =>
    tellEnded(await db.write((tx) => endOwn(tx, session, clock.nowMs())))

  return {
    find: (token) => recall.get(token),
    async resume(visit) {
      const resumed = await resume(options, visit.readCookie(REMEMBER_COOKIE), visit)
      if (resumed.is === 'in') {
        const { signedIn } = resumed
        keepSignedIn(visit, signedIn)
        return memberSessionOf(signedIn.sessionId, { ...signedIn, device: hashToken(signedIn.deviceToken) })
      }
      visit.clearCookie(REMEMBER_COOKIE)
      if (resumed.is === 'stolen') tellEnded(resumed.ended)
      return undefined
    },
    open: (tx, account, visit, entry) => openSession(options, tx, account, visit, entry),
    async finishLogin(visit, signedIn, caller) {
      if (caller) await endHere(caller)
      // Whoever signs in says anew whether this browser is to be remembered, and as whom.
      const before = parseRemember(visit.readCookie(REMEMBER_COOKIE))
      if (before) await db.write((tx) => deleteRemembered(tx, before.selector))
      keepSignedIn(visit, signedIn)
      return loginReplyOf(signedIn)
    },
    checkPassword: (account, password, visit) => checkPassword(options, account, password, visit),
    async lift(session, visit) {
      const token = makeToken()
      await db.write((tx) => markProven(tx, session.sessionId, hashToken(token)))
      recall.forgetWhere(({ sessionId }) => sessionId === session.sessionId)
      keepSession(visit, token, session.account)
    },
    async logOut(session, visit) {
      await endHere(session)
      forgetSignedIn(visit)
    },
    async endOther(asking, ending) {
      const ended = await endOther(options, asking, ending)
      if (ended.ok) {
        tellEnded(ended.value.ended)
        recall.forgetWhere(({ account }) => account.id === asking.account.id)
      }
      return ended
    },
    async endSessionsOf(account, kept) {
      tellEnded(await db.write((tx) => endAllOf(tx, account, kept?.except, clock.nowMs())))
      recall.forgetWhere((session) => session.account.id === account)
    },
    forgiveFailures: (tx, account) => clearFailuresOf(tx, account),
    refresh: (account) => recall.forgetWhere((session) => session.account.id === account),
    async issueTicket(session) {
      const ticket = makeToken()
      const expiresAtMs = clock.nowMs() + TICKET_LIFE_MS
      await db.write((tx) => insertTicket(tx, hashToken(ticket), session.sessionId, expiresAtMs))
      return ticket
    },
    async redeemTicket(ticket) {
      if (!isToken(ticket)) return undefined
      return db.write((tx) => takeTicket(tx, hashToken(ticket), clock.nowMs()))
    },
    async cleanUp() {
      const ended = await db.write((tx) => cleanUp(tx, clock.nowMs()))
      tellEnded(ended)
      return ended.length
    },
    onEnded: (listener) => void listeners.push(listener),
  }
}
