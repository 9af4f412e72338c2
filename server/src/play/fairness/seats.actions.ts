import { err, ok, type Result } from '@ronda/core'
import type { RevealedSeed } from './fairness.sql.ts'
import {
  loadSeed,
  loadSeeds,
  retireActive,
  rotateSeed,
  type GivenText,
  type InPlay,
  type Rotation,
  type RoundIsOpen,
  type Seated,
  type SeedInPlay,
  type SeedOptions,
} from './seed.actions.ts'
import { Turns, TurnsCache } from './turns.ts'

/** The state of play of a wallet: its active seed, the nonce of the next round, and its last round. */
export type Seat = {
  /** Undefined until a client seed was given for a commitment. */
  readonly seed: SeedInPlay | undefined
  /** The active seed, if a new round may be drawn with it: its client seed must have been made for its commitment. */
  readonly playable: SeedInPlay | undefined
  readonly nonce: number
  readonly last: LastRound | undefined
  /** The round with the current nonce was written. */
  advance(round: LastRound): void
  /** Reads the seed again after another process has played or rotated. */
  reload(): Promise<void>
}

export type LastRound = { readonly id: string; readonly atMs: number }

export type Seats = {
  /**
   * Rounds and rotations of one wallet run one after the other: two rounds never use the same nonce, and no seed is
   * revealed while a round is being played with it.
   */
  take<T>(wallet: number, work: (seat: Seat) => Promise<T>): Promise<Result<T, 'server.busy'>>
  /** The last round that this process played for the wallet. */
  lastOf(wallet: number): LastRound | undefined
  /** The active seed and the next one. */
  inPlay(wallet: number): Promise<InPlay>
  rotate(
    wallet: number,
    given: GivenText,
  ): Promise<Result<Rotation, 'server.busy' | RoundIsOpen | 'fairness.commitment_stale'>>
  /** Retires and reveals the active seed without activating another one. */
  retire(wallet: number): Promise<Result<RevealedSeed | undefined, 'server.busy' | RoundIsOpen>>
}

/** More waiting requests than this do not come from one player. */
const WAITING_MAX = 200
/** How many wallets are cached; the least recently used one is evicted first. */
const SEATS_MAX = 20_000

class WalletTurns {
  readonly turns = new Turns()
  #seated: Seated | undefined
  last: LastRound | undefined

  get seated(): Seated | undefined {
    return this.#seated
  }

  /** Caches only a playable seed: a wallet without one may be given a seed by another process. */
  cacheSeed(seated: Seated | undefined): void {
    this.#seated = seated?.seed.isBound === true ? seated : undefined
  }
}

async function seatAt(options: SeedOptions, wallet: number, place: WalletTurns): Promise<Seat> {
  let seated = place.seated ?? (await loadSeed(options, wallet))
  place.cacheSeed(seated)
  return {
    get seed() {
      return seated?.seed
    },
    get playable() {
      return seated?.seed.isBound === true ? seated.seed : undefined
    },
    get nonce() {
      return seated?.nonce ?? 0
    },
    get last() {
      return place.last
    },
    advance(round) {
      seated = seated && { seed: seated.seed, nonce: seated.nonce + 1 }
      place.cacheSeed(seated)
      place.last = round
    },
    async reload() {
      place.cacheSeed(undefined)
      seated = await loadSeed(options, wallet)
      place.cacheSeed(seated)
    },
  }
}

export function openSeats(options: SeedOptions): Seats {
  const places = new TurnsCache<number, WalletTurns>(() => new WalletTurns(), SEATS_MAX)

  async function inTurn<T>(
    wallet: number,
    work: (place: WalletTurns) => Promise<T>,
  ): Promise<Result<T, 'server.busy'>> {
    const place = places.at(wallet)
    if (place.turns.waiting >= WAITING_MAX) return err('server.busy')
    const done = await place.turns.take(async () => {
      try {
        return await work(place)
      } catch (error) {
        // It is unknown what was written, so the cached seed is dropped.
        place.cacheSeed(undefined)
        throw error
      }
    })
    return ok(done)
  }

  return {
    take: (wallet, work) => inTurn(wallet, async (place) => work(await seatAt(options, wallet, place))),
    lastOf: (wallet) => places.at(wallet).last,
    inPlay: (wallet) => loadSeeds(options, wallet),
    async rotate(wallet, given) {
      const turn = await inTurn(wallet, async (place) => {
        place.cacheSeed(undefined)
        const rotation = await rotateSeed(options, wallet, given)
        if (rotation.ok) place.cacheSeed(rotation.value.active)
        return rotation
      })
      return turn.ok ? turn.value : turn
    },
    async retire(wallet) {
      const turn = await inTurn(wallet, async (place) => {
        place.cacheSeed(undefined)
        return retireActive(options, wallet)
      })
      return turn.ok ? turn.value : turn
    },
  }
}
