import { randomUUID } from 'node:crypto'
import { days, hours } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { finishDue } from '../../src/money/deposit/index.ts'
import { openLateCases } from '../../src/money/withdrawal/receipt.actions.ts'
import { valueOf } from '../kit/signInSteps.ts'
import { InboxFixture, many } from '../kit/inboxFixture.ts'
import { leaveWith, PIN, units } from '../kit/memberBalances.ts'
import type { MoneyParties } from '../kit/moneyParties.ts'

let own: InboxFixture
let parties: MoneyParties

beforeAll(async () => {
  own = await InboxFixture.open()
  parties = own.parties
  return () => own.close()
})

async function someone(count = 400) {
  const owner = await parties.owner(count)
  return { owner, account: await own.accountOf(owner) }
}

const atoms = (count: number): bigint => BigInt(units(count))

test('a credited deposit, one that was charged back, and one that failed', async () => {
  const { owner, account } = await someone()
  const { id } = await parties.deposit(owner)
  await many(() => parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'thrice' }))
  const [credited] = await own.expectEvents(account, ['deposit.credited'])
  expect(credited).toMatchObject({ subject: id, facts: { amount: atoms(50), currency: 'USD' }, isRead: false })
  await parties.sandbox(`pay/${id}`, { act: 'reverse', notice: 'thrice' })
  await own.expectEvents(account, ['deposit.reversed', 'deposit.credited'])
  const failed = await parties.deposit(owner)
  await parties.sandbox(`pay/${failed.id}`, { act: 'fail', reason: 'no_funds', notice: 'thrice' })
  const [newest] = await own.expectEvents(account, ['deposit.failed', 'deposit.reversed', 'deposit.credited'])
  expect(newest).toMatchObject({ subject: failed.id, facts: { reason: 'no_funds', amount: atoms(50) } })
})

test('a chargeback that the balance does not cover is owed, and taken as money comes', async () => {
  const { owner, account } = await someone(0)
  const { id } = await parties.deposit(owner)
  await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'now' })
  await own.expectEvents(account, ['deposit.credited'])
  await leaveWith(own.server, owner, 20)
  await parties.sandbox(`pay/${id}`, { act: 'reverse', notice: 'thrice' })
  const [, owed] = await own.expectEvents(account, ['deposit.partly', 'deposit.owed', 'deposit.credited'])
  expect(owed).toMatchObject({ subject: id, facts: { amount: atoms(30) } })
})

test('cash with an agent: both sides get a message', async () => {
  const { owner, account } = await someone()
  const agent = await own.accountOf(parties.agent)
  await leaveWith(own.server, parties.agent, 400)
  const before = await own.eventsOf(agent)
  const { code } = await parties.deposit(owner, 'agentCash')
  await many(() => parties.agent.visitor.ask('POST', '/api/v1/deposits/cash/confirm', { code, amount: units(50) }))
  await own.expectEvents(account, ['deposit.credited'])
  const [taken] = await own.expectEvents(agent, ['transfer.cashTaken', ...before])
  expect(taken?.facts).toMatchObject({ amount: atoms(50) })
})

test('a withdrawal that was paid, the answer of staff, and one that was rejected', async () => {
  const { owner, account } = await someone(1_000)
  const { visitor } = owner
  const paid = await parties.withdrawal(owner)
  await many(() => parties.office(parties.ana, 'withdrawals/approve', { id: paid }))
  const [message] = await own.expectEvents(account, ['withdrawal.paid'])
  expect(message).toMatchObject({ subject: paid, facts: { amount: atoms(300) } })
  expect(message?.facts.name).toMatch(/^Banco Uno •••• \d{4}$/)
  await visitor.send('POST', '/api/v1/member/withdrawals/dispute', { id: paid, words: 'Nothing came', proofs: [] })
  await parties.office(parties.ana, 'withdrawals/answer', { id: paid, words: 'Two hours more', isClosed: false })
  await own.expectEvents(account, ['withdrawal.answered', 'withdrawal.paid'])
  const { list } = await visitor.get<{ list: readonly { readonly id: string }[] }>('/api/v1/member/payout-accounts')
  const asked = { key: randomUUID(), account: list[0]?.id, amount: units(20), paymentPassword: PIN }
  const { id } = await visitor.send<{ id: string }>('POST', '/api/v1/member/withdrawals', asked)
  await many(() => parties.office(parties.ana, 'withdrawals/reject', { id, reason: 'Name differs' }))
  const [rejected] = await own.expectEvents(account, ['withdrawal.rejected', 'withdrawal.answered', 'withdrawal.paid'])
  expect(rejected).toMatchObject({ subject: id, facts: { amount: atoms(20), reason: 'Name differs' } })
})

test('a withdrawal that the provider could not pay', async () => {
  const { owner, account } = await someone()
  await parties.sandbox('pay', { mood: 'open', paysAtOnce: false })
  const id = await parties.paidOut(owner)
  await many(() => parties.sandbox(`payout/${id}`, { state: 'failed', notice: 'thrice' }))
  await parties.sandbox('pay', { mood: 'open', paysAtOnce: true })
  const [failed] = await own.expectEvents(account, ['withdrawal.failed'])
  expect(failed).toMatchObject({ subject: id, facts: { amount: atoms(300) } })
})

