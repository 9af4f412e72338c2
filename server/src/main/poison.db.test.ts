import { beforeAll, expect, test } from 'vitest'
import { openLog } from '../platform/log/log.ts'
import type { House } from './house.ts'
import { UNHURRIED } from './testing/dealer.ts'
import { openTestHouse, withoutPrizes } from './testing/guests.ts'
import { changeMoney, withoutWaits } from './testing/office.ts'
import { tryPoison } from './testing/poison.ts'
import { creditPoison } from './testing/poisonCredit.ts'
import { tryConsumers } from './testing/poisonEvents.ts'
import { inboxPoison } from './testing/poisonInbox.ts'
import { moneyPoison } from './testing/poisonMoney.ts'
import { playPoison } from './testing/poisonPlay.ts'
import { settingsPoison } from './testing/poisonSettings.ts'
import { coinTable } from './testing/sharedTables.ts'

const clock = { at: Date.now(), nowMs: () => clock.at }
let house: House

beforeAll(async () => {
  house = await openTestHouse({
    titles: withoutPrizes(),
    shareds: [coinTable(UNHURRIED)],
    clock,
    // What fails here is meant to.
    log: openLog('silent'),
  })
  await changeMoney(house, withoutWaits)
  return () => house.close()
})

test.each([...moneyPoison, ...creditPoison, ...settingsPoison, ...inboxPoison, ...playPoison])(
  '$name: one that cannot be done stops none of the others, and is done once it can be',
  async (poisonCase) => {
    expect(await tryPoison(house, clock, poisonCase)).toEqual({
      name: poisonCase.name,
      othersDone: 2,
      isPoisonedDone: false,
      isWrittenDown: true,
      isHealed: true,
    })
  },
)

test('an event that cannot be read stops no consumer', async () => {
  const results = await tryConsumers(house)
  expect(results.length).toBeGreaterThan(4)
  expect(results).toEqual(results.map(({ name }) => ({ name, isPast: true, isWrittenDown: true })))
})
