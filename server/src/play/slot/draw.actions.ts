import type { AcceptedStake, RoundToTell, Settlement } from '../../money/ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { SeedInPlay } from '../fairness/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { roundCompanion, type RoundRow } from '../round/index.ts'
import { drawOutcome, type Outcome, type SpinRequest } from './slot.ts'
import type { Slot } from './slots.actions.ts'

export type Spin = {
  readonly slot: Slot
  readonly play: PlaySession
  readonly request: SpinRequest
  readonly seed: SeedInPlay
  readonly nonce: number
}

/**
 * The outcome of one stake. It is drawn when the ledger has accepted the stake, and once: asked again, because another
 * process wrote to the wallet in between, only its place in the chain changes.
 */
export class Draw {
  readonly spin: Spin
  readonly #clock: Clock
  #outcome: Outcome | undefined
  /** Undefined until the stake has been accepted. */
  round: RoundRow | undefined

  constructor(spin: Spin, clock: Clock) {
    this.spin = spin
    this.#clock = clock
  }

  settle(accepted: AcceptedStake): Settlement {
    const { slot, play, request, seed, nonce } = this.spin
    this.#outcome ??= drawOutcome(slot.model, request, seed.open(nonce))
    const { win, draws } = this.#outcome
    const row: RoundRow = {
      wallet: play.wallet,
      seq: accepted.seq,
      id: request.roundId,
      game: play.game,
      model: slot.modelNumber,
      seed: seed.id,
      nonce,
      stake: request.stake.toString(),
      win: win.toString(),
      bet: request.bet,
      draws,
      played_at: new Date(this.#clock.nowMs()).toISOString(),
    }
    this.round = row
    const { mode, currency } = play
    const { game, stake, win: won, played_at: at, wallet, seq } = row
    const event: RoundToTell = { type: 'round', game, mode, currency, stake, win: won, at, wallet, seq }
    return { win, companions: [{ name: roundCompanion.name, row }], event }
  }
}
