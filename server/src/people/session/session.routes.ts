import { MEMBER_TYPES, type session as calls, type MemberInfo } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Callers, GroupHandlers, Visit } from '../../platform/http/index.ts'
import type { Account } from '../identity/index.ts'
import type { MemberSession, Sessions } from './session.actions.ts'
import { SESSION_LIFE_MS } from './session.ts'

/** `__Host-` makes the browser insist that it came from this very host, over a safe connection, for all of it. */
export const SESSION_COOKIE = '__Host-ronda_s'

type Who = Callers & { readonly member: MemberSession }

export function infoOf(account: Account): MemberInfo {
  const { id, username, kind, currency, language } = account
  return { id, account: username, nickname: username, type: MEMBER_TYPES[kind], currency, language }
}

export function rememberSession(visit: Visit, token: string): void {
  visit.setCookie(SESSION_COOKIE, token, { maxAgeSeconds: SESSION_LIFE_MS / 1_000 })
}

export function sessionRoutes(sessions: Sessions): GroupHandlers<typeof calls, Who> {
  return {
    async login({ request, caller, visit }) {
      const signedIn = await sessions.logIn({ ...request, address: visit.address })
      if (!signedIn.ok) return err(signedIn.error)
      // Whoever signs in again leaves nothing open behind.
      if (caller) await sessions.logOut(caller.sessionId)
      rememberSession(visit, signedIn.value.token)
      return ok(infoOf(signedIn.value.account))
    },
    async logout({ caller, visit }) {
      await sessions.logOut(caller.sessionId)
      visit.clearCookie(SESSION_COOKIE)
      return ok({})
    },
    async ticket({ caller }) {
      return ok({ ticket: await sessions.issueTicket(caller) })
    },
  }
}
