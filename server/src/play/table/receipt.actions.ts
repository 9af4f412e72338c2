import type { TicketReceipt } from '@ronda/contract'
import { growTree, hexOfBytes, leafOf, ticketText } from '@ronda/fair'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SharedPlace } from './table.ts'
import { digestsOf, hashHere, LEAVES_A_PAGE, PAGES_AT_ONCE } from './seal.actions.ts'
import { findLeafPage, findLeavesOn, findPagesOf, findTicketsOn, type LeafPlace, type SealedOn } from './seal.sql.ts'

export const keyOfLeaf = ({ game, round, id }: LeafPlace): string => `${game}/${round}/${id}`

/** What proves tickets that stand on one page, which has these leaves. */
function receiptsOf(tickets: readonly SealedOn[], leaves: Buffer): readonly [string, TicketReceipt][] {
  const digests = digestsOf(leaves)
  const tree = growTree(digests, hashHere)
  return tickets.map((ticket) => {
    const text = ticketText(ticket)
    const own = leafOf(text, hashHere)
    const at = digests.findIndex((digest) => digest.equals(own))
    const path = [...tree.pathTo(at), ...digestsOf(ticket.path)].map(hexOfBytes)
    return [keyOfLeaf(ticket), { text, index: ticket.page * LEAVES_A_PAGE + at, path }]
  })
}

/** What proves that tickets were sealed, each with its round; those that were not have none. */
export async function findReceipts(tx: Tx, tickets: readonly LeafPlace[]): Promise<ReadonlyMap<string, TicketReceipt>> {
  if (tickets.length === 0) return new Map()
  const pageOf = ({ game, round, first }: SealedOn): string => keyOfLeaf({ game, round, id: first })
  const pages = [...Map.groupBy(await findPagesOf(tx, tickets), pageOf).values()]
  const receipts = new Map<string, TicketReceipt>()
  // Some pages at a time: whoever has laid many bets does not keep others waiting.
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    const some = pages.slice(from, from + PAGES_AT_ONCE)
    const found = await findLeavesOn(
      tx,
      some.flatMap((page) => page.slice(0, 1)),
    )
    for (const [at, leaves] of found.entries())
      for (const [key, receipt] of receiptsOf(some[at] ?? [], leaves)) receipts.set(key, receipt)
  }
  return receipts
}

export type BookPage = { readonly texts: readonly string[]; readonly next: number | null }

/** A page of all tickets of a round: whoever reads every page can grow the tree again. */
export async function findBookPage(
  tx: Tx,
  place: SharedPlace,
  { page, tickets }: { readonly page: number; readonly tickets: number },
): Promise<BookPage> {
  const found = await findLeafPage(tx, place, page)
  const rows = found === undefined ? [] : await findTicketsOn(tx, { ...found, game: place.game, round: place.number })
  return { texts: rows.map(ticketText), next: (page + 1) * LEAVES_A_PAGE < tickets ? page + 1 : null }
}
