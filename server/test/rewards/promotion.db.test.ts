import { randomUUID } from 'node:crypto'
import { calls, type DeskPromotion, type Promotion, type PromotionDraft, type Reward } from '@ronda/contract'
import { days, hours, id, minutes } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import { addBets } from '../../src/rewards/promotion/member.sql.ts'
import { join } from '../../src/rewards/promotion/promotion.actions.ts'
import { settleDue } from '../../src/rewards/promotion/settle.actions.ts'
import { exclude } from '../kit/depositSteps.ts'
import { balances, broughtBy, leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { bareMember } from '../kit/missions.ts'
import { accountOf } from '../kit/poison.ts'
import { codePromotion, runPromotion } from '../kit/promotions.ts'
import { confirmBirth } from '../kit/ranks.ts'
import { registered } from '../kit/referrals.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { openGame, openTestServer, signIn, spin, withoutPrizes } from '../kit/testServer.ts'

type Wire<Of> = { readonly [Name in keyof Of]: Of[Name] extends bigint ? string : Of[Name] }
type WireOwn = Wire<NonNullable<Promotion['own']>> & { readonly progress: { done: string; goal: string } | null }
type WirePromotion = Omit<Wire<Promotion>, 'own'> & { readonly own: WireOwn | null }
type List = { readonly isOffered: boolean; readonly list: readonly WirePromotion[] }
type Rewards = { readonly open: readonly Wire<Reward>[] }
type Version = { readonly id: string; readonly version: number }

const UNIT = 100_000n
/** A Wednesday. */
const START_MS = Date.UTC(2026, 10, 18, 17)

let server: Server
let nowMs = START_MS
let staff: Visitor

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), clock: { nowMs: () => nowMs } })
  await fillFund(server, 'PROMOTION', 1_000n * UNIT)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

beforeEach(async () => {
  staff = await signIn(server, 'operador')
})

async function member(count = 400): Promise<Owner> {
  const owner = await broughtBy(server, 'agente')
  await leaveWith(server, owner, count)
  return owner
}

/** Lets time pass until a moment. Sessions expire in the days that some of these tests take: members sign in again. */
async function until(atMs: number, ...owners: readonly Owner[]): Promise<void> {
  const names = await Promise.all(owners.map(({ visitor }) => visitor.get<{ account: string }>('/wps/member/info')))
  nowMs = atMs
  for (const [at, owner] of owners.entries()) {
    Object.assign(owner, { visitor: await signIn(server, names[at]?.account ?? '') })
  }
}

const run = (over: Partial<PromotionDraft> = {}, of?: Version): Promise<Version> => runPromotion(server, over, of)
const list = ({ visitor }: Owner): Promise<List> => visitor.get('/wps/promotions?language=en')
const shownTo = async (owner: Owner, { id: promotion }: Version) =>
  (await list(owner)).list.find((each) => each.id === promotion)
const ask = ({ visitor }: Owner, { id: promotion, version }: Version, code?: string): Promise<WireAnswer> =>
  visitor.ask('POST', `/wps/promotions/${promotion}/join`, { version, language: 'en', ...(code && { code }) })
const joinAs = async (owner: Owner, made: Version, code?: string): Promise<WireOwn & { state: string }> => {
  const { own, state } = valueOf<WirePromotion>(await ask(owner, made, code))
  if (own === null) throw new Error('it was not joined')
  return { ...own, state }
}
const claim = ({ visitor }: Owner, own: string): Promise<WireAnswer> =>
  visitor.ask('POST', `/wps/promotions/claims/${own}`, { language: 'en' })
const rewardsOf = async ({ visitor }: Owner) => (await visitor.get<Rewards>('/wps/rewards?language=en')).open
const collect = ({ visitor }: Owner, reward: string): Promise<WireAnswer> =>
  visitor.ask('POST', `/wps/rewards/${reward}/collect`, { language: 'en' })
const reserved = async ({ id: promotion }: Version): Promise<bigint> =>
  server.db.read(async (tx) => {
    const row = await tx
      .selectFrom('promotion_pool')
      .select('reserved')
      .where('promotion', '=', promotion)
      .executeTakeFirst()
    return row?.reserved ?? 0n
  })

async function lose(owner: Owner, count: number): Promise<void> {
  const game = await openGame(owner.visitor)
  await spin(game, randomUUID(), units(count))
  nowMs += 1_000
}

