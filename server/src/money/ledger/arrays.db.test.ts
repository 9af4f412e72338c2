import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../platform/testing/database.ts'
import { bigints, ints, smallints, uuids } from './arrays.ts'

const client = new pg.Client({ connectionString: await testDatabase() })
await client.connect()
afterAll(() => client.end())

test('PostgreSQL reads back what was written', async () => {
  const row = fc.record({
    small: fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 }),
    int: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    big: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
    id: fc.uuid(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      const read = await client.query<{ small: string; int: string; big: string; id: string }>(
        'select $1::smallint[]::text as small, $2::int[]::text as int, $3::bigint[]::text as big, $4::uuid[]::text as id',
        [
          smallints(rows.map(({ small }) => small)),
          ints(rows.map(({ int }) => int)),
          bigints(rows.map(({ big }) => big)),
          uuids(rows.map(({ id }) => id)),
        ],
      )
      const columns = (['small', 'int', 'big', 'id'] as const).map((name) => [
        name,
        `{${rows.map((one) => one[name]).join()}}`,
      ])
      expect(read.rows).toEqual([Object.fromEntries(columns)])
    }),
    { numRuns: 50 },
  )
})
