import { days, hours, minutes, present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { appealTo, automaticCase, casesOf, openCase } from '../kit/exclusions.ts'
import { changeMoney } from '../kit/office.ts'
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
  who.ask('POST', '/api/v1/office/exclusions/decide', { id, decision: 'excluded', reason: 'A reason', ...changes })
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
