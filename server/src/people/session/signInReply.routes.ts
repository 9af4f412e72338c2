import { GENERAL_AGENT_TYPE, MEMBER_TYPES, type LoginReply, type MemberInfo } from '@ronda/contract'
import { days, type Currency } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import type { Account } from '../identity/index.ts'
import type { SignedIn } from './openSession.actions.ts'
import { DEVICE_COOKIE, type MemberRank } from './signIn.actions.ts'
import { REMEMBER_LIFE_MS } from './remember.ts'
import { sessionLifeMs } from './session.ts'
import type { MoreNeeded } from './step.actions.ts'

export const SESSION_COOKIE = '__Host-ronda_s'
export const REMEMBER_COOKIE = '__Host-ronda_r'

const DEVICE_LIFE_MS = days(365)

const cookieAge = (ms: number): { maxAgeSeconds: number } => ({ maxAgeSeconds: Math.floor(ms / 1_000) })

export function setSessionCookie(visit: Visit, token: string, account: Account): void {
  visit.setCookie(SESSION_COOKIE, token, cookieAge(sessionLifeMs(account.kind)))
}

/** The device cookie lives long, because it distinguishes known browsers from unknown ones. */
function setDeviceCookie(visit: Visit, deviceToken: string): void {
  visit.setCookie(DEVICE_COOKIE, deviceToken, cookieAge(DEVICE_LIFE_MS))
}

/** Sets every cookie of a session that has just been opened. */
export function setSignInCookies(visit: Visit, signedIn: SignedIn): void {
  setSessionCookie(visit, signedIn.token, signedIn.account)
  setDeviceCookie(visit, signedIn.deviceToken)
  if (signedIn.remember !== undefined) visit.setCookie(REMEMBER_COOKIE, signedIn.remember, cookieAge(REMEMBER_LIFE_MS))
  else if (signedIn.remembered === null && visit.readCookie(REMEMBER_COOKIE) !== undefined) {
    visit.clearCookie(REMEMBER_COOKIE)
  }
}

/** Clears the session and remember cookies. The device cookie stays, so that the browser is still known. */
export function clearSignInCookies(visit: Visit): void {
  visit.clearCookie(SESSION_COOKIE)
  visit.clearCookie(REMEMBER_COOKIE)
}

/** Trial money has no currency symbol. */
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

/** What other features know of the member. */
export type InfoOfFeatures = {
  readonly unreadCount: number
  readonly rank: MemberRank
  /** Whether the member is offered to invite others. */
  readonly mayInvite: boolean
  /** How many promotions they can join or claim. */
  readonly promotions: number
}

export function infoOf(account: Account, session: InfoOfSession, known: InfoOfFeatures): MemberInfo {
  const { unreadCount, rank, mayInvite, promotions } = known
  const {
    number,
    username,
    nickname,
    kind,
    currency,
    countryCode,
    language,
    mustChangePassword,
    areTermsDue,
    hasUpline,
  } = account
  return {
    id: number,
    account: username,
    nickname,
    type: kind === 'agent' && !hasUpline ? GENERAL_AGENT_TYPE : MEMBER_TYPES[kind],
    currency,
    currencySymbol: symbolOf(currency),
    countryCode,
    language,
    isVip: rank.level > 0,
    vipLabel: rank.name,
    vipRank: rank.level,
    availablePromo: promotions + (mayInvite ? 1 : 0),
    mayInvite,
    unreadCount,
    mustChangePassword,
    areTermsDue,
    isProven: session.isProven,
    isFactorDue: session.isFactorDue,
    lastLoginAtMs: session.loginBeforeAtMs,
  }
}

/** The reply of every sign-in. `passwordExpired` can only be true after a sign-in by password. */
export function loginReplyOf(signedIn: SignedIn, known: InfoOfFeatures): LoginReply {
  const { account, sessionId, proof } = signedIn
  const isFactorDue = account.kind === 'operator' && signedIn.secondFactor === null
  return {
    step: 'done',
    member: infoOf(account, { ...signedIn, isFactorDue }, known),
    token: sessionId,
    firstTimeLogin: !account.firstLoginSeen,
    passwordExpired: proof === 'password' && account.mustChangePassword,
  }
}

/** The reply of a sign-in that needs a further step. The challenge works in this browser only. */
export function moreNeeded(visit: Visit, { challenge, ways, deviceToken }: MoreNeeded): LoginReply {
  setDeviceCookie(visit, deviceToken)
  return { step: 'verify', challenge, ways: ways.map((way) => ({ ...way })) }
}
