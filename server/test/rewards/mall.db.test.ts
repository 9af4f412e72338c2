import { randomUUID } from 'node:crypto'
import { PARTS_PER_POINT, REDEEM_QUANTITY_MAX } from '@ronda/contract'
import { id } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { recordSecurityChange } from '../../src/people/identity/index.ts'
import { payUnpaid, redeem } from '../../src/rewards/mall/redeem.actions.ts'
import type { Owner } from '../kit/memberBalances.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { earnPoints, MONEY, offerGood, redeemGood } from '../kit/points.ts'
import { accountOf } from '../kit/poison.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { openTestServer } from '../kit/testServer.ts'

type Redeemed = { readonly id: string; readonly state: string; readonly points: number; readonly isPaid: boolean }
type Good = { readonly id: string; readonly stock: number | null; readonly price: number; readonly picture: string }

const UNIT = 100_000n
const points = (count: number): string => (BigInt(count) * PARTS_PER_POINT).toString()

let server: Server
let parties: MoneyParties

beforeAll(async () => {
  server = await openTestServer()
  await changeMoney(server, withoutWaits)
  parties = await openMoneyParties(server)
  await fillFund(server, 'POINTS', 10_000n * UNIT)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const pointsOf = async ({ visitor }: Owner): Promise<string> =>
  (await visitor.get<{ currentPoints: string }>('/wps/relay/MCS2_getPointBalance')).currentPoints
const listOf = async ({ visitor }: Owner): Promise<readonly (Redeemed & { readonly reason: string | null })[]> =>
  (
    await visitor.get<{ list: readonly (Redeemed & { reason: string | null })[] }>(
      '/wps/relay/MCS2_getRedeemPointList?language=en',
    )
  ).list
const goodOf = async (id: string): Promise<Good | undefined> =>
  (await parties.anonymous().get<{ list: readonly Good[] }>('/wps/relay/MCS2_getPointReward?language=en')).list.find(
    (good) => good.id === id,
  )
const cashOf = async (owner: Owner): Promise<bigint> => BigInt((await parties.balances(owner)).cash)
const refusalOf = (answer: { readonly body: unknown }): unknown => (answer.body as { code?: string }).code
const valueOf = (answer: { readonly body: unknown }): Redeemed => (answer.body as { value: Redeemed }).value

async function rich(count = 1_000): Promise<Owner> {
  const owner = await parties.owner()
  await earnPoints(server, owner, count)
  return owner
}

const review = (id: string, how: 'approve' | 'reject' | 'look', body: object = {}) =>
  parties.office(parties.ana, `mall/redemptions/${id}/${how}`, body)

test('a good is redeemed, sent and approved; its points and its stock are taken once', async () => {
  const [owner, good, key] = [await rich(), await offerGood(server), randomUUID()]
  expect((await goodOf(good))?.picture).toMatch(/^\/art\/good\/mug\.webp\?v=/)
  const first = valueOf(await redeemGood(owner, good, { key, quantity: 2 }))
  expect(first).toMatchObject({ state: 'inProcess', points: 200 })
  expect(valueOf(await redeemGood(owner, good, { key, quantity: 2 }))).toEqual(first)
  expect(refusalOf(await redeemGood(owner, good, { key, quantity: 1 }))).toBe('wallet.key_reused')
  expect(await pointsOf(owner)).toBe(points(800))
  expect((await goodOf(good))?.stock).toBe(3)
  expect(valueOf(await review(first.id, 'look'))).toMatchObject({ name: 'Ana López', address: 'Calle Luna 7, Lima' })
  expect(valueOf(await review(first.id, 'approve'))).toMatchObject({ state: 'approved' })
  expect((await review(first.id, 'approve')).status).toBe(200)
  expect(refusalOf(await review(first.id, 'reject', { reason: 'Too late' }))).toBe('mall.decided')
  expect(await listOf(owner)).toMatchObject([{ id: first.id, state: 'approved' }])
  const log = await parties.ana.get<{ list: readonly { action: string; subject: string }[] }>(
    '/api/v1/office/deeds?actor=operador',
  )
  const actions = log.list.filter(({ subject }) => subject === `redemption:${first.id}`).map(({ action }) => action)
  expect(actions).toEqual(['redemption.approve', 'redemption.look'])
})

test('where a good is sent is not readable in the database', async () => {
  const [owner, good] = [await rich(), await offerGood(server)]
  const { id } = valueOf(await redeemGood(owner, good))
  const { recipient } = await server.db.read((tx) =>
    tx.selectFrom('mall_redemption').select('recipient').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(recipient?.includes('Luna')).toBe(false)
})

test('what is rejected gives exactly its points and its stock back, however often it is rejected', async () => {
  const [owner, good] = [await rich(), await offerGood(server)]
  const { id } = valueOf(await redeemGood(owner, good, { quantity: 3 }))
  const answers = await Promise.all(Array.from({ length: 10 }, () => review(id, 'reject', { reason: 'Not available' })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await pointsOf(owner)).toBe(points(1_000))
  expect((await goodOf(good))?.stock).toBe(5)
  expect(await listOf(owner)).toMatchObject([{ state: 'rejected', reason: 'Not available' }])
})

test('of a hundred requests for the last piece one succeeds', async () => {
  const owners = await Promise.all(Array.from({ length: 5 }, () => rich(10_000)))
  const good = await offerGood(server, { stock: 1 })
  const answers = await Promise.all(
    owners.flatMap((owner) => Array.from({ length: 20 }, () => redeemGood(owner, good))),
  )
  const [done, refused] = [answers.filter(({ status }) => status === 200), answers.map(refusalOf)]
  expect(done).toHaveLength(1)
  expect(new Set(refused)).toEqual(new Set([undefined, 'mall.out_of_stock']))
  expect((await goodOf(good))?.stock).toBe(0)
  const left = await Promise.all(owners.map(pointsOf))
  expect(left.toSorted()).toEqual([points(9_900), ...Array.from({ length: 4 }, () => points(10_000))].toSorted())
}, 120_000)

test('money is paid at once, and twenty requests never spend more points than there are', async () => {
  const [owner, good] = [await rich(3_500), await offerGood(server, MONEY)]
  const cash = await cashOf(owner)
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeemGood(owner, good, { price: 1_000 })))
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(3)
  expect(valueOf(done[0] ?? { body: {} })).toMatchObject({ state: 'approved', isPaid: true })
  expect(await cashOf(owner)).toBe(cash + 30n * UNIT)
  expect(await pointsOf(owner)).toBe(points(500))
})

test('a payment that was interrupted is made by the job, once', async () => {
  const [owner, good] = [await rich(1_000), await offerGood(server, MONEY)]
  const { options } = server.features.mall
  const [cash, account] = [await cashOf(owner), await accountOf(server, owner)]
  const failing = { ...options, rewardFunds: { ...options.rewardFunds, pay: () => Promise.reject(new Error('lost')) } }
  const lost = { account, key: randomUUID(), good, quantity: 1, price: 1_000, recipient: undefined }
  await expect(redeem(failing, lost)).rejects.toThrow('lost')
  expect(await listOf(owner)).toMatchObject([{ state: 'approved', isPaid: false }])
  await payUnpaid(options, 0)
  await payUnpaid(options, 0)
  expect(await cashOf(owner)).toBe(cash + 10n * UNIT)
})

test('an empty fund refuses money, and nothing is lost', async () => {
  const [owner, good] = [
    await rich(20_000_000),
    await offerGood(server, { ...MONEY, price: 2_000_000, amount: 20_000n * UNIT }),
  ]
  expect(refusalOf(await redeemGood(owner, good, { price: 2_000_000, quantity: 5 }))).toBe('reward.fund_empty')
  expect(await pointsOf(owner)).toBe(points(20_000_000))
})

test('refusals: points, limit, price, payment password, and what is withdrawn', async () => {
  const [poor, good] = [await rich(150), await offerGood(server, { perMember: 1 })]
  expect(refusalOf(await redeemGood(poor, good, { quantity: 2 }))).toBe('mall.limit_reached')
  expect(refusalOf(await redeemGood(poor, good, { price: 99 }))).toBe('mall.price_changed')
  expect(refusalOf(await redeemGood(poor, good, { pin: '111222' }))).toBe('payment_password.wrong')
  expect((await redeemGood(poor, good)).status).toBe(200)
  expect(refusalOf(await redeemGood(poor, good))).toBe('mall.limit_reached')
  expect(refusalOf(await redeemGood(poor, await offerGood(server)))).toBe('point.not_enough')
  const hidden = await offerGood(server, { isOffered: false })
  expect(await goodOf(hidden)).toBeUndefined()
  expect(refusalOf(await redeemGood(poor, hidden))).toBe('mall.not_offered')
  expect(refusalOf(await redeemGood(poor, randomUUID()))).toBe('mall.good_unknown')
})

test.each([-1, 0, 0.5, 1.5, 101, 2 ** 31, 2 ** 53, 1e308])(
  'a quantity of %d is refused, and takes nothing',
  async (quantity) => {
    const [owner, good] = [await rich(), await offerGood(server, { stock: 5 })]
    expect(refusalOf(await redeemGood(owner, good, { quantity }))).toBe('request.malformed')
    expect(await pointsOf(owner)).toBe(points(1_000))
    expect((await goodOf(good))?.stock).toBe(5)
  },
)

test('the largest quantity is refused where there is less, and takes nothing', async () => {
  const [owner, good] = [await rich(10_000), await offerGood(server, { stock: 5 })]
  expect(refusalOf(await redeemGood(owner, good, { quantity: REDEEM_QUANTITY_MAX }))).toBe('mall.out_of_stock')
  const money = await offerGood(server, { ...MONEY, price: 1_000 })
  const asked = { quantity: REDEEM_QUANTITY_MAX, price: 1_000 }
  expect(refusalOf(await redeemGood(owner, money, asked))).toBe('point.not_enough')
  expect(await pointsOf(owner)).toBe(points(10_000))
  expect((await goodOf(good))?.stock).toBe(5)
})

test('staff change a good, with before and after in the audit log; a stale change is refused', async () => {
  const good = await offerGood(server)
  type Stored = { readonly id: string; readonly version: number; readonly value: object }
  const { list } = await parties.ana.get<{ list: readonly Stored[] }>('/api/v1/office/mall/goods')
  const before = list.find(({ id }) => id === good)
  const change = (version: number) =>
    parties.office(parties.ana, `mall/goods/${good}`, { version, value: { ...before?.value, price: 250 } })
  expect((await change(1)).status).toBe(200)
  expect((await goodOf(good))?.price).toBe(250)
  expect(refusalOf(await change(1))).toBe('mall.good_changed')
  const log = await parties.ana.get<{ list: readonly { subject: string; detail: unknown }[] }>(
    '/api/v1/office/deeds?actor=operador',
  )
  const entry = log.list.find(({ subject }) => subject === `good:${good}`)
  expect(JSON.stringify(entry?.detail)).toContain('250')
})

test('staff who have not seen a redemption cannot overwrite the stock', async () => {
  const [owner, good] = [await rich(), await offerGood(server)]
  type Stored = { readonly id: string; readonly version: number; readonly value: object }
  const { list } = await parties.ana.get<{ list: readonly Stored[] }>('/api/v1/office/mall/goods')
  const seen = list.find(({ id }) => id === good)
  expect((await redeemGood(owner, good)).status).toBe(200)
  const change = { version: seen?.version, value: seen?.value }
  expect(refusalOf(await parties.office(parties.ana, `mall/goods/${good}`, change))).toBe('mall.good_changed')
  expect((await goodOf(good))?.stock).toBe(4)
})

test('who has excluded themselves still redeems what they earned before', async () => {
  const [owner, good] = [await rich(), await offerGood(server)]
  await owner.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  expect(valueOf(await redeemGood(owner, good))).toMatchObject({ state: 'inProcess' })
})

test('nothing is sent while payouts are frozen; money for points stays inside and is paid', async () => {
  const [mug, money, owner] = [await offerGood(server), await offerGood(server, MONEY), await rich(5_000)]
  const freezing = { key: randomUUID(), member: owner.number, part: 'payout', reason: 'asked by the bank', until: null }
  await parties.ana.send('POST', '/api/v1/office/freezes', freezing)
  expect(refusalOf(await redeemGood(owner, mug))).toBe('account.frozen')
  expect(await pointsOf(owner)).toBe(points(5_000))
  expect((await redeemGood(owner, money, { price: 1_000 })).status).toBe(200)
})

test('after a security change nothing is sent for a while, neither redeemed nor approved; rejecting still works', async () => {
  const [mug, money, owner] = [await offerGood(server), await offerGood(server, MONEY), await rich(5_000)]
  const [approved, rejected] = [valueOf(await redeemGood(owner, mug)), valueOf(await redeemGood(owner, mug))]
  const pause = (pauseHours: number) =>
    changeMoney(server, (money) => ({ ...money, withdrawal: { ...money.withdrawal, pauseHours } }))
  await pause(24)
  const account = id<'account'>(await accountOf(server, owner))
  const nowMs = server.clock.nowMs()
  await server.db.write((tx) => recordSecurityChange(tx, account, 'password', nowMs))
  const refused = await redeemGood(owner, mug)
  expect(refused.body).toMatchObject({ code: 'mall.paused' })
  expect((refused.body as { untilMs: number }).untilMs).toBeGreaterThan(nowMs)
  expect(refusalOf(await review(approved.id, 'approve'))).toBe('mall.paused')
  expect(valueOf(await review(rejected.id, 'reject', { reason: 'Not available' }))).toMatchObject({ state: 'rejected' })
  expect((await redeemGood(owner, money, { price: 1_000 })).status).toBe(200)
  await pause(0)
  expect(valueOf(await review(approved.id, 'approve'))).toMatchObject({ state: 'approved' })
})

test('the member gets one message about a decision, with the name of the good', async () => {
  const [mug, owner] = [await offerGood(server), await rich()]
  const { id: redemption } = valueOf(await redeemGood(owner, mug, { quantity: 2 }))
  await Promise.all(Array.from({ length: 5 }, () => review(redemption, 'reject', { reason: 'Not available' })))
  const messages = async () =>
    (await owner.visitor.get<{ messages: readonly { event: string }[] }>('/api/v1/member/messages')).messages.filter(
      ({ event }) => event.startsWith('redemption.'),
    )
  await expect.poll(messages, { timeout: 10_000 }).toHaveLength(1)
  expect(await messages()).toMatchObject([
    {
      event: 'redemption.rejected',
      subject: redemption,
      facts: { good: { es: 'Taza', en: 'Mug', quantity: 2 }, reason: 'Not available' },
    },
  ])
})
