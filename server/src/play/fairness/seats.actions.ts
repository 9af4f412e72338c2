import { err, ok, type Result } from '@ronda/core'
import { loadSeed, rotateSeed, type Rotation, type Seated, type SeedInPlay, type SeedOptions } from './seed.actions.ts'
import { Turns, Warm } from './turns.ts'

/** A wallet's place at play: its seed in force, the number of the next round, and when the last one was. */
export type Seat = {
  readonly seed: SeedInPlay
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
  rotate(wallet: number, clientSeed: string): Promise<Result<Rotation, 'server.busy' | 'fairness.round_open'>>
}

/** One player at one wallet; more waiting than this is not play. */
const WAITING_MAX = 200
/** Seats kept warm; the one that has been still the longest is cleared first. */
const SEATS_MAX = 20_000

class Place {
  readonly turns = new Turns()
  seated: Seated | undefined
  last: LastRound | undefined
}

async function seatAt(options: SeedOptions, wallet: number, place: Place): Promise<Seat> {
  let seated = place.seated ?? (await loadSeed(options, wallet))
  place.seated = seated
  return {
    get seed() {
      return seated.seed
    },
    get nonce() {
      return seated.nonce
    },
    get last() {
      return place.last
    },
    advance(round) {
      seated = { seed: seated.seed, nonce: seated.nonce + 1 }
      place.seated = seated
      place.last = round
    },
    async reload() {
      place.seated = undefined
      seated = await loadSeed(options, wallet)
      place.seated = seated
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
        place.seated = undefined
        throw error
      }
    })
    return ok(done)
  }

  return {
    take: (wallet, work) => inTurn(wallet, async (place) => work(await seatAt(options, wallet, place))),
    lastOf: (wallet) => places.at(wallet).last,
    async rotate(wallet, clientSeed) {
      const turn = await inTurn(wallet, async (place) => {
        // A wallet that never played has its first seed made here, and retired unused.
        if (place.seated === undefined) await loadSeed(options, wallet)
        place.seated = undefined
        const rotation = await rotateSeed(options, wallet, clientSeed)
        if (rotation.ok) place.seated = rotation.value.active
        return rotation
      })
      return turn.ok ? turn.value : turn
    },
  }
}
