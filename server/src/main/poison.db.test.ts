import { beforeAll, expect, test } from 'vitest'
import { defaultSettings } from '../brand/settings/index.ts'
import { openLog } from '../platform/log/log.ts'
import type { House } from './house.ts'
import { UNHURRIED } from './testing/dealer.ts'
import { openTestHouse, signIn, withoutPrizes } from './testing/guests.ts'
import { changeHouse } from './testing/office.ts'
import { tryPoison } from './testing/poison.ts'
import { tryConsumers } from './testing/poisonEvents.ts'
import { inboxPoison } from './testing/poisonInbox.ts'
import { moneyPoison } from './testing/poisonMoney.ts'
import { playPoison } from './testing/poisonPlay.ts'
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
  const { withdrawal } = defaultSettings.money
  const money = { ...defaultSettings.money, withdrawal: { ...withdrawal, newAccountHours: 0 } }
  await changeHouse(await signIn(house, 'operador'), { money })
  return () => house.close()
})

test.each([...moneyPoison, ...inboxPoison, ...playPoison])(
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
