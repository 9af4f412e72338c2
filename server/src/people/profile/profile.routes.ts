import type { profile as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../session/index.ts'
import { chooseAvatar, type AvatarOptions } from './avatar.actions.ts'
import { changeProfile, showProfile, type ProfileOptions } from './profile.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function profileRoutes(options: ProfileOptions & AvatarOptions): GroupHandlers<typeof calls, Who> {
  return {
    read: async ({ caller }) => ok(await showProfile(options, caller.account.id)),
    async change({ request, caller }) {
      const changed = await changeProfile(options, caller.account, request)
      return changed.ok ? ok({}) : changed
    },
    async avatar({ request, caller }) {
      const chosen = await chooseAvatar(options, caller.account.id, request)
      return chosen.ok ? ok({}) : chosen
    },
  }
}
