import { randomUUID } from 'node:crypto'
import { days, hours, minutes } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findById } from '../../src/people/identity/index.ts'
import { join } from '../../src/rewards/promotion/promotion.actions.ts'
import { settleDue } from '../../src/rewards/promotion/settle.actions.ts'
import { messagesOf } from '../kit/inboxEvents.ts'
import { balances, units } from '../kit/memberBalances.ts'
import { bareMember } from '../kit/missions.ts'
import { accountOf } from '../kit/poison.ts'
import { confirmBirth } from '../kit/ranks.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { signIn } from '../kit/testServer.ts'
import {
  UNIT,
  scene,
  member,
  until,
  run,
  list,
  shownTo,
  ask,
  joinAs,
  claim,
  rewardsOf,
  collect,
  reserved,
  lose,
  betValid,
  depositOf,
  takeBack,
  openScene,
  type WirePromotion,
} from '../kit/promotionScene.ts'

beforeAll(openScene)

beforeEach(async () => {
  scene.staff = await signIn(scene.server, 'operador')
})

test('a code is joined, claimed and collected once, with who did what and when', async () => {
  const made = await run()
  const owner = await member()
  expect(await shownTo(owner, made)).toMatchObject({ state: 'join', reason: null, needsCode: true, own: null })
  expect(codeOf(await ask(owner, made))).toBe('promotion.code_wrong')
  expect(codeOf(await ask(owner, made, 'OTHER'))).toBe('promotion.code_wrong')
  const own = await joinAs(owner, made, ' feria ')
  expect(own).toMatchObject({ state: 'claim', amount: units(2) })
  // Sent twice, it is joined once.
  expect((await joinAs(owner, made, 'FERIA')).id).toBe(own.id)
  const answers = await Promise.all([claim(owner, own.id), claim(owner, own.id)])
  for (const answer of answers) expect(valueOf<WirePromotion>(answer).state).toBe('claimed')
  const [reward] = await rewardsOf(owner)
  expect(reward).toMatchObject({ id: own.id, fund: 'PROMOTION', name: 'The word', amount: units(2) })
  const before = await balances(scene.server, owner)
  valueOf(await collect(owner, own.id))
  expect(BigInt((await balances(scene.server, owner)).cash) - BigInt(before.cash)).toBe(2n * UNIT)
  await until(scene.nowMs + hours(1), owner)
  const issued = await shownTo(owner, made)
  expect(issued?.state).toBe('issued')
  expect(issued?.own?.history.map(({ state, by }) => `${state} ${by}`)).toEqual([
    'joined member',
    'claim system',
    'claimed member',
    'issued system',
  ])
  expect(await reserved(made)).toBe(2n * UNIT)
  expect(codeOf(await ask(owner, made, 'FERIA'))).toBe('promotion.limit')
})

test('of 100 who join at once for a budget of five prizes, exactly five do', async () => {
  const made = await run({ prize: UNIT, budget: 5n * UNIT, rule: { kind: 'mission', goal: UNIT, days: 5 } })
  const { options } = scene.server.features.promotion
  const people = await Promise.all(Array.from({ length: 100 }, () => bareMember(scene.server)))
  const accounts = await scene.server.db.read((tx) => Promise.all(people.map(({ id }) => findById(tx, id))))
  const found = accounts.flatMap((each) => (each === undefined ? [] : [each.account]))
  expect(found).toHaveLength(100)
  const answers = await Promise.all(found.map((who) => join(options, { ...made, who })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error])))).toEqual(new Set(['promotion.full']))
  expect(await reserved(made)).toBe(5n * UNIT)
})

test('cash back pays a share of the net loss after joining, once the day is over', async () => {
  const rule = { kind: 'cashBack', period: 'daily', permille: 100 } as const
  const made = await run({ rule, prize: 3n * UNIT, times: 30 })
  const owner = await member()
  await lose(owner, 10)
  const own = await joinAs(owner, made)
  expect(own).toMatchObject({ state: 'joined', amount: '0' })
  scene.nowMs += 1_000
  await lose(owner, 20)
  const shown = await shownTo(owner, made)
  expect(shown).toMatchObject({ state: 'process', own: { amount: units(2) } })
  expect(shown?.own?.lines).toEqual(['Net loss: $20.00 staked − $0.00 won = $20.00', '$20.00 × 10 % = $2.00'])
  expect(codeOf(await claim(owner, own.id))).toBe('promotion.not_ready')
  // The day ends at midnight in Lima, which is five in the morning in UTC.
  await until(Date.UTC(2026, 10, 19, 5) - 1, owner)
  expect((await shownTo(owner, made))?.state).toBe('process')
  scene.nowMs += 1
  expect((await list(owner)).list.find((each) => each.own?.id === own.id)).toMatchObject({ state: 'claim' })
  // What was reserved and is not needed can be given to others.
  expect(await reserved(made)).toBe(2n * UNIT)
  expect(valueOf<WirePromotion>(await claim(owner, own.id)).own?.amount).toBe(units(2))
  // And the next day is another one.
  expect((await joinAs(owner, made)).id).not.toBe(own.id)
})

