import { ATOMS_PER_UNIT, hours } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { approve } from '../money/withdrawal/desk.actions.ts'
import { carryOnAll } from '../money/withdrawal/withdrawal.jobs.ts'
import { findOnDesk, findOwn } from '../money/withdrawal/show.actions.ts'
import { showRoom } from '../money/withdrawal/withdrawal.actions.ts'
import { noteSecurityChange, type SecurityChange } from '../people/identity/index.ts'
import { ask, askedFor, openTill, rich, type Someone, type Till } from './testing/till.ts'

let till: Till
let rosa: Someone
beforeAll(async () => {
  till = await openTill()
  till.policyNow = { ...till.policyNow, withdrawal: { ...till.policyNow.withdrawal, pauseHours: 24 } }
  rosa = await till.someone('operator')
  return () => till.bank.close()
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
  till.db.write((tx) => noteSecurityChange(tx, member.id, change, till.clock.nowMs()))

/** Somebody whose payout account has been there for a day. */
async function settled(): Promise<Someone> {
  const member = await rich(till)
  till.bank.clock.nowMs += hours(24)
  return member
}

const unit = 100n * ATOMS_PER_UNIT
const lineOf = async ({ id }: Someone, withdrawal: string) => {
  const found = await findOwn(till, id, withdrawal)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

test.each(PAUSING)('after a change of %s nothing new is asked for until a day is over', async (change) => {
  const member = await settled()
  expect((await showRoom(till, member.id)).pausedUntil).toBeNull()
  await changed(member, change)
  const untilMs = till.clock.nowMs() + hours(24)
  expect(await showRoom(till, member.id)).toMatchObject({ pausedUntil: untilMs, most: 0n, reason: 'paused' })
  expect(await ask(till, member, unit)).toEqual({ ok: false, error: { code: 'withdrawal.paused', untilMs } })
  till.bank.clock.nowMs = untilMs - 1
  expect((await ask(till, member, unit)).ok).toBe(false)
  till.bank.clock.nowMs = untilMs
  expect((await ask(till, member, unit)).ok).toBe(true)
})

test('a new payout account pauses what goes to the old one as well', async () => {
  const member = await rich(till)
  expect(await ask(till, member, unit)).toMatchObject({ ok: false, error: { code: 'withdrawal.paused' } })
})

test('what was asked for before is approved but not paid until then, keeps its promise, and says why', async () => {
  const member = await settled()
  const id = await askedFor(till, member, 100n)
  const { promisedAt } = await lineOf(member, id)
  await changed(member, 'mobile')
  const untilMs = till.clock.nowMs() + hours(24)
  const asked = till.provider.asked
  expect(await approve(till, rosa.id, id)).toMatchObject({ ok: true, value: { state: 'approved' } })
  for (let round = 0; round < 3; round += 1) {
    till.bank.clock.nowMs += hours(1)
    await carryOnAll(till)
  }
  expect(till.provider.asked).toBe(asked)
  const waiting = await lineOf(member, id)
  expect(waiting).toMatchObject({ state: 'approved', promisedAt })
  expect(waiting.timeline.filter(({ step }) => step === 'paused')).toMatchObject([{ until: untilMs, holder: 'house' }])
  expect(await findOnDesk(till, id)).toMatchObject({ ok: true, value: { timeline: waiting.timeline } })

  // Another change meanwhile: the wait is longer, and said again.
  await changed(member, 'password')
  await carryOnAll(till)
  till.bank.clock.nowMs = untilMs
  await carryOnAll(till)
  expect((await lineOf(member, id)).timeline.filter(({ step }) => step === 'paused')).toHaveLength(2)
  expect(till.provider.asked).toBe(asked)

  till.bank.clock.nowMs += hours(4)
  await carryOnAll(till)
  expect(await lineOf(member, id)).toMatchObject({ state: 'paid' })
  expect(till.provider.paid.has(id)).toBe(true)
})

test('whoever carries it on at once, it is told once', async () => {
  const member = await settled()
  const id = await askedFor(till, member, 100n)
  await changed(member, 'email')
  await Promise.all([approve(till, rosa.id, id), ...Array.from({ length: 10 }, () => carryOnAll(till))])
  till.bank.clock.nowMs += hours(1)
  await Promise.all(Array.from({ length: 10 }, () => carryOnAll(till)))
  expect((await lineOf(member, id)).timeline.filter(({ step }) => step === 'paused')).toHaveLength(1)
})

test('an objection stops payouts for a week', async () => {
  const member = await settled()
  await changed(member, 'objection')
  till.bank.clock.nowMs += hours(7 * 24) - 1
  expect((await ask(till, member, unit)).ok).toBe(false)
  till.bank.clock.nowMs += 1
  expect((await ask(till, member, unit)).ok).toBe(true)
})
