import { randomUUID } from 'node:crypto'
import { days, present } from '@ronda/core'
import { periodAt } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listContractsIn, listPeriodKinds, listValidSince } from '../../src/agents/agentContract/index.ts'
import { endOverdue } from '../../src/agents/agentContract/end.actions.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accept,
  agentAccount,
  endAsStaff,
  impactOf,
  listOfDesk,
  moveAgent,
  offerByPlatform,
  process,
  propose,
  SALARY,
  terminate,
  termsAt,
  valueIn,
  type ContractKind,
  type Shown,
} from '../kit/agentContracts.ts'
import { changeSettings, withModule } from '../kit/registration.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { freshen, testStaff } from '../kit/staff.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

let server: Server
let ana: Visitor
let eva: Visitor
let lines = 0
const LINES = 24

beforeAll(async () => {
  server = await openTestServer({
    demoAccounts: [
      // Each test has a line of its own.
      ...Array.from({ length: LINES }, (_, at) => [
        agentAccount(`head${at}`),
        agentAccount(`mid${at}`, `head${at}`),
        agentAccount(`low${at}`, `mid${at}`),
      ]).flat(),
      agentAccount('stranger'),
      ...testStaff,
    ],
  })
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
  return () => server.close()
})

type Agent = { readonly name: string; readonly visitor: Visitor }
type Line = Readonly<Record<'head' | 'mid' | 'low', Agent>>

/** Three agents, one below the other, of whom the head has a contract with the platform. */
async function openLine(percent = 50, more: object = {}): Promise<Line> {
  const at = lines
  lines += 1
  const signedIn = async (name: string): Promise<Agent> => ({ name, visitor: await signIn(server, name) })
  const [head, mid, low] = await Promise.all([`head${at}`, `mid${at}`, `low${at}`].map(signedIn))
  const line = { head: present(head, 'head'), mid: present(mid, 'mid'), low: present(low, 'low') }
  const id = await offerByPlatform({ server, ana, eva }, line.head.name, termsAt(percent, more))
  expect((await accept(line.head.visitor, id, kindIn(more))).status).toBe(200)
  return line
}

const kindIn = (more: object) => ('kind' in more ? (more.kind as ContractKind) : 'dividend')

/** Offers a contract, and accepts it. */
async function grant(by: Agent, to: Agent, percent: number, more: object = {}): Promise<Shown> {
  const offered = valueIn(await propose({ server, by: by.visitor, to: to.name }, termsAt(percent, more)))
  return valueIn(await accept(to.visitor, offered.id, kindIn(more)))
}

const offer = async (by: Agent, to: Agent, percent: number, more: object = {}) =>
  valueIn(await propose({ server, by: by.visitor, to: to.name }, termsAt(percent), more))

type Own = { readonly contract: Shown | null; readonly offer: Shown | null; readonly versions: readonly Shown[] }
const own = ({ visitor }: Agent, kind = 'dividend') => visitor.get<Own>(`/wps/agent/contracts?kind=${kind}`)

const flagsOf = async ({ visitor }: Agent) =>
  (await visitor.get<{ contracts: Record<string, number> | null }>('/wps/member/info/funds/consolidated')).contracts

test('an offer: is made to the agent directly below, and accepted by its call of the public interface', async () => {
  const { head, mid } = await openLine()
  const offered = await offer(head, mid, 40)
  expect(offered).toMatchObject({ state: 'requested', version: 1, isByPlatform: false })
  expect(await flagsOf(mid)).toMatchObject({ divtypereq: 1, divinfotype: 0, dailysalreqtype: 0 })
  expect(await mid.visitor.get('/wps/agent/contracts/waiting')).toMatchObject({ offers: [{ id: offered.id }] })
  expect(valueIn(await accept(mid.visitor, offered.id))).toMatchObject({ id: offered.id, state: 'valid' })
  expect(await flagsOf(mid)).toMatchObject({ divtypereq: 0, divinfotype: 1 })
  // The agent above has the same hash.
  type Below = { rows: readonly { name: string; contract: Shown | null }[] }
  const { rows } = await head.visitor.get<Below>('/wps/agent/contracts/below?kind=dividend')
  expect(rows).toMatchObject([{ name: mid.name, contract: { termsHash: offered.termsHash } }])
})

