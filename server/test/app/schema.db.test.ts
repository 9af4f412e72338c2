import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { describeTables, SCHEMA_FILE } from '../../src/app/schema.ts'

test('the committed types are those of the migrations; if not, run `npm run schema`', async () => {
  expect(await describeTables(await testDatabase())).toBe(readFileSync(SCHEMA_FILE, 'utf8'))
})