test('a transfer: messages for the sender and the receiver', async () => {
  const { owner, account } = await someone()
  const agent = await own.accountOf(parties.agent)
  await leaveWith(own.server, parties.agent, 400)
  const before = await own.eventsOf(agent)
  const key = randomUUID()
  await many(() => parties.send(owner, parties.agent, { key, amount: units(100) }))
  const [sent] = await own.expectEvents(account, ['transfer.sent'])
  expect(sent?.facts).toMatchObject({ amount: atoms(100), name: 'agente' })
  await own.expectEvents(agent, ['transfer.received', ...before])
  await parties.send(parties.agent, owner, { amount: units(10) })
  await own.expectEvents(account, ['transfer.received', 'transfer.sent'])
  // More than the balance: the ledger refuses it.
  await parties.send(owner, parties.agent, { amount: units(4_000) })
  await own.expectEvents(account, ['transfer.failed', 'transfer.received', 'transfer.sent'])
})

test('an adjustment by staff, and its reversal', async () => {
  const { owner, account } = await someone()
  const id = await parties.proposed(owner, 40)
  await many(() => parties.decide(id, 'approve'))
  const [credited] = await own.expectEvents(account, ['adjustment.credited'])
  // The reason is for staff only.
  expect(credited?.facts).toMatchObject({ amount: atoms(40), reason: null })
  const undo = { key: randomUUID(), reason: 'A mistake' }
  const undone = valueOf<{ id: string }>(await parties.office(parties.ana, `adjustments/${id}/undo`, undo))
  await parties.decide(undone.id, 'approve')
  await own.expectEvents(account, ['adjustment.debited', 'adjustment.credited'])
})

test('money that went to a vendor and came back', async () => {
  const { owner, account } = await someone()
  const key = randomUUID()
  await many(() => parties.move(owner, key))
  const [sent] = await own.expectEvents(account, ['vendor.sent'])
  expect(sent?.facts).toMatchObject({ amount: atoms(300) })
  await parties.move(owner, randomUUID(), 'out')
  await own.expectEvents(account, ['vendor.returned', 'vendor.sent'])
  await owner.visitor.send('POST', '/api/v1/sandbox/vendor/mood', { mood: 'refuses' })
  await parties.move(owner, randomUUID())
  await owner.visitor.send('POST', '/api/v1/sandbox/vendor/mood', { mood: 'works' })
  await own.expectEvents(account, ['vendor.refused', 'vendor.returned', 'vendor.sent'])
})

// These come last: sessions expire as time passes.

let late: Awaited<ReturnType<typeof someone>>

test('a deposit that staff closed, and one that nobody paid', async () => {
  late = await someone()
  await parties.withdrawal(late.owner)
  const { owner, account } = await someone()
  const closed = await parties.deposit(owner)
  await parties.office(parties.ana, `deposits/${closed.id}/close`, { reason: 'Sent twice' })
  await parties.deposit(owner)
  own.time.nowMs += days(8)
  await finishDue(own.server.features.deposit.options)
  const [, failed] = await own.expectEvents(account, ['deposit.expired', 'deposit.failed'])
  expect(failed).toMatchObject({ subject: closed.id, facts: { reason: 'staff' } })
})

test('a withdrawal that takes longer than promised', async () => {
  const { account } = late
  own.time.nowMs += hours(24)
  await many(() => openLateCases(own.server.features.withdrawal.options))
  expect(await own.expectEvents(account, ['withdrawal.late'])).toHaveLength(1)
})

test('a limit that was raised, one that was lifted, a time-out and an exclusion', async () => {
  const { account } = late
  const { controls } = own.server.features.control
  const limit = (kind: 'loss' | 'session', amount: bigint | null) =>
    controls.ask(account, { type: 'limit', kind, period: 'day', amount })
  for (const amount of [atoms(10), atoms(20)]) await limit('loss', amount)
  own.time.nowMs += hours(12)
  for (const amount of [60n, null]) await limit('session', amount)
  own.time.nowMs += hours(12)
  await many(() => controls.of(account))
  const [raised] = await own.expectEvents(account, ['limit.raised', 'withdrawal.late'])
  expect(raised?.facts).toMatchObject({ amount: atoms(20), limit: { kind: 'loss', period: 'day' } })
  own.time.nowMs += hours(12)
  await many(() => controls.finish())
  await own.expectEvents(account, ['limit.lifted', 'limit.raised', 'withdrawal.late'])
  await controls.ask(account, { type: 'timeOut', days: 1 })
  await controls.ask(account, { type: 'exclude', months: 6 })
  await controls.ask(account, { type: 'exclude', months: null })
  const stopped = ['limit.excludedForever', 'limit.excluded', 'limit.timeOut'] as const
  await own.expectEvents(account, [...stopped, 'limit.lifted', 'limit.raised', 'withdrawal.late'])
})
