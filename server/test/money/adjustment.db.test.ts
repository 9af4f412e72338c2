import { randomUUID } from 'node:crypto'
import type { Adjustment } from '@ronda/contract'
import { days, minutes, smallestOf } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { expireProposals, finishApproved } from '../../src/money/adjustment/adjustment.actions.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, valueOf } from '../kit/signInSteps.ts'
import { newMember, openTestServer, signIn, type WireBalance } from '../kit/testServer.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'

const UNIT = 100_000n

/** Amounts as they are sent. */
type Wire = Omit<Adjustment, 'amount'> & { readonly amount: string }

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
let ana: Visitor
let eva: Visitor
let member: Visitor
let number = ''

beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  await changeMoney(server, withoutWaits)
  return () => server.close()
})

beforeEach(async () => {
  // Sessions expire within the days that some of these tests take.
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
  member = await newMember(server)
  number = (await member.get<{ id: string }>('/wps/member/info')).id
})

const PATH = '/api/v1/office/adjustments'
const ask = (visitor: Visitor, path: string, body: object = {}): Promise<WireAnswer> =>
  visitor.ask('POST', `${PATH}${path}`, body)

type Proposal = { readonly amount?: bigint; readonly key?: string; readonly member?: string; readonly reason?: string }

function propose({ amount = 10n * UNIT, key = randomUUID(), ...rest }: Proposal = {}): Promise<WireAnswer> {
  const proposal = { member: number, account: 'promotion', reason: 'A round that was cut off', ...rest }
  return ask(ana, '', { ...proposal, key, amount: amount.toString() })
}

async function proposed(amount?: bigint): Promise<string> {
  return valueOf<{ id: string }>(await propose(amount === undefined ? {} : { amount })).id
}

const read = (id: string): Promise<Wire> => ana.get<Wire>(`${PATH}/${id}`)
const cash = async (): Promise<bigint> => BigInt((await member.get<WireBalance>('/wps/v2/wallets/balance')).cash)

type AuditLog = { readonly list: readonly { readonly actor: string; readonly action: string }[] }
async function auditEntriesOf(id: string): Promise<readonly string[]> {
  const { list } = await ana.get<AuditLog>(`/api/v1/office/deeds?subject=adjustment:${id}`)
  return list.map(({ actor, action }) => `${actor} ${action}`).toReversed()
}

test('one person proposes, another approves, and the money is booked', async () => {
  const before = await cash()
  const id = await proposed()
  expect(await read(id)).toMatchObject({ state: 'proposed', proposedBy: 'operador', mayDecide: false })
  expect(await eva.get(`${PATH}/${id}`)).toMatchObject({ mayDecide: true })
  expect(await cash()).toBe(before)
  const approved = valueOf<Wire>(await ask(eva, `/${id}/approve`))
  expect(approved).toMatchObject({ state: 'done', decidedBy: 'supervisora', failure: null })
  expect(await cash()).toBe(before + 10n * UNIT)
  expect(await auditEntriesOf(id)).toEqual([
    'operador adjustment.propose',
    'supervisora adjustment.approve',
    'house adjustment.book',
  ])
})

test('the proposer can neither approve nor refuse', async () => {
  const id = await proposed()
  expect(codeOf(await ask(ana, `/${id}/approve`))).toBe('adjustment.same_person')
  expect(codeOf(await ask(ana, `/${id}/refuse`, { note: 'on second thoughts' }))).toBe('adjustment.same_person')
  expect(await read(id)).toMatchObject({ state: 'proposed', decidedBy: null })
})

test('the database itself enforces two different people', async () => {
  const id = await proposed()
  const [proposer, subject] = [await accountNamed(server, 'operador'), (await read(id)).member.name]
  const owner = await accountNamed(server, subject)
  for (const decided_by of [proposer, owner]) {
    const forced = server.db.write((tx) =>
      tx.updateTable('adjustment').set({ state: 'approved', decided_by }).where('id', '=', id).execute(),
    )
    await expect(forced).rejects.toMatchObject({ code: '23514' })
  }
  const decidedByNobody = server.db.write((tx) =>
    tx.updateTable('adjustment').set({ state: 'done' }).where('id', '=', id).execute(),
  )
  await expect(decidedByNobody).rejects.toMatchObject({ code: '23514' })
})

test.each([
  ['their own account', 'operador', 'adjustment.own_account'],
  ['a colleague', 'supervisora', 'adjustment.member_unknown'],
  ['nobody', 'nobodyhere', 'adjustment.member_unknown'],
])('staff cannot adjust %s', async (_, name, refusal) => {
  expect(codeOf(await propose({ member: name }))).toBe(refusal)
})

test('a member is found by name as well', async () => {
  const name = (await member.get<{ account: string }>('/wps/member/info')).account
  const { id } = valueOf<{ id: string }>(await propose({ member: name.toUpperCase() }))
  expect(await read(id)).toMatchObject({ member: { name, number } })
})

