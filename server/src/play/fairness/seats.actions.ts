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
  type Seated,
  type SeedInPlay,
  type SeedOptions,
} from './seed.actions.ts'
import { Turns, Warm } from './turns.ts'

/** A wallet's place at play: its seed in force, the number of the next round, and when the last one was. */
export type Seat = {
  /** Undefined until a text was given for a commitment. */
  readonly seed: SeedInPlay | undefined
  /** The seed in force, if a new round may be drawn with it: one whose text was made for its commitment. */
  readonly playable: SeedInPlay | undefined
  readonly nonce: number
  readonly last: LastRound | undefined
  /** The round with this number stands. */
  advance(round: LastRound): void
  /** Another process played or rotated: what is known here is old. */
  reload(): Promise<void>
}

export type LastRound = { readonly id: string; readonly atMs: number }

export type Seats = {
  /**
   * Rounds and rotations of one wallet happen one after the other: two rounds never meet at one number, and no seed is
   * revealed while a round is being played with it.
   */
  take<T>(wallet: number, work: (seat: Seat) => Promise<T>): Promise<Result<T, 'server.busy'>>
  /** The last round that was played here, as far as this process knows. */
  lastOf(wallet: number): LastRound | undefined
  /** The seed in force and the one to come. */
  inPlay(wallet: number): Promise<InPlay>
  rotate(
    wallet: number,
    given: GivenText,
  ): Promise<Result<Rotation, 'server.busy' | 'fairness.round_open' | 'fairness.commitment_stale'>>
  /** Reveals the seed in force without putting another one there. */
  retire(wallet: number): Promise<Result<RevealedSeed | undefined, 'server.busy' | 'fairness.round_open'>>
}

/** One player at one wallet; more waiting than this is not play. */
const WAITING_MAX = 200
/** Seats kept warm; the one that has been still the longest is cleared first. */
const SEATS_MAX = 20_000

class Place {
  readonly turns = new Turns()
  #seated: Seated | undefined
  last: LastRound | undefined

  get seated(): Seated | undefined {
    return this.#seated
  }

  /** Only what can be played with is kept: whoever has nothing to play with may be given a seed by another process. */
  keep(seated: Seated | undefined): void {
    this.#seated = seated?.seed.isBound === true ? seated : undefined
  }
}

async function seatAt(options: SeedOptions, wallet: number, place: Place): Promise<Seat> {
  let seated = place.seated ?? (await loadSeed(options, wallet))
  place.keep(seated)
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
      place.keep(seated)
      place.last = round
    },
    async reload() {
      place.keep(undefined)
      seated = await loadSeed(options, wallet)
      place.keep(seated)
    },
  }
}

export function openSeats(options: SeedOptions): Seats {
  const places = new Warm<number, Place>(() => new Place(), SEATS_MAX)

  async function inTurn<T>(wallet: number, work: (place: Place) => Promise<T>): Promise<Result<T, 'server.busy'>> {
    const place = places.at(wallet)
    if (place.turns.waiting >= WAITING_MAX) return err('server.busy')
    const done = await place.turns.take(async () => {
      try {
        return await work(place)
      } catch (error) {
        // What was written is not known, so nothing that was believed is.
        place.keep(undefined)
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
        place.keep(undefined)
        const rotation = await rotateSeed(options, wallet, given)
        if (rotation.ok) place.keep(rotation.value.active)
        return rotation
      })
      return turn.ok ? turn.value : turn
    },
    async retire(wallet) {
      const turn = await inTurn(wallet, async (place) => {
        place.keep(undefined)
        return retireActive(options, wallet)
      })
      return turn.ok ? turn.value : turn
    },
  }
}
