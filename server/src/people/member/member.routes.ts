import type { member as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { infoOf, rememberSession, type MemberSession } from '../session/index.ts'
import { register, type MemberOptions } from './member.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function memberRoutes(options: MemberOptions): GroupHandlers<typeof calls, Who> {
  return {
    async info({ caller }) {
      return ok(infoOf(caller.account))
    },
    async register({ request, caller, visit }) {
      const signedIn = await register(options, { ...request, address: visit.address })
      if (!signedIn.ok) return err(signedIn.error)
      if (caller) await options.sessions.logOut(caller.sessionId)
      rememberSession(visit, signedIn.value.token)
      return ok(infoOf(signedIn.value.account))
    },
  }
}
