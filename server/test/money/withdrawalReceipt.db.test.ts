import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT as U, hours, minutes, ok } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { advanceWithdrawal } from '../../src/money/withdrawal/advance.actions.ts'
import { answer, approve } from '../../src/money/withdrawal/desk.actions.ts'
import {
  confirmReceipt,
  disputeWithdrawal,
  openLateCases,
  receiveUnconfirmed,
} from '../../src/money/withdrawal/receipt.actions.ts'
import { showOne, showOwn, showPile } from '../../src/money/withdrawal/show.actions.ts'
import { advanceAllWithdrawals } from '../../src/money/withdrawal/withdrawal.jobs.ts'
import { changeWithdrawal } from '../../src/money/withdrawal/withdrawal.sql.ts'
import { insertUpload } from '../../src/platform/uploads/upload.sql.ts'
import {
  askedFor,
  openWithdrawalFixture,
  outcomeOf,
  fundedMember,
  type Someone,
  type WithdrawalFixture,
} from '../kit/withdrawalFixture.ts'

let fixture: WithdrawalFixture
let [rosa, luis]: Someone[] = []

beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  ;[rosa, luis] = [await fixture.someone('operator'), await fixture.someone('operator')]
  return () => fixture.bank.close()
})

beforeEach(() => {
  fixture.provider.reply = ok({ state: 'paid' })
})

const staff = (): readonly [Someone, Someone] => {
  if (!rosa || !luis) throw new Error('no staff account')
  return [rosa, luis]
}

const stepsOf = async (id: string): Promise<readonly string[]> =>
  (await showOne(fixture, id)).timeline.map(({ step }) => step)

async function paidOut(units = 300n): Promise<{ member: Someone; id: string }> {
  const member = await fundedMember(fixture)
  const id = await askedFor(fixture, member, units)
  await approve(fixture, staff()[0].id, id)
  return { member, id }
}

test('a part was received, then the rest', async () => {
  const { member, id } = await paidOut()
  const partly = await confirmReceipt(fixture, member.id, id, { answer: 'received', before: 0n, amount: 100n * U })
  expect(partly).toMatchObject({
    ok: true,
    value: { receipt: 'partly', received: 100n * U, remaining: 200n * U, case: { cause: 'partly', state: 'open' } },
  })
  const tooMuch = { answer: 'received', before: 100n * U, amount: 201n * U } as const
  expect(outcomeOf(await confirmReceipt(fixture, member.id, id, tooMuch))).toBe('withdrawal.amount_invalid')
  const all = await confirmReceipt(fixture, member.id, id, { answer: 'fullyPaid' })
  expect(all).toMatchObject({ ok: true, value: { receipt: 'received', remaining: 0n, case: { state: 'closed' } } })
})

test('the same answer twice counts once, and one from an outdated page does not count', async () => {
  const { member, id } = await paidOut()
  const say = async (said: Parameters<typeof confirmReceipt>[3]) =>
    outcomeOf(await confirmReceipt(fixture, member.id, id, said))
  const part = { answer: 'received', before: 0n, amount: 100n * U } as const
  expect([await say(part), await say(part)]).toEqual(['ok', 'ok'])
  expect(await say({ ...part, amount: 50n * U })).toBe('withdrawal.not_now')
  expect(await showOne(fixture, id)).toMatchObject({ received: 100n * U })
  const rest = { answer: 'received', before: 100n * U, amount: 200n * U } as const
  expect([await say(rest), await say(rest), await say({ answer: 'fullyPaid' })]).toEqual(['ok', 'ok', 'ok'])
  const asked = { words: 'Not mine', proofs: [] }
  const dispute = async (words: string) =>
    outcomeOf(await disputeWithdrawal(fixture, member.id, id, { ...asked, words }))
  expect([await dispute('Where?'), await dispute('Where?'), await dispute('Who?')]).toEqual([
    'ok',
    'ok',
    'withdrawal.not_now',
  ])
  expect(await stepsOf(id)).toEqual('asked held approved paying paid partly received disputed'.split(' '))
})

