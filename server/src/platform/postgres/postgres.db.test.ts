import { err, ok } from '@ronda/core'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { openDb } from './db.ts'
import { prepared } from './prepared.ts'
import { unsafeSettings } from './safety.ts'

test('a refusal rolls back like a crash, an ok result commits', async () => {
  const db = openDb(await testDatabase())
  await db.transact(async (tx) => {
    await sql`create table seen (what text)`.execute(tx)
    return ok(undefined)
  })
  const refused = await db.transact(async (tx) => {
    await sql`insert into seen values ('refused')`.execute(tx)
    return err('no' as const)
  })
  expect(refused).toEqual({ ok: false, error: 'no' })
  await expect(
    db.transact(async (tx) => {
      await sql`insert into seen values ('crashed')`.execute(tx)
      throw new Error('crash')
    }),
  ).rejects.toThrow('crash')
  await db.transact(async (tx) => {
    await sql`insert into seen values ('kept')`.execute(tx)
    return ok(undefined)
  })
  const kept = await db.read((tx) => sql<{ what: string }>`select what from seen`.execute(tx))
  expect(kept.rows).toEqual([{ what: 'kept' }])
  await db.close()
})

test('the embedded server has no unsafe settings', async () => {
  expect(await unsafeSettings(await testDatabase())).toEqual([])
})

test('a read cannot write', async () => {
  const db = openDb(await testDatabase())
  await expect(db.read((tx) => sql`create table slipped (what text)`.execute(tx))).rejects.toThrow('read-only')
  await db.close()
})

test('a load does not wait for the connections of reads and writes', async () => {
  const db = openDb(await testDatabase(), { connectMsMax: 2_000 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // More than there are connections, so that each of them is held until the load is done.
  const held = Array.from({ length: 20 }, (_, at) =>
    at % 2 === 0 ? db.read(() => released) : db.write(() => released),
  )
  const loaded = await db.load((tx) => sql<{ one: number }>`select 1 as one`.execute(tx))
  expect(loaded.rows).toEqual([{ one: 1 }])
  release()
  await Promise.all(held)
  await db.close()
})

test('a marked query is parsed once on a connection, whatever its values; no other query is kept', async () => {
  const db = openDb(await testDatabase())
  await db.read(async (tx) => {
    for (const value of [1, 2, 3]) {
      const marked = await sql<{ twice: number }>`${prepared} select ${value}::int * 2 as twice`.execute(tx)
      expect(marked.rows).toEqual([{ twice: value * 2 }])
      await sql`select ${value}::int * 3`.execute(tx)
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
    expect(rows).toEqual([{ statement: expect.stringContaining('* 2 as twice') as string }])
  })
  await db.close()
})
