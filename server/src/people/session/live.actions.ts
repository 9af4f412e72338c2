import { seconds, type Id } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { MemberCaller } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { hashToken, isToken } from '../../platform/secrets/index.ts'
import type { Account } from '../identity/index.ts'
import type { SessionAccess } from './access.ts'
import { isSessionLive, isSeenUpdateDue, type SecondFactor, type SignInProof } from './session.ts'
import { findSession, findSessionBefore, markSeen } from './session.sql.ts'

/** The session of a signed-in caller, as the handlers of member calls get it. */
export type MemberSession = MemberCaller &
  SessionAccess & {
    readonly sessionId: Id<'session'>
    readonly account: Account
    readonly device: Buffer | null
    readonly address: string
    /** The remembered browser that the session belongs to. */
    readonly remembered: string | null
    /** The way of the last proof; `provenAtMs` is its time. */
    readonly proofWay: SignInProof | null
    /** The time of the previous sign-in. */
    readonly loginBeforeAtMs: number | null
    readonly endsAtMs: number
  }

const CACHE_MS = seconds(1)
const CACHE_MAX = 50_000

type Facts = Pick<
  MemberSession,
  | 'account'
  | 'device'
  | 'address'
  | 'isProven'
  | 'proofWay'
  | 'provenAtMs'
  | 'remembered'
  | 'loginBeforeAtMs'
  | 'endsAtMs'
> & { readonly secondFactor: SecondFactor | null }

export function memberSessionOf(sessionId: Id<'session'>, facts: Facts): MemberSession {
  const { account, device, address, isProven, proofWay, provenAtMs, remembered, loginBeforeAtMs, endsAtMs } = facts
  const isOperator = account.kind === 'operator'
  return {
    sessionId,
    isOperator,
    isFactorDue: isOperator && facts.secondFactor === null,
    isAgent: account.kind === 'agent',
    isTrial: account.kind === 'trial',
    isCountedByAddress: account.kind === 'trial',
    mayCallWhenClosed: isOperator,
    isProven,
    proofWay,
    provenAtMs,
    isPasswordDue: account.mustChangePassword,
    areTermsDue: account.areTermsDue,
    account,
    device,
    address,
    remembered,
    loginBeforeAtMs,
    endsAtMs,
  }
}

type LiveOptions = { readonly db: Db; readonly clock: Clock }

/** Reads a session that is still live, and updates its last-seen time from time to time. */
async function loadSession({ db, clock }: LiveOptions, token: string): Promise<MemberSession | undefined> {
  if (!isToken(token)) return undefined
  const nowMs = clock.nowMs()
  const hash = hashToken(token)
  const found = await db.read(async (tx) => (await findSession(tx, hash)) ?? findSessionBefore(tx, hash, nowMs))
  if (found === undefined || found.account.isBlocked) return undefined
  if (!isSessionLive(found, found.account.kind, nowMs)) return undefined
  if (isSeenUpdateDue(found, nowMs)) await db.write((tx) => markSeen(tx, found.id, nowMs))
  return memberSessionOf(found.id, found)
}

export type Listener = (sessionIds: ReadonlySet<string>) => void

/** The live sessions, cached in this process for a short time. */
export type Live = {
  find(token: string): Promise<MemberSession | undefined>
  forgetSession(session: string): void
  forgetAccount(account: Id<'account'>): void
  /** Must be called after the end is committed: drops the sessions from the cache and calls the listeners. */
  publishEnded(ended: readonly string[]): void
  onEnded(listener: Listener): void
}

export function openLive(options: LiveOptions): Live {
  const listeners: Listener[] = []
  const cache = makeTtlCache<MemberSession>({
    load: (token) => loadSession(options, token),
    ttlMs: CACHE_MS,
    entriesMax: CACHE_MAX,
    nowMs: () => options.clock.nowMs(),
  })
  return {
    find: (token) => cache.get(token),
    forgetSession: (session) => cache.forgetWhere(({ sessionId }) => sessionId === session),
    forgetAccount: (owner) => cache.forgetWhere(({ account }) => account.id === owner),
    publishEnded(ended) {
      const sessionIds = new Set(ended)
      if (sessionIds.size === 0) return
      cache.forgetWhere((session) => sessionIds.has(session.sessionId))
      for (const listener of listeners) listener(sessionIds)
    },
    onEnded: (listener) => void listeners.push(listener),
  }
}
