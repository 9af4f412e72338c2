import type { providerSandbox as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { SandboxControls } from './sandbox/controls.actions.ts'

/** Without the sandbox provider, these calls answer `request.not_found`. */
export function providerSandboxRoutes(controls: SandboxControls | undefined): GroupHandlers<typeof calls, Callers> {
  return {
    async sandboxState() {
      if (controls === undefined) return err('request.not_found')
      const { charges, payouts, ...state } = await controls.readState()
      return ok({ charges: [...charges], payouts: [...payouts], ...state })
    },
    async setSandboxState({ request }) {
      if (controls === undefined) return err('request.not_found')
      await controls.writeState(request)
      return ok({})
    },
    async charge({ request }) {
      const charge = await controls?.charge(request.id)
      return charge === undefined ? err('request.not_found') : ok(charge)
    },
    async act({ request }) {
      if (controls === undefined) return err('request.not_found')
      const { id, notice, ...act } = request
      return controls.act(id, act, notice)
    },
    async settlePayout({ request }) {
      if (controls === undefined) return err('request.not_found')
      const isDone = await controls.settlePayout(request.id, request.state, request.notice)
      return isDone ? ok({}) : err('sandbox.not_possible')
    },
  }
}
