import { err, ok, type Result } from '@ronda/core'
import { loadSeed, rotateSeed, type Rotation, type Seated, type SeedInPlay, type SeedOptions } from './seed.actions.ts'

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
  rotate(wallet: number, clientSeed: string): Promise<Result<Rotation, 'server.busy'>>
}

/** One player at one wallet; more waiting than this is not play. */
const WAITING_MAX = 200
/** Seats kept warm; the one that has been still the longest is cleared first. */
const SEATS_MAX = 20_000

class Place {
  seated: Seated | undefined
  last: LastRound | undefined
  waiting = 0
  #tail: Promise<unknown> = Promise.resolve()

  /** Runs the work after everything that came before it, whether that went well or not. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1
    const turn = this.#tail.then(work, work).finally(() => (this.waiting -= 1))
    this.#tail = turn.catch(() => {})
    return turn
  }
}

export function openSeats(options: SeedOptions): Seats {
  const places = new Map<number, Place>()

  function placeOf(wallet: number): Place {
    const place = places.get(wallet) ?? new Place()
    // Last in the map is last used, so the first idle one is the one to clear.
    places.delete(wallet)
    places.set(wallet, place)
    if (places.size > SEATS_MAX) {
      for (const [other, { waiting }] of places) {
        if (waiting > 0) continue
        places.delete(other)
        break
      }
    }
    return place
  }

  async function seatAt(wallet: number, place: Place): Promise<Seat> {
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

  async function inTurn<T>(wallet: number, work: (place: Place) => Promise<T>): Promise<Result<T, 'server.busy'>> {
    const place = placeOf(wallet)
    if (place.waiting >= WAITING_MAX) return err('server.busy')
    return ok(
      await place.queue(async () => {
        try {
          return await work(place)
        } catch (error) {
          // What was written is not known, so nothing that was believed is.
          place.seated = undefined
          throw error
        }
      }),
    )
  }

  return {
    take: (wallet, work) => inTurn(wallet, async (place) => work(await seatAt(wallet, place))),
    rotate: (wallet, clientSeed) =>
      inTurn(wallet, async (place) => {
        place.seated = undefined
        await loadSeed(options, wallet)
        const rotation = await rotateSeed(options, wallet, clientSeed)
        place.seated = rotation.active
        return rotation
      }),
  }
}
