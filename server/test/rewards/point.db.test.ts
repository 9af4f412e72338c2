import { randomUUID } from 'node:crypto'
import { PARTS_PER_POINT, type PointKind } from '@ronda/contract'
import { hours } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { convert, payUnpaid } from '../../src/rewards/point/convert.actions.ts'
import { bookBets } from '../../src/rewards/point/point.actions.ts'
import { leaveWith, PIN, units, type Owner } from '../kit/memberBalances.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'
import { changeMoney } from '../kit/office.ts'
import { CONVERT_PATH, converting, earnPoints } from '../kit/points.ts'
import { accountOf } from '../kit/poison.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { openGame, openTestServer, withoutPrizes } from '../kit/testServer.ts'

type Line = {
  readonly seq: number | null
  readonly kind: PointKind
  readonly changedPoints: string
  readonly balance: string
  readonly ratio: number | null
}
type Details = {
  readonly currentPoints: string
  readonly owedPoints: string
  readonly list: readonly Line[]
  readonly next: number | null
}
type Converted = { readonly amount: string; readonly points: string; readonly state: string }

const UNIT = 100_000n
const points = (count: number): string => (BigInt(count * 100) * (PARTS_PER_POINT / 100n)).toString()

let server: Server
let parties: MoneyParties

/** Every balance is the sum of its entries and of what bets have earned since. */
async function wrongBalances(): Promise<readonly unknown[]> {
  const { rows } = await server.db.read((tx) =>
    sql`
      select account from point_balance left join (
        select account, sum(amount) as sum, count(*) as count, max(seq) as last from point_entry group by account
      ) as entry using (account)
      where balance <> coalesce(sum, 0) + unbooked or entries <> coalesce(count, 0) or entries <> coalesce(last, 0)
    `.execute(tx),
  )
  return rows
}

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  parties = await openMoneyParties(server)
  return async () => {
    const [wrong, { faults }] = [await wrongBalances(), await audit(server.db.url)]
    await server.close()
    expect(wrong).toEqual([])
    expect(faults).toEqual([])
  }
})

const details = ({ visitor }: Owner): Promise<Details> =>
  visitor.get<Details>('/wps/relay/ODSFE2_MemTransDet?language=en')
const pointsOf = async ({ visitor }: Owner): Promise<string> =>
  (await visitor.get<{ currentPoints: string }>('/wps/relay/MCS2_getPointBalance')).currentPoints
const ask = ({ visitor }: Owner, body: object) => visitor.ask('POST', CONVERT_PATH, body)
const refusalOf = (answer: { readonly body: unknown }): unknown => (answer.body as { code?: string }).code
const valueOf = (answer: { readonly body: unknown }): Converted => (answer.body as { value: Converted }).value
const cashOf = async (owner: Owner): Promise<bigint> => BigInt((await parties.balances(owner)).cash)

async function spin({ visitor }: Owner, times: number, stake: bigint): Promise<void> {
  const game = await openGame(visitor)
  for (let at = 0; at < times; at += 1) {
    await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: stake.toString(), bet: 'spin' })
  }
}

test('bets earn points by the valid part of the stake, at the rate of their type of game', async () => {
  const owner = await parties.owner()
  await spin(owner, 3, 10n * UNIT)
  // Without its prizes the game keeps more than 4 %, so stakes count in full: 3 × 10 × 10 points ÷ 100.
  await expect.poll(() => pointsOf(owner)).toBe(points(3))
  expect((await details(owner)).list).toMatchObject([
    { seq: null, kind: 'bet', changedPoints: points(3), balance: points(3) },
  ])
})

test('bets of an hour become one entry', async () => {
  const owner = await parties.owner()
  await earnPoints(server, owner, 3)
  await earnPoints(server, owner, 4)
  const { options } = server.features.point
  const later = { ...options, clock: { nowMs: () => options.clock.nowMs() + hours(1) + 1_000 } }
  await bookBets(options)
  expect((await details(owner)).list).toMatchObject([{ seq: null, changedPoints: points(7) }])
  await bookBets(later)
  await bookBets(later)
  expect((await details(owner)).list).toMatchObject([{ seq: 1, kind: 'bet', changedPoints: points(7) }])
})