test('an offer: sent again is the same offer, with other terms it is refused, and a second one waits for the first', async () => {
  const { head, mid } = await openLine()
  const key = randomUUID()
  const first = await offer(head, mid, 40, { key })
  expect(await offer(head, mid, 40, { key })).toEqual(first)
  const at = { server, by: head.visitor, to: mid.name }
  expect(codeOf(await propose(at, termsAt(41), { key }))).toBe('wallet.key_reused')
  expect(codeOf(await propose(at, termsAt(41)))).toBe('agentContract.offer_open')
  expect((await head.visitor.ask('POST', `/wps/agent/contracts/${first.id}/withdraw`, {})).status).toBe(200)
  expect(codeOf(await accept(mid.visitor, first.id))).toBe('agentContract.decided')
  const second = await offer(head, mid, 41)
  expect(second.version).toBe(2)
  expect(valueIn(await process(mid.visitor, second.id, 'reject'))).toMatchObject({ state: 'denied' })
  expect(valueIn(await process(mid.visitor, second.id, 'reject'))).toMatchObject({ state: 'denied' })
})

test('an offer: is refused above what the one who offers has, for another period, of bad terms, and past the next agent', async () => {
  const { head, mid, low } = await openLine(50, { platformMillionths: 100_000 })
  const to = (name: string) => ({ server, by: head.visitor, to: name })
  const share = { platformMillionths: 100_000 }
  const code = async (name: string, terms: object) => codeOf(await propose(to(name), terms))
  expect(await code(mid.name, termsAt(51, share))).toBe('agentContract.above_upline')
  expect(await code(mid.name, termsAt(50))).toBe('agentContract.above_upline')
  expect(await code(mid.name, termsAt(40, { ...share, period: 'weekly' }))).toBe('agentContract.other_period')
  expect(await code(mid.name, termsAt(0))).toBe('agentContract.terms')
  expect(await code(mid.name, termsAt(1, { currency: 'EUR' }))).toBe('agentContract.terms')
  expect(await code(mid.name, termsAt(1, SALARY))).toBe('agentContract.none_own')
  for (const name of [low.name, head.name, 'stranger']) {
    expect(await code(name, termsAt(40, share))).toBe('agentContract.agent_unknown')
  }
  const none = { server, by: mid.visitor, to: low.name }
  expect(codeOf(await propose(none, termsAt(1)))).toBe('agentContract.none_own')
})

test('an offer: has no tier that the own contract does not cover, and keeps its rules', async () => {
  const rows = [
    { validBetMin: '0', lossMin: '1000000', activeMembersMin: 1, rateMillionths: 100_000 },
    { validBetMin: '0', lossMin: '100000000000', activeMembersMin: 1, rateMillionths: 300_000 },
  ]
  const own = { tiers: rows, carry: 'unlimited' }
  const { head, mid } = await openLine(0, own)
  const code = async (terms: object) =>
    codeOf(await propose({ server, by: head.visitor, to: mid.name }, termsAt(0, { ...own, ...terms })))
  expect(await code({ tiers: [{ ...rows[1], lossMin: '0', activeMembersMin: 0 }] })).toBe('agentContract.above_upline')
  expect(await code({ carry: 'none' })).toBe('agentContract.other_rules')
  expect(await code({ tiers: rows.slice(1) })).toBeUndefined()
})

test('an offer: that nobody answers expires', async () => {
  const { head, mid } = await openLine()
  const offered = await offer(head, mid, 40)
  const { options } = server.features.agentContract
  const later = { nowMs: () => server.clock.nowMs() + days(8) }
  await endOverdue({ ...options, clock: { ...options.clock, ...later } })
  expect(codeOf(await accept(mid.visitor, offered.id))).toBe('agentContract.expired')
  expect((await own(mid)).versions).toMatchObject([{ steps: [{ what: 'proposed' }, { what: 'expired' }] }])
})

