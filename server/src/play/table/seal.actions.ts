import { hash } from 'node:crypto'
import { growTree, hexOfBytes, leafOf, ticketText, type Hash, type SealedTicket } from '@ronda/fair'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { beaconFrom } from './beacon.actions.ts'
import { findNowMs, sealShared, type StoredShared } from './round.sql.ts'
import type { SharedPlace } from './table.ts'
import { findLeaves, insertLeafPages, type LeafPage } from './seal.sql.ts'

/** A power of two, so that pages are whole parts of the tree. So many tickets are read and hashed to prove one of them. */
export const LEAVES_A_PAGE = 128
/** Read at once while a round is sealed: a few milliseconds, and other work gets its turn in between. */
const READ_MAX = 8 * LEAVES_A_PAGE

/** The machine's own SHA-256: several times quicker than the one that pages can run. */
export const hashHere: Hash = (bytes) => hash('sha256', bytes, 'buffer')

export const leafOfRow = (row: SealedTicket): Uint8Array => leafOf(ticketText(row), hashHere)

type Page = Omit<LeafPage, 'path'> & { readonly root: Uint8Array }

function pageOf(rows: readonly SealedTicket[], page: number): Page {
  const [first, last] = [rows[0], rows.at(-1)] as [SealedTicket, SealedTicket]
  return { page, first: first.id, last: last.id, root: growTree(rows.map(leafOfRow), hashHere).root }
}

/** Reads all tickets of a round, some thousands at a time: only the roots of their pages are kept. */
async function readPages(tx: Tx, round: SharedPlace): Promise<{ readonly pages: readonly Page[]; tickets: number }> {
  const pages: Page[] = []
  let tickets = 0
  let rows: readonly SealedTicket[] = []
  do {
    rows = await findLeaves(tx, round, rows.at(-1)?.id, READ_MAX)
    tickets += rows.length
    for (let at = 0; at < rows.length; at += LEAVES_A_PAGE) {
      pages.push(pageOf(rows.slice(at, at + LEAVES_A_PAGE), pages.length))
    }
  } while (rows.length === READ_MAX)
  return { pages, tickets }
}

/** Seals a round that takes no more bets: from here on no ticket can come, go or change without changing the draw. */
export async function sealRound(
  tx: Tx,
  round: SharedPlace,
  beacon: Beacon | undefined,
): Promise<StoredShared | undefined> {
  const { pages, tickets } = await readPages(tx, round)
  const tree = growTree(
    pages.map(({ root }) => root),
    hashHere,
  )
  const told = pages.map(({ page, first, last }) => ({ page, first, last, path: Buffer.concat(tree.pathTo(page)) }))
  await insertLeafPages(tx, round, told)
  const awaited = beacon && beaconFrom(beacon, await findNowMs(tx))
  return sealShared(tx, round, { root: hexOfBytes(tree.root), tickets, beacon: awaited })
}
