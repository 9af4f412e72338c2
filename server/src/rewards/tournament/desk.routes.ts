import type { tournamentDesk as calls } from '@ronda/contract'
import { ok, type Result } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import {
  confirmStop,
  proposeTournament,
  publishTournament,
  readPots,
  refuseTournament,
  stopTournament,
  type PlanOptions,
} from './plan.actions.ts'
import { listNamed, type NamedTournament } from './tournament.sql.ts'
import { shownPlan } from './tournament.view.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

export function tournamentDeskRoutes(options: PlanOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock, currency, unit } = options
  const shown = <Refusal extends string>(done: Result<NamedTournament, Refusal>, reader: string) =>
    done.ok ? ok(shownPlan(done.value, reader, clock.nowMs())) : done
  return {
    async list({ request: { before }, caller }) {
      // One more than is shown, to know whether there are more.
      const found = await db.read((tx) => listNamed(tx, before, PAGE_MAX + 1))
      const page = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null
      const plans = page.map((each) => shownPlan(each, caller.account.id, clock.nowMs()))
      return ok({ currency, unit, ...(await readPots(options)), plans, next })
    },
    async propose({ request, caller }) {
      const proposed = await proposeTournament(options, { ...request, by: caller.account.id })
      return proposed.ok ? ok({ id: proposed.value }) : proposed
    },
    async approve({ request: { id }, caller: { account } }) {
      return shown(await publishTournament(options, { id, by: account.id }), account.id)
    },
    async refuse({ request: { id, note }, caller: { account } }) {
      return shown(await refuseTournament(options, { id, note, by: account.id }), account.id)
    },
    async stop({ request: { id, reason }, caller: { account } }) {
      return shown(await stopTournament(options, { id, reason, by: account.id }), account.id)
    },
    async confirmStop({ request: { id }, caller: { account } }) {
      return shown(await confirmStop(options, { id, by: account.id }), account.id)
    },
  }
}
