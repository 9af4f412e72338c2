import type { verificationSandbox as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Sandbox } from '../../platform/messages/index.ts'

/** Without a sandbox, where messages go to real people, these calls answer "not found". */
export function sandboxRoutes(sandbox: Sandbox | undefined): GroupHandlers<typeof calls, Callers> {
  return {
    async messages({ request }) {
      if (sandbox === undefined) return err('request.not_found')
      const { messages, failing } = await sandbox.list(request.to)
      return ok({ messages: [...messages], failing })
    },
    async fail({ request }) {
      if (sandbox === undefined) return err('request.not_found')
      await sandbox.fail(request.failing)
      return ok({})
    },
  }
}
