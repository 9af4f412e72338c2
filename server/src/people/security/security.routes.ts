import type { security as calls } from '@ronda/contract'
import { ok, type Result } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Account } from '../identity/index.ts'
import type { MemberSession } from '../session/index.ts'
import { objectTo } from './objection.actions.ts'
import {
  changeEmail,
  changeMobile,
  overviewOf,
  sendEmailCode,
  sendMobileCode,
  type SecurityOptions,
} from './security.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const isStaff = ({ kind }: Account): boolean => kind === 'operator'

export function securityRoutes(options: SecurityOptions): GroupHandlers<typeof calls, Who> {
  const { factors, securityNotifier, sessions } = options

  /** Clears all proofs: one from before a change of credentials or contacts is not valid after it. */
  async function changed<E>({ id }: Account, result: Result<unknown, E>): Promise<Result<Record<string, never>, E>> {
    if (!result.ok) return result
    await sessions.clearProofs(id)
    return ok({})
  }

  return {
    async overview({ caller }) {
      const overview = await overviewOf(options, caller.account.id)
      return ok({ ...overview, passkeys: [...overview.passkeys], socials: [...overview.socials] })
    },
    beginAuthenticator: ({ caller }) => factors.beginAuthenticator(caller.account),
    async confirmAuthenticator({ request, caller, visit }) {
      const { account } = caller
      const confirmed = await factors.confirmAuthenticator(account.id, request.code)
      if (!confirmed.ok) return confirmed
      await sessions.clearProofs(account.id)
      await sessions.lift(caller, visit, { way: 'authenticator', isForChange: true })
      securityNotifier.notify(account, { change: 'authenticatorAdded' })
      return ok({ recoveryCodes: [...confirmed.value] })
    },
    async removeAuthenticator({ request, caller: { account } }) {
      const removal = { mustKeepOne: isStaff(account) }
      const removed = await factors.removeAuthenticator(account.id, request.code, removal)
      if (removed.ok) securityNotifier.notify(account, { change: 'authenticatorRemoved' })
      return changed(account, removed)
    },
    async beginPasskey({ caller }) {
      const begun = await factors.beginPasskey(caller.account, { mustVerifyUser: isStaff(caller.account) })
      return begun.ok ? ok({ ...begun.value, options: { ...begun.value.options } }) : begun
    },
    async addPasskey({ request, caller, visit }) {
      const { account } = caller
      const added = await factors.addPasskey(account.id, request, { mustVerifyUser: isStaff(account) })
      if (!added.ok) return added
      await sessions.clearProofs(account.id)
      // Staff who set up their first factor have just used it.
      if (caller.isFactorDue) await sessions.lift(caller, visit, { way: 'passkey', isForChange: true })
      securityNotifier.notify(account, { change: 'passkeyAdded' })
      return ok({})
    },
    async removePasskey({ request, caller: { account } }) {
      const removed = await factors.removePasskey(account.id, request.id, { mustKeepOne: isStaff(account) })
      if (removed.ok) securityNotifier.notify(account, { change: 'passkeyRemoved' })
      return changed(account, removed)
    },
    sendEmailCode: ({ request, caller: { account }, visit: { ip } }) =>
      sendEmailCode(options, { account, ip, language: request.language }, request.email),
    setEmail: async ({ request, caller: { account } }) =>
      changed(account, await changeEmail(options, account, request)),
    sendMobileCode: ({ request, caller: { account }, visit: { ip } }) =>
      sendMobileCode(options, { account, ip, language: request.language }, request),
    setMobile: async ({ request, caller: { account } }) =>
      changed(account, await changeMobile(options, account, request)),
    object: ({ request }) => objectTo(options, request.link),
  }
}
