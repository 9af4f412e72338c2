import { SPORTS_BETS_PAGE, type sports as calls } from '@ronda/contract'
import { err, ok, present, type Currency } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { placeBet, type BetOptions } from './bet.actions.ts'
import { readBoard, readKnown, readLeague, readMatch, type ReadOptions } from './read.actions.ts'
import { findBets, type BetWithSettlement } from './settlement.sql.ts'
import { showBet, showListed } from './sports.view.ts'

type Who = Callers & { readonly member: MemberSession }

export type SportsRouteOptions = BetOptions &
  ReadOptions & { readonly walletStore: WalletStore; readonly currency: Currency; readonly hasBeacon: boolean }

async function showBets(options: SportsRouteOptions, bets: readonly BetWithSettlement[]) {
  const { showing, known } = await readKnown(
    options,
    bets.map(({ match }) => match),
  )
  return bets.map((bet) => showBet(bet, present(known.get(bet.match), 'the match of a bet'), showing))
}

export function sportsRoutes(options: SportsRouteOptions): GroupHandlers<typeof calls, Who> {
  const { db, walletStore, limitsOf, currency, takesMoney, hasBeacon } = options
  const offered = () => {
    const { stakeMin, payoutMax } = limitsOf(currency)
    return { limits: { currency, stakeMin, payoutMax }, takesMoney: takesMoney(hasBeacon) }
  }
  return {
    async board() {
      const { showing, live, next, results } = await readBoard(options)
      const show = (list: typeof live) => list.map((match) => showListed(match, showing))
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
    async place({ request, caller, visit }) {
      const wallets = await walletStore.of(caller.account.id)
      const placed = await placeBet(options, { account: caller.account.id, wallets, ip: visit.ip }, request)
      if (!placed.ok) return placed
      if (placed.value.kind === 'offer') return ok(placed.value)
      const { bet, balance } = placed.value
      const [shown] = await showBets(options, [bet])
      return ok({ kind: 'placed' as const, bet: present(shown, 'the bet that was placed'), balance })
    },
    async bets({ request, caller }) {
      const { cash: wallet } = await walletStore.of(caller.account.id)
      const asked = { wallet, isSettled: request.state === 'settled', before: request.before }
      const bets = await db.read((tx) => findBets(tx, { ...asked, atMost: SPORTS_BETS_PAGE }))
      const next = bets.length === SPORTS_BETS_PAGE ? (bets.at(-1)?.id ?? null) : null
      return ok({ bets: await showBets(options, bets), next })
    },
  }
}
