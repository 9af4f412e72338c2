import { randomUUID } from 'node:crypto'
import { days, hours, minutes } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { Server } from '../../src/app/server.ts'
import { expireRewards, payInterrupted } from '../../src/rewards/reward/reward.actions.ts'
import { broughtBy, units, type Owner } from '../kit/memberBalances.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { giveReward } from '../kit/rewards.ts'
import { openTestServer } from '../kit/testServer.ts'

type Shown = { readonly id: string; readonly name: string; readonly amount: string; readonly state: string }
type List = {
  readonly openAmount: string
  readonly openCount: number
  readonly open: readonly Shown[]
  readonly past: readonly Shown[]
}

const AMOUNT = BigInt(units(5))

let server: Server
let owner: Owner
const clock = { at: Date.now(), nowMs: () => clock.at }

beforeAll(async () => {
  server = await openTestServer()
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

beforeEach(async () => {
  clock.at = Date.now()
  owner = await broughtBy(server, 'agente')
})

const options = () => ({ ...server.features.reward.options, clock })
const list = (language = 'en'): Promise<List> => owner.visitor.get<List>(`/wps/rewards?language=${language}`)
const collect = (id: string, who: Owner = owner) =>
  who.visitor.ask('POST', `/wps/rewards/${id}/collect`, { language: 'en' })
const refusalOf = (answer: { readonly body: unknown }): unknown => (answer.body as { code?: string }).code
const cashOf = async (): Promise<bigint> => (await server.ledger.balanceOf(owner.memberWallets.cash)).balance

/** One cent more than the fund can pay. */
const tooMuch = async (): Promise<bigint> =>
  (await server.features.rewardFund.rewardFunds.balanceOf('MISSION', 'USD')) + 1_000n

test('a reward is shown in the language of the page, collected once, and named in the statement', async () => {
  await fillFund(server, 'MISSION', AMOUNT)
  const [cash, id] = [await cashOf(), await giveReward(server, owner)]
  expect(await list()).toMatchObject({ openAmount: AMOUNT.toString(), openCount: 1, open: [{ id, state: 'open' }] })
  expect((await list('es')).open[0]?.name).toBe('Una misión de prueba')
  const answers = [await collect(id), await collect(id)]
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(await cashOf()).toBe(cash + AMOUNT)
  expect(await list()).toMatchObject({ openAmount: '0', openCount: 0, open: [], past: [{ id, state: 'collected' }] })
  const day = new Date().toISOString().slice(0, 10)
  const { bonuses } = await owner.visitor.get<{ bonuses: readonly object[] }>(
    `/api/v1/statement/bonuses?from=${day}&to=${day}&zone=UTC&limit=10`,
  )
  expect(bonuses[0]).toMatchObject({ kind: 'mission', amount: AMOUNT.toString() })
})

test('nobody else collects it', async () => {
  const id = await giveReward(server, owner)
  expect(refusalOf(await collect(id, await broughtBy(server, 'agente')))).toBe('reward.unknown')
  expect(refusalOf(await collect(randomUUID()))).toBe('reward.unknown')
  expect((await list()).open).toMatchObject([{ id }])
})

test('an empty fund refuses, and the reward stays until the fund is filled', async () => {
  const id = await giveReward(server, owner, { amount: await tooMuch() })
  expect(refusalOf(await collect(id))).toBe('reward.fund_empty')
  expect((await list()).open).toMatchObject([{ id, state: 'open' }])
  await fillFund(server, 'MISSION', AMOUNT)
  expect((await collect(id)).status).toBe(200)
})

test('given twice with one id, it is one reward', async () => {
  const id = await giveReward(server, owner)
  await giveReward(server, owner, { id, amount: 2n * AMOUNT })
  expect((await list()).open).toMatchObject([{ id, amount: AMOUNT.toString() }])
})

test('a payment that was interrupted is made by the job, once', async () => {
  await fillFund(server, 'MISSION', AMOUNT)
  const [cash, id] = [await cashOf(), await giveReward(server, owner)]
  await server.db.write((tx) => tx.updateTable('reward').set({ state: 'collecting' }).where('id', '=', id).execute())
  clock.at += minutes(1)
  await payInterrupted(options())
  await payInterrupted(options())
  expect(await cashOf()).toBe(cash + AMOUNT)
  expect((await list()).past).toMatchObject([{ id, state: 'collected' }])
})

test('what nobody collects in time expires, and is refused from that moment on', async () => {
  await fillFund(server, 'MISSION', AMOUNT)
  const givenAtMs = Date.now() - hours(2)
  const id = await giveReward(server, owner, { givenAtMs, expiresAtMs: givenAtMs + hours(1) })
  expect(await list()).toMatchObject({ openCount: 0, open: [], past: [{ id, state: 'expired' }] })
  expect(refusalOf(await collect(id))).toBe('reward.over')
  await expireRewards(options())
  expect((await list()).past).toMatchObject([{ id, state: 'expired' }])
  expect(refusalOf(await collect(id))).toBe('reward.over')
})

test('a reward that its fund could not have paid does not expire', async () => {
  const givenAtMs = Date.now() - hours(2)
  const id = await giveReward(server, owner, {
    amount: await tooMuch(),
    givenAtMs,
    expiresAtMs: givenAtMs + hours(1),
  })
  await expireRewards(options())
  expect((await list()).open).toMatchObject([{ id, state: 'open' }])
  await fillFund(server, 'MISSION', AMOUNT)
  clock.at += days(8)
  await expireRewards(options())
  expect((await list()).past).toMatchObject([{ id, state: 'expired' }])
})

test('what was paid is collected, even where another request has found the fund empty meanwhile', async () => {
  await fillFund(server, 'MISSION', AMOUNT)
  const id = await giveReward(server, owner)
  const { rewardFunds } = options()
  const paysFirst: typeof rewardFunds = {
    ...rewardFunds,
    async pay(payment) {
      const paid = await rewardFunds.pay(payment)
      // Another request was refused before the fund was filled, and opens the reward again.
      await server.db.write((tx) => tx.updateTable('reward').set({ state: 'open' }).where('id', '=', id).execute())
      return paid
    },
  }
  await server.db.write((tx) => tx.updateTable('reward').set({ state: 'collecting' }).where('id', '=', id).execute())
  clock.at += minutes(1)
  await payInterrupted({ ...options(), rewardFunds: paysFirst })
  expect((await list()).past).toMatchObject([{ id, state: 'collected' }])
})

test('who is excluded is offered nothing new, and collects what they earned before', async () => {
  await fillFund(server, 'MISSION', AMOUNT)
  const id = await giveReward(server, owner)
  const { rewards } = server.features.reward
  const account = await server.db.read((tx) =>
    tx.selectFrom('account').select('id').where('number', '=', BigInt(owner.number)).executeTakeFirstOrThrow(),
  )
  expect(await rewards.mayOffer(account.id)).toBe(true)
  await owner.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  expect(await rewards.mayOffer(account.id)).toBe(false)
  expect((await collect(id)).status).toBe(200)
})
