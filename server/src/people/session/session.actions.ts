import { seconds, type Id, type Result } from '@ronda/core'
import type { MemberCaller } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { makeRecall } from '../../platform/recall/recall.ts'
import { hashToken, isToken, makeToken } from '../../platform/secrets/index.ts'
import type { Account } from '../identity/index.ts'
import { deleteOldFailures } from './failure.sql.ts'
import {
  logIn,
  openSession,
  type Credentials,
  type LoginOptions,
  type LoginRefusal,
  type SignedIn,
} from './login.actions.ts'
import { isSessionLive, isSightingDue, SESSION_LIFE_MS, TICKET_LIFE_MS } from './session.ts'
import { deleteOverSessions, deleteSession, findSession, markSeen } from './session.sql.ts'
import { deleteOldTickets, insertTicket, takeTicket, type TicketHolder } from './ticket.sql.ts'

/** Who is signed in, as every handler of a member's call sees it. */
export type MemberSession = MemberCaller & {
  readonly sessionId: Id<'session'>
  readonly account: Account
  readonly endsAtMs: number
}

export type Sessions = {
  find(token: string): Promise<MemberSession | undefined>
  /** Part of a larger transaction: a new account and its first session stand or fall together. */
  open(tx: Tx, account: Account, address: string): Promise<SignedIn>
  logIn(credentials: Credentials): Promise<Result<SignedIn, LoginRefusal>>
  logOut(sessionId: string): Promise<void>
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

/** Reads a session, ends its life here if it is over, and writes down from time to time that it was seen. */
async function loadSession({ db, clock }: LoginOptions, token: string): Promise<MemberSession | undefined> {
  if (!isToken(token)) return undefined
  const nowMs = clock.nowMs()
  const found = await db.read((tx) => findSession(tx, hashToken(token)))
  if (found === undefined || !isSessionLive(found, nowMs)) return undefined
  if (isSightingDue(found, nowMs)) {
    await db.write((tx) => markSeen(tx, found.id, nowMs))
  }
  const { account } = found
  const endsAtMs = found.createdAtMs + SESSION_LIFE_MS
  const { kind } = account
  return {
    sessionId: found.id,
    isOperator: kind === 'operator',
    isAgent: kind === 'agent',
    isTrial: false,
    isProven: true,
    account,
    endsAtMs,
  }
}

export function openSessions(options: LoginOptions): Sessions {
  const { db, clock } = options
  const listeners: ((sessionIds: ReadonlySet<string>) => void)[] = []
  const recall = makeRecall<MemberSession>({
    load: (token) => loadSession(options, token),
    keepMs: RECALL_MS,
    keepMax: RECALL_MAX,
    nowMs: () => clock.nowMs(),
  })

  function tellEnded(sessionIds: ReadonlySet<string>): void {
    recall.forgetWhere((session) => sessionIds.has(session.sessionId))
    for (const listener of listeners) listener(sessionIds)
  }

  return {
    find: (token) => recall.get(token),
    open: (tx, account, address) => openSession(tx, account, address, clock.nowMs()),
    logIn: (credentials) => logIn(options, credentials),
    async logOut(sessionId) {
      await db.write((tx) => deleteSession(tx, sessionId))
      tellEnded(new Set([sessionId]))
    },
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
      const nowMs = clock.nowMs()
      const ended = await db.write(async (tx) => {
        await deleteOldTickets(tx, nowMs)
        await deleteOldFailures(tx, nowMs)
        return deleteOverSessions(tx, nowMs, CLEAN_UP_MAX)
      })
      const sessionIds = new Set(ended)
      if (sessionIds.size > 0) tellEnded(sessionIds)
      return sessionIds.size
    },
    onEnded: (listener) => void listeners.push(listener),
  }
}
