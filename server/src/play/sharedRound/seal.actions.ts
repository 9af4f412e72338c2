import { hash } from 'node:crypto'
import { growTree, hexOfBytes, type Hash, type Tree } from '@ronda/fair'
import type { Tx } from '../../platform/postgres/db.ts'
import { sealShared, type StoredShared } from './round.sql.ts'
import type { SharedPlace } from './table.ts'
import { countTickets, findLeaves, insertLeafPages, readInOrder, type Leaves } from './seal.sql.ts'

/** A power of two, so that pages are complete subtrees. So many tickets are read and hashed to prove one of them. */
export const LEAVES_A_PAGE = 128
/** Pages read at once while a round is sealed: some milliseconds of work, with other work in between. */
export const PAGES_AT_ONCE = 32

const DIGEST_BYTES = 32

/**
 * Node's native SHA-256: several times faster than the one for browsers. Through hex digits, because a buffer for each
 * digest costs more than the hashing.
 */
export const hashNative: Hash = (bytes) => Buffer.from(hash('sha256', bytes, 'hex'), 'hex')

/** Splits concatenated digests. */
export const digestsOf = (bytes: Buffer): readonly Buffer[] =>
  Array.from({ length: bytes.length / DIGEST_BYTES }, (_, at) =>
    bytes.subarray(at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES),
  )

type Page = Pick<Leaves, 'first' | 'last'> & { readonly root: Uint8Array; readonly tickets: number }

function pageOf({ first, last, leaves }: Leaves): Page {
  const digests = digestsOf(leaves)
  return { first, last, root: growTree(digests, hashNative).root, tickets: digests.length }
}

/**
 * The roots of all pages of a round: leaves are hashed in the database, and only some thousands of them are read at a
 * time.
 */
async function readPages(tx: Tx, round: SharedPlace): Promise<readonly Page[]> {
  const [atMost, together] = [PAGES_AT_ONCE * LEAVES_A_PAGE, LEAVES_A_PAGE]
  const readAfter = (after: string | undefined) => findLeaves(tx, round, { after, atMost, together })
  const pages: Page[] = []
  for (let found = await readAfter(undefined); found.length > 0;) {
    // The database hashes the next pages while these are joined here.
    const next = found.length < PAGES_AT_ONCE ? [] : readAfter(found.at(-1)?.last)
    pages.push(...found.map(pageOf))
    found = await next
  }
  return pages
}

/** Writes the tickets of each page, and its path to the root. */
async function storePages(tx: Tx, round: SharedPlace, pages: readonly Page[], tree: Tree): Promise<void> {
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    const some = pages.slice(from, from + PAGES_AT_ONCE).map(({ first, last }, at) => {
      const page = from + at
      return { page, first, last, path: Buffer.concat(tree.pathTo(page)) }
    })
    await insertLeafPages(tx, round, some)
  }
}

/**
 * Seals a round that takes no more bets: from here on no ticket can be added, removed or changed unnoticed. Undefined
 * when that was done before, or is too late for the beacon of the round.
 */
export async function sealRound(tx: Tx, round: SharedPlace): Promise<StoredShared | undefined> {
  await readInOrder(tx)
  const pages = await readPages(tx, round)
  const roots = pages.map(({ root }) => root)
  const tree = growTree(roots, hashNative)
  await storePages(tx, round, pages, tree)
  const tickets = pages.reduce((sum, page) => sum + page.tickets, 0)
  return sealShared(tx, round, { root: hexOfBytes(tree.root), tickets })
}

/** Rounds with no more tickets than this are sealed together with the lock; a late bet waits a moment longer. */
const SEALED_AT_ONCE_MAX = PAGES_AT_ONCE * LEAVES_A_PAGE

const NO_TICKETS = { root: hexOfBytes(growTree([], hashNative).root), tickets: 0 }

/** The same for a round that is small enough to be sealed together with the lock; `many` for one that is not. */
export async function sealAtOnce(tx: Tx, round: SharedPlace): Promise<StoredShared | 'many' | undefined> {
  const tickets = await countTickets(tx, round, SEALED_AT_ONCE_MAX + 1)
  if (tickets > SEALED_AT_ONCE_MAX) return 'many'
  // Most tables have no bets most of the time.
  return tickets === 0 ? sealShared(tx, round, NO_TICKETS) : sealRound(tx, round)
}