/** A picture that was uploaded and is not used yet. */
async function picture(owner: string): Promise<string> {
  const upload = { id: randomUUID(), owner, purpose: 'proof', sealed: Buffer.from('sealed'), bytes: 6 }
  const bounds = { loose: 9, day: 3 }
  const outcome = await fixture.db.write((tx) => insertUpload(tx, { ...upload, nowMs: fixture.clock.nowMs() }, bounds))
  return outcome === 'kept' ? upload.id : outcome
}

test('a proof belongs to one withdrawal of its sender, stays with it, and is sent once', async () => {
  const { member, id } = await paidOut()
  const other = await paidOut()
  const [first, second, third] = [await picture(member.id), await picture(member.id), await picture(member.id)]
  const missing = { answer: 'notReceived', words: 'Nothing there', proofs: [first, second] } as const
  const say = async (said: Parameters<typeof confirmReceipt>[3]) =>
    outcomeOf(await confirmReceipt(fixture, member.id, id, said))
  expect(await say({ ...missing, proofs: [first, await picture(other.member.id)] })).toBe('upload.unknown')
  expect([await say(missing), await say(missing)]).toEqual(['ok', 'ok'])
  // Otherwise a member could fill the disk by repeating the answer.
  expect(await say({ ...missing, proofs: [third] })).toBe('withdrawal.not_now')
  const reused = { words: '', proofs: [first] }
  expect(outcomeOf(await disputeWithdrawal(fixture, other.member.id, other.id, reused))).toBe('upload.unknown')

  expect(await say({ answer: 'received', before: 0n, amount: 10n * U })).toBe('ok')
  expect((await showOne(fixture, id)).case).toMatchObject({
    cause: 'partly',
    words: 'Nothing there',
    proofs: [first, second],
  })
  await answer(fixture, staff()[0].id, id, { words: 'Please check again', isClosed: false })
  await disputeWithdrawal(fixture, member.id, id, { words: 'Still not', proofs: [third] })
  expect((await showOne(fixture, id)).case).toMatchObject({ words: 'Still not', proofs: [first, second, third] })
  // Used or not, the uploads of a member are limited per day.
  expect(await picture(member.id)).toBe('full')
  fixture.bank.clock.nowMs += hours(24)
  expect(await picture(member.id)).not.toBe('full')
})

test('a withdrawal that waits for a closed provider does not delay others', async () => {
  const closed = { ...fixture, providers: { ...fixture.providers, forPayouts: async () => undefined } }
  const member = await fundedMember(fixture)
  const [waiting, left] = [await askedFor(fixture, member, 300n), await askedFor(fixture, member, 200n)]
  await approve(closed, staff()[0].id, waiting)
  fixture.bank.clock.nowMs += minutes(1)
  // The state after a process ended right after the decision was stored.
  await fixture.db.write((tx) => changeWithdrawal(tx, left, { state: 'rejecting' }, fixture.clock.nowMs()))
  for (let round = 0; round < 2; round++) {
    fixture.bank.clock.nowMs += minutes(1)
    await advanceAllWithdrawals(closed, 1)
  }
  expect([await showOne(fixture, waiting), await showOne(fixture, left)]).toMatchObject([
    { state: 'approved' },
    { state: 'rejected' },
  ])
})

