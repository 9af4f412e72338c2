import type { depositDesk as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { closeForDesk, lookForDesk, readForDesk, readQueue } from './desk.actions.ts'
import type { DepositOptions } from './room.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function depositDeskRoutes(room: DepositOptions): GroupHandlers<typeof calls, Who> {
  return {
    async list({ request }) {
      const { queue, before } = request
      return ok(await readQueue(room, queue, before === undefined ? undefined : BigInt(before)))
    },
    one: ({ request }) => readForDesk(room, request.id),
    look: ({ request, caller }) => lookForDesk(room, caller.account.username, request.id),
    close: ({ request, caller }) => closeForDesk(room, caller.account.username, request.id, request.reason),
  }
}
