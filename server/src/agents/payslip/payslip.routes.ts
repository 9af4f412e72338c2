import type { payslips as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { RewardGame } from '../../rewards/bet/index.ts'
import { shownFile, shownBet, shownKinds, shownMonths, shownPayslip, shownRow } from './payslip.view.ts'
import { listOwn, listOwnBets, readIncome, readOwn, readOwnFile, type ReadOptions } from './read.actions.ts'

type Who = Callers & { readonly member: MemberSession }

type Options = ReadOptions & { readonly games: ReadonlyMap<string, RewardGame> }

export function payslipRoutes(options: Options): GroupHandlers<typeof calls, Who> {
  const { clock, currency, games } = options
  return {
    async list({ request, caller }) {
      const { rows, hasMore } = await listOwn(options, caller.account.id, request)
      const next = hasMore ? (rows.at(-1)?.id ?? null) : null
      return ok({ rows: rows.map((row) => shownRow(row, clock.nowMs())), next })
    },
    async read({ request: { id }, caller }) {
      const found = await readOwn(options, caller.account.id, id)
      return found.ok ? ok(shownPayslip(found.value, clock.nowMs())) : found
    },
    async bets({ request, caller }) {
      const found = await listOwnBets(options, caller.account.id, request)
      if (!found.ok) return found
      const { rows, hasMore } = found.value
      const nameOf = (game: string): string => games.get(game)?.names[request.language] ?? game
      return ok({
        currency,
        rows: rows.map((row) => shownBet(row, nameOf)),
        next: hasMore ? (rows.at(-1)?.no ?? null) : null,
      })
    },
    async file({ request: { id, kind = 'closed', after }, caller }) {
      const found = await readOwnFile(options, caller.account.id, { id, kind, after })
      return found.ok ? ok(shownFile(found.value, kind)) : found
    },
    async income({ request: { kind }, caller }) {
      const { sums, months } = await readIncome(options, caller.account.id, kind)
      return ok({ currency, kinds: shownKinds(sums), months: shownMonths(sums, months) })
    },
  }
}
