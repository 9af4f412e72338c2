import type { Currency } from '@ronda/core'
import { correctionOf, standingOf } from './correct.ts'
import { settleBet, type MatchOf } from './grade.ts'
import { leftOf, type PlacedBet } from './slip.ts'

/** What a decision would do in a currency. */
export type Effect = {
  readonly currency: Currency
  /** Open bets that it settles: what was staked on them, and what they are paid. */
  readonly open: number
  readonly stakes: bigint
  readonly paid: bigint
  /** Settled bets that it corrects: what members gain, and what is taken back, if it is there. */
  readonly corrected: number
  readonly gained: bigint
  readonly taken: bigint
}

const nothing = (currency: Currency): Effect => ({
  currency,
  open: 0,
  stakes: 0n,
  paid: 0n,
  corrected: 0,
  gained: 0n,
  taken: 0n,
})

function withOpen(effect: Effect, bet: PlacedBet, matchOf: MatchOf): Effect {
  const left = leftOf(bet)
  const settled = left > 0n ? settleBet(bet, left, matchOf) : undefined
  if (settled === undefined) return effect
  const { open, stakes, paid } = effect
  return { ...effect, open: open + 1, stakes: stakes + left, paid: paid + settled.amounts.paid }
}

function withCorrections(effect: Effect, bet: PlacedBet, matchOf: MatchOf): Effect {
  return bet.payments.reduce((sum, payment) => {
    const settled = correctionOf(bet, payment, matchOf)
    if (settled === undefined) return sum
    const difference = settled.amounts.paid - standingOf(payment).paid
    return {
      ...sum,
      corrected: sum.corrected + 1,
      gained: sum.gained + (difference > 0n ? difference : 0n),
      taken: sum.taken - (difference < 0n ? difference : 0n),
    }
  }, effect)
}

/** Adds what a decision would do to these bets. */
export function addEffects(
  effects: ReadonlyMap<Currency, Effect>,
  bets: readonly PlacedBet[],
  matchOf: MatchOf,
): ReadonlyMap<Currency, Effect> {
  const sums = new Map(effects)
  for (const bet of bets) {
    const before = sums.get(bet.currency) ?? nothing(bet.currency)
    const after = withCorrections(withOpen(before, bet, matchOf), bet, matchOf)
    if (after !== before) sums.set(bet.currency, after)
  }
  return sums
}
