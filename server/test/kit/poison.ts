import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import { listFailures } from '../../src/platform/failures/index.ts'
import type { Db } from '../../src/platform/postgres/db.ts'
import type { Server } from '../../src/app/server.ts'
import type { Owner } from './memberBalances.ts'
import { openMoneyParties, type MoneyParties } from './moneyParties.ts'

export type Scene = {
  readonly server: Server
  readonly parties: MoneyParties
  readonly clock: { at: number; nowMs(): number }
}

/** Three items, of which the first fails until it is healed. */
export type Planted = {
  run(): Promise<unknown>
  /** Which of the three are done. */
  done(): Promise<readonly boolean[]>
  heal(): Promise<void>
  /** What is run to try again after healing; `run` by default. */
  again?(): Promise<unknown>
}

export type PoisonCase = {
  readonly name: string
  /** The kind of failure that is recorded for the failed item. */
  readonly kind: string
  plant(scene: Scene): Promise<Planted>
}

type Poison = { readonly table: string; readonly on: 'insert' | 'update'; readonly when: string }

/** Makes the database refuse to write a row, as it would refuse a corrupt one. Returns a function that heals it. */
export async function poison(db: Db, { table, on, when }: Poison): Promise<() => Promise<void>> {
  const name = `poison_${randomUUID().replaceAll('-', '')}`
  await db.write(async (tx) => {
    await sql`
      create or replace function poisoned() returns trigger language plpgsql as $$
      begin raise exception 'a poisoned row'; end $$`.execute(tx)
    await sql`
      create trigger ${sql.ref(name)} before ${sql.raw(on)} on ${sql.ref(table)}
      for each row when (${sql.raw(when)}) execute function poisoned()`.execute(tx)
  })
  return async () => {
    await db.write((tx) => sql`drop trigger ${sql.ref(name)} on ${sql.ref(table)}`.execute(tx))
  }
}

export type Three<Item> = readonly [Item, Item, Item]

export async function three<Item>(make: (at: number) => Promise<Item>): Promise<Three<Item>> {
  return [await make(0), await make(1), await make(2)]
}

export const accountOf = async (server: Server, { number }: Owner): Promise<string> => {
  const row = await server.db.read((tx) =>
    tx.selectFrom('account').select('id').where('number', '=', BigInt(number)).executeTakeFirstOrThrow(),
  )
  return row.id
}

/** One column of each of three rows, read directly from the database. */
export async function valuesOf(db: Db, table: string, column: string, ids: readonly string[]): Promise<unknown[]> {
  const { rows } = await db.read((tx) =>
    sql<{ value: unknown }>`
      select ${sql.ref(column)} as value from unnest(${ids}::uuid[]) with ordinality as asked(id, place)
      join ${sql.table(table)} as found on found.id = asked.id order by place`.execute(tx),
  )
  return rows.map(({ value }) => value)
}

export type PoisonResult = {
  readonly name: string
  /** Of the two others: both must be done although the first is not. */
  readonly othersDone: number
  readonly isPoisonedDone: boolean
  readonly isWrittenDown: boolean
  /** Whether it is done once it can be, and no longer among the failures. */
  readonly isHealed: boolean
}

const FAILED_MAX = 1_000
/** Longer than the retry delay of a first or second failure. */
const AGAIN_MS = 300_000

const TRIES_MAX = 50
const TRY_EVERY_MS = 100

/** A notice of the sandbox may have the item locked in that moment; the job skips it then, and takes it the next time. */
async function isDoneInTime(run: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    await run()
    if (await isDone()) return true
    await setTimeout(TRY_EVERY_MS)
  }
  return false
}

export async function tryPoison(
  server: Server,
  clock: Scene['clock'],
  { name, kind, plant }: PoisonCase,
): Promise<PoisonResult> {
  const scene = { server, clock, parties: await openMoneyParties(server) }
  const planted = await plant(scene)
  const failed = async (): Promise<number> => {
    const list = await server.db.read((tx) => listFailures(tx, FAILED_MAX))
    return list.filter((one) => one.kind === kind).length
  }
  const before = await failed()
  await planted.run()
  const [first, ...others] = await planted.done()
  const isWrittenDown = (await failed()) > before
  await planted.heal()
  clock.at += AGAIN_MS
  const isHealed = await isDoneInTime(planted.again ?? planted.run, async () => {
    return (await planted.done()).every(Boolean) && (await failed()) === before
  })
  return {
    name,
    othersDone: others.filter(Boolean).length,
    isPoisonedDone: present(first, 'the poisoned item'),
    isWrittenDown,
    isHealed,
  }
}
