import { MEMBER_TYPES, type LoginReply, type MemberInfo } from '@ronda/contract'
import { days, type Currency } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import type { Account } from '../identity/index.ts'
import type { SignedIn } from './entrance.actions.ts'
import { DEVICE_COOKIE } from './signIn.actions.ts'
import { REMEMBER_LIFE_MS } from './remember.ts'
import { sessionLifeMs } from './session.ts'
import type { MoreNeeded } from './step.actions.ts'

export const SESSION_COOKIE = '__Host-ronda_s'
export const REMEMBER_COOKIE = '__Host-ronda_r'

const DEVICE_LIFE_MS = days(365)

const keepFor = (ms: number): { maxAgeSeconds: number } => ({ maxAgeSeconds: Math.floor(ms / 1_000) })

export function keepSession(visit: Visit, token: string, account: Account): void {
  visit.setCookie(SESSION_COOKIE, token, keepFor(sessionLifeMs(account.kind)))
}

/** A browser keeps its name for long: that is how it is told from a stranger's. */
function keepDevice(visit: Visit, deviceToken: string): void {
  visit.setCookie(DEVICE_COOKIE, deviceToken, keepFor(DEVICE_LIFE_MS))
}

/** Every cookie of a session that has just been opened. */
export function keepSignedIn(visit: Visit, signedIn: SignedIn): void {
  keepSession(visit, signedIn.token, signedIn.account)
  keepDevice(visit, signedIn.deviceToken)
  if (signedIn.remember !== undefined) visit.setCookie(REMEMBER_COOKIE, signedIn.remember, keepFor(REMEMBER_LIFE_MS))
  else if (signedIn.remembered === null && visit.readCookie(REMEMBER_COOKIE) !== undefined) {
    visit.clearCookie(REMEMBER_COOKIE)
  }
}

/** Signed out, and not remembered. The browser stays a known one: its owner may come back. */
export function forgetSignedIn(visit: Visit): void {
  visit.clearCookie(SESSION_COOKIE)
  visit.clearCookie(REMEMBER_COOKIE)
}

/** Trial money is no currency and has no sign of its own. */
function symbolOf(currency: Currency): string {
  if (currency === 'XTR') return ''
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

export type InfoOfSession = {
  readonly isProven: boolean
  readonly isFactorDue: boolean
  readonly loginBeforeAtMs: number | null
}

export function infoOf(account: Account, session: InfoOfSession, unreadCount: number): MemberInfo {
  const { number, username, nickname, kind, currency, countryCode, language, mustChangePassword } = account
  return {
    id: number,
    account: username,
    nickname,
    type: MEMBER_TYPES[kind],
    currency,
    currencySymbol: symbolOf(currency),
    countryCode,
    language,
    // Everyone starts on the lowest step; ranks and promotions raise these when there are any.
    isVip: false,
    vipLabel: 'VIP 0',
    vipRank: 0,
    availablePromo: 0,
    unreadCount,
    mustChangePassword,
    isProven: session.isProven,
    isFactorDue: session.isFactorDue,
    lastLoginAtMs: session.loginBeforeAtMs,
  }
}

/** What every way in answers with. Only someone who came in by a password can have one that is over. */
export function loginReplyOf(signedIn: SignedIn, unreadCount: number): LoginReply {
  const { account, sessionId, proof } = signedIn
  const isFactorDue = account.kind === 'operator' && signedIn.secondFactor === null
  return {
    step: 'done',
    member: infoOf(account, { ...signedIn, isFactorDue }, unreadCount),
    token: sessionId,
    firstTimeLogin: !account.firstLoginSeen,
    passwordExpired: proof === 'password' && account.mustChangePassword,
  }
}

/** What a way in answers with when one step more is needed. The challenge works in this browser only. */
export function moreNeeded(visit: Visit, { challenge, ways, deviceToken }: MoreNeeded): LoginReply {
  keepDevice(visit, deviceToken)
  return { step: 'verify', challenge, ways: ways.map((way) => ({ ...way })) }
}
