import { afterAll, expect, test } from 'vitest'
import { randomServerId } from '../../platform/ids/serverId.ts'
import { listArrived, type Operation, type WalletId } from './index.ts'
import { openBank } from './testing/bank.ts'

const bank = await openBank()
const { ledger } = bank
const promotion = ledger.houseAccount('promotion', 'USD')

afterAll(async () => {
  const { faults } = await bank.audit()
  await bank.close()
  expect(faults).toEqual([])
})

let funds = 0
async function fundWith(amount: bigint): Promise<WalletId> {
  funds += 1
  const fund = await bank.open(`fund:test${funds}`, 'house')
  await fill(fund, amount)
  return fund
}

const fill = (wallet: WalletId, amount: bigint) =>
  ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet, houseAccount: promotion, amount })

const reward = (fund: WalletId, to: WalletId, amount: bigint): Operation => ({
  kind: 'transfer',
  id: randomServerId(),
  wallet: fund,
  to,
  amount,
})

test('[LG30] a refused reward is paid once, under its own id, after another process has filled the fund', async () => {
  const [fund, wallet] = [await fundWith(10n), await bank.walletWith(5n)]
  const other = await bank.anotherLedger()
  const paying = reward(fund, wallet, 25n)
  expect(await other.submit(paying)).toMatchObject({ accepted: false, refusal: 'wallet.insufficient_funds', seq: 1 })
  expect(await ledger.balanceOf(fund)).toEqual({ balance: 10n, seq: 1 })
  await fill(fund, 20n)
  const answers = await Promise.all([ledger, other, ledger, other].map((each) => each.submit(paying)))
  expect(answers.every(({ accepted }) => accepted)).toBe(true)
  expect(answers.filter(({ accepted, replayed }) => accepted && !replayed)).toHaveLength(1)
  expect(await ledger.balanceOf(fund)).toEqual({ balance: 5n, seq: 3 })
  expect(await ledger.balanceOf(wallet)).toMatchObject({ balance: 30n })
})

test('[LG30] many rewards at once from two processes: the fund pays exactly what it has', async () => {
  const fund = await fundWith(100n)
  const other = await bank.anotherLedger()
  const wallets = await Promise.all(Array.from({ length: 50 }, () => bank.open('cash')))
  const answers = await Promise.all(
    wallets.map((wallet, at) => (at % 2 === 0 ? ledger : other).submit(reward(fund, wallet, 10n))),
  )
  expect(answers.filter(({ accepted }) => accepted)).toHaveLength(10)
  expect(await ledger.balanceOf(fund)).toEqual({ balance: 0n, seq: 11 })
})

test('[LG30] a reward needs no play-through, a transfer from another person does', async () => {
  const [fund, wallet, friend] = [await fundWith(100n), await bank.open('cash'), await bank.walletWith(100n)]
  await ledger.submit(reward(fund, wallet, 40n))
  expect(await bank.db.read((tx) => listArrived(tx, wallet, true))).toEqual([])
  await ledger.submit(reward(friend, wallet, 7n))
  expect(await bank.db.read((tx) => listArrived(tx, wallet, true))).toMatchObject([{ seq: 2, amount: 7n }])
})
