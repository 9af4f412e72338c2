import { randomUUID } from 'node:crypto'
import type { Exclusion, ExclusionRead, PayslipRead, PayslipRow } from '@ronda/contract'
import { APPEALS_PER_DAY } from '@ronda/contract'
import { days, hours, minutes, present } from '@ronda/core'
import { examinePayslips, readPayslipFile } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { correctLate } from '../../src/agents/payslip/correct.actions.ts'
import { undo } from '../../src/agents/payslip/event.ts'
import { insertEvents, lockEvents } from '../../src/agents/payslip/event.sql.ts'
import { adjustExclusions } from '../../src/agents/payslip/exclude.actions.ts'
import { sha256 } from '../../src/agents/payslip/run.lib.ts'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { appealTo, automaticCase, casesOf, lookAtAll, openCase, shareDevice } from '../kit/exclusions.ts'
import { changeMoney } from '../kit/office.ts'
import { bareMember } from '../kit/missions.ts'
import { atoms, closeAllDue, dividend, endContracts, grantContract, happens, tier } from '../kit/payslips.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { freshen, testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, signIn, withoutPrizes } from '../kit/testServer.ts'

const agent = (username: string, above: { readonly upline?: string } = {}) =>
  ({ username, kind: 'agent', password: PASSWORD, deposit: 0, ...above }) as const

let nowMs = Date.UTC(2027, 0, 6)
let server: Server
const options = () => server.features.payslip.options

