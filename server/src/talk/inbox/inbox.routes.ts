import type { inbox as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import {
  changeMail,
  listInbox,
  readAll,
  readMailSettings,
  readMessage,
  removeMessage,
  unreadOf,
  type InboxOptions,
} from './inbox.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function inboxRoutes(options: InboxOptions): GroupHandlers<typeof calls, Who> {
  return {
    async list({ request: { before, only }, caller }) {
      return ok(await listInbox(options, caller.account.id, { before, isUnreadOnly: only === 'unread' }))
    },
    async unreadCount({ caller }) {
      return ok({ unreadCount: await unreadOf(options, caller.account.id) })
    },
    async read({ request, caller }) {
      const read = await readMessage(options, caller.account.id, request)
      return read.ok ? ok({ unreadCount: read.value }) : read
    },
    async readAll({ request, caller }) {
      return ok({ unreadCount: await readAll(options, caller.account.id, request.upTo) })
    },
    async remove({ request, caller }) {
      const removed = await removeMessage(options, caller.account.id, request.id)
      return removed.ok ? ok({ unreadCount: removed.value }) : removed
    },
    settings: async ({ caller }) => ok(await readMailSettings(options, caller.account.id)),
    async setMail({ request: { kind, isOn }, caller }) {
      await changeMail(options, caller.account.id, kind, isOn)
      return ok({})
    },
  }
}
