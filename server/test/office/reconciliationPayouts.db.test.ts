import { ATOMS_PER_UNIT as U, hours } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { approve } from '../../src/money/withdrawal/desk.actions.ts'
import { findOurPayouts } from '../../src/office/reconciliation/ours.actions.ts'
import { compare, type Line } from '../../src/office/reconciliation/reconciliation.ts'
import {
  askedFor,
  openWithdrawalFixture,
  fundedMember,
  type Someone,
  type WithdrawalFixture,
} from '../kit/withdrawalFixture.ts'

/** Thousandths of what is paid out. */
const FEE = 25

let fixture: WithdrawalFixture
let rosa: Someone

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  const { withdrawal } = fixture.policyNow
  fixture.policyNow = { ...fixture.policyNow, withdrawal: { ...withdrawal, feePermille: FEE, fourEyesFrom: 1_000_000 } }
  rosa = await fixture.someone('operator')
  return () => fixture.bank.close()
})

async function paidOut(units: bigint): Promise<string> {
  const id = await askedFor(fixture, await fundedMember(fixture), units)
  await approve(fixture, rosa.id, id)
  return id
}

const around = (): { readonly fromMs: number; readonly toMs: number } => ({
  fromMs: fixture.clock.nowMs() - hours(1),
  toMs: fixture.clock.nowMs() + hours(1),
})

const ours = (provider: string, ids: readonly string[] = []) =>
  fixture.db.read((tx) => findOurPayouts(tx, { provider, ids, ...around() }))

/** What the provider was asked to send, as its report has it. */
const reported = (id: string, amount: bigint): Line => ({
  id,
  kind: 'payout',
  amount,
  currency: 'USD',
  atMs: fixture.clock.nowMs(),
})

test('with a fee, the ledger captures the whole, the provider sends the rest, and both agree', async () => {
  const id = await paidOut(200n)
  const net = 195n * U
  expect(fixture.provider.paid.get(id)).toMatchObject({ amount: net })
  const lines = await ours('test')
  expect(lines).toMatchObject([{ id, kind: 'payout', amount: net, booked: net }])
  expect(compare([reported(id, net)], lines, () => true)).toEqual({ matched: 1, differences: [] })
  // The whole amount including the fee would be too much.
  expect(compare([reported(id, 200n * U)], lines, () => true)).toMatchObject({ differences: [{ fault: 'amount' }] })
})

test('a payout is compared with the report of the provider that paid it, and of no other', async () => {
  const id = await paidOut(40n)
  expect((await ours('test')).map((line) => line.id)).toContain(id)
  expect(await ours('another', [id])).toEqual([])
})

test('an unpaid withdrawal is in no report; an old payout is found by its id', async () => {
  const waiting = await askedFor(fixture, await fundedMember(fixture), 30n)
  const old = await paidOut(60n)
  fixture.bank.clock.nowMs += hours(48)
  expect(await ours('test')).toEqual([])
  expect((await ours('test', [waiting, old])).map(({ id }) => id)).toEqual([old])
})