beforeAll(async () => {
  server = await openTestServer({
    titles: withoutPrizes(),
    clock: { nowMs: () => nowMs },
    demoAccounts: [
      agent('top'),
      agent('low', { upline: 'top' }),
      agent('other'),
      { ...agent('player', { upline: 'low' }), kind: 'member' },
      ...testStaff,
    ],
  })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** Makes the payslips of the day when it is over. */
async function endDay(fromMs: number): Promise<void> {
  nowMs = fromMs + days(1) + minutes(1)
  await closeAllDue(server)
}

const salary = (percent: number) => dividend([tier(percent)], { kind: 'dailySalary', period: 'daily' })

/** Begins another day, with contracts of its own. */
async function newDay(): Promise<number> {
  await endContracts(server, nowMs)
  nowMs = Math.ceil(nowMs / days(1)) * days(1) + days(1)
  await freshen(server, days(4_000))
  return nowMs
}

const as = (name: string): Promise<Visitor> => signIn(server, name)

async function newestOf(name: string): Promise<PayslipRead> {
  const visitor = await as(name)
  const { rows } = await visitor.get<{ rows: readonly PayslipRow[] }>('/wps/agent/payslips?kind=dailySalary')
  return visitor.get<PayslipRead>(`/wps/agent/payslips/${present(rows[0], 'a payslip').id}`)
}

/** The corrections of the newest payslip, in cents. */
const correctionsOf = async (name: string): Promise<readonly number[]> =>
  (await newestOf(name)).bills.slice(1).map(({ amount }) => Number(amount) / 1_000)

test('[EX5] own play in a period that is open: the payslip, its file and its bets leave it out, with the reason', async () => {
  const fromMs = await newDay()
  await grantContract(server, 'low', salary(1), fromMs)
  const { username: twin } = await bareMember(server)
  await shareDevice(server, [twin, 'low'], fromMs)
  const line = ['low', 'top']
  await happens(server, { member: 'player', line }, { validBet: 100, stakes: 100 }, { atMs: fromMs + 1 })
  await happens(server, { member: twin, line }, { validBet: 900, stakes: 900, prizes: 300 }, { atMs: fromMs + 2 })
  await lookAtAll(server)
  expect(await casesOf(server, twin)).toMatchObject([{ reason: 'self_play', state: 'excluded', bets: 1 }])
  await endDay(fromMs)
  const slip = await newestOf('low')
  expect(slip).toMatchObject({
    figures: { validBet: atoms(100).toString(), stakes: atoms(1_000).toString(), activeMembers: 1 },
    pay: atoms(1).toString(),
    excluded: [{ reason: 'self_play', bets: 1, validBet: atoms(900).toString() }],
  })
  const visitor = await as('low')
  const { text } = await visitor.get<{ text: string }>(`/wps/agent/payslips/${slip.id}/file`)
  const file = readPayslipFile(text)
  expect(file.ok && examinePayslips(file.value, sha256)).toEqual([])
  expect(file.ok && file.value.run.events.map(({ excluded }) => excluded)).toEqual([null, 'self_play'])
  const { rows } = await visitor.get<{ rows: readonly { excluded: string | null }[] }>(
    `/wps/agent/payslips/${slip.id}/bets?language=es`,
  )
  expect(rows.map(({ excluded }) => excluded)).toEqual(['self_play', null])
})

test('a closed payslip stays: an exclusion posts a dated correction, and lifting it the opposite one', async () => {
  const fromMs = await newDay()
  await grantContract(server, 'low', salary(1), fromMs)
  const made = { agent: 'low', atMs: fromMs + 1 }
  const { id } = await openCase(server, made)
  await endDay(fromMs)
  expect((await newestOf('low')).pay).toBe(atoms(1).toString())
  const ana = await as('operador')
  const decide = { id, decision: 'excluded', bets: 1, reason: 'One person' }
  expect(await ana.send('POST', '/api/v1/office/exclusions/decide', decide)).toEqual({ outcome: 'decided' })
  await correctLate(options())
  expect(await correctionsOf('low')).toEqual([-100])
  const low = await as('low')
  const { rows } = await low.get<{ rows: readonly Exclusion[] }>('/wps/agent/exclusions')
  expect(rows[0]).toMatchObject({ id, reason: 'same_device', note: 'One person', isAutomatic: false, mayAppeal: true })
  const appeal = { id, text: 'They are three sisters.' }
  expect(await low.send('POST', '/wps/agent/exclusions/appeal', appeal)).toMatchObject({ mayAppeal: false })
  // The same again is the same appeal; another text is refused.
  expect(await low.send('POST', '/wps/agent/exclusions/appeal', appeal)).toMatchObject({
    appeal: { text: appeal.text },
  })
  expect(codeOf(await low.ask('POST', '/wps/agent/exclusions/appeal', { id, text: 'Another text.' }))).toBe(
    'exclusion.appealed',
  )
  const [filed] = (await ana.get<ExclusionRead>(`/api/v1/office/exclusions/${id}?language=es`)).filed
  const answer = { id: filed?.id, answer: 'lifted', reason: 'Papers were shown' }
  // Whoever excluded does not answer.
  expect(codeOf(await ana.ask('POST', '/api/v1/office/exclusions/answer', answer))).toBe('reward.same_person')
  const eva = await as('supervisora')
  expect(await eva.send('POST', '/api/v1/office/exclusions/answer', answer)).toEqual({ outcome: 'decided' })
  await correctLate(options())
  expect(await correctionsOf('low')).toEqual([-100, 100])
  expect((await newestOf('low')).pay).toBe(atoms(1).toString())
  const after = await low.get<{ rows: readonly Exclusion[] }>('/wps/agent/exclusions')
  expect(after.rows[0]).toMatchObject({ isLifted: true, appeal: { answer: 'lifted', note: 'Papers were shown' } })
})

test('a bet that is undone after it was excluded leaves nothing, lifted or not', async () => {
  const fromMs = await newDay()
  await grantContract(server, 'low', salary(1), fromMs)
  const { username: twin } = await bareMember(server)
  await shareDevice(server, [twin, 'low'], fromMs)
  const bet = await happens(server, { member: twin, line: ['low'] }, { validBet: 100 }, { atMs: fromMs + 1 })
  await happens(server, { member: 'player', line: ['low'] }, { validBet: 100 }, { atMs: fromMs + 1 })
  await lookAtAll(server)
  await endDay(fromMs)
  expect((await newestOf('low')).pay).toBe(atoms(1).toString())
  await server.db.write(async (tx) => {
    await lockEvents(tx)
    await insertEvents(tx, [undo(bet, { seq: -bet.seq })])
    await adjustExclusions(tx, [{ wallet: bet.wallet, operation: bet.operation ?? '' }])
  })
  await correctLate(options())
  expect(await correctionsOf('low')).toEqual([])
  const { id } = present((await casesOf(server, twin))[0], 'a case')
  const filed = await appealTo(server, id, 'low')
  const ana = await as('operador')
  await ana.send('POST', '/api/v1/office/exclusions/answer', { id: filed, answer: 'lifted', reason: 'A mistake' })
  await correctLate(options())
  expect(await correctionsOf('low')).toEqual([])
})

test('a bet excluded for two reasons counts again when both are lifted, and not before', async () => {
  const fromMs = await newDay()
  const names = await Promise.all([1, 2].map(async () => (await bareMember(server)).username))
  const made = await openCase(server, { agent: 'low', atMs: fromMs + 1 })
  await shareDevice(server, [made.member, 'low', ...names], fromMs)
  // The look that is made again two days later.
  nowMs = fromMs + days(3)
  await lookAtAll(server)
  const cases = await casesOf(server, made.member)
  expect(cases.map(({ reason, state }) => [reason, state])).toEqual([
    ['same_device', 'open'],
    ['self_play', 'excluded'],
  ])
  const [ana, eva] = [await as('operador'), await as('supervisora')]
  await ana.send('POST', '/api/v1/office/exclusions/decide', {
    id: made.id,
    decision: 'excluded',
    bets: 1,
    reason: 'Too',
  })
  const counted = async () => {
    const { rows } = await server.db.read((tx) =>
      sql<{ sum: string }>`
        select sum(valid_bet)::text as sum from pay_event join account on account.id = pay_event.account
        where username = ${made.member}`.execute(tx),
    )
    return rows[0]?.sum
  }
  expect(await counted()).toBe('0')
  for (const [each, left] of [
    [cases[1]?.id ?? '', '0'],
    [made.id, atoms(100).toString()],
  ] as const) {
    const id = await appealTo(server, each, 'low')
    await eva.send('POST', '/api/v1/office/exclusions/answer', { id, answer: 'lifted', reason: 'Wrong' })
    expect(await counted()).toBe(left)
  }
})

test('looked at twice, and by two schedulers at once, a bet is filed once; further bets join the case', async () => {
  const fromMs = await newDay()
  const made = { agent: 'other', atMs: fromMs + 1 }
  const { member } = await automaticCase(server, made)
  await Promise.all([lookAtAll(server), lookAtAll(server), lookAtAll(server)])
  expect(await casesOf(server, member)).toMatchObject([{ bets: 1 }])
  await happens(server, { member, line: ['other'] }, { validBet: 5 }, { atMs: fromMs + 2 })
  await Promise.all([lookAtAll(server), lookAtAll(server), lookAtAll(server)])
  expect(await casesOf(server, member)).toMatchObject([{ bets: 2, turn: 1 }])
})

test('after staff spoke for the agent, a rule alone excludes nothing, and what is likely is no case, for 30 days', async () => {
  const fromMs = await newDay()
  const { id, member } = await automaticCase(server, { agent: 'other', atMs: fromMs + 1 })
  const ana = await as('operador')
  const appeal = await appealTo(server, id, 'other')
  await ana.send('POST', '/api/v1/office/exclusions/answer', { id: appeal, answer: 'lifted', reason: 'A shop' })
  await happens(server, { member, line: ['other'] }, { validBet: 5 }, { atMs: fromMs + 2 })
  await lookAtAll(server)
  expect((await casesOf(server, member)).map(({ state }) => state)).toEqual(['lifted', 'open'])
  const likely = await openCase(server, { agent: 'other', atMs: fromMs + 1 })
  const dismiss = { id: likely.id, decision: 'dismissed', bets: 1, reason: 'A family' }
  await ana.send('POST', '/api/v1/office/exclusions/decide', dismiss)
  await happens(server, { member: likely.member, line: ['other'] }, { validBet: 5 }, { atMs: fromMs + 2 })
  await lookAtAll(server)
  expect((await casesOf(server, likely.member)).map(({ state }) => state)).toEqual(['dismissed'])
})

test('from the amount of the settings on two people exclude, and small cases add up', async () => {
  await changeMoney(server, (money) => ({ ...money, staff: { ...money.staff, exclusionsFrom: 150 } }))
  const fromMs = await newDay()
  const [first, second] = [
    await openCase(server, { agent: 'other', atMs: fromMs + 1 }),
    await openCase(server, { agent: 'other', atMs: fromMs + 1 }),
  ]
  const [ana, eva] = [await as('operador'), await as('supervisora')]
  const decide = (who: Visitor, id: string) =>
    who.ask('POST', '/api/v1/office/exclusions/decide', { id, decision: 'excluded', bets: 1, reason: 'One person' })
  const outcome = async (who: Visitor, id: string) => valueOf(await decide(who, id))
  expect(await outcome(ana, first.id)).toEqual({ outcome: 'decided' })
  expect(await outcome(ana, second.id)).toEqual({ outcome: 'proposed' })
  expect(await outcome(ana, second.id)).toEqual({ outcome: 'proposed' })
  const again = { id: second.id, decision: 'excluded', bets: 1, reason: 'Another reason' }
  expect(codeOf(await ana.ask('POST', '/api/v1/office/exclusions/decide', again))).toBe('reward.same_person')
  expect((await casesOf(server, second.member))[0]?.state).toBe('open')
  const both = await Promise.all([decide(eva, second.id), decide(eva, second.id)])
  expect(both.map(valueOf)).toEqual([{ outcome: 'decided' }, { outcome: 'decided' }])
  expect((await casesOf(server, second.member))[0]?.state).toBe('excluded')
  await changeMoney(server, (money) => ({ ...money, staff: { ...money.staff, exclusionsFrom: 10_000 } }))
})

test('two of the staff who decide differently at once: one of them does', async () => {
  const fromMs = await newDay()
  const { id, member } = await openCase(server, { agent: 'other', atMs: fromMs + 1 })
  const [ana, eva] = [await as('operador'), await as('supervisora')]
  const answers = await Promise.all([
    ana.ask('POST', '/api/v1/office/exclusions/decide', { id, decision: 'excluded', bets: 1, reason: 'Same' }),
    eva.ask('POST', '/api/v1/office/exclusions/decide', { id, decision: 'dismissed', bets: 1, reason: 'Not' }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await casesOf(server, member))[0]?.state).not.toBe('open')
})

test('an agent sees the own line alone, no evidence, no open case, and appeals no more often than is allowed', async () => {
  const fromMs = await newDay()
  const open = await openCase(server, { agent: 'other', atMs: fromMs + 1 })
  const mine = await automaticCase(server, { agent: 'other', atMs: fromMs + hours(1) })
  const [low, other] = [await as('low'), await as('other')]
  const text = 'Nobody of mine did that.'
  for (const id of [mine.id, open.id, randomUUID()]) {
    expect(codeOf(await low.ask('POST', '/wps/agent/exclusions/appeal', { id, text }))).toBe('exclusion.unknown')
  }
  expect(codeOf(await other.ask('POST', '/wps/agent/exclusions/appeal', { id: open.id, text }))).toBe(
    'exclusion.unknown',
  )
  const list = await other.get<{ rows: readonly Exclusion[] }>('/wps/agent/exclusions')
  expect(list.rows.map(({ id }) => id)).toContain(mine.id)
  expect(list.rows.map(({ id }) => id)).not.toContain(open.id)
  expect(JSON.stringify(list)).not.toContain(mine.member)
  expect(JSON.stringify(await low.get('/wps/agent/exclusions'))).not.toContain(mine.id)
  const more = []
  for (let at = 0; at <= APPEALS_PER_DAY; at += 1) {
    more.push((await automaticCase(server, { agent: 'other', atMs: fromMs + hours(2) })).id)
  }
  const codes = await Promise.all(more.map((id) => other.ask('POST', '/wps/agent/exclusions/appeal', { id, text })))
  expect(codes.filter(({ status }) => status === 200).length).toBe(APPEALS_PER_DAY)
  expect(codes.filter(({ status }) => status === 429).length).toBe(1)
})

test('staff decide nothing about an account of their own', async () => {
  const fromMs = await newDay()
  const { id, member } = await openCase(server, { agent: 'other', atMs: fromMs + 1 })
  await shareDevice(server, [member, 'gerente'], fromMs)
  const own = await as('gerente')
  const decide = { id, decision: 'dismissed', bets: 1, reason: 'Mine' }
  expect(codeOf(await own.ask('POST', '/api/v1/office/exclusions/decide', decide))).toBe('exclusion.own')
})

test('cases, their bets and appeals stay as they were written', async () => {
  for (const change of [
    'delete from exclusion',
    "update exclusion set reason = 'self_play'",
    'update exclusion_bet set valid_bet = 0',
    'delete from exclusion_appeal',
    "update exclusion_appeal set text = 'other'",
  ]) {
    await expect(server.db.write((tx) => sql.raw(change).execute(tx))).rejects.toThrow(
      'what is written in the books stays',
    )
  }
})