/** Valid bets as they are counted from the outbox. */
const betValid = ({ memberWallets }: Owner, count: number): Promise<unknown> =>
  server.db.write((tx) => addBets(tx, [{ wallet: memberWallets.cash, valid: BigInt(count) * UNIT, atMs: nowMs }]))

/** A deposit that was credited, and is booked as one. */
async function depositOf(owner: Owner, count: number): Promise<string> {
  const account = await accountOf(server, owner)
  const deposit = randomUUID()
  const at = new Date(nowMs)
  await server.db.write((tx) =>
    tx
      .insertInto('deposit')
      .values({
        id: deposit,
        owner: account,
        key: randomUUID(),
        way: 'card',
        provider: 'sandbox',
        amount: BigInt(count) * UNIT,
        fee: 0n,
        currency: 'USD',
        state: 'credited',
        code: null,
        paid: BigInt(count) * UNIT,
        kept: BigInt(count) * UNIT,
        standing: BigInt(count) * UNIT,
        asked_at: at,
        changed_at: at,
        expected_at: at,
        expires_at: at,
        look_at: new Date(nowMs + days(300)),
      })
      .execute(),
  )
  nowMs += 1_000
  return deposit
}

const takeBack = (deposit: string): Promise<unknown> =>
  server.db.write((tx) =>
    tx.updateTable('deposit').set({ state: 'reversed', standing: 0n, kept: 0n }).where('id', '=', deposit).execute(),
  )

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
  const before = await balances(server, owner)
  valueOf(await collect(owner, own.id))
  expect(BigInt((await balances(server, owner)).cash) - BigInt(before.cash)).toBe(2n * UNIT)
  await until(nowMs + hours(1), owner)
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
  const { options } = server.features.promotion
  const people = await Promise.all(Array.from({ length: 100 }, () => bareMember(server)))
  const found = await server.db.read((tx) =>
    tx
      .selectFrom('account')
      .selectAll()
      .where(
        'id',
        'in',
        people.map((each) => each.id),
      )
      .execute(),
  )
  expect(found).toHaveLength(100)
  const who = (racer: (typeof people)[number]) => ({ ...racer, merchant: 'ronda', language: 'en' }) as never
  const answers = await Promise.all(people.map((racer) => join(options, { ...made, who: who(racer) })))
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
  nowMs += 1_000
  await lose(owner, 20)
  const shown = await shownTo(owner, made)
  expect(shown).toMatchObject({ state: 'process', own: { amount: units(2) } })
  expect(shown?.own?.lines).toEqual(['Net loss: $20.00 staked − $0.00 won = $20.00', '$20.00 × 10 % = $2.00'])
  expect(codeOf(await claim(owner, own.id))).toBe('promotion.not_ready')
  // The day ends at midnight in Lima, which is five in the morning in UTC.
  await until(Date.UTC(2026, 10, 19, 5) - 1, owner)
  expect((await shownTo(owner, made))?.state).toBe('process')
  nowMs += 1
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
  nowMs = other.claimUntilMs ?? 0
  expect(codeOf(await claim(second, other.id))).toBe('promotion.over')
  expect((await shownTo(second, made))?.own?.history.at(-1)?.state).toBe('close')
})

test('a share of a deposit is paid after the stated bets, and ends when the deposit is taken back', async () => {
  const rule = { kind: 'depositMatch', depositMin: 10n * UNIT, permille: 500, turnover: 2, days: 5 } as const
  const made = await run({ rule, prize: 8n * UNIT })
  const [owner, other] = [await member(), await member()]
  for (const each of [owner, other]) await joinAs(each, made)
  nowMs += 1_000
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
  await until(nowMs + days(1), other)
  await settleDue(server.features.promotion.options)
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
  nowMs += 1_000
  await depositOf(owner, 10)
  expect(await shownTo(owner, made)).toMatchObject({ state: 'claim', own: { amount: units(2) } })
})

test('a mission counts only what is bet after joining and before its end', async () => {
  const made = await run({ rule: { kind: 'mission', goal: 10n * UNIT, days: 1 } })
  const [owner, slow] = [await member(), await member()]
  await betValid(owner, 10)
  nowMs += 1_000
  await joinAs(owner, made)
  await joinAs(slow, made)
  nowMs += 1_000
  await betValid(owner, 9)
  expect(await shownTo(owner, made)).toMatchObject({ state: 'process', own: { progress: { done: units(9) } } })
  await betValid(owner, 5)
  expect((await shownTo(owner, made))?.state).toBe('claim')
  await until(nowMs + days(1), slow)
  await betValid(slow, 10)
  expect((await shownTo(slow, made))?.state).toBe('close')
})

