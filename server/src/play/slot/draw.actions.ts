import type { JackpotFacts } from '@ronda/games'
import type { AcceptedStake, PoolState, RoundToPublish, Settlement } from '../../money/ledger/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { SeedInPlay } from '../fairness/index.ts'
import { awardRows, awardCoWrite, drawFor, settlePools, type SettledPools, type Stakes } from '../jackpot/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { roundCoWrite, type RoundRow } from '../round/index.ts'
import { drawOutcome, type Outcome, type SpinRequest } from './slot.ts'
import type { Slot } from './slots.actions.ts'

export type Spin = {
  readonly slot: Slot
  readonly play: PlaySession
  readonly request: SpinRequest
  readonly seed: SeedInPlay
  readonly nonce: number
  /** The pools that it plays for besides its own wins. */
  readonly stakes: Stakes | undefined
}

/** The round's own outcome, and after it the numbers for the pools; never drawn again. */
type Drawn = Outcome & { readonly numbers: JackpotFacts }

const NO_POOLS: SettledPools = { facts: [], award: 0n, moves: [], awards: [] }

/**
 * The outcome of one stake. It is drawn after the ledger has accepted the stake, and only once: if another process
 * wrote in between and this is called again, only its sequence number changes, and the state of the pools.
 */
export class Draw {
  readonly spin: Spin
  readonly #clock: Clock
  #drawn: Drawn | undefined
  /** Undefined until the stake has been accepted. */
  round: RoundRow | undefined

  constructor(spin: Spin, clock: Clock) {
    this.spin = spin
    this.#clock = clock
  }

  #draw(): Drawn {
    const { slot, request, seed, nonce, stakes } = this.spin
    const rng = seed.open(nonce)
    const outcome = drawOutcome(slot.model, request, rng)
    return { ...outcome, numbers: stakes ? drawFor(stakes, rng) : [] }
  }

  settle(accepted: AcceptedStake, pools: readonly PoolState[]): Settlement {
    const { slot, play, request, seed, nonce, stakes } = this.spin
    this.#drawn ??= this.#draw()
    const { draws, numbers } = this.#drawn
    const won = stakes ? settlePools(stakes, request.stake, numbers, pools) : NO_POOLS
    const win = this.#drawn.win + won.award
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
      jackpot: stakes ? won.facts.map((fact) => fact?.toString() ?? null) : null,
      award: won.award.toString(),
      played_at: new Date(this.#clock.nowMs()).toISOString(),
    }
    this.round = row
    const awards = awardRows(won.awards, row).map((award) => ({ name: awardCoWrite.name, row: award }))
    const coWrites = [{ name: roundCoWrite.name, row }, ...awards]
    return { win, coWrites, event: this.#eventOf(row), ...(stakes && { pools: won.moves }) }
  }

  #eventOf(row: RoundRow): RoundToPublish {
    const { mode, currency } = this.spin.play
    const { id, game, stake, win, played_at: at, wallet, seq } = row
    return { type: 'round', id, game, mode, currency, stake, win, at, wallet, seq }
  }
}
