import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { Server } from '../../src/app/server.ts'
import { payAll, payUnpaid, takeAndPay } from '../../src/rewards/rebate/rebate.actions.ts'
import { broughtBy, leaveWith, type Owner } from '../kit/memberBalances.ts'
import { changeMoney } from '../kit/office.ts'
import { accountOf } from '../kit/poison.ts'
import { earnRebate } from '../kit/rebates.ts'
import { changeSettings, withModule } from '../kit/registration.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { GAME, openGame, openTestServer, withoutPrizes } from '../kit/testServer.ts'

type Fraction = { readonly numerator: string; readonly denominator: string }
type Read = {
  readonly isManual: boolean
  readonly amount: string
  readonly byType: readonly { readonly gameType: string; readonly staked: string }[]
  readonly lines: readonly {
    readonly gameCode: string
    readonly rounds: number
    readonly staked: string
    readonly permille: number
    readonly return: Fraction
  }[]
  readonly paid: readonly { readonly id: string; readonly amount: string; readonly state: string }[]
}
type Paid = { readonly id: string; readonly amount: string; readonly isClaimed: boolean; readonly state: string }

const UNIT = 100_000n

let server: Server

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const read = ({ visitor }: Owner): Promise<Read> => visitor.get<Read>('/wps/rebate?language=en')
const claim = ({ visitor }: Owner, key: string = randomUUID()) => visitor.ask('POST', '/wps/rebate/claim', { key })
const cashOf = async ({ memberWallets }: Owner): Promise<bigint> =>
  (await server.ledger.balanceOf(memberWallets.cash)).balance
const refusalOf = (answer: { readonly body: unknown }): unknown => (answer.body as { code?: string }).code
const valueOf = (answer: { readonly body: unknown }): Paid => (answer.body as { value: Paid }).value

async function member(count = 400): Promise<Owner> {
  const owner = await broughtBy(server, 'agente')
  await leaveWith(server, owner, count)
  return owner
}

async function spin({ visitor }: Owner, times: number, stake: bigint): Promise<void> {
  const game = await openGame(visitor)
  for (let at = 0; at < times; at += 1) {
    await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: stake.toString(), bet: 'spin' })
  }
}

async function claimTimes(owner: Owner, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await claim(owner)
}

test('bets earn a rebate with its formula; a claim pays it once, as a bonus that needs no play-through', async () => {
  await fillFund(server, 'REBATE', 1_000n * UNIT)
  const owner = await member()
  await spin(owner, 3, UNIT)
  await expect.poll(async () => (await read(owner)).lines[0]?.rounds).toBe(3)
  const before = await read(owner)
  expect(before).toMatchObject({ isManual: true, byType: [{ gameType: 'RNG', staked: (3n * UNIT).toString() }] })
  const [line] = before.lines
  expect(line).toMatchObject({ gameCode: GAME, staked: (3n * UNIT).toString(), permille: 100 })
  const { numerator, denominator } = line?.return ?? { numerator: '0', denominator: '1' }
  // 3 × (1 − return) × 10 %, rounded down to the cent.
  const exact = (3n * UNIT * (BigInt(denominator) - BigInt(numerator)) * 100n) / (BigInt(denominator) * 1_000n)
  expect(before.amount).toBe((exact - (exact % 1_000n)).toString())
  const [cash, key] = [await cashOf(owner), randomUUID()]
  const answers = [await claim(owner, key), await claim(owner, key)]
  expect(answers.map(valueOf)).toEqual([valueOf(answers[0] ?? { body: {} }), valueOf(answers[0] ?? { body: {} })])
  expect(valueOf(answers[0] ?? { body: {} })).toMatchObject({ amount: before.amount, isClaimed: true, state: 'paid' })
  expect(await cashOf(owner)).toBe(cash + BigInt(before.amount))
  expect(refusalOf(await claim(owner))).toBe('rebate.nothing')
  expect(await read(owner)).toMatchObject({ amount: '0', lines: [], paid: [{ amount: before.amount, state: 'paid' }] })
  const day = new Date().toISOString().slice(0, 10)
  const { bonuses } = await owner.visitor.get<{ bonuses: readonly object[] }>(
    `/api/v1/statement/bonuses?from=${day}&to=${day}&zone=UTC&limit=10`,
  )
  expect(bonuses[0]).toMatchObject({ kind: 'rebate', amount: before.amount })
})

