import type { sandboxPay as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { SandboxControls } from './sandbox/controls.ts'

/** Without the sandbox provider, these calls answer `request.not_found`. */
export function sandboxPayRoutes(counter: SandboxControls | undefined): GroupHandlers<typeof calls, Callers> {
  return {
    async till() {
      if (counter === undefined) return err('request.not_found')
      const { charges, payouts, ...state } = await counter.readState()
      return ok({ charges: [...charges], payouts: [...payouts], ...state })
    },
    async setTill({ request }) {
      if (counter === undefined) return err('request.not_found')
      await counter.writeState(request)
      return ok({})
    },
    async charge({ request }) {
      const charge = await counter?.charge(request.id)
      return charge === undefined ? err('request.not_found') : ok(charge)
    },
    async act({ request }) {
      if (counter === undefined) return err('request.not_found')
      const { id, notice, ...act } = request
      return counter.act(id, act, notice)
    },
    async settlePayout({ request }) {
      if (counter === undefined) return err('request.not_found')
      const isDone = await counter.settlePayout(request.id, request.state, request.notice)
      return isDone ? ok({}) : err('sandbox.not_possible')
    },
  }
}
