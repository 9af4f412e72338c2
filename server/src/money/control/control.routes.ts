import type { control as calls } from '@ronda/contract'
import { err, isWholeIn, ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Ask } from './control.ts'
import { readOverview, type OverviewOptions } from './overview.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function controlRoutes(options: OverviewOptions): GroupHandlers<typeof calls, Who> {
  const { controls } = options
  const overviewOf = (caller: MemberSession) => readOverview(options, caller.account.id)

  async function ask(caller: MemberSession, asked: Ask, key?: string) {
    const changed = await controls.ask(caller.account.id, asked, key)
    return changed.ok ? ok(await overviewOf(caller)) : changed
  }

  return {
    async overview({ caller }) {
      return ok(await overviewOf(caller))
    },
    async setLimit({ request: { key, ...limit }, caller }) {
      // A time limit is in minutes, the others are in money.
      const isMoney = limit.kind !== 'session' && limit.amount !== null
      if (isMoney && !isWholeIn(caller.account.currency, limit.amount ?? 0n)) return err('control.limit_invalid')
      return ask(caller, { type: 'limit', ...limit }, key)
    },
    keepLimit: ({ request, caller }) => ask(caller, { type: 'keep', ...request }),
    setReality: ({ request, caller }) => ask(caller, { type: 'reality', minutes: request.minutes }),
    async acknowledge({ caller }) {
      const done = await controls.ask(caller.account.id, { type: 'acknowledge' })
      return done.ok ? ok({}) : done
    },
    timeOut: ({ request: { key, days }, caller }) => ask(caller, { type: 'timeOut', days }, key),
    exclude: ({ request: { key, months }, caller }) => ask(caller, { type: 'exclude', months }, key),
  }
}