test('a payout was not received: staff answer, the member asks again, and the case is closed', async () => {
  const { member, id } = await paidOut()
  await confirmReceipt(fixture, member.id, id, { answer: 'notReceived', words: 'Nothing there', proofs: [] })
  expect((await showPile(fixture, 'cases')).list.map((line) => line.id)).toContain(id)
  expect(outcomeOf(await disputeWithdrawal(fixture, member.id, id, { words: '', proofs: [] }))).toBe(
    'withdrawal.not_now',
  )
  await answer(fixture, staff()[0].id, id, { words: 'It takes two days', isClosed: false })
  expect(await showOne(fixture, id)).toMatchObject({ case: { state: 'answered', answer: 'It takes two days' } })
  expect(outcomeOf(await disputeWithdrawal(fixture, member.id, id, { words: 'Still nothing', proofs: [] }))).toBe('ok')
  await answer(fixture, staff()[0].id, id, { words: 'The bank has found it', isClosed: true })
  expect(await showOne(fixture, id)).toMatchObject({ case: { state: 'closed' } })
  expect(outcomeOf(await answer(fixture, staff()[0].id, id, { words: 'Again', isClosed: true }))).toBe(
    'withdrawal.not_now',
  )
  expect(await stepsOf(id)).toEqual('asked held approved paying paid missing answered disputed closed'.split(' '))
})

test('no answer counts as received, once, and never closes a dispute', async () => {
  const { member, id } = await paidOut()
  await disputeWithdrawal(fixture, member.id, id, { words: '', proofs: [] })
  fixture.bank.clock.nowMs += minutes(1_440) - 1
  await receiveUnconfirmed(fixture)
  expect(await showOne(fixture, id)).toMatchObject({ receipt: 'unsaid' })
  fixture.bank.clock.nowMs += 1
  await Promise.all(Array.from({ length: 8 }, () => receiveUnconfirmed(fixture)))
  expect(await showOne(fixture, id)).toMatchObject({ receipt: 'received', received: 300n * U, case: { state: 'open' } })
  expect((await stepsOf(id)).filter((step) => step === 'autoReceived')).toHaveLength(1)
  expect(outcomeOf(await confirmReceipt(fixture, member.id, id, { answer: 'notReceived' }))).toBe('withdrawal.not_now')
})

test('a late withdrawal opens a case by itself, which is closed once it is paid', async () => {
  const member = await fundedMember(fixture)
  const id = await askedFor(fixture, member, 300n)
  fixture.bank.clock.nowMs += hours(24) + 1
  await Promise.all([openLateCases(fixture), openLateCases(fixture)])
  await openLateCases(fixture)
  expect(await showOne(fixture, id)).toMatchObject({ case: { cause: 'late', state: 'open' } })
  expect((await stepsOf(id)).filter((step) => step === 'late')).toHaveLength(1)
  await approve(fixture, staff()[0].id, id)
  expect(await showOne(fixture, id)).toMatchObject({ state: 'paid', case: { state: 'closed' } })
})

test('nobody can answer for another member, and an unknown id is refused', async () => {
  const { id } = await paidOut()
  const outsider = await fixture.someone()
  expect(outcomeOf(await confirmReceipt(fixture, outsider.id, id, { answer: 'fullyPaid' }))).toBe('withdrawal.unknown')
  expect(outcomeOf(await disputeWithdrawal(fixture, outsider.id, id, { words: '', proofs: [] }))).toBe(
    'withdrawal.unknown',
  )
  expect(outcomeOf(await approve(fixture, staff()[0].id, randomUUID()))).toBe('withdrawal.unknown')
  expect((await showOwn(fixture, outsider.id)).list).toEqual([])
})

test('pages continue where the last one ended', async () => {
  const member = await fundedMember(fixture, 1_000n)
  for (let count = 0; count < 23; count++) {
    fixture.bank.clock.nowMs += 1
    await askedFor(fixture, member, 10n)
  }
  const first = await showOwn(fixture, member.id)
  const second = await showOwn(fixture, member.id, first.next ?? undefined)
  expect([first.list.length, second.list.length, second.next]).toEqual([20, 3, null])
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(23)
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await showPile(fixture, 'decide', after ?? undefined)
    seen.push(...page.list.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(expect.arrayContaining(first.list.map(({ id }) => id)))
  expect(await advanceWithdrawal(fixture, first.list[0]?.id ?? '')).toMatchObject({ state: 'held' })
})
