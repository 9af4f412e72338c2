import { POINT_SOURCES, type point as calls } from '@ronda/contract'
import { ok, type Currency } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { convertFor, type ConvertOptions } from './convert.actions.ts'
import { readPoints } from './point.actions.ts'
import { findStanding } from './point.sql.ts'
import { shownBalance, shownConversion, shownEntry, shownUnbooked } from './point.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function pointRoutes(options: ConvertOptions, currency: Currency): GroupHandlers<typeof calls, Who> {
  const { db, settings } = options
  return {
    balance: async ({ caller }) => ok(shownBalance(await db.read((tx) => findStanding(tx, caller.account.id)))),
    async config() {
      const { rates, convert } = (await settings.current()).money.points
      const shown = POINT_SOURCES.map((source) => ({ source, rate: rates[source] }))
      return ok({ currency, rates: shown, pointsPerUnit: convert })
    },
    async details({ request: { language, before }, caller }) {
      const { standing, entries, next } = await readPoints(options, caller.account.id, before)
      const first = before === undefined ? shownUnbooked(standing) : []
      const list = [...first, ...entries.map((entry) => shownEntry(entry, language))]
      return ok({ ...shownBalance(standing), list, next })
    },
    async convert({ request, caller }) {
      const converted = await convertFor(options, { ...request, account: caller.account.id })
      return converted.ok ? ok(shownConversion(converted.value)) : converted
    },
  }
}
