import type { launch as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { enterGame, launchGame, readBonusPlay, type LaunchOptions } from './launch.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function launchRoutes(options: LaunchOptions): GroupHandlers<Omit<typeof calls, 'position'>, Who> {
  return {
    async launch({ request, caller }) {
      return launchGame(options, request, caller)
    },
    bonus: async ({ request, caller }) => ok(await readBonusPlay(options, caller.account.id, request.gameCode)),
    async enter({ request }) {
      const entered = await enterGame(options, request.launchToken)
      if (!entered.ok) return entered
      const { stakes, balance, ...rest } = entered.value
      return ok({ ...rest, balance, currency: balance.currency, stakes: [...stakes] })
    },
  }
}
