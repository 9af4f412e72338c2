import { randomUUID } from 'node:crypto'
import { days, present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { endOverdue } from '../../src/agents/agentContract/end.actions.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accept,
  agentAccount,
  endAsStaff,
  impactOf,
  moveAgent,
  offerByPlatform,
  process,
  propose,
  terminate,
  termsAt,
  valueIn,
  type Shown,
} from '../kit/agentContracts.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { freshen, testStaff } from '../kit/staff.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

let server: Server
let ana: Visitor
let eva: Visitor
let lines = 0
const LINES = 7

beforeAll(async () => {
  server = await openTestServer({
    demoAccounts: [
      ...Array.from({ length: LINES }, (_, at) => [
        agentAccount(`head${at}`),
        agentAccount(`mid${at}`, `head${at}`),
        agentAccount(`low${at}`, `mid${at}`),
        agentAccount(`last${at}`, `low${at}`),
      ]).flat(),
      ...testStaff,
    ],
  })
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
  return () => server.close()
})

type Agent = { readonly name: string; readonly visitor: Visitor; readonly contract: string }
type Line = Readonly<Record<'head' | 'mid' | 'low' | 'last', Agent>>

/** Four agents, one below the other, each with a contract from the one above at the same rate. */
async function openLine(noticeDays: number | null = null): Promise<Line> {
  const at = lines
  lines += 1
  const names = ['head', 'mid', 'low', 'last'].map((name) => `${name}${at}`)
  const agents: Agent[] = []
  for (const name of names) {
    const visitor = await signIn(server, name)
    const above = agents.at(-1)
    const id =
      above === undefined
        ? await offerByPlatform({ server, ana, eva }, name, termsAt(40))
        : valueIn(await propose({ server, by: above.visitor, to: name }, termsAt(40), { noticeDays })).id
    expect((await accept(visitor, id)).status).toBe(200)
    agents.push({ name, visitor, contract: id })
  }
  const [head, mid, low, last] = agents.map((each) => present(each, 'an agent'))
  return {
    head: present(head, 'head'),
    mid: present(mid, 'mid'),
    low: present(low, 'low'),
    last: present(last, 'last'),
  }
}

type Step = { readonly what: string; readonly side: string; readonly note: string | null }
type Own = {
  readonly contract: Shown | null
  readonly versions: readonly { readonly state: string; readonly steps: readonly Step[] }[]
}
const own = ({ visitor }: Agent) => visitor.get<Own>('/wps/agent/contracts?kind=dividend')
const lastStep = async (agent: Agent) => (await own(agent)).versions[0]?.steps.at(-1)
const isValid = async (agent: Agent) => (await own(agent)).contract !== null
const GRANTED = { what: 'terminated', side: 'platform', note: 'aboveEnded' }

test('a contract that both sides end, ends all that were granted from it, once exactly these were shown', async () => {
  const { head, mid, low, last } = await openLine()
  // Without this the contracts below would be paid by the platform, at a rate that nobody above has.
  expect(codeOf(await process(head.visitor, mid.contract, 'terminate'))).toBe('agentContract.impact')
  const shown = await impactOf(head.visitor, mid.contract)
  expect(shown.ended.map(({ name }) => name).toSorted()).toEqual(['la•••', 'lo•••'])
  expect((await terminate(head.visitor, mid.contract)).status).toBe(200)
  expect(await Promise.all([mid, low, last].map(isValid))).toEqual([true, true, true])
  expect(valueIn(await terminate(mid.visitor, mid.contract))).toMatchObject({ state: 'terminated' })
  expect(await Promise.all([head, mid, low, last].map(isValid))).toEqual([true, false, false, false])
  expect(await Promise.all([low, last].map(lastStep))).toMatchObject([GRANTED, GRANTED])
})

