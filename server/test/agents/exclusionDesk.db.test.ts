import type { ExclusionRead } from '@ronda/contract'
import { days, present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lockExclusion } from '../../src/agents/exclusion/exclusion.sql.ts'
import { lockEvents } from '../../src/agents/payslip/event.sql.ts'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { appealTo, automaticCase, casesOf, lookAtAll, openCase, shareDevice, type Case } from '../kit/exclusions.ts'
import { changeMoney } from '../kit/office.ts'
import { happens } from '../kit/payslips.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { freshen, testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, signIn, withoutPrizes } from '../kit/testServer.ts'

const LIMIT = 250
const agent = (username: string) => ({ username, kind: 'agent', password: PASSWORD, deposit: 0 }) as const

let nowMs = Date.UTC(2027, 0, 6)
let server: Server
let ana: Visitor
let eva: Visitor

beforeAll(async () => {
  server = await openTestServer({
    titles: withoutPrizes(),
    clock: { nowMs: () => nowMs },
    demoAccounts: [agent('low'), agent('other'), ...testStaff],
  })
  await changeMoney(server, (money) => ({ ...money, staff: { ...money.staff, exclusionsFrom: LIMIT } }))
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** Begins another day: what was decided before is not added up any more. */
async function newDay(): Promise<number> {
  nowMs = Math.ceil(nowMs / days(1)) * days(1) + days(1)
  await freshen(server, days(4_000))
  ;[ana, eva] = [await signIn(server, 'operador'), await signIn(server, 'supervisora')]
  return nowMs
}

const decide = (who: Visitor, id: string, changes: object = {}) =>
  who.ask('POST', '/api/v1/office/exclusions/decide', {
    id,
    decision: 'excluded',
    bets: 1,
    reason: 'A reason',
    ...changes,
  })
const answer = (who: Visitor, id: string, changes: object = {}) =>
  who.ask('POST', '/api/v1/office/exclusions/answer', { id, answer: 'lifted', reason: 'A reason', ...changes })

const AT_ONCE = 8

test('[EX7] what one person decides at once is added up, as what they decide one after another', async () => {
  const atMs = (await newDay()) + 1
  const cases = []
  for (let at = 0; at < AT_ONCE; at += 1) cases.push(await openCase(server, { agent: 'low', atMs }))
  await Promise.all(cases.map(({ id }) => decide(ana, id)))
  const states = await Promise.all(cases.map(async ({ member }) => (await casesOf(server, member))[0]?.state))
  // A hundred each: the third would reach the limit.
  expect(states.filter((state) => state === 'excluded').length).toBe(2)
})

test('[EX7] what one person lifts at once is added up', async () => {
  const atMs = (await newDay()) + 1
  const cases = []
  for (let at = 0; at < AT_ONCE; at += 1) cases.push(await automaticCase(server, { agent: 'low', atMs }))
  const appeals = []
  for (const { id } of cases) appeals.push(await appealTo(server, id, 'low'))
  await Promise.all(appeals.map((id) => answer(ana, id)))
  const states = await Promise.all(cases.map(async ({ member }) => (await casesOf(server, member))[0]?.state))
  expect(states.filter((state) => state === 'lifted').length).toBe(2)
})

/** How many wait for a row in this database. */
async function waiting(): Promise<number> {
  const { rows } = await server.db.read((tx) =>
    sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where wait_event = 'transactionid' and datname = current_database()`.execute(tx),
  )
  return rows[0]?.count ?? 0
}

test('the job waits for a case that the desk has, and holds nothing that the desk then needs', async () => {
  const fromMs = await newDay()
  const { id, member } = await openCase(server, { agent: 'low', atMs: fromMs + 1 })
  // From now on a bet is certain for one rule, and joins the open case of another.
  await shareDevice(server, [member, 'low'], fromMs)
  await happens(server, { member, line: ['low'] }, { validBet: 5 }, { atMs: fromMs + 2 })
  const { looked } = await server.db.write(async (tx) => {
    await lockExclusion(tx, id)
    const job = lookAtAll(server)
    await expect.poll(waiting).toBe(1)
    await lockEvents(tx)
    return { looked: job }
  })
  await looked
  expect(await casesOf(server, member)).toMatchObject([
    { reason: 'same_device', state: 'open', bets: 2 },
    { reason: 'self_play', state: 'excluded', bets: 1 },
  ])
})

const proposed = { outcome: 'proposed' }

test('[EX7] what nobody has agreed to in time is proposed anew, with the same words, by the same person', async () => {
  const atMs = (await newDay()) + 1
  const large = { validBet: LIMIT }
  const open = await openCase(server, { agent: 'low', atMs }, large)
  const { id: excluded } = await automaticCase(server, { agent: 'low', atMs }, large)
  const appeal = await appealTo(server, excluded, 'low')
  expect(valueOf(await decide(ana, open.id))).toEqual(proposed)
  expect(valueOf(await answer(ana, appeal))).toEqual(proposed)
  await newDay()
  await newDay()
  expect(valueOf(await decide(ana, open.id))).toEqual(proposed)
  expect(valueOf(await answer(ana, appeal))).toEqual(proposed)
  // Now somebody can agree again.
  expect(valueOf(await decide(eva, open.id))).toEqual({ outcome: 'decided' })
  expect(valueOf(await answer(eva, appeal))).toEqual({ outcome: 'decided' })
})

test('[EX8] bets that are found after an appeal was answered are another case, with an appeal of its own', async () => {
  const fromMs = await newDay()
  const { id, member } = await automaticCase(server, { agent: 'low', atMs: fromMs + 1 })
  await answer(ana, await appealTo(server, id, 'low'), { answer: 'upheld' })
  await happens(server, { member, line: ['low'] }, { validBet: 5 }, { atMs: fromMs + 2 })
  await lookAtAll(server)
  const cases = await casesOf(server, member)
  expect(cases).toMatchObject([
    { bets: 1, turn: 1 },
    { bets: 1, turn: 2, state: 'excluded' },
  ])
  await appealTo(server, present(cases[1], 'another case').id, 'low')
})

test('[EX8] neither of the two who excluded answers the appeal', async () => {
  const atMs = (await newDay()) + 1
  const { id } = await openCase(server, { agent: 'low', atMs }, { validBet: LIMIT })
  expect(valueOf(await decide(ana, id))).toEqual(proposed)
  expect(valueOf(await decide(eva, id))).toEqual({ outcome: 'decided' })
  const appeal = await appealTo(server, id, 'low')
  for (const who of [ana, eva]) {
    for (const given of ['upheld', 'lifted']) {
      expect(codeOf(await answer(who, appeal, { answer: given }))).toBe('reward.same_person')
    }
  }
  const third = await signIn(server, 'gerente')
  expect(valueOf(await answer(third, appeal, { answer: 'upheld' }))).toEqual({ outcome: 'decided' })
  // What was proposed is over: nobody is asked to agree any more.
  const read = await ana.get<ExclusionRead>(`/api/v1/office/exclusions/${id}?language=es`)
  expect(read).toMatchObject({ state: 'excluded', proposal: null })
})

/** A certain case that waits for staff, because they have spoken for the agent before. */
async function certainCase(atMs: number): Promise<Case> {
  const { id, member } = await automaticCase(server, { agent: 'low', atMs }, { validBet: 1 })
  await answer(ana, await appealTo(server, id, 'low'))
  await happens(server, { member, line: ['low'] }, { validBet: LIMIT }, { atMs: atMs + 1 })
  await lookAtAll(server)
  return present((await casesOf(server, member))[1], 'a certain case')
}

test('[EX7] two people dismiss what is certain from the amount of the settings on, one what is likely', async () => {
  const atMs = (await newDay()) + 1
  const dismissed = { decision: 'dismissed' }
  const likely = await openCase(server, { agent: 'low', atMs }, { validBet: LIMIT })
  expect(valueOf(await decide(ana, likely.id, dismissed))).toEqual({ outcome: 'decided' })
  const { id, member } = await certainCase(atMs)
  expect(valueOf(await decide(ana, id, dismissed))).toEqual(proposed)
  expect(valueOf(await decide(ana, id, dismissed))).toEqual(proposed)
  const read = await ana.get<ExclusionRead>(`/api/v1/office/exclusions/${id}?language=es`)
  expect(read.proposal).toMatchObject({ decision: 'dismissed', mayDecide: false })
  // Who wants the contrary does not agree, but proposes that.
  expect(valueOf(await decide(eva, id))).toEqual(proposed)
  expect(valueOf(await decide(ana, id, dismissed))).toEqual(proposed)
  expect(valueOf(await decide(eva, id, dismissed))).toEqual({ outcome: 'decided' })
  expect((await casesOf(server, member)).map(({ state }) => state)).toEqual(['lifted', 'dismissed'])
})

test('[EX7] what is certain and dismissed at once by one person is added up', async () => {
  const atMs = (await newDay()) + 1
  const cases = []
  for (let at = 0; at < 4; at += 1) cases.push(await certainCase(atMs))
  await changeMoney(server, (money) => ({ ...money, staff: { ...money.staff, exclusionsFrom: 2 * LIMIT + 1 } }))
  ;[ana, eva] = [await signIn(server, 'operador'), await signIn(server, 'supervisora')]
  await Promise.all(cases.map(({ id }) => decide(ana, id, { decision: 'dismissed' })))
  const states = await Promise.all(cases.map(async ({ member }) => (await casesOf(server, member))[1]?.state))
  expect(states.filter((state) => state === 'dismissed').length).toBe(2)
  await changeMoney(server, (money) => ({ ...money, staff: { ...money.staff, exclusionsFrom: LIMIT } }))
})

test('a case is not decided by who has read fewer bets than it has', async () => {
  const fromMs = await newDay()
  const { id, member } = await openCase(server, { agent: 'low', atMs: fromMs + 1 })
  await happens(server, { member, line: ['low'] }, { validBet: 5 }, { atMs: fromMs + 2 })
  await lookAtAll(server)
  for (const decision of ['excluded', 'dismissed']) {
    expect(codeOf(await decide(ana, id, { decision }))).toBe('exclusion.changed')
  }
  expect(valueOf(await decide(ana, id, { bets: 2 }))).toEqual({ outcome: 'decided' })
})
