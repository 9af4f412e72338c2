import type { TicketReceipt } from '@ronda/contract'
import { present } from '@ronda/core'
import { growTree, hexOfBytes, leafOf, ticketText, type Tree } from '@ronda/fair'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SharedPlace } from './table.ts'
import { digestsOf, hashNative, LEAVES_A_PAGE, PAGES_AT_ONCE } from './seal.actions.ts'
import { findLeafPage, findLeavesOn, findPagesOf, findTicketsOn, type LeafPlace, type SealedOn } from './seal.sql.ts'

export const keyOfLeaf = ({ game, round, id }: LeafPlace): string => `${game}/${round}/${id}`

/** The leaves of a page, and the tree over them. */
type PageTree = { readonly digests: readonly Buffer[]; readonly tree: Tree }

/** Many players of one round ask for their receipts at the same time, so hashed pages are cached. */
export type ReceiptPages = Map<string, PageTree>

/** Some megabytes for the largest rounds. */
const PAGES_CACHED_MAX = 256

const pageOf = ({ game, round, first }: SealedOn): string => keyOfLeaf({ game, round, id: first })

/** Reads and hashes the pages that are not cached. A sealed page never changes. */
async function readTrees(tx: Tx, pages: readonly SealedOn[], cache: ReceiptPages): Promise<void> {
  const missing = pages.filter((page) => !cache.has(pageOf(page)))
  const found = missing.length === 0 ? [] : await findLeavesOn(tx, missing)
  for (const [at, leaves] of found.entries()) {
    const [page, digests] = [missing[at], digestsOf(leaves)]
    if (page) cache.set(pageOf(page), { digests, tree: growTree(digests, hashNative) })
  }
}

/** Evicts the pages that were read first. */
function evictOldest(cache: ReceiptPages): void {
  for (const oldest of cache.keys()) {
    if (cache.size <= PAGES_CACHED_MAX) return
    cache.delete(oldest)
  }
}

/** The proof for a ticket on a page. */
function receiptOn(ticket: SealedOn, { digests, tree }: PageTree): TicketReceipt {
  const text = ticketText(ticket)
  const own = leafOf(text, hashNative)
  const at = digests.findIndex((digest) => digest.equals(own))
  const path = [...tree.pathTo(at), ...digestsOf(ticket.path)].map(hexOfBytes)
  return { text, index: ticket.page * LEAVES_A_PAGE + at, path }
}

/** The proofs that tickets were sealed; a ticket that was not sealed has none. */
export async function findReceipts(
  tx: Tx,
  tickets: readonly LeafPlace[],
  cache: ReceiptPages = new Map(),
): Promise<ReadonlyMap<string, TicketReceipt>> {
  if (tickets.length === 0) return new Map()
  const pages = [...Map.groupBy(await findPagesOf(tx, tickets), pageOf).values()]
  const receipts = new Map<string, TicketReceipt>()
  // Some pages at a time, so that a player with many bets does not keep others waiting.
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    const some = pages.slice(from, from + PAGES_AT_ONCE)
    await readTrees(
      tx,
      some.flatMap((page) => page.slice(0, 1)),
      cache,
    )
    for (const ticket of some.flat())
      receipts.set(keyOfLeaf(ticket), receiptOn(ticket, present(cache.get(pageOf(ticket)), 'a page that was read')))
    evictOldest(cache)
  }
  return receipts
}

export type BookPage = { readonly texts: readonly string[]; readonly next: number | null }

/** A page of all tickets of a round. With all pages anybody can build the tree again. */
export async function findBookPage(
  tx: Tx,
  place: SharedPlace,
  { page, tickets }: { readonly page: number; readonly tickets: number },
): Promise<BookPage> {
  const found = await findLeafPage(tx, place, page)
  const rows = found === undefined ? [] : await findTicketsOn(tx, { ...found, game: place.game, round: place.number })
  return { texts: rows.map(ticketText), next: (page + 1) * LEAVES_A_PAGE < tickets ? page + 1 : null }
}
