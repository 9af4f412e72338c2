import { randomBytes, randomUUID } from 'node:crypto'
import { err, ok, present, type Result, type Rng } from '@ronda/core'
import { commitmentOf, isBoundSeed, openRounds } from '@ronda/fair'
import type { Clock } from '../../platform/clock/clock.ts'
import type { BecauseOf } from '../../platform/http/index.ts'
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
  /** How many rounds were played with a seed. Passed in because rounds are a higher feature. */
  readonly countRounds: (tx: Tx, wallet: number, seedId: string) => Promise<number>
  /** The game of a round that is open: its seed must not be revealed before it is over. */
  readonly findOpenGame: (tx: Tx, wallet: number) => Promise<string | undefined>
  /** The name of a game in each language. */
  readonly namesOf: (game: string) => Readonly<Record<string, string>>
}

/** An active seed. Its secret stays inside `open`: code that holds this can draw, but cannot reveal the secret. */
export type SeedInPlay = {
  readonly id: string
  readonly commitment: string
  readonly clientSeed: string
  /** Whether its client seed was made for its commitment. Without that no new round is played with it. */
  readonly isBound: boolean
  open(nonce: number): Rng
}

/** A round is open with the seed, so it stays sealed; the refusal names the game of that round. */
export type RoundIsOpen = BecauseOf<'fairness.round_open'>

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

/** The wallet's active seed and the nonce of its next round; undefined until a client seed was given. */
export function loadSeed({ db, key, countRounds }: SeedOptions, wallet: number): Promise<Seated | undefined> {
  return db.read(async (tx) => {
    const stored = await findActiveSeed(tx, wallet)
    if (stored === undefined) return undefined
    return { seed: putInPlay(key, wallet, stored), nonce: await countRounds(tx, wallet, stored.id) }
  })
}

/**
 * The commitment that waits for the player's client seed. It is created if missing, and shown before a client seed is
 * accepted.
 */
async function loadNext({ db, key }: SeedOptions, wallet: number): Promise<Committed> {
  const found = await db.read((tx) => findNext(tx, wallet))
  if (found !== undefined) return found
  await db.write((tx) => insertNext(tx, wallet, makeSeed(key, wallet)))
  return present(await db.read((tx) => findNext(tx, wallet)), 'a next seed')
}

export type InPlay = { readonly active: Seated | undefined; readonly next: Committed }

/** The seeds of a wallet. */
export async function loadSeeds(options: SeedOptions, wallet: number): Promise<InPlay> {
  const next = await loadNext(options, wallet)
  return { active: await loadSeed(options, wallet), next }
}

/** Retires and reveals the active seed, if there is one and no round is open with it. */
async function reveal(
  { key, clock, countRounds, findOpenGame, namesOf }: SeedOptions,
  tx: Tx,
  wallet: number,
): Promise<Result<RevealedSeed | undefined, RoundIsOpen>> {
  const stored = await lockActiveSeed(tx, wallet)
  if (stored === undefined) return ok(undefined)
  // Checked while the seed is locked: no round can be opened with it from here on.
  const game = await findOpenGame(tx, wallet)
  if (game !== undefined) return err({ code: 'fairness.round_open', subject: namesOf(game) })
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

/** The player's client seed, and the commitment that they saw before they gave it. */
export type GivenText = { readonly commitment: string; readonly clientSeed: string }

export type Rotation = {
  readonly active: Seated
  readonly next: Committed
  readonly revealed: RevealedSeed | undefined
}

/**
 * Reveals the active seed, activates the one whose commitment the player saw, and creates the next, all in one
 * transaction. The secret was made before the client seed was known: a commitment other than that of the next seed is
 * refused.
 */
export function rotateSeed(
  options: SeedOptions,
  wallet: number,
  { commitment, clientSeed }: GivenText,
): Promise<Result<Rotation, RoundIsOpen | 'fairness.commitment_stale'>> {
  const { db, key } = options
  return db.transact<Rotation, RoundIsOpen | 'fairness.commitment_stale'>(async (tx) => {
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

/** Retires and reveals the active seed: nothing can be played until a client seed is given for the next. */
export function retireActive(
  options: SeedOptions,
  wallet: number,
): Promise<Result<RevealedSeed | undefined, RoundIsOpen>> {
  return options.db.transact(async (tx) => {
    await lockSeeds(tx, wallet)
    return reveal(options, tx, wallet)
  })
}
