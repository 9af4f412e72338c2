import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { Server } from '../../src/app/server.ts'
import { everyPair, keyedCalls, tryPair } from '../kit/keyPairs.ts'
import type { MoneyParties } from '../kit/moneyParties.ts'
import { openAttackServer } from '../kit/attackServer.ts'
import { everyCall } from '../kit/samples.ts'

/** Pairs whose second call is refused. Slots and arcade games share one table of rounds, and so one key space. */
const REFUSED: Readonly<Record<string, string>> = {
  'slot.spin then arcade.bet': 'game.round_of_other_game',
  'arcade.bet then slot.spin': 'game.round_of_other_game',
  // Not because of the key: no transfer is possible while some money is at a vendor.
  'funds.walletTransfer then transfer.send': 'transfer.in_play',
}

let server: Server
let parties: MoneyParties

beforeAll(async () => {
  const opened = await openAttackServer()
  server = opened.server
  parties = opened.parties
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

test('every money call that takes a key is among the pairs', () => {
  const names = ['key', 'round', 'ticket', 'order']
  const keyed = everyCall.filter(({ call, sample }) => call.isMoney && names.some((name) => name in sample))
  // These name something that exists already.
  const naming = new Set(['arcade.move', 'sharedRound.leave', 'adjustments.undo'])
  const expected = keyed.map(({ name }) => name).filter((name) => !naming.has(name))
  expect(keyedCalls.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})

test.each(everyPair.map(([first, second]) => ({ first, second, names: `${first.name} then ${second.name}` })))(
  '$names with one key: each is done by itself or refused as a duplicate',
  async ({ first, second }) => {
    const { answers, has, should } = await tryPair(parties, first, second)
    expect(has).toEqual(should)
    const [one, two, oneAgain, twoAgain] = answers
    expect([oneAgain, twoAgain]).toEqual([one, two])
    expect(one).toBe('done')
    expect(two).toBe(REFUSED[`${first.name} then ${second.name}`] ?? 'done')
  },
)
