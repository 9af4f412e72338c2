import { expect, test } from 'vitest'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { drillFlood } from '../kit/flood.ts'

test('while one network sends sixty costly requests a second, people of another network can sign in', async () => {
  const { flooded, tried, succeeded } = await drillFlood({ databaseUrl: await testDatabase() })
  expect(tried).toBeGreaterThanOrEqual(30)
  expect(flooded).toBeGreaterThanOrEqual(60 * 15)
  expect(succeeded / tried).toBeGreaterThanOrEqual(0.95)
})