test('points become money out of their fund, once for one key', async () => {
  await fillFund(server, 'POINTS', 1_000n * UNIT)
  const owner = await parties.owner()
  await earnPoints(server, owner, 500)
  const [cash, body] = [await cashOf(owner), converting(randomUUID(), 250)]
  const answers = [valueOf(await ask(owner, body)), valueOf(await ask(owner, body))]
  expect(answers[0]).toMatchObject({ amount: '250000', points: points(250), state: 'paid' })
  expect(answers[1]).toEqual(answers[0])
  expect(await cashOf(owner)).toBe(cash + (5n * UNIT) / 2n)
  const { currentPoints, list } = await details(owner)
  expect(currentPoints).toBe(points(250))
  expect(list).toMatchObject([
    { seq: 2, kind: 'convert', changedPoints: points(-250), balance: points(250), ratio: 100 },
    { seq: 1, kind: 'bet', changedPoints: points(500), balance: points(500) },
  ])
  expect(refusalOf(await ask(owner, { ...body, points: 251 }))).toBe('wallet.key_reused')
  expect(refusalOf(await ask(owner, converting(randomUUID(), 251)))).toBe('point.not_enough')
  const day = new Date().toISOString().slice(0, 10)
  const { bonuses } = await owner.visitor.get<{ bonuses: readonly object[] }>(
    `/api/v1/statement/bonuses?from=${day}&to=${day}&zone=UTC&limit=10`,
  )
  expect(bonuses[0]).toMatchObject({ kind: 'points', amount: '250000' })
})

test('twenty conversions at once never take more than there is', async () => {
  await fillFund(server, 'POINTS', 1_000n * UNIT)
  const owner = await parties.owner()
  await earnPoints(server, owner, 750)
  const cash = await cashOf(owner)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(owner, converting(randomUUID(), 100))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(await pointsOf(owner)).toBe(points(50))
  expect(await cashOf(owner)).toBe(cash + 7n * UNIT)
})

test.each([-1, 0, 0.5, 1.5, 2 ** 31, 2 ** 53, 1e308])('%d points are refused, and none are taken', async (count) => {
  const owner = await parties.owner()
  await earnPoints(server, owner, 500)
  const cash = await cashOf(owner)
  expect(refusalOf(await ask(owner, converting(randomUUID(), count)))).toBe('request.malformed')
  expect(await pointsOf(owner)).toBe(points(500))
  expect(await cashOf(owner)).toBe(cash)
})

test('the payment password is asked, and its lock holds', async () => {
  const owner = await parties.owner()
  await earnPoints(server, owner, 500)
  const wrong = { ...converting(randomUUID(), 100), paymentPassword: '111222' }
  for (let tries = 0; tries < 5; tries += 1) expect(refusalOf(await ask(owner, wrong))).toBe('payment_password.wrong')
  expect(refusalOf(await ask(owner, { ...wrong, paymentPassword: PIN }))).toBe('payment_password.locked')
  expect(await pointsOf(owner)).toBe(points(500))
})

test('an empty fund refuses, nothing is lost, and it succeeds once the fund is filled', async () => {
  const { rewardFund } = server.features
  const owner = await parties.owner()
  const left = await rewardFund.rewardFunds.balanceOf('POINTS', 'USD')
  const count = Number(left / UNIT) * 100 + 100_000
  await earnPoints(server, owner, count)
  const body = converting(randomUUID(), count)
  expect(refusalOf(await ask(owner, body))).toBe('reward.fund_empty')
  expect(await pointsOf(owner)).toBe(points(count))
  await fillFund(server, 'POINTS', 1_000n * UNIT)
  expect(valueOf(await ask(owner, body))).toMatchObject({ state: 'paid' })
  expect(await pointsOf(owner)).toBe('0')
})

test('a payment that was interrupted is made by the job, once', async () => {
  await fillFund(server, 'POINTS', 1_000n * UNIT)
  const owner = await parties.owner()
  await earnPoints(server, owner, 200)
  const [{ options }, cash, account] = [server.features.point, await cashOf(owner), await accountOf(server, owner)]
  const failing = { ...options, rewardFunds: { ...options.rewardFunds, pay: () => Promise.reject(new Error('lost')) } }
  const lost = { account, key: randomUUID(), points: 200, pointsPerUnit: 100 }
  await expect(convert(failing, lost)).rejects.toThrow('lost')
  expect(await pointsOf(owner)).toBe('0')
  await payUnpaid(options, 0)
  await payUnpaid(options, 0)
  expect(await cashOf(owner)).toBe(cash + 2n * UNIT)
  expect(valueOf(await ask(owner, converting(lost.key, 200)))).toMatchObject({ state: 'paid' })
  expect(await cashOf(owner)).toBe(cash + 2n * UNIT)
})

test('another ratio than the member has seen is refused', async () => {
  const owner = await parties.owner()
  await earnPoints(server, owner, 500)
  await changeMoney(server, (money) => ({ ...money, points: { ...money.points, convert: 200 } }))
  expect(refusalOf(await ask(owner, converting(randomUUID(), 100)))).toBe('point.ratio_changed')
  await changeMoney(server, (money) => ({ ...money, points: { ...money.points, convert: 100 } }))
})