test('a contract is not ended with a preview that is out of date', async () => {
  const { mid, low, head } = await openLine()
  const { hash } = await impactOf(head.visitor, mid.contract)
  await terminate(mid.visitor, low.contract)
  await terminate(low.visitor, low.contract)
  expect(codeOf(await process(head.visitor, mid.contract, 'terminate', { impact: hash }))).toBe('agentContract.impact')
})

test('a contract that ends after its notice ends what was granted from it', async () => {
  const { mid, low, last } = await openLine(10)
  expect((await terminate(mid.visitor, mid.contract)).status).toBe(200)
  const { options } = server.features.agentContract
  const at = (plus: number) => ({ ...options.clock, nowMs: () => server.clock.nowMs() + plus })
  await endOverdue({ ...options, clock: at(days(9)) })
  expect(await isValid(last)).toBe(true)
  await endOverdue({ ...options, clock: at(days(11)) })
  expect(await Promise.all([mid, low, last].map(isValid))).toEqual([false, false, false])
  expect(await Promise.all([low, last].map(lastStep))).toMatchObject([GRANTED, GRANTED])
  // At the same moment, though the job came a day later: otherwise a period that begins between would be paid.
  const { rows } = await server.db.read((tx) =>
    sql<{ ends: number }>`
      select count(distinct valid_to)::int as ends from agent_contract
      where id = any(${[mid, low, last].map(({ contract }) => contract)}::uuid[])`.execute(tx),
  )
  expect(rows).toEqual([{ ends: 1 }])
})

test('a contract that staff end for breach ends what was granted from it; others read no reason of it', async () => {
  const { head, mid, low, last } = await openLine()
  await freshen(server)
  const end = (impact: string) =>
    ana.ask('POST', `/api/v1/office/contracts/${mid.contract}/end`, { id: mid.contract, reason: 'breach', impact })
  expect(codeOf(await end('0'.repeat(64)))).toBe('agentContract.impact')
  expect((await endAsStaff(ana, mid.contract)).status).toBe(200)
  expect(await Promise.all([head, mid, low, last].map(isValid))).toEqual([true, false, false, false])
  expect(await lastStep(mid)).toMatchObject({ note: 'breach of terms' })
  expect(await lastStep(low)).toMatchObject(GRANTED)
})

test('a move by staff ends the contract with the old agent and all that were granted from it, once these were shown', async () => {
  const [{ mid, low, last }, other] = [await openLine(), await openLine()]
  await freshen(server)
  const move = { key: randomUUID(), member: mid.name, upline: other.head.name, reason: 'the agent asked' }
  expect(codeOf(await ana.ask('POST', '/api/v1/office/tree/moves', move))).toBe('tree.impact')
  const path = `/api/v1/office/tree/impact?member=${mid.name}&upline=${other.head.name}`
  const shown = await ana.get<{ ended: readonly { name: string }[]; count: number }>(path)
  expect(shown.count).toBe(3)
  expect(shown.ended.map(({ name }) => name).toSorted()).toEqual([last.name, low.name, mid.name].toSorted())
  expect((await moveAgent(ana, mid.name, other.head.name)).status).toBe(200)
  expect(await Promise.all([mid, low, last].map(isValid))).toEqual([false, false, false])
  expect(await lastStep(mid)).toMatchObject({ note: 'moved' })
  expect(await lastStep(low)).toMatchObject(GRANTED)
})

test('accepting terms that end a contract ends what was granted from it, though it would be covered', async () => {
  const { head, mid, low, last } = await openLine()
  // The last one has less than what mid is offered now, and low has more.
  const less = valueIn(await propose({ server, by: low.visitor, to: last.name }, termsAt(5)))
  expect((await accept(last.visitor, less.id)).status).toBe(200)
  const lower = valueIn(await propose({ server, by: head.visitor, to: mid.name }, termsAt(10)))
  expect(await impactOf(mid.visitor, lower.id)).toMatchObject({ count: 2 })
  expect((await accept(mid.visitor, lower.id)).status).toBe(200)
  expect(await Promise.all([mid, low, last].map(isValid))).toEqual([true, false, false])
})