test('an empty fund refuses, nothing is lost, and the claim succeeds once it is filled', async () => {
  const owner = await member()
  await earnRebate(server, owner.memberWallets.cash, 10_000_000n * UNIT)
  expect(refusalOf(await claim(owner))).toBe('reward.fund_empty')
  const { amount, paid } = await read(owner)
  expect(BigInt(amount)).toBeGreaterThan(1_000n * UNIT)
  expect(paid).toEqual([])
  await fillFund(server, 'REBATE', BigInt(amount))
  expect(valueOf(await claim(owner))).toMatchObject({ amount, state: 'paid' })
})

test('a payment that was interrupted is made by the job, once', async () => {
  const owner = await member()
  await earnRebate(server, owner.memberWallets.cash, 1_000n * UNIT)
  const { options } = server.features.rebate
  const cash = await cashOf(owner)
  const failing = { ...options, rewardFunds: { ...options.rewardFunds, pay: () => Promise.reject(new Error('lost')) } }
  const account = await accountOf(server, owner)
  const taking = { id: options.ids.named('rebate', account, 'lost'), account, isClaimed: true }
  await expect(takeAndPay(failing, taking)).rejects.toThrow('lost')
  expect((await read(owner)).paid).toMatchObject([{ state: 'pending' }])
  await payUnpaid(options, 0)
  await payUnpaid(options, 0)
  const [paid] = (await read(owner)).paid
  expect(paid?.state).toBe('paid')
  expect(await cashOf(owner)).toBe(cash + BigInt(paid?.amount ?? '0'))
})

test('claims while bets are settled lose none and count none twice', async () => {
  await fillFund(server, 'REBATE', 1_000n * UNIT)
  const owner = await member()
  const { cash: wallet } = owner.memberWallets
  await Promise.all([spin(owner, 30, UNIT), claimTimes(owner, 15)])
  const stakedIn = async (): Promise<bigint> => {
    const lines = await server.db.read((tx) =>
      tx
        .selectFrom('rebate_line')
        .innerJoin('rebate', 'rebate.id', 'rebate_line.rebate')
        .select('rebate_line.staked')
        .where('wallet', '=', wallet)
        .execute(),
    )
    const open = (await read(owner)).lines.map(({ staked }) => BigInt(staked))
    return [...lines.map(({ staked }) => staked), ...open].reduce((sum, each) => sum + each, 0n)
  }
  await expect.poll(stakedIn).toBe(30n * UNIT)
})

test('who has excluded themselves still gets what they earned before', async () => {
  await fillFund(server, 'REBATE', 1_000n * UNIT)
  const owner = await member()
  await earnRebate(server, owner.memberWallets.cash, 1_000n * UNIT)
  await owner.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  expect(valueOf(await claim(owner))).toMatchObject({ state: 'paid' })
})

test('a bet keeps the rate of its moment', async () => {
  const owner = await member()
  await spin(owner, 1, UNIT)
  await expect.poll(async () => (await read(owner)).lines.length).toBe(1)
  await changeMoney(server, (money) => ({ ...money, rebate: { ...money.rebate, RNG: 20 } }))
  await spin(owner, 1, UNIT)
  const rates = async () => new Set((await read(owner)).lines.map(({ permille }) => permille))
  await expect.poll(rates).toEqual(new Set([100, 20]))
})

test('where members do not claim, everybody is paid once a day', async () => {
  const owner = await member()
  await earnRebate(server, owner.memberWallets.cash, 1_000n * UNIT)
  await changeSettings(server, (before) => withModule(before, 'MANPLAYREB3', 0))
  expect(refusalOf(await claim(owner))).toBe('rebate.automatic')
  const cash = await cashOf(owner)
  const { amount } = await read(owner)
  await payAll(server.features.rebate.options)
  await earnRebate(server, owner.memberWallets.cash, 1_000n * UNIT)
  await payAll(server.features.rebate.options)
  expect(await cashOf(owner)).toBe(cash + BigInt(amount))
  expect((await read(owner)).paid).toMatchObject([{ amount, state: 'paid' }])
})
