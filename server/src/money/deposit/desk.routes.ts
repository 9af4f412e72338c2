import type { depositDesk as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { closeForDesk, pollForDesk, readForDesk, readQueue } from './desk.actions.ts'
import type { DepositOptions } from './allowance.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function depositDeskRoutes(options: DepositOptions): GroupHandlers<typeof calls, Who> {
  return {
    async list({ request }) {
      const { queue, before } = request
      return ok(await readQueue(options, queue, before === undefined ? undefined : BigInt(before)))
    },
    one: ({ request }) => readForDesk(options, request.id),
    look: ({ request, caller }) => pollForDesk(options, caller.account.username, request.id),
    close: ({ request, caller }) => closeForDesk(options, caller.account.username, request.id, request.reason),
  }
}
