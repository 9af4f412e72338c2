import { randomUUID } from 'node:crypto'
import { calls, type DeskPromotion, type PromotionDraft, type Reward } from '@ronda/contract'
import { id, minutes } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { exclude } from '../kit/depositSteps.ts'
import { units } from '../kit/memberBalances.ts'
import { codePromotion } from '../kit/promotions.ts'
import { registered } from '../kit/referrals.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { signIn } from '../kit/testServer.ts'
import {
  UNIT,
  scene,
  member,
  run,
  list,
  shownTo,
  ask,
  joinAs,
  claim,
  collect,
  lose,
  openScene,
  type Wire,
  type WirePromotion,
  type Version,
} from '../kit/promotionScene.ts'

beforeAll(openScene)

beforeEach(async () => {
  scene.staff = await signIn(scene.server, 'operador')
})

test('nobody who is excluded is offered anything, and what they earned stays theirs', async () => {
  const [made, another] = [await run(), await run()]
  const owner = await member()
  const own = await joinAs(owner, made, 'FERIA')
  valueOf(await exclude(owner))
  const { isOffered, list: shown } = await list(owner)
  expect(isOffered).toBe(false)
  expect(shown.map(({ own: mine }) => mine?.id)).toEqual([own.id])
  expect(codeOf(await ask(owner, another, 'FERIA'))).toBe('promotion.not_offered')
  expect(valueOf<WirePromotion>(await claim(owner, own.id)).state).toBe('claimed')
  valueOf(await collect(owner, own.id))
})

test('of two accounts in one browser one takes part', async () => {
  const made = await run()
  const first = await registered(scene.server)
  const browser = new Visitor(scene.server.origin)
  browser.plant('__Host-ronda_d', first.visitor.cookieNamed('__Host-ronda_d') ?? '')
  const second = await registered(scene.server, {}, browser)
  await joinAs(first, made, 'FERIA')
  expect(await shownTo(second, made)).toMatchObject({ reason: 'device' })
  expect(codeOf(await ask(second, made, 'FERIA'))).toBe('promotion.device')
})

test('who has joined keeps the old terms when they change', async () => {
  const made = await run()
  const [owner, late] = [await member(), await member()]
  const own = await joinAs(owner, made, 'FERIA')
  const changed = await run({ prize: UNIT }, made)
  expect(codeOf(await ask(late, made, 'FERIA'))).toBe('promotion.changed')
  expect((await joinAs(late, changed, 'FERIA')).amount).toBe(units(1))
  expect(valueOf<WirePromotion>(await claim(owner, own.id)).own?.amount).toBe(units(2))
})

test('a promotion opens and ends at its second', async () => {
  const fromMs = scene.nowMs + minutes(5)
  const made = await run({ fromMs, untilMs: fromMs + minutes(5) })
  const owner = await member()
  scene.nowMs = fromMs - 1
  expect(await shownTo(owner, made)).toMatchObject({ state: 'soon' })
  expect(codeOf(await ask(owner, made, 'FERIA'))).toBe('promotion.not_open')
  scene.nowMs = fromMs
  expect(await shownTo(owner, made)).toMatchObject({ state: 'join' })
  scene.nowMs = fromMs + minutes(5)
  expect(await shownTo(owner, made)).toBeUndefined()
  expect(codeOf(await ask(owner, made, 'FERIA'))).toBe('promotion.not_open')
})

test('a fund that is empty refuses in words, and pays once it is filled', async () => {
  const made = await run({ prize: 5_000n * UNIT, budget: 5_000n * UNIT })
  const owner = await member()
  const own = await joinAs(owner, made, 'FERIA')
  valueOf(await claim(owner, own.id))
  expect(codeOf(await collect(owner, own.id))).toBe('reward.fund_empty')
  await fillFund(scene.server, 'PROMOTION', 5_000n * UNIT)
  expect(valueOf<Reward>(await collect(owner, own.id))).toMatchObject({ state: 'collected' })
})

const desk = calls.promotionDesk.list.path
const wire = () => {
  const draft = codePromotion(scene.nowMs)
  return { ...draft, prize: draft.prize.toString(), budget: draft.budget.toString() }
}
const onDesk = async ({ id: promotion }: Version) =>
  (await scene.staff.get<{ promotions: readonly Wire<DeskPromotion>[] }>(desk)).promotions.find(
    (each) => each.id === promotion,
  )

