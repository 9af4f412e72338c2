import { hash, randomBytes } from 'node:crypto'
import { present } from '@ronda/core'
import { beaconIn, isOfBeacon, saltOf } from '@ronda/fair'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { findChain, findLastPlace, insertChain, saltChain, type StoredChain } from './chain.sql.ts'
import { placeOfChain } from './table.ts'

/** Some days of rounds: long enough to be worth publishing, short enough to be hashed quickly. */
const LENGTH = 16_384
/** Secrets this far apart are cached; those between are hashed from the next cached one. */
const STRIDE = 128

/** The same as `linkBefore`, by Node's native hash. */
const linkBefore = (link: string): string => hash('sha256', link, 'hex')

/** A chain in use. Its secrets stay inside `secretAt`. */
export type Chain = Omit<StoredChain, 'sealed' | 'salt'> & {
  readonly salt: string
  secretAt(place: number): string
}

export type ChainOptions = {
  readonly db: Db
  readonly key: SecretKey
  /** The beacon that decides the rounds of new chains, if there is one. */
  readonly beacon?: Beacon | undefined
}

/** Whether the salt of a chain matches the present configuration: the same beacon, or none. */
function isSaltCurrent(salt: string, { beacon }: ChainOptions): boolean {
  return beacon === undefined ? beaconIn(salt) === undefined : isOfBeacon(salt, beacon.chain)
}

/** The cached links from the last secret down to the terminal of the chain. */
function checkpointsOf(
  last: string,
  length: number,
): { readonly checkpoints: ReadonlyMap<number, string>; readonly end: string } {
  const checkpoints = new Map<number, string>()
  let link = last
  for (let place = length; place > 0; place -= 1) {
    if (place % STRIDE === 0 || place === length) checkpoints.set(place, link)
    link = linkBefore(link)
  }
  return { checkpoints, end: link }
}

function openChain(key: SecretKey, game: string, stored: StoredChain): Chain {
  const { sealed, salt, ...known } = stored
  const last = unseal(key, sealed, placeOfChain(game, stored.number))
  const { checkpoints } = checkpointsOf(last, stored.length)
  return {
    ...known,
    salt: present(salt, 'the salt of a chain in use'),
    secretAt(place) {
      const checkpoint = Math.min(Math.ceil(place / STRIDE) * STRIDE, stored.length)
      let link = present(checkpoints.get(checkpoint), `position ${place} of a chain`)
      for (let at = checkpoint; at > place; at -= 1) link = linkBefore(link)
      return link
    },
  }
}

async function makeChain({ db, key }: ChainOptions, game: string, number: number): Promise<void> {
  const last = randomBytes(32).toString('hex')
  const sealed = seal(key, last, placeOfChain(game, number))
  const { end } = checkpointsOf(last, LENGTH)
  await db.write((tx) => insertChain(tx, game, { number, length: LENGTH, terminal: end, sealed }))
}

/** The current chain of a table, and the position after the last one that was used. */
export async function nextPlace(
  options: ChainOptions,
  game: string,
  known: Chain | undefined,
): Promise<{ readonly chain: Chain; readonly place: number }> {
  const { db, key } = options
  for (;;) {
    const stored = await db.read((tx) => findChain(tx, game))
    if (stored === undefined) {
      await makeChain(options, game, 1)
    } else if (stored.salt === null) {
      // In a transaction after the one that wrote the terminal: the salt must be chosen after the chain was fixed.
      await db.write((tx) => saltChain(tx, stored.id, saltOf(randomBytes(16).toString('hex'), options.beacon?.chain)))
    } else {
      const place = (await db.read((tx) => findLastPlace(tx, stored.id))) + 1
      // Whether a beacon decides is fixed for a whole chain, before its first round.
      if (place <= stored.length && isSaltCurrent(stored.salt, options)) {
        return { chain: known?.id === stored.id ? known : openChain(key, game, stored), place }
      }
      await makeChain(options, game, stored.number + 1)
    }
  }
}

/** The chain that a round was drawn from, for the process that takes the round over. */
export async function loadChain(
  { db, key }: ChainOptions,
  game: string,
  id: string,
  known: Chain | undefined,
): Promise<Chain> {
  if (known?.id === id) return known
  const stored = await db.read((tx) => findChain(tx, game, id))
  return openChain(key, game, present(stored, 'the chain of a round'))
}
