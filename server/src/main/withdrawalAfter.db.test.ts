import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT as U, hours, minutes, ok } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answer, approve } from '../money/withdrawal/desk.actions.ts'
import { confirmReceipt, disputeWithdrawal, openLateCases, receiveUnsaid } from '../money/withdrawal/receipt.actions.ts'
import { showOne, showOwn, showPile } from '../money/withdrawal/show.actions.ts'
import { carryOnAll } from '../money/withdrawal/withdrawal.jobs.ts'
import { changeWithdrawal } from '../money/withdrawal/withdrawal.sql.ts'
import { insertUpload } from '../platform/uploads/upload.sql.ts'
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
  const partly = await confirmReceipt(till, member.id, id, { answer: 'received', before: 0n, amount: 100n * U })
  expect(partly).toMatchObject({
    ok: true,
    value: { receipt: 'partly', received: 100n * U, remaining: 200n * U, case: { cause: 'partly', state: 'open' } },
  })
  const tooMuch = { answer: 'received', before: 100n * U, amount: 201n * U } as const
  expect(outcomeOf(await confirmReceipt(till, member.id, id, tooMuch))).toBe('withdrawal.amount_invalid')
  const all = await confirmReceipt(till, member.id, id, { answer: 'fullyPaid' })
  expect(all).toMatchObject({ ok: true, value: { receipt: 'received', remaining: 0n, case: { state: 'closed' } } })
})

test('the same word said twice counts once, and one from a page that is out of date counts for nothing', async () => {
  const { member, id } = await paidOut()
  const say = async (said: Parameters<typeof confirmReceipt>[3]) =>
    outcomeOf(await confirmReceipt(till, member.id, id, said))
  const part = { answer: 'received', before: 0n, amount: 100n * U } as const
  expect([await say(part), await say(part)]).toEqual(['ok', 'ok'])
  expect(await say({ ...part, amount: 50n * U })).toBe('withdrawal.not_now')
  expect(await showOne(till, id)).toMatchObject({ received: 100n * U })
  const rest = { answer: 'received', before: 100n * U, amount: 200n * U } as const
  expect([await say(rest), await say(rest), await say({ answer: 'fullyPaid' })]).toEqual(['ok', 'ok', 'ok'])
  const asked = { words: 'Not mine', proofs: [] }
  const dispute = async (words: string) => outcomeOf(await disputeWithdrawal(till, member.id, id, { ...asked, words }))
  expect([await dispute('Where?'), await dispute('Where?'), await dispute('Who?')]).toEqual([
    'ok',
    'ok',
    'withdrawal.not_now',
  ])
  expect(await stepsOf(id)).toEqual('asked held approved paying paid partly received disputed'.split(' '))
})

/** A picture that was sent and that nothing refers to yet. */
async function picture(owner: string): Promise<string> {
  const upload = { id: randomUUID(), owner, purpose: 'proof', sealed: Buffer.from('sealed'), bytes: 6 }
  const bounds = { loose: 9, day: 3 }
  const outcome = await till.db.write((tx) => insertUpload(tx, { ...upload, nowMs: till.clock.nowMs() }, bounds))
  return outcome === 'kept' ? upload.id : outcome
}

test('pictures prove one thing of their sender’s, stay with it to the end, and are sent no more than once', async () => {
  const { member, id } = await paidOut()
  const other = await paidOut()
  const [first, second, third] = [await picture(member.id), await picture(member.id), await picture(member.id)]
  const missing = { answer: 'notReceived', words: 'Nothing there', proofs: [first, second] } as const
  const say = async (said: Parameters<typeof confirmReceipt>[3]) =>
    outcomeOf(await confirmReceipt(till, member.id, id, said))
  expect(await say({ ...missing, proofs: [first, await picture(other.member.id)] })).toBe('upload.unknown')
  expect([await say(missing), await say(missing)]).toEqual(['ok', 'ok'])
  // Nobody fills the house with pictures by saying it again and again.
  expect(await say({ ...missing, proofs: [third] })).toBe('withdrawal.not_now')
  const elsewhere = { words: '', proofs: [first] }
  expect(outcomeOf(await disputeWithdrawal(till, other.member.id, other.id, elsewhere))).toBe('upload.unknown')

  expect(await say({ answer: 'received', before: 0n, amount: 10n * U })).toBe('ok')
  expect((await showOne(till, id)).case).toMatchObject({
    cause: 'partly',
    words: 'Nothing there',
    proofs: [first, second],
  })
  await answer(till, staff()[0].id, id, { words: 'Look again', isClosed: false })
  await disputeWithdrawal(till, member.id, id, { words: 'Still not', proofs: [third] })
  expect((await showOne(till, id)).case).toMatchObject({ words: 'Still not', proofs: [first, second, third] })
  // Used or not, nobody leaves more with the house in a day than a disk can bear.
  expect(await picture(member.id)).toBe('full')
  till.bank.clock.nowMs += hours(24)
  expect(await picture(member.id)).not.toBe('full')
})

test('what waits for a provider that is closed keeps nothing else waiting', async () => {
  const closed = { ...till, providers: { ...till.providers, forPayouts: () => undefined } }
  const member = await rich(till)
  const [waiting, left] = [await askedFor(till, member, 300n), await askedFor(till, member, 200n)]
  await approve(closed, staff()[0].id, waiting)
  till.bank.clock.nowMs += minutes(1)
  // As a process leaves it that ends right after the decision was written down.
  await till.db.write((tx) => changeWithdrawal(tx, left, { state: 'rejecting' }, till.clock.nowMs()))
  for (let round = 0; round < 2; round++) {
    till.bank.clock.nowMs += minutes(1)
    await carryOnAll(closed, 1)
  }
  expect([await showOne(till, waiting), await showOne(till, left)]).toMatchObject([
    { state: 'approved' },
    { state: 'rejected' },
  ])
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
