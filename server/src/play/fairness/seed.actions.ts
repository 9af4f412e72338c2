import { randomBytes, randomUUID } from 'node:crypto'
import { err, ok, present, type Result, type Rng } from '@ronda/core'
import { commitmentOf, isBoundSeed, openRounds } from '@ronda/fair'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { placeOfSeed } from './fairness.ts'
import {
  activateSeed,
  findActiveSeed,
  findNext,
  insertNext,
  lockActiveSeed,
  lockSeeds,
  retireSeed,
  type NextSeed,
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
  /** Whether its text was made for its commitment. Without that nothing new is played with it. */
  readonly isBound: boolean
  open(nonce: number): Rng
}

export type Seated = { readonly seed: SeedInPlay; readonly nonce: number }

export type Committed = Pick<NextSeed, 'id' | 'commitment'>

function makeSeed(key: SecretKey, wallet: number): NextSeed {
  const id = randomUUID()
  const serverSeed = randomBytes(32).toString('hex')
  const sealed = seal(key, serverSeed, placeOfSeed(wallet, id))
  return { id, commitment: commitmentOf(serverSeed), sealed }
}

function putInPlay(key: SecretKey, wallet: number, stored: SealedSeed): SeedInPlay {
  const serverSeed = unseal(key, stored.sealed, placeOfSeed(wallet, stored.id))
  const { id, commitment, clientSeed } = stored
  const isBound = isBoundSeed(clientSeed, commitment)
  return { id, commitment, clientSeed, isBound, open: openRounds({ serverSeed, clientSeed }) }
}

/** The wallet's seed in force and the number of its next round; undefined until a text was given. */
export function loadSeed({ db, key, countRounds }: SeedOptions, wallet: number): Promise<Seated | undefined> {
  return db.read(async (tx) => {
    const stored = await findActiveSeed(tx, wallet)
    if (stored === undefined) return undefined
    return { seed: putInPlay(key, wallet, stored), nonce: await countRounds(tx, wallet, stored.id) }
  })
}

/** The commitment that waits for the player's text. One is made where there is none, and shown before anything is taken. */
async function loadNext({ db, key }: SeedOptions, wallet: number): Promise<Committed> {
  const found = await db.read((tx) => findNext(tx, wallet))
  if (found !== undefined) return found
  await db.write((tx) => insertNext(tx, wallet, makeSeed(key, wallet)))
  return present(await db.read((tx) => findNext(tx, wallet)), 'a next seed')
}

export type InPlay = { readonly active: Seated | undefined; readonly next: Committed }

/** What a wallet has to play with. */
export async function loadSeeds(options: SeedOptions, wallet: number): Promise<InPlay> {
  const next = await loadNext(options, wallet)
  return { active: await loadSeed(options, wallet), next }
}

/** Retires and reveals the seed in force, if there is one and no round waits with it. */
async function reveal(
  { key, clock, countRounds, hasOpenRounds }: SeedOptions,
  tx: Tx,
  wallet: number,
): Promise<Result<RevealedSeed | undefined, 'fairness.round_open'>> {
  const stored = await lockActiveSeed(tx, wallet)
  if (stored === undefined) return ok(undefined)
  // Looked at with the seed in hand: no round can begin to wait with it from here on.
  if (await hasOpenRounds(tx, wallet)) return err('fairness.round_open')
  const revealed: RevealedSeed = {
    id: stored.id,
    commitment: stored.commitment,
    clientSeed: stored.clientSeed,
    serverSeed: unseal(key, stored.sealed, placeOfSeed(wallet, stored.id)),
    rounds: await countRounds(tx, wallet, stored.id),
  }
  await retireSeed(tx, wallet, revealed, clock.nowMs())
  return ok(revealed)
}

/** The player's text, and the commitment that they saw before they gave it. */
export type GivenText = { readonly commitment: string; readonly clientSeed: string }

export type Rotation = {
  readonly active: Seated
  readonly next: Committed
  readonly revealed: RevealedSeed | undefined
}

/**
 * Reveals the seed in force, puts the one in force whose commitment the player saw, and makes the next, all in one
 * transaction. The secret was made before the text was known: another commitment than the one of the next seed is refused.
 */
export function rotateSeed(
  options: SeedOptions,
  wallet: number,
  { commitment, clientSeed }: GivenText,
): Promise<Result<Rotation, 'fairness.round_open' | 'fairness.commitment_stale'>> {
  const { db, key } = options
  return db.transact<Rotation, 'fairness.round_open' | 'fairness.commitment_stale'>(async (tx) => {
    await lockSeeds(tx, wallet)
    const stored = await findNext(tx, wallet)
    if (stored?.commitment !== commitment) return err('fairness.commitment_stale')
    const revealed = await reveal(options, tx, wallet)
    if (!revealed.ok) return revealed
    const given = { ...stored, clientSeed }
    await activateSeed(tx, wallet, given)
    const next = makeSeed(key, wallet)
    await insertNext(tx, wallet, next)
    return ok({ active: { seed: putInPlay(key, wallet, given), nonce: 0 }, next, revealed: revealed.value })
  })
}

/** Retires and reveals the seed in force: nothing is played until a text is given for the next. */
export function retireActive(
  options: SeedOptions,
  wallet: number,
): Promise<Result<RevealedSeed | undefined, 'fairness.round_open'>> {
  return options.db.transact(async (tx) => {
    await lockSeeds(tx, wallet)
    return reveal(options, tx, wallet)
  })
}
