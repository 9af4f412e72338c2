import { present } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { AccountEvent, RunAsked } from './run.ts'
import { findNumbers, listLineAgents } from './run.sql.ts'
import { addSums, inOrder, keyOfSum, type EventSum } from './sum.ts'
import { findPageEnd, sumPage } from './sum.sql.ts'

/** Events, members or lines of one statement: each ends long before a statement is given up, whatever a period holds. */
const PAGE = 50_000

/** Reads by pages of what is asked for. */
async function byPages<Key, Value>(
  keys: readonly Key[],
  read: (page: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Promise<ReadonlyMap<Key, Value>> {
  const found = new Map<Key, Value>()
  for (let at = 0; at < keys.length; at += PAGE) {
    for (const [key, value] of await read(keys.slice(at, at + PAGE))) found.set(key, value)
  }
  return found
}

/**
 * What members did in a period, added up for each member, day and line: nothing is rounded before the end, so payslips
 * are the same as from the single events.
 */
export async function sumEvents(tx: Tx, asked: RunAsked, until: bigint): Promise<readonly AccountEvent[]> {
  const { period } = asked
  const sums = new Map<string, EventSum>()
  for (let fromMs = period.fromMs; fromMs < period.toMs;) {
    // A page has all events of its last millisecond, so the next one begins after it.
    const endMs = await findPageEnd(tx, asked, fromMs, PAGE)
    const toMs = endMs === undefined ? period.toMs : endMs + 1
    addSums(sums, await sumPage(tx, asked, { fromMs, toMs, until }))
    fromMs = toMs
  }
  const rows = inOrder(sums)
  const members = await byPages([...new Set(rows.map(({ account }) => account))], (page) => findNumbers(tx, page))
  const lines = await byPages([...new Set(rows.map(({ line }) => line))], (page) => listLineAgents(tx, page))
  return rows.map((sum) => {
    const { account, line, day: _, atMs, ...amounts } = sum
    const member = present(members.get(account), 'the number of a member')
    return { id: keyOfSum(sum), member, atMs, line: present(lines.get(line), 'a line'), amounts, excluded: null }
  })
}
