import type { envelopeDesk as calls } from '@ronda/contract'
import { ok, type Id } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { decisionRefusal } from '../decision/index.ts'
import { shownRain } from './envelope.view.ts'
import { proposeRain, publishRain, readEscrow, refuseRain, type RainOptions } from './rain.actions.ts'
import { listRains, type StoredRain } from './rain.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

export function envelopeDeskRoutes(options: RainOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock, currency } = options
  const show = (reader: Id<'account'>, stored: StoredRain) =>
    shownRain(stored, decisionRefusal(stored, reader, clock.nowMs()) === undefined)
  return {
    async list({ request: { before }, caller }) {
      // One more than is shown, to know whether there are more.
      const found = await db.read((tx) => listRains(tx, before, PAGE_MAX + 1))
      const page = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null
      const rains = page.map((each) => show(caller.account.id, each))
      return ok({ currency, ...(await readEscrow(options)), rains, next })
    },
    async propose({ request, caller }) {
      const proposed = await proposeRain(options, { ...request, by: caller.account.id })
      return proposed.ok ? ok({ id: proposed.value }) : proposed
    },
    async approve({ request: { id }, caller }) {
      const decided = await publishRain(options, { id, by: caller.account.id })
      return decided.ok ? ok(show(caller.account.id, decided.value)) : decided
    },
    async refuse({ request: { id, note }, caller }) {
      const decided = await refuseRain(options, { id, note, by: caller.account.id })
      return decided.ok ? ok(show(caller.account.id, decided.value)) : decided
    },
  }
}
