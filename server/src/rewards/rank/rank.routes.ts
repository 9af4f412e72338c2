import type { rank as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { readRank, type RankOptions } from './rank.actions.ts'
import { everyDay, nextDown } from './rank.ts'
import { rankName } from './rankGift.ts'
import { shownChange, shownKeeps, shownNext, shownRules } from './rank.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function rankRoutes(options: RankOptions): GroupHandlers<typeof calls, Who> {
  return {
    async read({ request: { language }, caller }) {
      const { currency, rules, today, held, valid, days, changes } = await readRank(options, caller.account.id)
      return ok({
        currency,
        level: held.level,
        label: rankName(held.level, language),
        since: changes.length === 0 ? null : held.since,
        valid,
        next: shownNext(held, valid, rules),
        keeps: shownKeeps(held, rules, nextDown(held, days, rules, today)),
        ranks: shownRules(rules, language),
        days: [...everyDay(days, today)],
        changes: changes.map(shownChange),
      })
    },
  }
}