test('the first hours of an account are paid back from its registration on', async () => {
  const made = await run({ rule: { kind: 'lossBack', hours: 24, permille: 500 }, prize: 50n * UNIT })
  const old = await member()
  await server.db.write(async (tx) => {
    const at = new Date(nowMs - hours(24))
    await tx
      .updateTable('account')
      .set({ created_at: at })
      .where('id', '=', await accountOf(server, old))
      .execute()
  })
  expect(codeOf(await ask(old, made))).toBe('promotion.not_new')
  const owner = await member()
  const account = await accountOf(server, owner)
  await server.db.write((tx) =>
    tx
      .updateTable('account')
      .set({ created_at: new Date(nowMs - minutes(1)) })
      .where('id', '=', account)
      .execute(),
  )
  await lose(owner, 10)
  await joinAs(owner, made)
  await until(nowMs + hours(24), owner)
  const shown = await shownTo(owner, made)
  // Whatever the demo account lost before is part of its first day.
  expect(shown?.state).toBe('claim')
  expect(BigInt(shown?.own?.amount ?? '0')).toBeGreaterThanOrEqual(5n * UNIT)
})

test('a birthday must be confirmed, and today', async () => {
  const made = await run({ rule: { kind: 'birthday' }, times: 50 })
  const owner = await member()
  expect(codeOf(await ask(owner, made))).toBe('promotion.identity')
  const account = await accountOf(server, owner)
  await confirmBirth(server, account, '1990-01-02')
  expect(codeOf(await ask(owner, made))).toBe('promotion.birthday')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' }).format(nowMs)
  await confirmBirth(server, account, `1990${today.slice(4)}`)
  expect(await joinAs(owner, made)).toMatchObject({ state: 'claim', amount: units(2) })
})

test('a network that the brand does not serve is not offered', async () => {
  const made = await run({ rule: { kind: 'social', channel: 'zalo' }, isReviewed: true })
  const owner = await member()
  expect(await shownTo(owner, made)).toBeUndefined()
  expect(codeOf(await ask(owner, made))).toBe('promotion.channel')
})

test('staff let one apply take part and reject another, who reads why', async () => {
  await freshen(server)
  const made = await run({ isReviewed: true })
  const [owner, other] = [await member(), await member()]
  const [one, two] = [await joinAs(owner, made, 'FERIA'), await joinAs(other, made, 'FERIA')]
  expect(one.state).toBe('applying')
  expect(codeOf(await claim(owner, one.id))).toBe('promotion.not_ready')
  const review = (application: string, note: string | null) =>
    staff.ask('POST', `/api/v1/office/promotions/applications/${application}`, { note })
  valueOf(await review(one.id, null))
  valueOf(await review(two.id, 'Not this time'))
  expect(codeOf(await review(two.id, null))).toBe('promotion.decided')
  expect((await shownTo(owner, made))?.state).toBe('claim')
  const rejected = (await list(other)).list.find((each) => each.own?.id === two.id)
  expect(rejected).toMatchObject({ state: 'rejected', own: { note: 'Not this time' } })
  expect(await reserved(made)).toBe(2n * UNIT)
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
  const first = await registered(server)
  const browser = new Visitor(server.origin)
  browser.plant('__Host-ronda_d', first.visitor.cookieNamed('__Host-ronda_d') ?? '')
  const second = await registered(server, {}, browser)
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
  const fromMs = nowMs + minutes(5)
  const made = await run({ fromMs, untilMs: fromMs + minutes(5) })
  const owner = await member()
  nowMs = fromMs - 1
  expect(await shownTo(owner, made)).toMatchObject({ state: 'soon' })
  expect(codeOf(await ask(owner, made, 'FERIA'))).toBe('promotion.not_open')
  nowMs = fromMs
  expect(await shownTo(owner, made)).toMatchObject({ state: 'join' })
  nowMs = fromMs + minutes(5)
  expect(await shownTo(owner, made)).toBeUndefined()
  expect(codeOf(await ask(owner, made, 'FERIA'))).toBe('promotion.not_open')
})

