import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { Server } from '../../src/app/server.ts'
import { alternatives, keyedCalls, sequences, trySequence } from '../kit/keyPairs.ts'
import type { MoneyParties } from '../kit/moneyParties.ts'
import { openAttackServer } from '../kit/attackServer.ts'
import { everyCall } from '../kit/samples.ts'

/** Pairs whose second call is refused. Slots and arcade games share one table of rounds, and so one key space. */
const REFUSED: Readonly<Record<string, string>> = {
  'slot.spin then arcade.bet': 'game.round_of_other_game',
  'arcade.bet then slot.spin': 'game.round_of_other_game',
  // Not because of the key: no transfer is possible while some money is at a vendor.
  'vendor.walletTransfer then transfer.send': 'transfer.in_play',
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

test('every money call that takes a key is tried', () => {
  const names = ['key', 'round', 'ticket', 'order']
  const keyed = everyCall.filter(({ call, sample }) => call.isMoney && names.some((name) => name in sample))
  // These name something that exists already.
  const naming = new Set(['arcade.move', 'sharedRound.leave', 'adjustments.undo'])
  const expected = keyed.map(({ name }) => name).filter((name) => !naming.has(name))
  expect(keyedCalls.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})

test('every call comes before and after every other', () => {
  const tried = new Set(
    [...sequences, ...alternatives].flatMap((sequence) =>
      sequence.flatMap((first, at) => sequence.slice(at + 1).map((second) => `${first.name} then ${second.name}`)),
    ),
  )
  expect(tried.size).toBe(keyedCalls.length * (keyedCalls.length - 1))
})

test.each(sequences.map((sequence) => ({ sequence, names: sequence.map(({ name }) => name).join(', ') })))(
  '$names with one key: each is done once',
  async ({ sequence }) => {
    const { answers, again, has, should } = await trySequence(parties, sequence)
    expect(has).toEqual(should)
    expect(answers).toEqual(sequence.map(() => 'done'))
    expect(again).toEqual(answers)
  },
)

test.each(alternatives.map((pair) => ({ pair, names: pair.map(({ name }) => name).join(' then ') })))(
  '$names with one key: the second is done by itself or refused',
  async ({ pair, names }) => {
    const { answers, again, has, should } = await trySequence(parties, pair)
    expect(has).toEqual(should)
    expect(answers).toEqual(['done', REFUSED[names] ?? 'done'])
    expect(again).toEqual(answers)
  },
)
