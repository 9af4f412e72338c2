import type { settings as calls } from '@ronda/contract'
import { ok, type Id } from '@ronda/core'
import type { Callers, GroupHandlers, MemberCaller } from '../../platform/http/index.ts'
import type { Settings } from './settings.actions.ts'

/** The account that changes a setting is recorded. */
type Who = Callers & { readonly member: MemberCaller & { readonly account: { readonly id: Id<'account'> } } }

export function settingsRoutes(settings: Settings): GroupHandlers<typeof calls, Who> {
  return {
    async read() {
      return ok(await settings.read())
    },
    async change({ request, caller }) {
      const changed = await settings.change({ ...request, by: caller.account.id })
      return changed.ok ? ok({ version: changed.value }) : changed
    },
  }
}
