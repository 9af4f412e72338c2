import type { TicketReceipt } from '@ronda/contract'
import { growTree, hexOfBytes, ticketText, type SealedTicket } from '@ronda/fair'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SharedPlace } from './table.ts'
import { hashHere, leafOfRow, LEAVES_A_PAGE } from './seal.actions.ts'
import { findLeafPage, findLeavesOf, findPagesOf, type LeafPage, type LeafPlace } from './seal.sql.ts'

const DIGEST_BYTES = 32

const stepsOf = (path: Buffer): readonly string[] =>
  Array.from({ length: path.length / DIGEST_BYTES }, (_, at) =>
    path.toString('hex', at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES),
  )

export const keyOfLeaf = ({ game, round, id }: LeafPlace): string => `${game}/${round}/${id}`

/** What proves each ticket of one page. */
function receiptsOf(rows: readonly SealedTicket[], { page, path }: LeafPage): readonly [string, TicketReceipt][] {
  const tree = growTree(rows.map(leafOfRow), hashHere)
  const above = stepsOf(path)
  return rows.map((row, at) => {
    const below = tree.pathTo(at).map(hexOfBytes)
    return [keyOfLeaf(row), { text: ticketText(row), index: page * LEAVES_A_PAGE + at, path: [...below, ...above] }]
  })
}

/** What proves that tickets were sealed, each with its round; those that were not have none. */
export async function findReceipts(tx: Tx, tickets: readonly LeafPlace[]): Promise<ReadonlyMap<string, TicketReceipt>> {
  if (tickets.length === 0) return new Map()
  const found = await findPagesOf(tx, tickets)
  const keyOfPage = ({ game, round, first }: Omit<LeafPlace, 'id'> & Pick<LeafPage, 'first'>): string =>
    keyOfLeaf({ game, round, id: first })
  const pages = new Map(found.map((page) => [keyOfPage(page), page]))
  const rows = Map.groupBy(await findLeavesOf(tx, [...pages.values()]), keyOfPage)
  const proven = Array.from(pages, ([key, page]) => receiptsOf(rows.get(key) ?? [], page))
  return new Map(proven.flat())
}

export type BookPage = { readonly texts: readonly string[]; readonly next: number | null }

/** A page of all tickets of a round: whoever reads every page can grow the tree again. */
export async function findBookPage(
  tx: Tx,
  place: SharedPlace,
  { page, tickets }: { readonly page: number; readonly tickets: number },
): Promise<BookPage> {
  const found = await findLeafPage(tx, place, page)
  const rows = found === undefined ? [] : await findLeavesOf(tx, [{ ...found, game: place.game, round: place.number }])
  return { texts: rows.map(ticketText), next: (page + 1) * LEAVES_A_PAGE < tickets ? page + 1 : null }
}