test('an offer: that has expired does not stand in the way of the next one', async () => {
  const { head, mid } = await openLine()
  const first = await offer(head, mid, 40)
  await server.db.write((tx) =>
    sql`update agent_contract set expires_at = ${new Date(server.clock.nowMs() - 1)} where id = ${first.id}`.execute(
      tx,
    ),
  )
  const second = await offer(head, mid, 41)
  expect((await own(mid)).versions).toMatchObject([{ id: second.id }, { id: first.id, state: 'expired' }])
})

test('a lower rate: ends higher contracts below, once exactly these were shown', async () => {
  const { head, mid, low } = await openLine()
  await grant(head, mid, 40)
  const below = await grant(mid, low, 35)
  const offered = await offer(head, mid, 30)
  const { ended, hash } = await impactOf(mid.visitor, offered.id)
  expect(ended).toMatchObject([{ name: 'lo•••' }])
  expect(codeOf(await process(mid.visitor, offered.id, 'accept'))).toBe('agentContract.impact')
  expect(codeOf(await process(mid.visitor, offered.id, 'accept', { impact: '0'.repeat(64) }))).toBe(
    'agentContract.impact',
  )
  expect((await own(low)).contract).toMatchObject({ id: below.id, state: 'valid' })
  const accepted = () => process(mid.visitor, offered.id, 'accept', { impact: hash })
  expect((await accepted()).status).toBe(200)
  expect(valueIn(await accepted())).toMatchObject({ state: 'valid' })
  const { contract, versions } = await own(low)
  expect(contract).toBeNull()
  expect(versions).toMatchObject([{ state: 'terminated', steps: [{}, {}, { what: 'terminated', isByOther: true }] }])
})

test('a lower rate: is not accepted with a preview that is out of date', async () => {
  const { head, mid, low } = await openLine()
  await grant(head, mid, 40)
  const offered = await offer(head, mid, 30)
  const { ended, hash } = await impactOf(mid.visitor, offered.id)
  expect(ended).toEqual([])
  await grant(mid, low, 35)
  const answer = await process(mid.visitor, offered.id, 'accept', { impact: hash })
  expect(codeOf(answer)).toBe('agentContract.impact')
  expect((await own(mid)).contract).toMatchObject({ version: 1 })
})

test('a lower rate: and a higher one below, accepted at once, leave a tree in which no contract pays more than the one above', async () => {
  const { head, mid, low } = await openLine()
  for (let round = 0; round < 5; round += 1) {
    await grant(head, mid, 40)
    const [lower, higher] = [await offer(head, mid, 20), await offer(mid, low, 35)]
    const answers = await Promise.all([accept(mid.visitor, lower.id), accept(low.visitor, higher.id)])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const rates = await ratesIn([head, mid, low])
    expect(rates.toSorted((one, other) => other - one)).toEqual(rates)
    await head.visitor.ask('POST', `/wps/agent/contracts/${lower.id}/withdraw`, {})
    await mid.visitor.ask('POST', `/wps/agent/contracts/${higher.id}/withdraw`, {})
  }
})

/** The rates of the valid contracts of a line, from its head. */
async function ratesIn(line: readonly Agent[]): Promise<readonly number[]> {
  const rates: number[] = []
  for (const each of line) {
    type Rated = { readonly contract: { readonly terms: { tiers: readonly { rateMillionths: number }[] } } | null }
    const { contract } = await each.visitor.get<Rated>('/wps/agent/contracts?kind=dividend')
    const rate = contract?.terms.tiers.at(-1)?.rateMillionths
    if (rate !== undefined) rates.push(rate)
  }
  return rates
}

test('a contract ends: when both sides have asked, and not before', async () => {
  const { head, mid } = await openLine()
  const { id } = await grant(head, mid, 40)
  const asked = valueIn(await terminate(head.visitor, id))
  expect(asked).toMatchObject({ state: 'valid', endingSide: 'upline', validTo: null })
  expect(valueIn(await terminate(head.visitor, id))).toMatchObject({ state: 'valid' })
  expect(await flagsOf(mid)).toMatchObject({ divtypereq: 2, divinfotype: 1 })
  expect((await head.visitor.ask('POST', `/wps/agent/contracts/${id}/withdraw`, {})).status).toBe(200)
  expect(valueIn(await terminate(mid.visitor, id))).toMatchObject({ state: 'valid', endingSide: 'agent' })
  expect(valueIn(await terminate(head.visitor, id))).toMatchObject({ state: 'terminated' })
  expect(codeOf(await process(mid.visitor, id, 'terminate'))).toBe('agentContract.not_valid')
})

