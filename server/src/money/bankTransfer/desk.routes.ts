import type { bankTransferDesk as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { confirmRecord, withdrawRecord } from './decide.actions.ts'
import { takeFile } from './file.actions.ts'
import { recordPayout, recordTransfer, type DeskOptions } from './record.actions.ts'
import { openPayee, showPayout, showPayouts, showRecord, showTransfer, showTransfers } from './show.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const placeOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

export function bankTransferDeskRoutes(options: DeskOptions): GroupHandlers<typeof calls, Who> {
  return {
    async transfers({ request, caller }) {
      const { queue, before, reference } = request
      return ok(await showTransfers(options, caller.account.id, { queue, before: placeOf(before), reference }))
    },
    transfer: ({ request, caller }) => showTransfer(options, caller.account.id, request.id),
    async recordTransfer({ request, caller }) {
      const done = await recordTransfer(options, caller.account.id, request)
      return done.ok ? showTransfer(options, caller.account.id, request.id) : done
    },
    async payouts({ request, caller }) {
      const { queue, after } = request
      return ok(await showPayouts(options, caller.account.id, { queue, after: placeOf(after) }))
    },
    payout: ({ request, caller }) => showPayout(options, caller.account.id, request.id),
    payee: ({ request, caller }) => openPayee(options, caller.account.id, request.id),
    async recordPayout({ request, caller }) {
      const done = await recordPayout(options, caller.account.id, request)
      return done.ok ? showPayout(options, caller.account.id, request.id) : done
    },
    async payoutFile({ request, caller }) {
      return ok({ list: await takeFile(options, caller.account.id, request.isAgain) })
    },
    async confirm({ request, caller }) {
      const done = await confirmRecord(options, caller.account.id, request.id)
      return done.ok ? ok(await showRecord(options, caller.account.id, request.id)) : done
    },
    async withdraw({ request, caller }) {
      const done = await withdrawRecord(options, caller.account.id, request.id)
      return done.ok ? ok(await showRecord(options, caller.account.id, request.id)) : done
    },
  }
}