test('a refused proposal has a note and moves nothing', async () => {
  const before = await cash()
  const id = await proposed()
  expect(valueOf<Wire>(await ask(eva, `/${id}/refuse`, { note: 'The round was paid.' }))).toMatchObject({
    state: 'refused',
    note: 'The round was paid.',
  })
  expect(codeOf(await ask(eva, `/${id}/approve`))).toBe('adjustment.decided')
  expect(await cash()).toBe(before)
})

test('the same key twice is one proposal; with different content it is refused', async () => {
  const key = randomUUID()
  const { id } = valueOf<{ id: string }>(await propose({ key }))
  expect(valueOf<{ id: string }>(await propose({ key })).id).toBe(id)
  expect(codeOf(await propose({ key, amount: 11n * UNIT }))).toBe('wallet.key_reused')
  expect(await auditEntriesOf(id)).toEqual(['operador adjustment.propose'])
})

test('approved twice, or twenty times at once, it is booked once', async () => {
  const before = await cash()
  const id = await proposed()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(eva, `/${id}/approve`)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await cash()).toBe(before + 10n * UNIT)
  expect(await auditEntriesOf(id)).toHaveLength(3)
})

test('when one approval and one refusal arrive at the same moment, the first one counts', async () => {
  const id = await proposed()
  const before = await cash()
  const [approved, refused] = await Promise.all([
    ask(eva, `/${id}/approve`),
    ask(eva, `/${id}/refuse`, { note: 'at the same moment' }),
  ])
  const { state } = await read(id)
  expect(new Set([approved.status, refused.status])).toEqual(new Set([200, 409]))
  expect(await cash()).toBe(state === 'done' ? before + 10n * UNIT : before)
})

test('an adjustment never makes a balance negative: the ledger refuses, and the proposal has failed', async () => {
  const before = await cash()
  const id = await proposed(-(before + smallestOf('USD')))
  expect(valueOf<Wire>(await ask(eva, `/${id}/approve`))).toMatchObject({
    state: 'failed',
    failure: 'wallet.insufficient_funds',
  })
  expect(await cash()).toBe(before)
  const all = await proposed(-before)
  await ask(eva, `/${all}/approve`)
  expect(await cash()).toBe(0n)
})

test('a proposal expires after a day, whether or not the job has run', async () => {
  const id = await proposed()
  nowMs += days(1)
  const late = await signIn(server, 'supervisora')
  expect(codeOf(await ask(late, `/${id}/approve`))).toBe('adjustment.expired')
  await expireProposals(server.features.adjustment.options)
  expect(codeOf(await ask(late, `/${id}/approve`))).toBe('adjustment.expired')
  ana = await signIn(server, 'operador')
  expect(await read(id)).toMatchObject({ state: 'expired' })
  expect(await auditEntriesOf(id)).toEqual(['operador adjustment.propose', 'house adjustment.expire'])
})

test('undoing needs two people again, happens once, and keeps the first entry', async () => {
  const before = await cash()
  const id = await proposed()
  const undo = (key: string) => ask(ana, `/${id}/undo`, { key, reason: 'It was somebody else' })
  expect(codeOf(await undo(randomUUID()))).toBe('adjustment.not_done')
  await ask(eva, `/${id}/approve`)
  const undoing = valueOf<{ id: string }>(await undo(randomUUID())).id
  expect(codeOf(await undo(randomUUID()))).toBe('adjustment.not_done')
  expect(codeOf(await ask(ana, `/${undoing}/approve`))).toBe('adjustment.same_person')
  expect(valueOf<Wire>(await ask(eva, `/${undoing}/approve`))).toMatchObject({ state: 'done', undoes: id })
  expect(await cash()).toBe(before)
  expect(await read(id)).toMatchObject({ state: 'done', undoneBy: undoing })
  expect(codeOf(await ask(eva, `/${undoing}/undo`, { key: randomUUID(), reason: 'again' }))).toBe('adjustment.not_done')
})

test('an adjustment that was approved before a crash is finished by the job, once', async () => {
  const before = await cash()
  const id = await proposed()
  const decided_by = await accountNamed(server, 'supervisora')
  await server.db.write((tx) =>
    tx
      .updateTable('adjustment')
      .set({ state: 'approved', decided_by, decided_at: new Date(nowMs) })
      .where('id', '=', id)
      .execute(),
  )
  await finishApproved(server.features.adjustment.options)
  expect(await cash()).toBe(before)
  nowMs += minutes(1)
  await finishApproved(server.features.adjustment.options)
  await finishApproved(server.features.adjustment.options)
  expect(await cash()).toBe(before + 10n * UNIT)
  expect(await read(id)).toMatchObject({ state: 'done' })
})

test('the desk counts open proposals', async () => {
  type Counts = { readonly queues: readonly { readonly queue: string; readonly waiting: number }[] }
  const waiting = async () =>
    (await ana.get<Counts>('/api/v1/office/desk')).queues.find(({ queue }) => queue === 'adjustments')?.waiting ?? 0
  const before = await waiting()
  const id = await proposed()
  expect(await waiting()).toBe(before + 1)
  await ask(eva, `/${id}/refuse`, { note: 'not this one' })
  expect(await waiting()).toBe(before)
})
