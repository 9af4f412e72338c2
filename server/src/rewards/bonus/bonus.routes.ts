import type { bonus as calls } from '@ronda/contract'
import { err, ok, present } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { accept, declineUnstarted, type BonusOptions } from './bonus.actions.ts'
import { findBonus } from './bonus.sql.ts'
import type { Chances } from './chance.actions.ts'
import { isOver, isRunning } from './life.ts'
import { readBonuses } from './read.actions.ts'
import { cancelRunning, startNext } from './run.actions.ts'

type Who = Callers & { readonly member: MemberSession }

type BonusRouteOptions = BonusOptions & { readonly chances: Chances }

export function bonusRoutes(options: BonusRouteOptions): GroupHandlers<typeof calls, Who> {
  const { db } = options
  const stateOf = async (id: string) =>
    ok({ state: present(await db.read((tx) => findBonus(tx, id)), 'a bonus that was just changed').state })
  return {
    async read({ request: { language }, caller }) {
      const { currency, isOffered, lines, bonuses } = await readBonuses(options, caller.account.id, language)
      const active = bonuses.find(({ state }) => isRunning(state)) ?? null
      const offered = bonuses.filter(({ state }) => state === 'offered' || state === 'waiting').toReversed()
      const past = bonuses.filter(({ state }) => isOver(state))
      return ok({ currency, isOffered, active, lines: [...lines], offered, past })
    },
    async chance({ request: { id, language }, caller }) {
      const found = await db.read((tx) => findBonus(tx, id))
      if (found?.account !== caller.account.id) return err('bonus.unknown')
      return ok(await options.chances.of(found.terms, language))
    },
    async accept({ request: { id, termsHash }, caller }) {
      const account = caller.account.id
      const accepted = await accept(options, { id, account, termsHash })
      if (!accepted.ok) return accepted
      await startNext(options, account)
      return stateOf(id)
    },
    async cancel({ request: { id }, caller }) {
      const account = caller.account.id
      const declined = await declineUnstarted(options, { id, account })
      if (!declined.ok) return declined
      if (declined.value === 'running') await cancelRunning(options, id)
      else options.feed.tell([account])
      return stateOf(id)
    },
  }
}
