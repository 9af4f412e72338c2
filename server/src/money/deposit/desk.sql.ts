import type { DepositDeskLine, DepositQueue } from '@ronda/contract'
import { sql } from 'kysely'
import { findNames } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findDeposits } from './deposit.sql.ts'
import { lineOf } from './shown.ts'
import { present } from '@ronda/core'

export type DeskQuery = {
  readonly queue: DepositQueue
  readonly before: bigint | undefined
  readonly nowMs: number
  readonly atMost: number
}

/** The ids of a queue's deposits, newest first. Each queue is a range of an index, or of one read backwards. */
async function findIds(tx: Tx, { queue, before, nowMs, atMost }: DeskQuery): Promise<readonly string[]> {
  let query = tx.selectFrom('deposit').select('id').orderBy('seq', 'desc').limit(atMost)
  if (before !== undefined) query = query.where('seq', '<', before)
  if (queue === 'open' || queue === 'late') query = query.where('state', 'in', ['asked', 'waiting', 'confirmed'])
  if (queue === 'late') query = query.where('expected_at', '<', new Date(nowMs))
  if (queue === 'reversed') query = query.where('state', 'in', ['reversed', 'owed'])
  if (queue === 'returning') query = query.whereRef('returned', '<', 'to_return')
  if (queue === 'mismatch') query = query.where(sql<boolean>`paid <> amount`)
  return (await query.execute()).map(({ id }) => id)
}

export type Person = { readonly member: string; readonly memberNumber: string }

/** The members of these deposits, by account. */
export async function findPersons(tx: Tx, owners: readonly string[]): Promise<(owner: string) => Person> {
  const names = await findNames(tx, owners)
  return (owner) => {
    const { username, number } = present(names.get(owner), 'the name of the member')
    return { member: username, memberNumber: number }
  }
}

export async function listQueue(tx: Tx, query: DeskQuery): Promise<readonly DepositDeskLine[]> {
  const found = await findDeposits(tx, await findIds(tx, query))
  const personOf = await findPersons(
    tx,
    found.map(({ owner }) => owner),
  )
  return found.map((deposit) => ({ ...lineOf(deposit), ...personOf(deposit.owner), provider: deposit.provider }))
}

/** Counts what needs attention: overdue deposits, debts, and amounts that were not returned yet. */
export async function countLateDeposits(tx: Tx, nowMs: number): Promise<number> {
  const { count } = await tx
    .selectFrom('deposit')
    .select((of) => of.fn.countAll<bigint>().as('count'))
    .where((of) =>
      of.or([
        of('state', '=', 'owed'),
        of('returned', '<', of.ref('to_return')),
        of.and([of('state', 'in', ['asked', 'waiting', 'confirmed']), of('expected_at', '<', new Date(nowMs))]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
