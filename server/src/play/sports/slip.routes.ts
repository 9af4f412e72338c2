import { SPORTS_BETS_PAGE, type sports as calls } from '@ronda/contract'
import { ok, present } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { BetOptions } from './bet.actions.ts'
import type { Waits } from './wait.actions.ts'
import { showBet } from './bet.view.ts'
import { standingsOf, type CashOutOptions } from './cashOut.actions.ts'
import { offerFor } from './cashOut.ts'
import { findBets } from './payment.sql.ts'
import type { ReadOptions } from './read.actions.ts'
import { selectLegs } from './select.actions.ts'
import type { PlacedBet } from './slip.ts'
import { findStanding } from './standing.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export type SlipRouteOptions = BetOptions &
  CashOutOptions &
  ReadOptions & { readonly walletStore: WalletStore; readonly waits: Waits }

async function showBets(options: SlipRouteOptions, bets: readonly PlacedBet[]) {
  const { nowMs, matches, outlookOf } = await findStanding(
    options.db,
    bets.flatMap(({ legs }) => legs),
  )
  const known = new Map(matches.map((match) => [match.number, match]))
  const knownOf = (number: number) => present(known.get(number), 'the match of a leg')
  const showing = { nowMs, pace: options.pace }
  const standingOf = standingsOf(matches, outlookOf, nowMs)
  return bets.map((bet) => showBet(bet, offerFor(bet, standingOf), { knownOf, showing }))
}

async function showOne(options: SlipRouteOptions, bet: PlacedBet) {
  const [shown] = await showBets(options, [bet])
  return present(shown, 'the bet that is shown')
}

/** The calls of the bet slip and of the member's bets. */
export function slipHandlers(
  options: SlipRouteOptions,
): Pick<GroupHandlers<typeof calls, Who>, 'builder' | 'place' | 'cashOut' | 'bets'> {
  const { db, walletStore } = options
  return {
    async builder({ request }) {
      const asked = { ...request, price: 0, priceVersion: 0, isBanker: false }
      const selected = present((await selectLegs(options, [asked]))[0], 'the leg that was asked for')
      if (!selected.ok) return selected
      const { price, priceVersion } = selected.value.leg
      return ok({ price, priceVersion })
    },
    async place({ request, caller, visit }) {
      const wallets = await walletStore.of(caller.account.id)
      const placed = await options.waits.place({ account: caller.account.id, wallets, ip: visit.ip }, request)
      if (!placed.ok) return placed
      if (placed.value.kind !== 'placed') return ok(placed.value)
      const { bet, balance } = placed.value
      return ok({ kind: 'placed' as const, bet: await showOne(options, bet), balance })
    },
    async cashOut({ request, caller, visit }) {
      const wallets = await walletStore.of(caller.account.id)
      const closed = await options.waits.cashOut({ account: caller.account.id, wallets, ip: visit.ip }, request)
      if (!closed.ok) return closed
      if (closed.value.kind === 'pending') return ok(closed.value)
      return ok({ ...closed.value, bet: await showOne(options, closed.value.bet) })
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
