import { beforeAll, expect, test } from 'vitest'
import { present } from '@ronda/core'
import { refusals } from '@ronda/i18n/es/refusals'
import { audit } from '../../src/money/ledger/index.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer, withoutPrizes } from '../kit/testServer.ts'
import { repeatedRaces } from '../kit/moneyRaces.ts'
import { rivalRaces } from '../kit/moneyRivals.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { openDisk, writes } from '../kit/fullDisk.ts'
import { units } from '../kit/memberBalances.ts'
import { openMoneyParties, type Race } from '../kit/moneyParties.ts'
import { coinTable, kiteTable } from '../kit/sharedTables.ts'
import { UNHURRIED } from '../kit/dealer.ts'
import { everyCall } from '../kit/samples.ts'

const TIMES = 10

/** A bet of the sportsbook names the stake on each of its lines. */
const namesAmount = ({ sample }: (typeof everyCall)[number]): boolean =>
  ['amount', 'stake', 'unit'].some((field) => field in sample)

const moneyCalls = everyCall.filter(({ call }) => call.isMoney)

/** Calls next to the money calls that change something, but move no money and say nothing of money that moved. */
const MONEYLESS = new Set([
  'deposit.opened',
  'deposit.cancel',
  'deposit.receipt',
  'deposit.cash',
  'bankTransferDesk.payee',
  'bankTransferDesk.payoutFile',
  'depositDesk.close',
  'providerSandbox.setSandboxState',
  'withdrawalDesk.answer',
  'vendorSandbox.play',
  'control.setLimit',
  'jackpot.change',
  'raffleDesk.preview',
  'sharedRoundOrders.stop',
  'sports.builder',
  'sportsDesk.suspend',
  'sportsDesk.resume',
  'sportsDesk.preview',
  // What it pays was approved before, each payment once.
  'payslipDesk.run',
])

let server: Server
let parties: Awaited<ReturnType<typeof openMoneyParties>>

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), shareds: [coinTable(UNHURRIED), kiteTable(UNHURRIED)] })
  parties = await openMoneyParties(server)
  await changeMoney(server, withoutWaits)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const isSuccess = ({ body }: WireAnswer): boolean => (body as { success: boolean }).success

async function run({ ask, left, leaves, isDone = () => true }: Race) {
  const answers = await Promise.all(Array.from({ length: TIMES }, (_, at) => ask(at)))
  // A notice of a provider takes a moment to arrive.
  await expect.poll(left).toEqual(leaves)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  return { answers, done: answers.filter((answer) => isSuccess(answer) && isDone(answer)) }
}

test('a call that could be a money call says whether it is', () => {
  const nouns = new Set(moneyCalls.map(({ name }) => name.split('.')[0]))
  const unsaid = everyCall
    .filter(({ call }) => call.method !== 'GET' && !call.isMoney)
    .filter((each) => nouns.has(each.name.split('.')[0]) || namesAmount(each))
  expect(unsaid.map(({ name }) => name).toSorted()).toEqual([...MONEYLESS].toSorted())
})

test('every money call has a race, and each with an amount has rivals', () => {
  expect(Object.keys(repeatedRaces(parties)).toSorted()).toEqual(moneyCalls.map(({ name }) => name).toSorted())
  const naming = moneyCalls.filter(namesAmount)
  expect(Object.keys(rivalRaces(parties)).toSorted()).toEqual(naming.map(({ name }) => name).toSorted())
})

test.each(moneyCalls)('$name, the same request ten times at once, is done once', async ({ name }) => {
  const { answers: kind, open } = present(repeatedRaces(parties)[name], `a race of ${name}`)
  const { answers, done } = await run(await open())
  expect(done).toHaveLength(kind === 'once' ? 1 : TIMES)
  if (kind === 'equal') expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
})

const RIVALS = moneyCalls.filter(namesAmount)

test.each(RIVALS)('$name, ten requests at once with enough money for one, succeeds once', async ({ name }) => {
  const open = present(rivalRaces(parties)[name], `rivals of ${name}`)
  const { done } = await run(await open())
  expect(done).toHaveLength(1)
})

test.each(writes)(
  '$what on a full disk is refused with its code, loses nothing and succeeds once there is space',
  async (write) => {
    const { table, prepare, left } = write
    const disk = await openDisk(server)
    const owner = await parties.owner()
    const again = await prepare(parties, owner)
    const before = await parties.balances(owner)
    await disk.fillUp(table)
    const answer = await again()
    await disk.freeSpace(table)
    const refused = { code: 'server.no_room', message: refusals['server.no_room'] }
    expect(answer).toMatchObject({ status: 507, body: refused })
    expect(await parties.balances(owner)).toEqual(before)

    for (let times = 0; times < 2; times++)
      expect(await again()).toMatchObject({ status: 200, body: { success: true } })
    await expect.poll(() => parties.balances(owner)).toEqual({ cash: units(left.cash), held: units(left.held) })
  },
)
