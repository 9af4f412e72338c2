import type { sportsDesk as calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { BETS_PAGE, readBehind, readBoard, readTraded, type BoardOptions } from './board.actions.ts'
import { showMarket } from '../sports/index.ts'
import { showPosition, showSuspension, showTraded, showVoids, showWorst } from './sportsDesk.view.ts'
import type { DecideOptions } from './decide.actions.ts'
import { decisionHandlers } from './decision.routes.ts'
import { readDecisionsOn, showDecisions } from './decision.actions.ts'
import { resume, suspend } from './suspend.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export type DeskOptions = BoardOptions & DecideOptions

type Traded = NonNullable<Awaited<ReturnType<typeof readTraded>>>

const showSuspensions = ({ suspensions, markets, names }: Pick<Traded, 'suspensions' | 'markets' | 'names'>) =>
  suspensions.map((each) => showSuspension(each, markets, names))

export function sportsDeskRoutes(options: DeskOptions): GroupHandlers<typeof calls, Who> {
  const { pace, currency, limitsOf } = options
  const suspensionsOf = async <Refusal extends string>(number: number, done: Result<unknown, Refusal>) => {
    if (!done.ok) return done
    const traded = await readTraded(options, number)
    return ok({ suspensions: traded === undefined ? [] : showSuspensions(traded) })
  }
  return {
    ...decisionHandlers(options),
    async board() {
      const { nowMs, health, matches, stakes, worst } = await readBoard(options)
      const currencies = new Set([currency, ...stakes.map((each) => each.currency)])
      return ok({
        nowMs,
        health,
        limits: [...currencies].map(limitsOf),
        matches: matches
          .toSorted((left, right) => left.startsAtMs - right.startsAtMs)
          .map((match) => showTraded(match, stakes, { nowMs, pace })),
        worst: showWorst(worst, limitsOf),
      })
    },
    async match({ request, caller }) {
      const traded = await readTraded(options, request.match)
      if (traded === undefined) return err('sports.match_unknown')
      const { nowMs, match, stakes, positions, markets } = traded
      const decisions = await readDecisionsOn(options, request.match)
      return ok({
        nowMs,
        match: showTraded(match, stakes, { nowMs, pace }),
        markets: markets.map(showMarket),
        suspensions: showSuspensions(traded),
        voids: showVoids(match),
        decisions: showDecisions(decisions, caller.account.id, options.clock.nowMs()),
        positions: positions.map(showPosition(limitsOf)),
      })
    },
    async bets({ request }) {
      const found = await readBehind(options, request)
      if (!found.ok) return found
      const page = found.value.slice(0, BETS_PAGE)
      const next = found.value.length > BETS_PAGE ? (page.at(-1)?.id ?? null) : null
      const bets = page.map(({ wallet: _wallet, placedAtMs, ...bet }) => ({ ...bet, placedAt: Math.floor(placedAtMs) }))
      return ok({ bets, next })
    },
    suspend: async ({ request, caller }) =>
      suspensionsOf(request.match, await suspend(options, { ...request, by: caller.account.id })),
    resume: async ({ request, caller }) =>
      suspensionsOf(request.match, await resume(options, { ...request, by: caller.account.id })),
  }
}
