import { ATOMS_PER_UNIT as U, hours } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { approve } from '../money/withdrawal/desk.actions.ts'
import { findOurPayouts } from '../office/reconciliation/ours.sql.ts'
import { compare, type Line } from '../office/reconciliation/reconciliation.ts'
import { askedFor, openTill, rich, type Someone, type Till } from './testing/till.ts'

/** Thousandths of what is paid out. */
const FEE = 25

let till: Till
let rosa: Someone

beforeAll(async () => {
  till = await openTill()
  const { withdrawal } = till.policyNow
  till.policyNow = { ...till.policyNow, withdrawal: { ...withdrawal, feePermille: FEE, fourEyesFrom: 1_000_000 } }
  rosa = await till.someone('operator')
  return () => till.bank.close()
})

async function paidOut(units: bigint): Promise<string> {
  const id = await askedFor(till, await rich(till), units)
  await approve(till, rosa.id, id)
  return id
}

const around = (): { readonly fromMs: number; readonly toMs: number } => ({
  fromMs: till.clock.nowMs() - hours(1),
  toMs: till.clock.nowMs() + hours(1),
})

const ours = (provider: string, ids: readonly string[] = []) =>
  till.db.read((tx) => findOurPayouts(tx, { provider, ids, ...around() }))

/** What the provider was told to send, as its report has it. */
const reported = (id: string, amount: bigint): Line => ({
  id,
  kind: 'payout',
  amount,
  currency: 'USD',
  atMs: till.clock.nowMs(),
})

test('with a fee, the ledger captures the whole, the provider sends the rest, and both agree', async () => {
  const id = await paidOut(200n)
  const net = 195n * U
  expect(till.provider.paid.get(id)).toMatchObject({ amount: net })
  const lines = await ours('test')
  expect(lines).toMatchObject([{ id, kind: 'payout', amount: net, booked: net }])
  expect(compare([reported(id, net)], lines, () => true)).toEqual({ matched: 1, differences: [] })
  // The whole, fee and all, would be too much.
  expect(compare([reported(id, 200n * U)], lines, () => true)).toMatchObject({ differences: [{ fault: 'amount' }] })
})

test('a payout is held against the books of whoever paid it, and of nobody else', async () => {
  const id = await paidOut(40n)
  expect((await ours('test')).map((line) => line.id)).toContain(id)
  expect(await ours('another', [id])).toEqual([])
})

test('what was not paid is in nobody’s books; what was paid long ago is found by its id', async () => {
  const waiting = await askedFor(till, await rich(till), 30n)
  const old = await paidOut(60n)
  till.bank.clock.nowMs += hours(48)
  expect(await ours('test')).toEqual([])
  expect((await ours('test', [waiting, old])).map(({ id }) => id)).toEqual([old])
})