test('one proposes, another publishes, anybody closes; each step is in the audit log', async () => {
  const other = await signIn(scene.server, 'supervisora')
  await freshen(scene.server)
  const asked = { key: randomUUID(), id: null, version: 0, draft: wire() }
  const made = valueOf<Version>(await scene.staff.ask('POST', desk, asked))
  expect(valueOf<Version>(await scene.staff.ask('POST', desk, asked))).toEqual(made)
  const owner = await member()
  expect(await shownTo(owner, made)).toBeUndefined()
  expect(codeOf(await ask(owner, made, 'FERIA'))).toBe('promotion.unknown')
  const act = (who: Visitor, what: string, body: object = {}) =>
    who.ask('POST', `${desk}/${made.id}/${what}`, { version: made.version, ...body })
  expect(codeOf(await act(scene.staff, 'publish'))).toBe('promotion.same_person')
  valueOf(await act(other, 'publish'))
  expect(codeOf(await act(other, 'refuse', { note: 'Too late' }))).toBe('promotion.decided')
  await joinAs(owner, made, 'FERIA')
  expect(await onDesk(made)).toMatchObject({ state: 'published', joined: 1, reserved: units(2), given: '0' })
  for (const _ of [1, 2]) valueOf(await act(scene.staff, 'close'))
  const late = await member()
  expect(await shownTo(late, made)).toBeUndefined()
  expect(codeOf(await ask(late, made, 'FERIA'))).toBe('promotion.not_open')
  expect((await shownTo(owner, made))?.state).toBe('claim')
  type AuditLog = { readonly list: readonly { readonly actor: string; readonly action: string }[] }
  const log = await scene.staff.get<AuditLog>(`${calls.auditLog.list.path}?subject=promotion:${made.id}`)
  expect(log.list.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'operador promotion.close',
    'supervisora promotion.publish',
    'operador promotion.propose',
  ])
})

test.each<[string, Partial<PromotionDraft>]>([
  ['a negative prize', { prize: -UNIT }],
  ['a huge prize', { prize: 10n ** 17n, budget: 10n ** 17n }],
  ['a budget for less than one prize', { budget: UNIT }],
  ['an end before the start', { untilMs: 1 }],
  ['a day twice', { weekdays: [1, 1] }],
])('%s is refused', async (_name, over) => {
  await freshen(scene.server)
  const { prize, budget, ...rest } = { ...codePromotion(scene.nowMs), ...over }
  const draft = { ...rest, prize: prize.toString(), budget: budget.toString() }
  const answer = await scene.staff.ask('POST', desk, { key: randomUUID(), id: null, version: 0, draft })
  expect(codeOf(answer)).toBe('promotion.draft')
  expect(codeOf(await scene.staff.ask('POST', `${desk}/preview`, { draft }))).toBe('promotion.draft')
})

test('a draft is shown in both languages with what it would have cost', async () => {
  const owner = await member()
  await lose(owner, 10)
  const { prize: _prize, ...rest } = wire()
  const rule = { kind: 'cashBack', period: 'daily', permille: 100 }
  const answer = await scene.staff.ask('POST', `${desk}/preview`, { draft: { ...rest, rule, prize: units(3) } })
  type Preview = { terms: { es: string[]; en: string[] }; simulation: { members: number; amount: string } }
  const { terms, simulation } = valueOf<Preview>(answer)
  expect(terms.en[0]).toContain('You get back 10 % of your net loss')
  expect(terms.es[0]).toContain('Te devolvemos el 10 % de tu pérdida neta')
  expect(terms.es).toHaveLength(terms.en.length)
  expect(simulation.members).toBeGreaterThanOrEqual(1)
  expect(BigInt(simulation.amount)).toBeGreaterThanOrEqual(UNIT)
})

test('a version, its decision and its history never change, whatever the code does', async () => {
  const { id: promotion } = await run()
  const forcing = scene.server.db.write((tx) =>
    tx
      .updateTable('promotion')
      .set({ hash: '0'.repeat(64) })
      .where('id', '=', promotion)
      .execute(),
  )
  await expect(forcing).rejects.toThrow('promotion')
  const alone = id<'account'>(randomUUID())
  const publishing = scene.server.db.write((tx) =>
    tx
      .insertInto('promotion_decision')
      .values({
        promotion,
        version: 9,
        is_published: true,
        proposed_by: alone,
        decided_by: alone,
        decided_at: new Date(),
      })
      .execute(),
  )
  await expect(publishing).rejects.toThrow('promotion_decision')
})

test('a visitor reads the terms without an account', async () => {
  const made = await run()
  const visitor = new Visitor(scene.server.origin)
  const { list: offers } = await visitor.get<{ list: readonly WirePromotion[] }>('/wps/promotions/offers?language=es')
  const offer = offers.find((each) => each.id === made.id)
  expect(offer).toMatchObject({ state: 'join', name: 'La palabra', own: null })
  expect(offer?.hash).toMatch(/^[0-9a-f]{64}$/)
  // The word itself is nowhere in what a visitor reads.
  expect(JSON.stringify(offers)).not.toContain('FERIA')
})
