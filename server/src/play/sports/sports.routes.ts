import type { sports as calls } from '@ronda/contract'
import { err, ok, type Currency } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { readBoard, readLeague, readMatch, type ReadOptions } from './read.actions.ts'
import type { StoredMatch } from './match.sql.ts'
import { slipHandlers, type SlipRouteOptions } from './slip.routes.ts'
import { showListed } from './sports.view.ts'

type Who = Callers & { readonly member: MemberSession }

export type SportsRouteOptions = SlipRouteOptions &
  ReadOptions & { readonly currency: Currency; readonly hasBeacon: boolean }

export function sportsRoutes(options: SportsRouteOptions): GroupHandlers<typeof calls, Who> {
  const { limitsOf, currency, takesMoney, hasBeacon } = options
  const offered = () => {
    const { stakeMin, payoutMax } = limitsOf(currency)
    return { limits: { currency, stakeMin, payoutMax }, takesMoney: takesMoney(hasBeacon) }
  }
  return {
    async board() {
      const { showing, live, next, results } = await readBoard(options)
      const show = (list: readonly StoredMatch[]) => list.map((match) => showListed(match, showing))
      return ok({
        nowMs: showing.nowMs,
        ...offered(),
        live: show(live),
        next: show(next),
        results: show(results),
      })
    },
    async match({ request }) {
      const found = await readMatch(options, request.number)
      return found === undefined ? err('sports.match_unknown') : ok({ ...offered(), ...found })
    },
    async league({ request }) {
      return ok(await readLeague(options, request.league))
    },
    ...slipHandlers(options),
  }
}
