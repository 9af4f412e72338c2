import type { RefusalCode } from '@ronda/contract'
import { assert, err, ok, type Currency, type Result, type Rng } from '@ronda/core'
import { coinValue, playRound, type SlotModel } from '@ronda/games'

/** What one may stake, in thousandths of a currency's own scale: the same ladder in every currency. */
const LADDER = [200n, 400n, 600n, 1_000n, 2_000n, 4_000n, 6_000n, 10_000n, 20_000n, 40_000n, 100_000n]
const LADDER_DEFAULT = 1_000n

/** How many atoms a thousandth of the ladder is: a small stake should feel small in every currency. */
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

export function offerIn(currency: Currency): SlotOffer {
  const scale = SCALE[currency]
  return { stakes: LADDER.map((step) => step * scale), stakeDefault: LADDER_DEFAULT * scale }
}

export type SpinRequest = { readonly roundId: string; readonly stake: bigint }

export type Pace = {
  /** The round before, if any. */
  readonly last: { readonly id: string; readonly atMs: number } | undefined
  readonly roundMsMin: number
  readonly nowMs: number
}

/** Refusals in the order a player should hear of them. Money and limits are the ledger's to judge. */
export function decideSpin(
  request: SpinRequest,
  currency: Currency,
  pace: Pace,
): Result<'spin', 'game.stake_not_offered' | 'request.too_many'> {
  if (!offerIn(currency).stakes.includes(request.stake)) return err('game.stake_not_offered')
  const { last, roundMsMin, nowMs } = pace
  // A retry of the last round only asks for its answer.
  if (last !== undefined && last.id !== request.roundId && nowMs < last.atMs + roundMsMin)
    return err('request.too_many')
  return ok('spin')
}

/** An outcome: what is drawn stands. Stops by spin and reel, the paid spin first. */
export type Outcome = { readonly win: bigint; readonly stops: readonly (readonly number[])[] }

export function drawOutcome(model: SlotModel, stake: bigint, rng: Rng): Outcome {
  const coin = coinValue(model, stake)
  const round = playRound(model, rng)
  return { win: BigInt(round.coins) * coin, stops: round.spins.map((spin) => spin.stops) }
}

const SPIN_REFUSALS = [
  'wallet.insufficient_funds',
  'wallet.key_reused',
  'limit.betting_blocked',
  'limit.excluded',
  'limit.loss_reached',
  'limit.wager_reached',
  'limit.session_reached',
] as const satisfies readonly RefusalCode[]
export type SpinRefusal = (typeof SPIN_REFUSALS)[number]

/** The ledger can refuse in more ways than a stake can meet. */
export function spinRefusal(code: RefusalCode): SpinRefusal {
  const refusal = SPIN_REFUSALS.find((one) => one === code)
  assert(refusal !== undefined, `a stake refused with ${code}`)
  return refusal
}
