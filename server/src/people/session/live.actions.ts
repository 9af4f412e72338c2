import { seconds, type Id } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { MemberCaller } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { hashToken, isToken } from '../../platform/secrets/index.ts'
import type { Account } from '../identity/index.ts'
import { isSessionLive, isSightingDue, type SecondFactor, type SignInProof } from './session.ts'
import { findSession, findSessionBefore, markSeen } from './session.sql.ts'

/** Who is signed in, as every handler of a member's call sees it. */
export type MemberSession = MemberCaller & {
  readonly sessionId: Id<'session'>
  readonly account: Account
  readonly device: Buffer | null
  readonly address: string
  /** The remembered browser that the session belongs to. */
  readonly remembered: string | null
  /** By what its holder has proven last who they are; `provenAtMs` says when. */
  readonly proofWay: SignInProof | null
  /** When the account had signed in before. */
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
    isProven,
    proofWay,
    provenAtMs,
    isPasswordDue: account.mustChangePassword,
    account,
    device,
    address,
    remembered,
    loginBeforeAtMs,
    endsAtMs,
  }
}

type LiveOptions = { readonly db: Db; readonly clock: Clock }

/** Reads a session, ends its life here if it is over, and writes down from time to time that it was seen. */
async function loadSession({ db, clock }: LiveOptions, token: string): Promise<MemberSession | undefined> {
  if (!isToken(token)) return undefined
  const nowMs = clock.nowMs()
  const hash = hashToken(token)
  const found = await db.read(async (tx) => (await findSession(tx, hash)) ?? findSessionBefore(tx, hash, nowMs))
  if (found === undefined || found.account.isBlocked) return undefined
  if (!isSessionLive(found, found.account.kind, nowMs)) return undefined
  if (isSightingDue(found, nowMs)) await db.write((tx) => markSeen(tx, found.id, nowMs))
  return memberSessionOf(found.id, found)
}

export type Listener = (sessionIds: ReadonlySet<string>) => void

/** Sessions that are open, as this process remembers them for a moment. */
export type Live = {
  find(token: string): Promise<MemberSession | undefined>
  forgetSession(session: string): void
  forgetAccount(account: Id<'account'>): void
  /** To be called once the end is written: nothing of it is remembered, and whoever listens hears. */
  tellEnded(ended: readonly string[]): void
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
    tellEnded(ended) {
      const sessionIds = new Set(ended)
      if (sessionIds.size === 0) return
      cache.forgetWhere((session) => sessionIds.has(session.sessionId))
      for (const listener of listeners) listener(sessionIds)
    },
    onEnded: (listener) => void listeners.push(listener),
  }
}
