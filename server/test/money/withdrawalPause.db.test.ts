import { ATOMS_PER_UNIT, hours } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { approve } from '../../src/money/withdrawal/desk.actions.ts'
import { advanceAllWithdrawals } from '../../src/money/withdrawal/withdrawal.jobs.ts'
import { findOnDesk, findOwn } from '../../src/money/withdrawal/show.actions.ts'
import { showAllowance } from '../../src/money/withdrawal/withdrawal.actions.ts'
import { recordSecurityChange, type SecurityChange } from '../../src/people/identity/index.ts'
import {
  ask,
  askedFor,
  openWithdrawalFixture,
  fundedMember,
  type Someone,
  type WithdrawalFixture,
} from '../kit/withdrawalFixture.ts'

let fixture: WithdrawalFixture
let rosa: Someone
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  fixture.policyNow = { ...fixture.policyNow, withdrawal: { ...fixture.policyNow.withdrawal, pauseHours: 24 } }
  rosa = await fixture.someone('operator')
  return () => fixture.bank.close()
})

const PAUSING: readonly SecurityChange[] = [
  'mobile',
  'email',
  'password',
  'paymentPassword',
  'authenticatorAdded',
  'authenticatorRemoved',
  'payoutAccount',
]

const changed = (member: Someone, change: SecurityChange): Promise<void> =>
  fixture.db.write((tx) => recordSecurityChange(tx, member.id, change, fixture.clock.nowMs()))

/** A member whose payout account is a day old. */
async function settled(): Promise<Someone> {
  const member = await fundedMember(fixture)
  fixture.bank.clock.nowMs += hours(24)
  return member
}

const unit = 100n * ATOMS_PER_UNIT
const lineOf = async ({ id }: Someone, withdrawal: string) => {
  const found = await findOwn(fixture, id, withdrawal)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

test.each(PAUSING)('after a change of %s no withdrawal can be requested for a day', async (change) => {
  const member = await settled()
  expect((await showAllowance(fixture, member.id)).pausedUntil).toBeNull()
  await changed(member, change)
  const untilMs = fixture.clock.nowMs() + hours(24)
  expect(await showAllowance(fixture, member.id)).toMatchObject({ pausedUntil: untilMs, most: 0n, reason: 'paused' })
  expect(await ask(fixture, member, unit)).toEqual({ ok: false, error: { code: 'withdrawal.paused', untilMs } })
  fixture.bank.clock.nowMs = untilMs - 1
  expect((await ask(fixture, member, unit)).ok).toBe(false)
  fixture.bank.clock.nowMs = untilMs
  expect((await ask(fixture, member, unit)).ok).toBe(true)
})

test('a new payout account pauses withdrawals to the old one as well', async () => {
  const member = await fundedMember(fixture)
  expect(await ask(fixture, member, unit)).toMatchObject({ ok: false, error: { code: 'withdrawal.paused' } })
})

test('an earlier request is approved but not paid during the pause, keeps its promised time, and shows why', async () => {
  const member = await settled()
  const id = await askedFor(fixture, member, 100n)
  const { promisedAt } = await lineOf(member, id)
  await changed(member, 'mobile')
  const untilMs = fixture.clock.nowMs() + hours(24)
  const asked = fixture.provider.asked
  expect(await approve(fixture, rosa.id, id)).toMatchObject({ ok: true, value: { state: 'approved' } })
  for (let round = 0; round < 3; round += 1) {
    fixture.bank.clock.nowMs += hours(1)
    await advanceAllWithdrawals(fixture)
  }
  expect(fixture.provider.asked).toBe(asked)
  const waiting = await lineOf(member, id)
  expect(waiting).toMatchObject({ state: 'approved', promisedAt })
  expect(waiting.timeline.filter(({ step }) => step === 'paused')).toMatchObject([{ until: untilMs, holder: 'house' }])
  expect(await findOnDesk(fixture, id)).toMatchObject({ ok: true, value: { timeline: waiting.timeline } })

  // Another change in the meantime: the pause is longer, and is recorded again.
  await changed(member, 'password')
  await advanceAllWithdrawals(fixture)
  fixture.bank.clock.nowMs = untilMs
  await advanceAllWithdrawals(fixture)
  expect((await lineOf(member, id)).timeline.filter(({ step }) => step === 'paused')).toHaveLength(2)
  expect(fixture.provider.asked).toBe(asked)

  fixture.bank.clock.nowMs += hours(4)
  await advanceAllWithdrawals(fixture)
  expect(await lineOf(member, id)).toMatchObject({ state: 'paid' })
  expect(fixture.provider.paid.has(id)).toBe(true)
})

test('many concurrent runs record a pause once', async () => {
  const member = await settled()
  const id = await askedFor(fixture, member, 100n)
  await changed(member, 'email')
  await Promise.all([
    approve(fixture, rosa.id, id),
    ...Array.from({ length: 10 }, () => advanceAllWithdrawals(fixture)),
  ])
  fixture.bank.clock.nowMs += hours(1)
  await Promise.all(Array.from({ length: 10 }, () => advanceAllWithdrawals(fixture)))
  expect((await lineOf(member, id)).timeline.filter(({ step }) => step === 'paused')).toHaveLength(1)
})

test('an objection stops payouts for a week', async () => {
  const member = await settled()
  await changed(member, 'objection')
  fixture.bank.clock.nowMs += hours(7 * 24) - 1
  expect((await ask(fixture, member, unit)).ok).toBe(false)
  fixture.bank.clock.nowMs += 1
  expect((await ask(fixture, member, unit)).ok).toBe(true)
})
