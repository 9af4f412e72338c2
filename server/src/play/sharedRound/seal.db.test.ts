import { hash } from 'node:crypto'
import { ticketText, type SealedTicket } from '@ronda/fair'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openDb, type Db, type Tx } from '../../platform/postgres/db.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { digestsOf } from './seal.actions.ts'
import { findLeaves, readInOrder, type Leaves } from './seal.sql.ts'

let db: Db
beforeAll(async () => {
  db = openDb(await testDatabase())
  return () => db.close()
})

const ROUND = { game: 'DRAW_7', number: 2 ** 31 - 1 }

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"', '\\', "'", ':', '{"a":1}', '\\x00', 'ñandú', '号码', '🎱', 'e\u0301'),
)
const bet = fc.oneof(
  fc.dictionary(text, fc.oneof(text, fc.jsonValue())).map((value) => JSON.stringify(value)),
  // Long enough that the database stores it outside its row.
  fc.integer({ min: 1_000, max: 4_000 }).map((length) => JSON.stringify({ lines: Array(length).fill('07-34') })),
)

const tickets: fc.Arbitrary<readonly SealedTicket[]> = fc.uniqueArray(
  fc.record({
    game: fc.constant(ROUND.game),
    round: fc.constant(ROUND.number),
    id: fc.uuid(),
    unit: fc.oneof(fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }), fc.constant(2n ** 63n - 1n)),
    currency: fc.constantFrom('EUR', 'MXN', 'USDT'),
    mode: fc.constantFrom('real', 'free'),
    bet,
  }),
  { selector: ({ id }) => id, maxLength: 40 },
)

/** Inserts tickets of a round that was never opened, for the duration of the transaction. */
async function insertTickets(tx: Tx, rows: readonly SealedTicket[]): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx)
  for (const { game, round, id, unit, currency, mode, bet: laid } of rows)
    await sql`insert into shared_ticket (game, round, wallet, id, mode, currency, unit, units, bet, placed_at)
      values (${game}, ${round}, 1, ${id}, ${mode}, ${currency}, ${unit}, 1, ${laid}::json, now())`.execute(tx)
}

const TOGETHER = 4
const AT_MOST = 3 * TOGETHER

async function readAll(tx: Tx): Promise<readonly Leaves[]> {
  await readInOrder(tx)
  const all: Leaves[] = []
  for (let found: readonly Leaves[] = []; ;) {
    found = await findLeaves(tx, ROUND, { after: all.at(-1)?.last, atMost: AT_MOST, together: TOGETHER })
    if (found.length === 0) return all
    all.push(...found)
  }
}

class Undo extends Error {}

async function leavesOf(rows: readonly SealedTicket[]): Promise<readonly Leaves[]> {
  let found: readonly Leaves[] = []
  const work = db.write(async (tx) => {
    await insertTickets(tx, rows)
    found = await readAll(tx)
    throw new Undo()
  })
  await expect(work).rejects.toThrow(Undo)
  return found
}

test('[SR11] leaves hashed by the database equal those that anybody can hash from the ticket texts, page by page in their order', async () => {
  await fc.assert(
    fc.asyncProperty(tickets, async (rows) => {
      const sorted = rows.toSorted((left, right) => (left.id < right.id ? -1 : 1))
      const found = await leavesOf(rows)
      expect(found.flatMap(({ leaves }) => digestsOf(leaves)).map((digest) => digest.toString('hex'))).toEqual(
        sorted.map((row) => hash('sha256', `\0${ticketText(row)}`)),
      )
      expect(found.map(({ first, last }) => [first, last])).toEqual(
        Array.from({ length: Math.ceil(sorted.length / TOGETHER) }, (_, page) => {
          const on = sorted.slice(page * TOGETHER, (page + 1) * TOGETHER)
          return [on[0]?.id, on.at(-1)?.id]
        }),
      )
    }),
    { numRuns: 40 },
  )
})
