import { REWARD_FUNDS } from '@ronda/contract'
import { ATOMS_PER_UNIT, err, ok } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit, openWallet, type WalletId } from '../../src/money/ledger/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { newMember, openTestServer, walletsOf } from '../kit/testServer.ts'

let server: Server
beforeAll(async () => {
  server = await openTestServer()
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const unit = ATOMS_PER_UNIT
const funds = () => server.features.rewardFund.rewardFunds
const balance = () => funds().balanceOf('REBATE', 'USD')

const payment = (to: WalletId, amount: bigint) => ({
  id: randomServerId(),
  fund: 'REBATE' as const,
  to,
  currency: 'USD' as const,
  amount,
})

test('an empty fund refuses; the same reward is paid once after it is filled', async () => {
  const member = await newMember(server)
  const { cash } = await walletsOf(server, member)
  const { balance: before } = await server.features.ledger.balanceOf(cash)
  const reward = payment(cash, 3n * unit)
  expect(await balance()).toBe(0n)
  expect(await funds().pay(reward)).toEqual(err('reward.fund_empty'))
  await fillFund(server, 'REBATE', 2n * unit)
  expect(await funds().pay(reward)).toEqual(err('reward.fund_empty'))
  await fillFund(server, 'REBATE', 2n * unit)
  for (const _ of [1, 2]) expect(await funds().pay(reward)).toEqual(ok({ balance: unit }))
  expect(await server.features.ledger.balanceOf(cash)).toMatchObject({ balance: before + 3n * unit })
  expect(await funds().pay({ ...reward, id: randomServerId(), amount: unit })).toEqual(ok({ balance: 0n }))
  expect(await funds().pay({ ...reward, currency: 'EUR' })).toEqual(err('reward.fund_empty'))
})

test('a reward is a bonus in the statement, and not a transfer from somebody', async () => {
  const member = await newMember(server)
  const { cash } = await walletsOf(server, member)
  await fillFund(server, 'REBATE', 5n * unit)
  const reward = payment(cash, 5n * unit)
  await funds().pay(reward)
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const period = { from: day(0), to: day(1), zone: 'UTC', language: 'en' }
  const linesOf = async (cause: string) => {
    const asked = new URLSearchParams({ ...period, wallet: 'cash', limit: '10', cause }).toString()
    const { lines } = await member.get<{ lines: readonly { id?: string }[] }>(`/api/v1/statement/lines?${asked}`)
    return lines
  }
  expect((await linesOf('bonus')).find(({ id }) => id === reward.id)).toMatchObject({
    cause: 'bonus',
    detail: 'rebate',
    matter: null,
    amount: reward.amount.toString(),
  })
  expect(await linesOf('transfer')).toEqual([])
})

test('fifty payments at once, each sent twice, from a fund that has enough for ten', async () => {
  const wallets = await server.db.write(async (tx) => {
    const opened: WalletId[] = []
    for (let at = 0; at < 50; at++) {
      opened.push(await openWallet(tx, { owner: randomServerId(), purpose: 'cash', currency: 'USD' }))
    }
    return opened
  })
  expect(await balance()).toBe(0n)
  await fillFund(server, 'REBATE', 10n * unit)
  const rewards = wallets.map((to) => payment(to, unit))
  const answers = await Promise.all([...rewards, ...rewards].map((reward) => funds().pay(reward)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(20)
  const balances = await Promise.all(wallets.map((wallet) => server.features.ledger.balanceOf(wallet)))
  expect(balances.filter((each) => each.balance === unit)).toHaveLength(10)
  expect(balances.filter((each) => each.balance === 0n)).toHaveLength(40)
  expect(await balance()).toBe(0n)
})

test('a demo fills its funds at its first start only', async () => {
  for (const _ of [1, 2]) await server.features.rewardFund.fillForDemo()
  for (const fund of REWARD_FUNDS) expect(await funds().balanceOf(fund, 'USD')).toBe(50_000n * unit)
})