test('a claim at the second of its end is refused, one before it is not', async () => {
  const made = await run({ claimDays: 1, times: 2 })
  const [first, second] = [await member(), await member()]
  const [one, other] = [await joinAs(first, made, 'FERIA'), await joinAs(second, made, 'FERIA')]
  await until((one.claimUntilMs ?? 0) - 1, first, second)
  expect(valueOf<WirePromotion>(await claim(first, one.id)).state).toBe('claimed')
  scene.nowMs = other.claimUntilMs ?? 0
  expect(codeOf(await claim(second, other.id))).toBe('promotion.over')
  expect((await shownTo(second, made))?.own?.history.at(-1)?.state).toBe('close')
})

test('a share of a deposit is paid after the stated bets, and ends when the deposit is taken back', async () => {
  const rule = { kind: 'depositMatch', depositMin: 10n * UNIT, permille: 500, turnover: 2, days: 5 } as const
  const made = await run({ rule, prize: 8n * UNIT })
  const [owner, other] = [await member(), await member()]
  for (const each of [owner, other]) await joinAs(each, made)
  scene.nowMs += 1_000
  await depositOf(owner, 9)
  expect((await shownTo(owner, made))?.state).toBe('joined')
  const deposit = await depositOf(owner, 20)
  expect(await shownTo(owner, made)).toMatchObject({
    state: 'process',
    own: { amount: units(8), progress: { done: '0', goal: units(40) } },
  })
  await betValid(owner, 39)
  expect((await shownTo(owner, made))?.state).toBe('process')
  await betValid(owner, 1)
  const shown = await shownTo(owner, made)
  expect(shown?.state).toBe('claim')
  await takeBack(deposit)
  expect(codeOf(await claim(owner, shown?.own?.id ?? ''))).toBe('promotion.over')
  // One that was claimed and not collected is withdrawn.
  const second = await depositOf(other, 10)
  await betValid(other, 20)
  const ready = await shownTo(other, made)
  expect(ready).toMatchObject({ state: 'claim', own: { amount: units(5) } })
  valueOf(await claim(other, ready?.own?.id ?? ''))
  await takeBack(second)
  await until(scene.nowMs + days(1), other)
  await settleDue(scene.server.features.promotion.options)
  expect((await shownTo(other, made))?.state).toBe('close')
  expect(codeOf(await collect(other, ready?.own?.id ?? ''))).toBe('reward.over')
  expect(await reserved(made)).toBe(0n)
})

test('the first deposit counts, and only for who has made none', async () => {
  const rule = { kind: 'firstDeposit', depositMin: 10n * UNIT, turnover: 0, days: 5 } as const
  const made = await run({ rule })
  const [owner, late] = [await member(), await member()]
  await depositOf(late, 10)
  expect(await shownTo(late, made)).toMatchObject({ reason: 'deposited' })
  expect(codeOf(await ask(late, made))).toBe('promotion.deposited')
  await joinAs(owner, made)
  scene.nowMs += 1_000
  await depositOf(owner, 10)
  expect(await shownTo(owner, made)).toMatchObject({ state: 'claim', own: { amount: units(2) } })
})

test('a mission counts only what is bet after joining and before its end', async () => {
  const made = await run({ rule: { kind: 'mission', goal: 10n * UNIT, days: 1 } })
  const [owner, slow] = [await member(), await member()]
  await betValid(owner, 10)
  scene.nowMs += 1_000
  await joinAs(owner, made)
  await joinAs(slow, made)
  scene.nowMs += 1_000
  await betValid(owner, 9)
  expect(await shownTo(owner, made)).toMatchObject({ state: 'process', own: { progress: { done: units(9) } } })
  await betValid(owner, 5)
  expect((await shownTo(owner, made))?.state).toBe('claim')
  await until(scene.nowMs + days(1), slow)
  await betValid(slow, 10)
  expect((await shownTo(slow, made))?.state).toBe('close')
})

