import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accept,
  approveAsStaff,
  endAsStaff,
  listOfDesk,
  moveAgent,
  process,
  propose,
  SALARY,
  termsAt,
  type Impact,
} from '../kit/agentContracts.ts'
import { ContractLines, own, type Agent } from '../kit/contractLines.ts'
import { changeSettings, withModule } from '../kit/registration.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { freshen } from '../kit/staff.ts'
import { signIn } from '../kit/testServer.ts'

let lines: ContractLines
let server: Server
let ana: Visitor
let eva: Visitor

beforeAll(async () => {
  lines = await ContractLines.open(9)
  ;({ server, ana, eva } = lines)
  return () => server.close()
})

test('who may: a stranger, and the agents on neither side, know no contract and no offer', async () => {
  const { head, mid, low } = await lines.openLine()
  const valid = await lines.grant(head, mid, 40)
  const offered = await lines.offer(head, mid, 41)
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
  const { head, mid } = await lines.openLine()
  const other = await lines.openLine(60)
  const { id } = await lines.grant(head, mid, 40)
  const figuresFor = async ({ visitor }: Agent) =>
    codeOf(await visitor.ask('GET', `/wps/agent/contracts/${id}/examples?count=3`))
  expect(await figuresFor(mid)).toBeUndefined()
  await freshen(server)
  expect((await moveAgent(ana, mid.name, other.head.name)).status).toBe(200)
  expect(await figuresFor(head)).toBe('agentContract.unknown')
})

test('who may: nobody of the staff ends a contract with an account of their own, on either side', async () => {
  const { head, mid } = await lines.openLine()
  const { id } = await lines.grant(head, mid, 40)
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
  const { head, mid } = await lines.openLine(1, SALARY)
  const { id } = await lines.grant(head, mid, 1, SALARY)
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
  const { head } = await lines.openLine()
  const proposal = { key: randomUUID(), agent: head.name, terms: termsAt(60), noticeDays: 30, reason: 'a good year' }
  await freshen(server)
  const { id } = await ana.send<{ id: string }>('POST', '/api/v1/office/contracts/proposals', proposal)
  const approve = (visitor: Visitor) => approveAsStaff(visitor, id)
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

test('an approval: shows which contracts below a lower rate ends, and is refused once these have changed', async () => {
  const { head, mid, low } = await lines.openLine(60)
  const above = await lines.grant(head, mid, 50)
  const below = await lines.grant(mid, low, 30)
  await freshen(server)
  const proposal = { key: randomUUID(), agent: head.name, terms: termsAt(40), noticeDays: null, reason: 'a bad year' }
  const { id } = await ana.send<{ id: string }>('POST', '/api/v1/office/contracts/proposals', proposal)
  const path = `/api/v1/office/contracts/proposals/${id}`
  const shown = await eva.get<Impact>(`${path}/impact`)
  expect(shown.ended.map(({ name }) => name).toSorted()).toEqual([low.name, mid.name])
  const approve = (impact: string) => eva.ask('POST', `${path}/approve`, { impact })
  expect(codeOf(await approve('0'.repeat(64)))).toBe('agentContract.impact')
  await endAsStaff(ana, below.id)
  expect(codeOf(await approve(shown.hash))).toBe('agentContract.impact')
  expect((await own(head)).offer).toBeNull()
  expect((await approveAsStaff(eva, id)).status).toBe(200)
  expect((await accept(head.visitor, id)).status).toBe(200)
  expect(await listOfDesk(ana, `state=valid&agent=${mid.name}`)).toEqual([])
  expect(await listOfDesk(ana, `state=terminated&agent=${mid.name}`)).toMatchObject([{ id: above.id }])
})
