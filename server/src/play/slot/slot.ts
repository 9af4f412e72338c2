import type { Currency, Rng } from '@ronda/core'
import { coinValue, costOf, playRound, type Bet, type SlotModel } from '@ronda/games'

/** The offered stakes, in thousandths of a currency's own scale: the same ladder in every currency. */
const LADDER = [200n, 400n, 600n, 1_000n, 2_000n, 4_000n, 6_000n, 10_000n, 20_000n, 40_000n, 100_000n]
const LADDER_DEFAULT = 1_000n

/** How many atoms one thousandth of the ladder is, so that stakes are similar in every currency. */
const SCALE: Readonly<Record<Currency, bigint>> = {
  USD: 100n,
  EUR: 100n,
  XTR: 100n,
  PEN: 400n,
  BRL: 500n,
  MXN: 2_000n,
  CLP: 100_000n,
  VND: 2_500_000n,
}

export type SlotOffer = { readonly stakes: readonly bigint[]; readonly stakeDefault: bigint }

/** Five of the smallest stakes: the unit of the pools, so that they too are similar in every currency. */
export function unitIn(currency: Currency): bigint {
  return 1_000n * SCALE[currency]
}

export function offerIn(currency: Currency): SlotOffer {
  const scale = SCALE[currency]
  return { stakes: LADDER.map((step) => step * scale), stakeDefault: LADDER_DEFAULT * scale }
}

/** `stake` is the total cost of the round: a bought one costs more than a spin. */
export type SpinRequest = { readonly roundId: string; readonly bet: Bet; readonly stake: bigint }

/** What is wrong with a spin by the stakes that are offered. */
export function spinRefusal(
  model: SlotModel,
  request: SpinRequest,
  currency: Currency,
): 'game.stake_not_offered' | undefined {
  return isOffered(model, request, currency) ? undefined : 'game.stake_not_offered'
}

/** Stakes are offered for a spin; a bought round costs a multiple of the same coins. */
function isOffered(model: SlotModel, { bet, stake }: SpinRequest, currency: Currency): boolean {
  if (bet === 'buy' && model.buy === undefined) return false
  const [spin, cost] = [BigInt(model.cost), BigInt(costOf(model, bet))]
  return offerIn(currency).stakes.some((offered) => offered * cost === stake * spin)
}

/** An outcome, never drawn again. */
export type Outcome = { readonly win: bigint; readonly draws: readonly number[] }

export function drawOutcome(model: SlotModel, { bet, stake }: SpinRequest, rng: Rng): Outcome {
  const coin = coinValue(model, bet, stake)
  const { coins, draws } = playRound(model, bet, rng)
  return { win: BigInt(coins) * coin, draws }
}