test('the first hours of an account are paid back from its registration on', async () => {
  const made = await run({ rule: { kind: 'lossBack', hours: 24, permille: 500 }, prize: 50n * UNIT })
  const old = await member()
  await scene.server.db.write(async (tx) => {
    const at = new Date(scene.nowMs - hours(24))
    await tx
      .updateTable('account')
      .set({ created_at: at })
      .where('id', '=', await accountOf(scene.server, old))
      .execute()
  })
  expect(codeOf(await ask(old, made))).toBe('promotion.not_new')
  const owner = await member()
  const account = await accountOf(scene.server, owner)
  await scene.server.db.write((tx) =>
    tx
      .updateTable('account')
      .set({ created_at: new Date(scene.nowMs - minutes(1)) })
      .where('id', '=', account)
      .execute(),
  )
  await lose(owner, 10)
  await joinAs(owner, made)
  await until(scene.nowMs + hours(24), owner)
  const shown = await shownTo(owner, made)
  // Whatever the demo account lost before is part of its first day.
  expect(shown?.state).toBe('claim')
  expect(BigInt(shown?.own?.amount ?? '0')).toBeGreaterThanOrEqual(5n * UNIT)
})

test('a birthday must be confirmed, and today', async () => {
  const made = await run({ rule: { kind: 'birthday' }, times: 50 })
  const owner = await member()
  expect(codeOf(await ask(owner, made))).toBe('promotion.identity')
  const account = await accountOf(scene.server, owner)
  await confirmBirth(scene.server, account, '1990-01-02')
  expect(codeOf(await ask(owner, made))).toBe('promotion.birthday')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' }).format(scene.nowMs)
  await confirmBirth(scene.server, account, `1990${today.slice(4)}`)
  expect(await joinAs(owner, made)).toMatchObject({ state: 'claim', amount: units(2) })
})

test('a network that the brand does not serve is not offered', async () => {
  const made = await run({ rule: { kind: 'social', channel: 'zalo' }, isReviewed: true })
  const owner = await member()
  expect(await shownTo(owner, made)).toBeUndefined()
  expect(codeOf(await ask(owner, made))).toBe('promotion.channel')
})

test('staff let one apply take part and reject another, who reads why', async () => {
  await freshen(scene.server)
  const made = await run({ isReviewed: true })
  const [owner, other] = [await member(), await member()]
  const [one, two] = [await joinAs(owner, made, 'FERIA'), await joinAs(other, made, 'FERIA')]
  expect(one.state).toBe('applying')
  expect(codeOf(await claim(owner, one.id))).toBe('promotion.not_ready')
  const review = (application: string, note: string | null) =>
    scene.staff.ask('POST', `/api/v1/office/promotions/applications/${application}`, { note })
  valueOf(await review(one.id, null))
  valueOf(await review(two.id, 'Not this time'))
  expect(codeOf(await review(two.id, null))).toBe('promotion.decided')
  expect((await shownTo(owner, made))?.state).toBe('claim')
  const rejected = (await list(other)).list.find((each) => each.own?.id === two.id)
  expect(rejected).toMatchObject({ state: 'rejected', own: { note: 'Not this time' } })
  expect(await reserved(made)).toBe(2n * UNIT)
  const [good] = await messagesOf(scene.server, owner.visitor)
  expect(good).toMatchObject({ event: 'promotion.approved', facts: { reason: null } })
  const [bad] = await messagesOf(scene.server, other.visitor)
  expect(bad).toMatchObject({ event: 'promotion.rejected', facts: { reason: 'Not this time' } })
  expect(bad?.facts.promotion?.es).not.toBe('')
})

test('an approved application is no message to somebody who rests; a rejected one is', async () => {
  await freshen(scene.server)
  const made = await run({ isReviewed: true })
  for (const [note, events] of [
    [null, []],
    ['Not this time', ['promotion.rejected']],
  ] as const) {
    const owner = await member()
    const { id: application } = await joinAs(owner, made, 'FERIA')
    await owner.visitor.send('POST', '/api/v1/control/time-out', { key: randomUUID(), days: 1 })
    valueOf(await scene.staff.ask('POST', `/api/v1/office/promotions/applications/${application}`, { note }))
    const messages = await messagesOf(scene.server, owner.visitor)
    expect(messages.map(({ event }) => event).filter((event) => event.startsWith('promotion.'))).toEqual(events)
  }
})