test('a contract ends: after the notice that it states, asked for by one side', async () => {
  const { head, mid } = await openLine()
  const offered = await offer(head, mid, 40, { noticeDays: 10 })
  await accept(mid.visitor, offered.id)
  const asked = valueIn(await terminate(mid.visitor, offered.id))
  expect(asked.validTo).toBeGreaterThan(server.clock.nowMs() + days(9))
  const { options } = server.features.agentContract
  const at = (plus: number) => ({ ...options.clock, nowMs: () => server.clock.nowMs() + plus })
  await endOverdue({ ...options, clock: at(days(9)) })
  expect((await own(mid)).contract).toMatchObject({ state: 'valid' })
  await endOverdue({ ...options, clock: at(days(11)) })
  expect(await own(mid)).toMatchObject({
    contract: null,
    versions: [{ state: 'terminated', validTo: asked.validTo }],
  })
})

test('a contract ends: when staff move its agent to another line, and the contracts below that are then too high', async () => {
  const { head, mid, low } = await openLine()
  const other = await openLine(20)
  await grant(head, mid, 40)
  await grant(mid, low, 35)
  await freshen(server)
  expect((await moveAgent(ana, mid.name, other.head.name)).status).toBe(200)
  expect((await own(mid)).contract).toBeNull()
  expect(await own(low)).toMatchObject({ contract: null, versions: [{ steps: [{}, {}, { note: 'moved' }] }] })
})

test('who may: a stranger, and the agents on neither side, know no contract and no offer', async () => {
  const { head, mid, low } = await openLine()
  const valid = await grant(head, mid, 40)
  const offered = await offer(head, mid, 41)
  for (const visitor of [low.visitor, await signIn(server, 'stranger')]) {
    for (const { id } of [valid, offered]) {
      const paths = [`${id}/impact`, `${id}/versions`, `${id}/examples?count=3`]
      const answers = await Promise.all([
        ...paths.map((path) => visitor.ask('GET', `/wps/agent/contracts/${path}`)),
        visitor.ask('POST', `/wps/agent/contracts/${id}/withdraw`, {}),
        process(visitor, id, 'accept', { impact: '0'.repeat(64) }),
        process(visitor, id, 'reject'),
        process(visitor, id, 'terminate'),
      ])
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['agentContract.unknown']))
    }
  }
  // Who offers does not answer, and a call answers for its own kind only.
  expect(codeOf(await process(head.visitor, offered.id, 'accept'))).toBe('agentContract.unknown')
  expect(codeOf(await process(mid.visitor, offered.id, 'reject', { kind: 'dailySalary' }))).toBe(
    'agentContract.unknown',
  )
})

test('who may: an agent who no longer stands above is told nothing of the figures of the team', async () => {
  const { head, mid } = await openLine()
  const other = await openLine(60)
  const { id } = await grant(head, mid, 40)
  const figuresFor = async ({ visitor }: Agent) =>
    codeOf(await visitor.ask('GET', `/wps/agent/contracts/${id}/examples?count=3`))
  expect(await figuresFor(mid)).toBeUndefined()
  await freshen(server)
  expect((await moveAgent(ana, mid.name, other.head.name)).status).toBe(200)
  expect(await figuresFor(head)).toBe('agentContract.unknown')
})

test('who may: nobody of the staff ends a contract with an account of their own, on either side', async () => {
  const { head, mid } = await openLine()
  const { id } = await grant(head, mid, 40)
  const device = Buffer.from(randomUUID())
  const accounts = [await accountNamed(server, 'supervisora'), await accountNamed(server, head.name)]
  const rows = accounts.map((account) => ({ account, device, seen_at: new Date(server.clock.nowMs()) }))
  await server.db.write((tx) => tx.insertInto('known_device').values(rows).execute())
  await freshen(server)
  expect(codeOf(await endAsStaff(eva, id))).toBe('adjustment.own_account')
  expect((await own(mid)).contract).toMatchObject({ id, state: 'valid' })
  expect((await endAsStaff(ana, id)).status).toBe(200)
})

