import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { days } from '@ronda/core'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openDb, type Db } from '../postgres/db.ts'
import { openSigner, parseSecretKey } from '../secrets/index.ts'
import { testDatabase } from '../testing/database.ts'
import { openAuditLog, writeAuditEntry, type AuditLog } from './index.ts'

const signer = openSigner(parseSecretKey('5e'.repeat(32)), 'deeds')
let nowMs = 0
let url = ''
let folder = ''
let db: Db
let auditLog: AuditLog

beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 15, 12)
  url = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'ronda-audit-log-'))
  db = openDb(url)
  auditLog = openAuditLog({ db, clock: { nowMs: () => nowMs }, log: openLog('silent'), signer, folder })
  onTestFinished(async () => {
    await db.close()
    await rm(folder, { recursive: true })
  })
})

const write = (subject: string): Promise<void> =>
  db.write((tx) =>
    writeAuditEntry(tx, { actor: 'ana', action: 'game.state', subject, detail: { why: 'to test' } }, nowMs),
  )

async function writeMany(count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) await write(`thing:${at}`)
}

/** Changes rows as the owner of the database could: with its triggers disabled. */
async function tamper(statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter table deed disable trigger all; ${statements}; alter table deed enable trigger all;`)
  await client.end()
}

test('concurrent writers write one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, at) => write(`thing:${at}`)))
  expect(await auditLog.check()).toMatchObject({ seq: 60, faults: [] })
})

test('a transaction that is rolled back leaves no entry and no gap', async () => {
  await write('thing:1')
  const failing = db.write(async (tx) => {
    await writeAuditEntry(tx, { actor: 'ana', action: 'game.state', subject: 'thing:2', detail: {} }, nowMs)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await write('thing:3')
  expect(await auditLog.check()).toMatchObject({ seq: 2, faults: [] })
})

test('the database refuses to change or delete an entry', async () => {
  await write('thing:1')
  const refused = { code: '23001' }
  await expect(db.write((tx) => tx.updateTable('deed').set({ actor: 'eva' }).execute())).rejects.toMatchObject(refused)
  await expect(db.write((tx) => tx.deleteFrom('deed').execute())).rejects.toMatchObject(refused)
  await expect(db.write((tx) => sql`truncate deed`.execute(tx))).rejects.toMatchObject(refused)
})

test.each([
  ['edited', `update deed set actor = 'eva' where seq = 3`, [{ seq: 3, fault: 'changed' }]],
  [
    'edited in its detail',
    `update deed set detail = '{"why":"to  test"}' where seq = 3`,
    [{ seq: 3, fault: 'changed' }],
  ],
  ['moved in time', `update deed set at = at + interval '1 ms' where seq = 3`, [{ seq: 3, fault: 'changed' }]],
  ['deleted', `delete from deed where seq = 3`, [{ seq: 3, fault: 'missing' }]],
  ['deleted at the end', `delete from deed where seq = 5`, [{ seq: 5, fault: 'missing' }]],
  ['truncated', `truncate deed`, [{ seq: 1, fault: 'missing' }]],
  [
    'swapped',
    `update deed set seq = 99 where seq = 2; update deed set seq = 2 where seq = 3; update deed set seq = 3 where seq = 99`,
    [
      { seq: 2, fault: 'unlinked' },
      { seq: 2, fault: 'changed' },
      { seq: 3, fault: 'unlinked' },
      { seq: 3, fault: 'changed' },
      { seq: 4, fault: 'unlinked' },
    ],
  ],
  [
    'inserted at the end',
    `insert into deed select 6, at, actor, action, subject, detail, hash, sha256('6') from deed where seq = 5`,
    [
      { seq: 6, fault: 'changed' },
      { seq: 6, fault: 'beyond' },
    ],
  ],
  [
    'inserted in between, the rest numbered anew',
    `update deed set seq = seq + 100 where seq > 2;
     update deed set seq = seq - 99 where seq > 100;
     insert into deed select 3, at, actor, action, subject, detail, hash, sha256('3') from deed where seq = 2;
     update deed_head set seq = 6`,
    [
      { seq: 3, fault: 'changed' },
      { seq: 4, fault: 'unlinked' },
      { seq: 4, fault: 'changed' },
      { seq: 5, fault: 'changed' },
      { seq: 6, fault: 'changed' },
    ],
  ],
])('a line that was %s is reported with its number', async (_, statements, faults) => {
  await writeMany(5)
  await tamper(statements)
  expect((await auditLog.check()).faults).toEqual(faults)
  expect(await auditLog.newest()).toMatchObject({ faults })
})

test('a chain that was rewritten as a whole does not match its seals', async () => {
  await writeMany(3)
  await auditLog.seal()
  expect(await auditLog.check()).toMatchObject({ seq: 3, faults: [] })
  await tamper(`truncate deed; update deed_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`)
  await writeMany(2)
  // Once for the seal in the database and once for the one in the file.
  expect((await auditLog.check()).faults).toEqual([
    { seq: 3, fault: 'unsigned' },
    { seq: 3, fault: 'unsigned' },
  ])
})

test('a seal that was deleted from the database is still checked from the file', async () => {
  await writeMany(3)
  await auditLog.seal()
  await tamper(`alter table deed_seal disable trigger all; truncate deed_seal`)
  await tamper(`update deed set actor = 'eva' where seq = 3; update deed_head set hash = sha256('x')`)
  await tamper(`update deed set hash = sha256('x') where seq = 3`)
  expect((await auditLog.check()).faults).toEqual([
    { seq: 3, fault: 'changed' },
    { seq: 3, fault: 'unsigned' },
  ])
})

test('a line of the seal file that is not signed is a fault', async () => {
  await writeMany(1)
  await auditLog.seal()
  const path = join(folder, 'deed-seals.jsonl')
  const written = await readFile(path, 'utf8')
  await writeFile(path, `${written}${written.replace('2026-11-15', '2026-11-16')}not a line\n`)
  expect((await auditLog.check()).faults).toEqual([
    { seq: 1, fault: 'unsigned' },
    { seq: 0, fault: 'unsigned' },
  ])
})

test('a day is sealed once, and each seal covers the lines since the one before', async () => {
  await auditLog.seal()
  await writeMany(2)
  await auditLog.seal()
  expect(await auditLog.newestSeal()).toMatchObject({ day: '2026-11-15', seq: 0 })
  nowMs += days(1)
  await auditLog.seal()
  expect(await auditLog.newestSeal()).toMatchObject({ day: '2026-11-16', seq: 2 })
  const lines = (await readFile(join(folder, 'deed-seals.jsonl'), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { day: '2026-11-15', seq: 0, publicKey: signer.publicKey },
    { day: '2026-11-16', seq: 2, publicKey: signer.publicKey },
  ])
  expect(await auditLog.check()).toMatchObject({ seq: 2, faults: [] })
})

test('a chain longer than a page is checked to its end', async () => {
  await db.write(async (tx) => {
    for (let at = 1; at <= 2_100; at += 1) {
      await writeAuditEntry(tx, { actor: 'ana', action: 'game.state', subject: `thing:${at}`, detail: {} }, nowMs)
    }
  })
  expect(await auditLog.check()).toMatchObject({ seq: 2_100, faults: [] })
  await tamper(`update deed set subject = 'thing:0' where seq = 2001`)
  expect((await auditLog.check()).faults).toEqual([{ seq: 2_001, fault: 'changed' }])
})