test('a fund that is empty refuses in words, and pays once it is filled', async () => {
  const made = await run({ prize: 5_000n * UNIT, budget: 5_000n * UNIT })
  const owner = await member()
  const own = await joinAs(owner, made, 'FERIA')
  valueOf(await claim(owner, own.id))
  expect(codeOf(await collect(owner, own.id))).toBe('reward.fund_empty')
  await fillFund(server, 'PROMOTION', 5_000n * UNIT)
  expect(valueOf<Reward>(await collect(owner, own.id))).toMatchObject({ state: 'collected' })
})

const desk = calls.promotionDesk.list.path
const wire = () => {
  const draft = codePromotion(nowMs)
  return { ...draft, prize: draft.prize.toString(), budget: draft.budget.toString() }
}
const onDesk = async ({ id: promotion }: Version) =>
  (await staff.get<{ promotions: readonly Wire<DeskPromotion>[] }>(desk)).promotions.find(
    (each) => each.id === promotion,
  )

test('one proposes, another publishes, anybody closes; each step is in the audit log', async () => {
  const other = await signIn(server, 'supervisora')
  await freshen(server)
  const asked = { key: randomUUID(), id: null, version: 0, draft: wire() }
  const made = valueOf<Version>(await staff.ask('POST', desk, asked))
  expect(valueOf<Version>(await staff.ask('POST', desk, asked))).toEqual(made)
  const owner = await member()
  expect(await shownTo(owner, made)).toBeUndefined()
  expect(codeOf(await ask(owner, made, 'FERIA'))).toBe('promotion.unknown')
  const act = (who: Visitor, what: string, body: object = {}) =>
    who.ask('POST', `${desk}/${made.id}/${what}`, { version: made.version, ...body })
  expect(codeOf(await act(staff, 'publish'))).toBe('promotion.same_person')
  valueOf(await act(other, 'publish'))
  expect(codeOf(await act(other, 'refuse', { note: 'Too late' }))).toBe('promotion.decided')
  await joinAs(owner, made, 'FERIA')
  expect(await onDesk(made)).toMatchObject({ state: 'published', joined: 1, reserved: units(2), given: '0' })
  for (const _ of [1, 2]) valueOf(await act(staff, 'close'))
  const late = await member()
  expect(await shownTo(late, made)).toBeUndefined()
  expect(codeOf(await ask(late, made, 'FERIA'))).toBe('promotion.not_open')
  expect((await shownTo(owner, made))?.state).toBe('claim')
  type AuditLog = { readonly list: readonly { readonly actor: string; readonly action: string }[] }
  const log = await staff.get<AuditLog>(`${calls.auditLog.list.path}?subject=promotion:${made.id}`)
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
  await freshen(server)
  const { prize, budget, ...rest } = { ...codePromotion(nowMs), ...over }
  const draft = { ...rest, prize: prize.toString(), budget: budget.toString() }
  const answer = await staff.ask('POST', desk, { key: randomUUID(), id: null, version: 0, draft })
  expect(codeOf(answer)).toBe('promotion.draft')
  expect(codeOf(await staff.ask('POST', `${desk}/preview`, { draft }))).toBe('promotion.draft')
})

test('a draft is shown in both languages with what it would have cost', async () => {
  const owner = await member()
  await lose(owner, 10)
  const { prize: _prize, ...rest } = wire()
  const rule = { kind: 'cashBack', period: 'daily', permille: 100 }
  const answer = await staff.ask('POST', `${desk}/preview`, { draft: { ...rest, rule, prize: units(3) } })
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
  const forcing = server.db.write((tx) =>
    tx
      .updateTable('promotion')
      .set({ hash: '0'.repeat(64) })
      .where('id', '=', promotion)
      .execute(),
  )
  await expect(forcing).rejects.toThrow('promotion')
  const alone = id<'account'>(randomUUID())
  const publishing = server.db.write((tx) =>
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
  const visitor = new Visitor(server.origin)
  const { list: offers } = await visitor.get<{ list: readonly WirePromotion[] }>('/wps/promotions/offers?language=es')
  const offer = offers.find((each) => each.id === made.id)
  expect(offer).toMatchObject({ state: 'join', name: 'La palabra', own: null })
  expect(offer?.hash).toMatch(/^[0-9a-f]{64}$/)
  // The word itself is nowhere in what a visitor reads.
  expect(JSON.stringify(offers)).not.toContain('FERIA')
})
