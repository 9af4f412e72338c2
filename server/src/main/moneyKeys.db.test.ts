import { beforeAll, expect, test } from 'vitest'
import { audit } from '../money/ledger/index.ts'
import type { House } from './house.ts'
import { everyPair, keyedCalls, tryPair } from './testing/keyPairs.ts'
import type { Ring } from './testing/ring.ts'
import { openSafetyHouse } from './testing/safetyHouse.ts'
import { everyCall } from './testing/samples.ts'

/** Where the second is refused. Slots and solo games share one record of rounds, and so one space of names. */
const REFUSED: Readonly<Record<string, string>> = {
  'slot.spin then arcade.bet': 'wallet.key_reused',
  'arcade.bet then slot.spin': 'wallet.key_reused',
  // Not for the key: nobody sends money on while some of it is at a vendor.
  'funds.walletTransfer then transfer.send': 'transfer.in_play',
}

let house: House
let ring: Ring

beforeAll(async () => {
  const opened = await openSafetyHouse()
  house = opened.house
  ring = opened.ring
  return async () => {
    const { faults } = await audit(house.db.url)
    await house.close()
    expect(faults).toEqual([])
  }
})

test('every money call that takes a key is among the pairs', () => {
  const names = ['key', 'round', 'ticket', 'order']
  const keyed = everyCall.filter(({ call, sample }) => call.isMoney && names.some((name) => name in sample))
  // These name what is there already.
  const naming = new Set(['arcade.move', 'table.leave', 'adjustments.undo'])
  const expected = keyed.map(({ name }) => name).filter((name) => !naming.has(name))
  expect(keyedCalls.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})

test.each(everyPair.map(([first, second]) => ({ first, second, names: `${first.name} then ${second.name}` })))(
  '$names with one key: each is done by itself or refused as a duplicate',
  async ({ first, second }) => {
    const { answers, has, should } = await tryPair(ring, first, second)
    expect(has).toEqual(should)
    const [one, two, oneAgain, twoAgain] = answers
    expect([oneAgain, twoAgain]).toEqual([one, two])
    expect(one).toBe('done')
    expect(two).toBe(REFUSED[`${first.name} then ${second.name}`] ?? 'done')
  },
)