async function depositOf(owner: Owner): Promise<string> {
  const { id } = await parties.deposit(owner)
  await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'now' })
  return id
}

const reverse = (id: string, amount?: string) =>
  parties.sandbox(`pay/${id}`, { act: 'reverse', notice: 'now', ...(amount !== undefined && { amount }) })

test('a deposit earns points, and one that is charged back loses them', async () => {
  const owner = await parties.owner()
  const id = await depositOf(owner)
  await expect.poll(() => pointsOf(owner)).toBe(points(1))
  await reverse(id)
  await expect.poll(() => pointsOf(owner)).toBe('0')
  expect((await details(owner)).list).toMatchObject([
    { kind: 'takenBack', changedPoints: points(-1), balance: '0' },
    { kind: 'deposit', changedPoints: points(1), ratio: 2 },
  ])
})

test('a part that is charged back takes a part, at the rate of the deposit', async () => {
  const owner = await parties.owner()
  const id = await depositOf(owner)
  await expect.poll(() => pointsOf(owner)).toBe(points(1))
  await changeMoney(server, (money) => ({
    ...money,
    points: { ...money.points, rates: { ...money.points.rates, DEPOSIT: 50 } },
  }))
  await reverse(id, units(20))
  await expect.poll(() => pointsOf(owner)).toBe(points(0.6))
  await changeMoney(server, (money) => ({
    ...money,
    points: { ...money.points, rates: { ...money.points.rates, DEPOSIT: 2 } },
  }))
})

test('points that were spent before the chargeback are owed, and come off the next ones', async () => {
  await fillFund(server, 'POINTS', 1_000n * UNIT)
  const owner = await parties.owner()
  const id = await depositOf(owner)
  await expect.poll(() => pointsOf(owner)).toBe(points(1))
  expect(valueOf(await ask(owner, converting(randomUUID(), 1)))).toMatchObject({ amount: '1000' })
  // The money is gone as well: what cannot be taken back counts as taken back.
  await leaveWith(server, owner, 0)
  await reverse(id)
  await expect.poll(async () => (await details(owner)).owedPoints).toBe(points(1))
  expect(await pointsOf(owner)).toBe('0')
  await earnPoints(server, owner, 3)
  expect(await details(owner)).toMatchObject({ currentPoints: points(2), owedPoints: '0' })
})

test('cash that an agent took earns points', async () => {
  const owner = await parties.owner()
  await leaveWith(server, parties.agent, 400)
  const { code } = await parties.deposit(owner, 'agentCash')
  await parties.agent.visitor.send('POST', '/api/v1/deposits/cash/confirm', { code, amount: units(50) })
  await expect.poll(() => pointsOf(owner)).toBe(points(1))
})

test('who has excluded themselves still converts what they earned before', async () => {
  await fillFund(server, 'POINTS', 1_000n * UNIT)
  const owner = await parties.owner()
  await earnPoints(server, owner, 100)
  await owner.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  expect(valueOf(await ask(owner, converting(randomUUID(), 100)))).toMatchObject({ state: 'paid' })
})

test('bets that are added while points are converted are neither lost nor counted twice', async () => {
  await fillFund(server, 'POINTS', 1_000n * UNIT)
  const owner = await parties.owner()
  await earnPoints(server, owner, 1_000)
  await Promise.all([
    ...Array.from({ length: 30 }, () => earnPoints(server, owner, 1)),
    ...Array.from({ length: 10 }, () => ask(owner, converting(randomUUID(), 50))),
  ])
  expect(await pointsOf(owner)).toBe(points(1_000 + 30 - 500))
})

test('everybody sees how points are earned; the details are read page by page', async () => {
  const config = await parties
    .anonymous()
    .get<{ rates: readonly object[]; pointsPerUnit: number }>('/wps/relay/MCS2_getPointConfig')
  expect(config).toMatchObject({ pointsPerUnit: 100, rates: [{ source: 'RNG', rate: 10 }, {}, {}, {}, {}, {}, {}, {}] })
  const owner = await parties.owner()
  await fillFund(server, 'POINTS', 1_000n * UNIT)
  await earnPoints(server, owner, 100)
  for (let at = 0; at < 24; at += 1) await ask(owner, converting(randomUUID(), 1))
  const first = await details(owner)
  expect(first.list).toHaveLength(20)
  const rest = await owner.visitor.get<Details>(`/wps/relay/ODSFE2_MemTransDet?language=en&before=${first.next}`)
  expect(rest.list.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1])
  expect(rest.next).toBeNull()
})
