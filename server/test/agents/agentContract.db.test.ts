import { randomUUID } from 'node:crypto'
import { days } from '@ronda/core'
import { contractText, periodAt, termsOfText } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listContractsIn, listPeriodKinds, listValidSince } from '../../src/agents/agentContract/index.ts'
import { endOverdue } from '../../src/agents/agentContract/end.actions.ts'
import { sha256 } from '../../src/agents/payslip/run.lib.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accept,
  impactOf,
  moveAgent,
  process,
  propose,
  SALARY,
  terminate,
  termsAt,
  valueIn,
  type Shown,
} from '../kit/agentContracts.ts'
import { ContractLines, own, type Agent } from '../kit/contractLines.ts'
import { messagesOf } from '../kit/inboxEvents.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'

let lines: ContractLines
let server: Server
let ana: Visitor

beforeAll(async () => {
  lines = await ContractLines.open(18)
  ;({ server, ana } = lines)
  return () => server.close()
})

const flagsOf = async ({ visitor }: Agent) =>
  (await visitor.get<{ contracts: Record<string, number> | null }>('/wps/member/info/funds/consolidated')).contracts

test('an offer: is made to the agent directly below, and accepted by its call of the public interface', async () => {
  const { head, mid } = await lines.openLine()
  const offered = await lines.offer(head, mid, 40)
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

test('the hash of a contract covers its parties and its notice, and neither can be changed', async () => {
  const { head, mid } = await lines.openLine()
  const offer = { server, by: head.visitor, to: mid.name }
  const offered = valueIn(await propose(offer, termsAt(40), { noticeDays: 30 }))
  const { rows } = await server.db.read((tx) =>
    sql<{ text: string; terms: string; agent: string; upline: string }>`
      select signed as text, terms, below.number::text as agent, above.number::text as upline
      from agent_contract join account as below on below.id = agent_contract.agent
        join account as above on above.id = agent_contract.upline
      where agent_contract.id = ${offered.id}`.execute(tx),
  )
  const [{ text, terms, agent, upline }] = rows as [(typeof rows)[number]]
  const signed = { upline, noticeDays: 30 }
  expect(text).toBe(contractText({ agent, terms: termsOfText(terms), signed }))
  expect(offered.termsHash).toBe(sha256(text))
  const change = (column: string, value: unknown) =>
    server.db.write((tx) =>
      sql`update agent_contract set ${sql.ref(column)} = ${value} where id = ${offered.id}`.execute(tx),
    )
  for (const [column, value] of [
    ['signed', null],
    ['notice_days', 1],
    ['upline', null],
  ] as const) {
    await expect(change(column, value)).rejects.toThrow('agent_contract')
  }
})

test('an offer, its answer and its end: each side has a message about what the other did', async () => {
  const { head, mid } = await lines.openLine()
  const before = (await messagesOf(server, head.visitor)).length
  const offered = await lines.offer(head, mid, 40)
  expect(valueIn(await accept(mid.visitor, offered.id))).toMatchObject({ state: 'valid' })
  await terminate(head.visitor, offered.id)
  await terminate(mid.visitor, offered.id)
  const [asked, offer] = await messagesOf(server, mid.visitor)
  expect(offer).toMatchObject({ event: 'contract.offered', facts: { payKind: 'dividend', name: null } })
  expect(offer?.facts.untilMs).toBeGreaterThan(server.clock.nowMs())
  expect(asked).toMatchObject({ event: 'contract.endAsked', facts: { payKind: 'dividend' } })
  const heads = (await messagesOf(server, head.visitor)).map(({ event }) => event)
  expect(heads.slice(0, heads.length - before)).toEqual(['contract.ended', 'contract.accepted'])
})

test('an offer: sent again is the same offer, with other terms it is refused, and a second one waits for the first', async () => {
  const { head, mid } = await lines.openLine()
  const key = randomUUID()
  const first = await lines.offer(head, mid, 40, { key })
  expect(await lines.offer(head, mid, 40, { key })).toEqual(first)
  const at = { server, by: head.visitor, to: mid.name }
  expect(codeOf(await propose(at, termsAt(41), { key }))).toBe('wallet.key_reused')
  expect(codeOf(await propose(at, termsAt(41)))).toBe('agentContract.offer_open')
  expect((await head.visitor.ask('POST', `/wps/agent/contracts/${first.id}/withdraw`, {})).status).toBe(200)
  expect(codeOf(await accept(mid.visitor, first.id))).toBe('agentContract.decided')
  const second = await lines.offer(head, mid, 41)
  expect(second.version).toBe(2)
  expect(valueIn(await process(mid.visitor, second.id, 'reject'))).toMatchObject({ state: 'denied' })
  expect(valueIn(await process(mid.visitor, second.id, 'reject'))).toMatchObject({ state: 'denied' })
})

test('an offer: is refused above what the one who offers has, for another period, of bad terms, and past the next agent', async () => {
  const { head, mid, low } = await lines.openLine(50, { platformMillionths: 100_000 })
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
  const { head, mid } = await lines.openLine(0, own)
  const code = async (terms: object) =>
    codeOf(await propose({ server, by: head.visitor, to: mid.name }, termsAt(0, { ...own, ...terms })))
  expect(await code({ tiers: [{ ...rows[1], lossMin: '0', activeMembersMin: 0 }] })).toBe('agentContract.above_upline')
  expect(await code({ carry: 'none' })).toBe('agentContract.other_rules')
  expect(await code({ tiers: rows.slice(1) })).toBeUndefined()
})

test('an offer: that nobody answers expires', async () => {
  const { head, mid } = await lines.openLine()
  const offered = await lines.offer(head, mid, 40)
  const { options } = server.features.agentContract
  const later = { nowMs: () => server.clock.nowMs() + days(8) }
  await endOverdue({ ...options, clock: { ...options.clock, ...later } })
  expect(codeOf(await accept(mid.visitor, offered.id))).toBe('agentContract.expired')
  expect((await own(mid)).versions).toMatchObject([{ steps: [{ what: 'proposed' }, { what: 'expired' }] }])
})

test('an offer: that has expired does not stand in the way of the next one', async () => {
  const { head, mid } = await lines.openLine()
  const first = await lines.offer(head, mid, 40)
  await server.db.write((tx) =>
    sql`update agent_contract set expires_at = ${new Date(server.clock.nowMs() - 1)} where id = ${first.id}`.execute(
      tx,
    ),
  )
  const second = await lines.offer(head, mid, 41)
  expect((await own(mid)).versions).toMatchObject([{ id: second.id }, { id: first.id, state: 'expired' }])
})

test('a lower rate: ends higher contracts below, once exactly these were shown', async () => {
  const { head, mid, low } = await lines.openLine()
  await lines.grant(head, mid, 40)
  const below = await lines.grant(mid, low, 35)
  const offered = await lines.offer(head, mid, 30)
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
  const { head, mid, low } = await lines.openLine()
  await lines.grant(head, mid, 40)
  const offered = await lines.offer(head, mid, 30)
  const { ended, hash } = await impactOf(mid.visitor, offered.id)
  expect(ended).toEqual([])
  await lines.grant(mid, low, 35)
  const answer = await process(mid.visitor, offered.id, 'accept', { impact: hash })
  expect(codeOf(answer)).toBe('agentContract.impact')
  expect((await own(mid)).contract).toMatchObject({ version: 1 })
})

test('a lower rate: and a higher one below, accepted at once, leave a tree in which no contract pays more than the one above', async () => {
  const { head, mid, low } = await lines.openLine()
  for (let round = 0; round < 5; round += 1) {
    await lines.grant(head, mid, 40)
    const [lower, higher] = [await lines.offer(head, mid, 20), await lines.offer(mid, low, 35)]
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
  const { head, mid } = await lines.openLine()
  const { id } = await lines.grant(head, mid, 40)
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
  const { head, mid } = await lines.openLine()
  const offered = await lines.offer(head, mid, 40, { noticeDays: 10 })
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
  const { head, mid, low } = await lines.openLine()
  const other = await lines.openLine(20)
  await lines.grant(head, mid, 40)
  await lines.grant(mid, low, 35)
  await freshen(server)
  expect((await moveAgent(ana, mid.name, other.head.name)).status).toBe(200)
  expect((await own(mid)).contract).toBeNull()
  expect(await own(low)).toMatchObject({ contract: null, versions: [{ steps: [{}, {}, { note: 'moved' }] }] })
})

test('a contract governs the periods at whose first moment it is valid, and its terms never change', async () => {
  const { head, mid } = await lines.openLine(1, SALARY)
  const { id } = await lines.grant(head, mid, 1, SALARY)
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
