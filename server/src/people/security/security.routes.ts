import type { security as calls } from '@ronda/contract'
import { ok, type Result } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../session/index.ts'
import {
  changeEmail,
  changeMobile,
  overviewOf,
  sendEmailCode,
  sendMobileCode,
  type SecurityOptions,
} from './security.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const done = <E>(result: Result<unknown, E>): Result<Record<string, never>, E> => (result.ok ? ok({}) : result)

export function securityRoutes(options: SecurityOptions): GroupHandlers<typeof calls, Who> {
  const { factors, teller } = options
  return {
    async overview({ caller }) {
      const overview = await overviewOf(options, caller.account.id)
      return ok({ ...overview, passkeys: [...overview.passkeys], socials: [...overview.socials] })
    },
    beginAuthenticator: ({ caller }) => factors.beginAuthenticator(caller.account),
    async confirmAuthenticator({ request, caller: { account } }) {
      const confirmed = await factors.confirmAuthenticator(account.id, request.code)
      if (!confirmed.ok) return confirmed
      teller.tell(account, { change: 'authenticatorAdded' })
      return ok({ recoveryCodes: [...confirmed.value] })
    },
    async removeAuthenticator({ request, caller: { account } }) {
      const removed = await factors.removeAuthenticator(account.id, request.code)
      if (removed.ok) teller.tell(account, { change: 'authenticatorRemoved' })
      return done(removed)
    },
    async beginPasskey({ caller }) {
      const begun = await factors.beginPasskey(caller.account)
      return begun.ok ? ok({ ...begun.value, options: { ...begun.value.options } }) : begun
    },
    async addPasskey({ request, caller: { account } }) {
      const added = await factors.addPasskey(account.id, request)
      if (added.ok) teller.tell(account, { change: 'passkeyAdded' })
      return done(added)
    },
    async removePasskey({ request, caller: { account } }) {
      const removed = await factors.removePasskey(account.id, request.id)
      if (removed.ok) teller.tell(account, { change: 'passkeyRemoved' })
      return done(removed)
    },
    sendEmailCode: ({ request, caller: { account }, visit: { ip } }) =>
      sendEmailCode(options, { account, ip, language: request.language }, request.email),
    setEmail: async ({ request, caller }) => done(await changeEmail(options, caller.account, request)),
    sendMobileCode: ({ request, caller: { account }, visit: { ip } }) =>
      sendMobileCode(options, { account, ip, language: request.language }, request),
    setMobile: async ({ request, caller }) => done(await changeMobile(options, caller.account, request)),
  }
}
