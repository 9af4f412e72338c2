import { minutes } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { finishDue, sweepReports } from '../../src/money/deposit/index.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { reconcileDay } from '../../src/office/reconciliation/reconciliation.actions.ts'
import { listFailures } from '../../src/platform/failures/index.ts'
import { openLog } from '../../src/platform/log/log.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { openTestServer } from '../kit/testServer.ts'
import { ask, chargeOf, exclude, freeze, pay, read, setLimit, setRefunds, takeBreak } from '../kit/depositSteps.ts'
import { leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'

const clock = { at: Date.UTC(2026, 10, 18, 12), nowMs: () => clock.at }
let server: Server
let parties: MoneyParties

beforeAll(async () => {
  // The failures here are intended.
  server = await openTestServer({ clock, log: openLog('silent') })
  parties = await openMoneyParties(server)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const cashOf = async (owner: Owner): Promise<string> => (await parties.balances(owner)).cash

async function until(owner: Owner, id: string, state: string): Promise<void> {
  await expect.poll(async () => (await read(owner, id)).state).toBe(state)
}

const stepsOf = async (owner: Owner, id: string) => (await read(owner, id)).timeline.map(({ step }) => step)

test('what is paid beyond the limit is not credited but refunded, and shown to the member and to staff', async () => {
  const owner = await parties.owner(0)
  await setLimit(owner, 'deposit', units(100))
  const { id } = await ask(owner, 'bank', 50)
  await pay(parties, id, 170)
  await until(owner, id, 'credited')
  await expect.poll(async () => (await read(owner, id)).returned).toBe(units(70))
  const seen = { paid: units(170), toReturn: units(70), returnReason: 'limit', kept: units(100), owed: '0' }
  expect(await read(owner, id)).toMatchObject(seen)
  expect(await cashOf(owner)).toBe(units(100))
  expect(await chargeOf(parties, id)).toMatchObject({ left: units(100), refunded: units(70), refunding: '0' })
  const steps = ['asked', 'waiting', 'confirmed', 'over_limit', 'credited', 'sent_back']
  expect(await stepsOf(owner, id)).toEqual(steps)
  const { lines } = await owner.visitor.get<{ lines: readonly object[] }>('/api/v1/deposits')
  expect(lines).toMatchObject([{ id, toReturn: units(70), returned: units(70) }])
  expect(await parties.ana.get(`/api/v1/office/deposits/${id}`)).toMatchObject({ ...seen, heard: { left: units(100) } })
})

test('a second payment with the same reference is checked against the limit like the first', async () => {
  const owner = await parties.owner(0)
  await setLimit(owner, 'deposit', units(100))
  const { id } = await ask(owner, 'bank', 60)
  await pay(parties, id, 60)
  await until(owner, id, 'credited')
  await pay(parties, id, 60)
  await expect.poll(async () => (await read(owner, id)).returned).toBe(units(20))
  expect(await read(owner, id)).toMatchObject({ state: 'credited', paid: units(120), toReturn: units(20) })
  expect(await cashOf(owner)).toBe(units(100))
})

test.each<[string, (owner: Owner) => Promise<WireAnswer>, string, string]>([
  ['takes a break', takeBreak, 'stopped', 'while_stopped'],
  ['excludes themselves', exclude, 'stopped', 'while_stopped'],
  ['lowers the limit to nothing', (owner) => setLimit(owner, 'deposit', '0'), 'limit', 'over_limit'],
  ['has deposits frozen', (owner) => freeze(parties, owner, 'deposit'), 'frozen', 'while_frozen'],
])('a member who %s gets late payments refunded completely', async (_, restrict, returnReason, step) => {
  const owner = await parties.owner(0)
  const [open, given, paid] = [await ask(owner, 'card', 20), await ask(owner, 'bank', 60), await ask(owner, 'bank', 40)]
  await pay(parties, paid.id, 40)
  await until(owner, paid.id, 'credited')
  await owner.visitor.send('POST', `/api/v1/deposits/${given.id}/cancel`, {})
  expect(codeOf(await restrict(owner))).toBeUndefined()
  expect(await read(owner, open.id)).toMatchObject({ room: '0' })
  // One by its notice, one from the provider's report long after it was cancelled, and one paid again.
  await pay(parties, open.id, 20)
  await pay(parties, given.id, 60, 'never')
  await pay(parties, paid.id, 40)
  clock.at += minutes(5)
  await sweepReports(server.features.deposit.options)
  for (const [{ id }, sum] of [
    [open, 20],
    [given, 60],
  ] as const) {
    await expect.poll(async () => (await read(owner, id)).returned).toBe(units(sum))
    expect(await read(owner, id)).toMatchObject({ state: 'returned', toReturn: units(sum), returnReason })
    expect(await stepsOf(owner, id)).toContain(step)
    expect(await chargeOf(parties, id)).toMatchObject({ left: '0', refunded: units(sum) })
  }
  await expect.poll(async () => (await read(owner, paid.id)).returned).toBe(units(40))
  expect(await read(owner, paid.id)).toMatchObject({ state: 'credited', returnReason })
  expect(await cashOf(owner)).toBe(units(40))
})

test('money that is being refunded stays so when the freeze is lifted; later payments are credited', async () => {
  // The sessions of staff have expired on this clock.
  parties = await openMoneyParties(server)
  const owner = await parties.owner(0)
  await setRefunds(parties, 'waiting')
  const { id } = await ask(owner, 'bank', 30)
  const { body } = await freeze(parties, owner, 'deposit')
  await pay(parties, id, 30)
  await until(owner, id, 'returned')
  const { id: held } = (body as { value: { id: string } }).value
  const lifted = await parties.office(parties.eva, 'freezes/lift', { id: held, reason: 'the check is finished' })
  expect(lifted.status).toBe(200)
  await pay(parties, id, 30)
  await until(owner, id, 'credited')
  expect(await read(owner, id)).toMatchObject({ paid: units(60), toReturn: units(30), returned: '0' })
  expect(await cashOf(owner)).toBe(units(30))
  await parties.sandbox(`pay/${id}`, { act: 'refund', state: 'done', notice: 'now' })
  await expect.poll(async () => (await read(owner, id)).returned).toBe(units(30))
  await setRefunds(parties, 'done')
})

test('a refund that fails is recorded, shown to staff, and tried again until it succeeds', async () => {
  const owner = await parties.owner(0)
  await setRefunds(parties, 'failed')
  const { id } = await ask(owner, 'bank', 30)
  await takeBreak(owner)
  await pay(parties, id, 30)
  await expect.poll(() => stepsOf(owner, id)).toContain('refund_failed')
  expect(await read(owner, id)).toMatchObject({ state: 'returned', toReturn: units(30), returned: '0' })
  const returning = async () => {
    const { lines } = await parties.ana.get<{ lines: readonly { id: string }[] }>(
      '/api/v1/office/deposits?queue=returning',
    )
    return lines.some((line) => line.id === id)
  }
  const failed = async () => (await server.db.read((tx) => listFailures(tx, 100))).map(({ item }) => item)
  expect(await returning()).toBe(true)
  await expect.poll(failed).toContain(id)
  await setRefunds(parties, 'done')
  for (let turn = 0; turn < 3; turn += 1) {
    clock.at += minutes(10)
    await read(owner, id)
    await finishDue(server.features.deposit.options)
  }
  parties = await openMoneyParties(server)
  expect(await read(owner, id)).toMatchObject({ state: 'returned', returned: units(30) })
  expect(await chargeOf(parties, id)).toMatchObject({ refunded: units(30), left: '0' })
  expect([await returning(), (await failed()).includes(id)]).toEqual([false, false])
  expect(await cashOf(owner)).toBe('0')
})

test.each<[string, (owner: Owner) => Promise<WireAnswer>]>([
  ['takes a break', takeBreak],
  ['excludes themselves', exclude],
  ['lowers the limit', (owner) => setLimit(owner, 'deposit', units(49))],
  ['has deposits frozen', (owner) => freeze(parties, owner, 'deposit')],
])(
  'an agent cannot confirm cash of a member who %s after the code was made, and does not see why',
  async (_, restrict) => {
    const owner = await parties.owner(0)
    await leaveWith(server, parties.agent, 500)
    const { code } = await parties.deposit(owner, 'agentCash')
    await restrict(owner)
    const { visitor } = parties.agent
    const cash = { code, amount: units(50) }
    expect(codeOf(await visitor.ask('POST', '/api/v1/deposits/cash/find', { code }))).toBe('deposit.member_closed')
    expect(codeOf(await visitor.ask('POST', '/api/v1/deposits/cash/confirm', cash))).toBe('deposit.member_closed')
    expect([await cashOf(owner), await cashOf(parties.agent)]).toEqual(['0', units(500)])
  },
)

test('an agent cannot send money to a member whose deposits are frozen', async () => {
  const owner = await parties.owner(0)
  await leaveWith(server, parties.agent, 500)
  await freeze(parties, owner, 'deposit')
  expect(codeOf(await parties.send(parties.agent, owner, { amount: units(10) }))).toBe('transfer.receiver_closed')
})

test("the provider's books and ours agree on payments, refunds and credits", async () => {
  const compared = await reconcileDay(server.features.reconciliation.options, '2026-11-18')
  const agreed = { differences: 0, failure: null }
  expect(compared.ok && compared.value).toMatchObject([
    { provider: 'bankTransfer', ...agreed },
    { provider: 'sandbox', ...agreed },
  ])
})
