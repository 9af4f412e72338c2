import { randomBytes, randomUUID } from 'node:crypto'
import { err, ok, present, type Result, type Rng } from '@ronda/core'
import { commitmentOf, openRounds } from '@ronda/fair'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { placeOfSeed } from './fairness.ts'
import {
  findActiveSeed,
  insertSeed,
  lockActiveSeed,
  retireSeed,
  type NewSeed,
  type RevealedSeed,
  type SealedSeed,
} from './fairness.sql.ts'

export type SeedOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** How many rounds stand with a seed; rounds are a higher feature. */
  readonly countRounds: (tx: Tx, wallet: number, seedId: string) => Promise<number>
  /** Whether a round waits for its player: its seed must not be told before it is over. */
  readonly hasOpenRounds: (tx: Tx, wallet: number) => Promise<boolean>
}

/** A seed in force. Its secret is inside `open` and nowhere else: what holds this can draw, but cannot tell. */
export type SeedInPlay = {
  readonly id: string
  readonly commitment: string
  readonly clientSeed: string
  open(nonce: number): Rng
}

export type Seated = { readonly seed: SeedInPlay; readonly nonce: number }

function makeSeed(key: SecretKey, wallet: number, clientSeed: string): NewSeed {
  const id = randomUUID()
  const serverSeed = randomBytes(32).toString('hex')
  const sealed = seal(key, serverSeed, placeOfSeed(wallet, id))
  return { wallet, id, commitment: commitmentOf(serverSeed), clientSeed, sealed }
}

function putInPlay(key: SecretKey, wallet: number, stored: SealedSeed): SeedInPlay {
  const serverSeed = unseal(key, stored.sealed, placeOfSeed(wallet, stored.id))
  const { id, commitment, clientSeed } = stored
  return { id, commitment, clientSeed, open: openRounds({ serverSeed, clientSeed }) }
}

/** The wallet's seed in force and the number of its next round; a first seed is made when there is none. */
export function loadSeed({ db, key, countRounds }: SeedOptions, wallet: number): Promise<Seated> {
  return db.write(async (tx) => {
    let stored = await findActiveSeed(tx, wallet)
    if (!stored) {
      await insertSeed(tx, makeSeed(key, wallet, randomBytes(8).toString('hex')))
      stored = await findActiveSeed(tx, wallet)
    }
    const seed = putInPlay(key, wallet, present(stored, 'a seed in force'))
    return { seed, nonce: await countRounds(tx, wallet, seed.id) }
  })
}

export type Rotation = { readonly active: Seated; readonly revealed: RevealedSeed }

/** Retires and reveals the seed in force and commits to the next, all in one transaction. */
export function rotateSeed(
  options: SeedOptions,
  wallet: number,
  clientSeed: string,
): Promise<Result<Rotation, 'fairness.round_open'>> {
  const { db, clock, key, countRounds } = options
  return db.transact(async (tx) => {
    const stored = present(await lockActiveSeed(tx, wallet), 'a seed in force to retire')
    // Looked at with the seed in hand: no round can begin to wait with it from here on.
    if (await options.hasOpenRounds(tx, wallet)) return err('fairness.round_open')
    const revealed: RevealedSeed = {
      id: stored.id,
      commitment: stored.commitment,
      clientSeed: stored.clientSeed,
      serverSeed: unseal(key, stored.sealed, placeOfSeed(wallet, stored.id)),
      rounds: await countRounds(tx, wallet, stored.id),
    }
    await retireSeed(tx, wallet, revealed, clock.nowMs())
    const next = makeSeed(key, wallet, clientSeed)
    await insertSeed(tx, next)
    return ok({ active: { seed: putInPlay(key, wallet, next), nonce: 0 }, revealed })
  })
}
