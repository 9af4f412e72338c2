import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT as U, hours, minutes, ok } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answer, approve } from '../money/withdrawal/desk.actions.ts'
import { confirmReceipt, disputeWithdrawal, openLateCases, receiveUnsaid } from '../money/withdrawal/receipt.actions.ts'
import { showOne, showOwn, showPile } from '../money/withdrawal/show.actions.ts'
import { askedFor, openTill, outcomeOf, rich, type Someone, type Till } from './testing/till.ts'

let till: Till
let [rosa, luis]: Someone[] = []

beforeAll(async () => {
  till = await openTill()
  ;[rosa, luis] = [await till.someone('operator'), await till.someone('operator')]
  return () => till.bank.close()
})

beforeEach(() => {
  till.provider.says = ok({ state: 'paid' })
})

const staff = (): readonly [Someone, Someone] => {
  if (!rosa || !luis) throw new Error('nobody is on duty')
  return [rosa, luis]
}

const stepsOf = async (id: string): Promise<readonly string[]> =>
  (await showOne(till, id)).timeline.map(({ step }) => step)

async function paidOut(units = 300n): Promise<{ member: Someone; id: string }> {
  const member = await rich(till)
  const id = await askedFor(till, member, units)
  await approve(till, staff()[0].id, id)
  return { member, id }
}

test('part of it came, then the rest', async () => {
  const { member, id } = await paidOut()
  const partly = await confirmReceipt(till, member.id, id, { answer: 'received', amount: 100n * U })
  expect(partly).toMatchObject({
    ok: true,
    value: { receipt: 'partly', received: 100n * U, remaining: 200n * U, case: { cause: 'partly', state: 'open' } },
  })
  expect(outcomeOf(await confirmReceipt(till, member.id, id, { answer: 'received', amount: 201n * U }))).toBe(
    'withdrawal.amount_invalid',
  )
  const all = await confirmReceipt(till, member.id, id, { answer: 'fullyPaid' })
  expect(all).toMatchObject({ ok: true, value: { receipt: 'received', remaining: 0n, case: { state: 'closed' } } })
  expect(outcomeOf(await confirmReceipt(till, member.id, id, { answer: 'fullyPaid' }))).toBe('withdrawal.not_now')
})

test('nothing came: the house answers, the member asks again, and it is closed', async () => {
  const { member, id } = await paidOut()
  await confirmReceipt(till, member.id, id, { answer: 'notReceived', words: 'Nothing there', proofs: [] })
  expect((await showPile(till, 'cases')).list.map((line) => line.id)).toContain(id)
  expect(outcomeOf(await disputeWithdrawal(till, member.id, id, { words: '', proofs: [] }))).toBe('withdrawal.not_now')
  await answer(till, staff()[0].id, id, { words: 'It takes two days', isClosed: false })
  expect(await showOne(till, id)).toMatchObject({ case: { state: 'answered', answer: 'It takes two days' } })
  expect(outcomeOf(await disputeWithdrawal(till, member.id, id, { words: 'Still nothing', proofs: [] }))).toBe('ok')
  await answer(till, staff()[0].id, id, { words: 'The bank has found it', isClosed: true })
  expect(await showOne(till, id)).toMatchObject({ case: { state: 'closed' } })
  expect(outcomeOf(await answer(till, staff()[0].id, id, { words: 'Again', isClosed: true }))).toBe(
    'withdrawal.not_now',
  )
  expect(await stepsOf(id)).toEqual('asked held approved paying paid missing answered disputed closed'.split(' '))
})

test('silence counts as receipt, once, and never closes a dispute', async () => {
  const { member, id } = await paidOut()
  await disputeWithdrawal(till, member.id, id, { words: '', proofs: [] })
  till.bank.clock.nowMs += minutes(1_440) - 1
  await receiveUnsaid(till)
  expect(await showOne(till, id)).toMatchObject({ receipt: 'unsaid' })
  till.bank.clock.nowMs += 1
  await Promise.all(Array.from({ length: 8 }, () => receiveUnsaid(till)))
  expect(await showOne(till, id)).toMatchObject({ receipt: 'received', received: 300n * U, case: { state: 'open' } })
  expect((await stepsOf(id)).filter((step) => step === 'autoReceived')).toHaveLength(1)
  expect(outcomeOf(await confirmReceipt(till, member.id, id, { answer: 'notReceived' }))).toBe('withdrawal.not_now')
})

test('a promise that is broken is looked into by itself, and no longer once it is paid', async () => {
  const member = await rich(till)
  const id = await askedFor(till, member, 300n)
  till.bank.clock.nowMs += hours(24) + 1
  await Promise.all([openLateCases(till), openLateCases(till)])
  await openLateCases(till)
  expect(await showOne(till, id)).toMatchObject({ case: { cause: 'late', state: 'open' } })
  expect((await stepsOf(id)).filter((step) => step === 'late')).toHaveLength(1)
  await approve(till, staff()[0].id, id)
  expect(await showOne(till, id)).toMatchObject({ state: 'paid', case: { state: 'closed' } })
})

test('nobody speaks for another, and what is not there is unknown', async () => {
  const { id } = await paidOut()
  const stranger = await till.someone()
  expect(outcomeOf(await confirmReceipt(till, stranger.id, id, { answer: 'fullyPaid' }))).toBe('withdrawal.unknown')
  expect(outcomeOf(await disputeWithdrawal(till, stranger.id, id, { words: '', proofs: [] }))).toBe(
    'withdrawal.unknown',
  )
  expect(outcomeOf(await approve(till, staff()[0].id, randomUUID()))).toBe('withdrawal.unknown')
  expect((await showOwn(till, stranger.id)).list).toEqual([])
})
