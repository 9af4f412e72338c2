import type { password as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../session/index.ts'
import { askForLink, setByLink, setByMobile, type ForgottenOptions } from './forgotten.actions.ts'
import { changePassword } from './password.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function passwordRoutes(options: ForgottenOptions): GroupHandlers<typeof calls, Who> {
  return {
    async change({ request, caller: { account, sessionId } }) {
      const changed = await changePassword(options, { account, session: sessionId }, request)
      return changed.ok ? ok({}) : changed
    },
    async forgotByEmail({ request, visit }) {
      const asked = await askForLink(options, { ...request, ip: visit.ip })
      return asked.ok ? ok({}) : asked
    },
    async setByLink({ request }) {
      const set = await setByLink(options, request.link, request.newPassword)
      return set.ok ? ok({}) : set
    },
    async forgotByMobile({ request }) {
      const set = await setByMobile(options, request)
      return set.ok ? ok({}) : set
    },
  }
}
