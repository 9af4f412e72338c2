import { beforeAll, expect, test } from 'vitest'
import { present } from '@ronda/core'
import { refusals } from '@ronda/i18n/es'
import { audit } from '../money/ledger/index.ts'
import type { WireAnswer } from '../platform/testing/visitor.ts'
import type { House } from './house.ts'
import { openTestHouse, withoutPrizes } from './testing/guests.ts'
import { repeatedRaces } from './testing/moneyRaces.ts'
import { rivalRaces } from './testing/moneyRivals.ts'
import { changeMoney, withoutWaits } from './testing/office.ts'
import { openDisk, writes } from './testing/noRoom.ts'
import { units } from './testing/purse.ts'
import { openRing, type Race } from './testing/ring.ts'
import { coinTable, kiteTable } from './testing/sharedTables.ts'
import { UNHURRIED } from './testing/dealer.ts'
import { everyCall } from './testing/samples.ts'

const TIMES = 20

const moneyCalls = everyCall.filter(({ call }) => call.isMoney)

/** Calls beside those about money that change something, but move none and say nothing of any that moved. */
const MONEYLESS = new Set([
  'deposit.opened',
  'deposit.cancel',
  'deposit.receipt',
  'deposit.cash',
  'depositDesk.close',
  'sandboxPay.setTill',
  'withdrawalDesk.answer',
  'vendorSandbox.play',
  'control.setLimit',
  'jackpot.change',
  'orders.stop',
])

let house: House
let ring: Awaited<ReturnType<typeof openRing>>

beforeAll(async () => {
  house = await openTestHouse({ titles: withoutPrizes(), shareds: [coinTable(UNHURRIED), kiteTable(UNHURRIED)] })
  ring = await openRing(house)
  await changeMoney(house, withoutWaits)
  return async () => {
    const { faults } = await audit(house.db.url)
    await house.close()
    expect(faults).toEqual([])
  }
})

const isSuccess = ({ body }: WireAnswer): boolean => (body as { success: boolean }).success

async function run({ ask, left, leaves, isDone = () => true }: Race) {
  const answers = await Promise.all(Array.from({ length: TIMES }, (_, at) => ask(at)))
  // What was told elsewhere, as to a provider, takes a moment to come back.
  await expect.poll(left).toEqual(leaves)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  return { answers, done: answers.filter((answer) => isSuccess(answer) && isDone(answer)) }
}

test('a call that can be about money says whether it is', () => {
  const nouns = new Set(moneyCalls.map(({ name }) => name.split('.')[0]))
  const unsaid = everyCall
    .filter(({ call }) => call.method !== 'GET' && !call.isMoney)
    .filter(({ name, sample }) => nouns.has(name.split('.')[0]) || 'amount' in sample || 'stake' in sample)
  expect(unsaid.map(({ name }) => name).toSorted()).toEqual([...MONEYLESS].toSorted())
})

test('every call about money is raced, and each that names an amount has rivals', () => {
  expect(Object.keys(repeatedRaces(ring)).toSorted()).toEqual(moneyCalls.map(({ name }) => name).toSorted())
  const naming = moneyCalls.filter(({ sample }) => 'amount' in sample || 'stake' in sample)
  expect(Object.keys(rivalRaces(ring)).toSorted()).toEqual(naming.map(({ name }) => name).toSorted())
})

test.each(moneyCalls)('$name, the same twenty times at once, is done once', async ({ name }) => {
  const { answers: kind, open } = present(repeatedRaces(ring)[name], `a race of ${name}`)
  const { answers, done } = await run(await open())
  expect(done).toHaveLength(kind === 'once' ? 1 : TIMES)
  if (kind === 'equal') expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
})

const RIVALS = moneyCalls.filter(({ sample }) => 'amount' in sample || 'stake' in sample)

test.each(RIVALS)('$name, twenty at once where there is enough for one, succeeds once', async ({ name }) => {
  const open = present(rivalRaces(ring)[name], `rivals of ${name}`)
  const { done } = await run(await open())
  expect(done).toHaveLength(1)
})

test.each(writes)(
  '$what on a full disk is refused in words, loses nothing and is done once there is room',
  async (write) => {
    const { table, prepare, left } = write
    const disk = await openDisk(house)
    const owner = await ring.owner()
    const again = await prepare(ring, owner)
    const before = await ring.balances(owner)
    await disk.fillUp(table)
    const answer = await again()
    await disk.makeRoom(table)
    const refused = { code: 'server.no_room', message: refusals['server.no_room'] }
    expect(answer).toMatchObject({ status: 507, body: refused })
    expect(await ring.balances(owner)).toEqual(before)

    for (let times = 0; times < 2; times++)
      expect(await again()).toMatchObject({ status: 200, body: { success: true } })
    await expect.poll(() => ring.balances(owner)).toEqual({ cash: units(left.cash), held: units(left.held) })
  },
)