test('who may: where a kind or all contracts are off, every call is refused', async () => {
  const { head, mid } = await openLine(1, SALARY)
  const { id } = await grant(head, mid, 1, SALARY)
  for (const module of ['AGENTDAILYSALARY3', 'AGENTPOLICY3'] as const) {
    await changeSettings(server, (settings) => withModule(settings, module, 0))
    const answers = await Promise.all([
      mid.visitor.ask('GET', '/wps/agent/contracts?kind=dailySalary'),
      head.visitor.ask('GET', '/wps/agent/contracts/below?kind=dailySalary'),
      mid.visitor.ask('GET', `/wps/agent/contracts/${id}/versions`),
      mid.visitor.ask('GET', `/wps/agent/contracts/${id}/examples?count=3`),
      mid.visitor.ask('POST', `/wps/agent/contracts/${id}/withdraw`, {}),
      process(mid.visitor, id, 'terminate', { kind: 'dailySalary' }),
      process(mid.visitor, id, 'reject', { kind: 'dailySalary' }),
      propose({ server, by: head.visitor, to: mid.name }, termsAt(1, SALARY)),
    ])
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['agentContract.off']))
    await changeSettings(server, (settings) => withModule(settings, module, 1))
  }
})

test('who may: one of the staff proposes, another approves, and the reason of an end is read by both sides', async () => {
  const { head } = await openLine()
  const proposal = { key: randomUUID(), agent: head.name, terms: termsAt(60), noticeDays: 30, reason: 'a good year' }
  await freshen(server)
  const { id } = await ana.send<{ id: string }>('POST', '/api/v1/office/contracts/proposals', proposal)
  const approve = (visitor: Visitor) => visitor.ask('POST', `/api/v1/office/contracts/proposals/${id}/approve`, {})
  expect(codeOf(await approve(ana))).toBe('reward.same_person')
  expect((await own(head)).offer).toBeNull()
  expect((await approve(eva)).status).toBe(200)
  expect((await approve(eva)).status).toBe(200)
  expect((await accept(head.visitor, id)).status).toBe(200)
  expect(await listOfDesk(ana, `kind=dividend&state=valid&agent=${head.name}`)).toMatchObject([{ id, upline: null }])
  expect((await endAsStaff(ana, id)).status).toBe(200)
  const { versions } = await own(head)
  expect(versions[0]).toMatchObject({ steps: [{}, {}, { side: 'platform', note: 'breach of terms' }] })
  expect(await listOfDesk(ana, `state=valid&agent=${head.name}`)).toEqual([])
})

test('a contract governs the periods at whose first moment it is valid, and its terms never change', async () => {
  const { head, mid } = await openLine(1, SALARY)
  const { id } = await grant(head, mid, 1, SALARY)
  const agent = await accountNamed(server, mid.name)
  const { contract } = await mid.visitor.get<{ contract: { validFrom: number } }>(
    '/wps/agent/contracts?kind=dailySalary',
  )
  const today = periodAt(contract.validFrom, 'daily', 'UTC')
  const tomorrow = periodAt(today.toMs, 'daily', 'UTC')
  const inPeriod = async (period: typeof today) => {
    const asked = { kind: 'dailySalary', currency: 'USD', period } as const
    const found = await server.db.read((tx) => listContractsIn(tx, asked))
    return found.filter((each) => each.agent === agent)
  }
  expect(await inPeriod(today)).toEqual([])
  expect(await inPeriod(tomorrow)).toMatchObject([{ id, agent, terms: SALARY }])
  const daily = { kind: 'dailySalary', currency: 'USD', periodKind: 'daily' } as const
  expect(await server.db.read(listPeriodKinds)).toContainEqual(daily)
  const asked = [{ ...daily, atMs: server.clock.nowMs() }]
  expect(await server.db.read((tx) => listValidSince(tx, asked))).toMatchObject([daily])
  const change = server.db.write((tx) => sql`update agent_contract set terms = 'x' where id = ${id}`.execute(tx))
  await expect(change).rejects.toThrow(/stays|change/)
})
