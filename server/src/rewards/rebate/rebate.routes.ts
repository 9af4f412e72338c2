import { REBATE_TYPES, type rebate as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { claim, readRebate, type RebateOptions } from './rebate.actions.ts'
import { LINES_MAX, shownLine, shownPaid, sumsByType } from './rebate.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function rebateRoutes(options: RebateOptions): GroupHandlers<typeof calls, Who> {
  return {
    async read({ request: { language }, caller }) {
      const { lines, paid, rates, ...rest } = await readRebate(options, caller.account.id)
      return ok({
        ...rest,
        rates: REBATE_TYPES.map((gameType) => ({ gameType, permille: rates[gameType] })),
        byType: sumsByType(lines),
        lines: lines.slice(0, LINES_MAX).map((line) => shownLine(line, options.games.get(line.game)?.names[language])),
        moreLines: Math.max(0, lines.length - LINES_MAX),
        paid: paid.map(shownPaid),
      })
    },
    async claim({ request: { key }, caller }) {
      const claimed = await claim(options, { account: caller.account.id, key })
      return claimed.ok ? ok(shownPaid(claimed.value)) : claimed
    },
  }
}
