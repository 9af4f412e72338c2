import { randomUUID } from 'node:crypto'
import { calls, type TopUp } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, hours, minutes } from '@ronda/core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit, openWallet } from '../../src/money/ledger/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import { expireTopUps, finishTopUps } from '../../src/rewards/rewardFund/topUp.actions.ts'
import { accountNamed, codeOf, valueOf } from '../kit/signInSteps.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

const unit = ATOMS_PER_UNIT
const PATH = '/api/v1/office/reward-funds'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
let ana: Visitor
let eva: Visitor

beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

beforeEach(async () => {
  // Sessions expire within the days that some of these tests take.
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
})

/** Amounts as they are sent. */
type Wire = Omit<TopUp, 'amount'> & { readonly amount: string }
type Listed = {
  readonly funds: readonly {
    readonly balance: string
    readonly paid: string
    readonly paidByDay: readonly { readonly day: string; readonly paid: string }[]
    readonly demoAmount: string | null
  }[]
  readonly topUps: readonly Wire[]
  readonly next: number | null
}

const ask = (visitor: Visitor, path: string, body: object = {}): Promise<WireAnswer> =>
  visitor.ask('POST', `${PATH}${path}`, body)
const asked = { fund: 'REBATE', reason: 'Rebates of November' }
const propose = (amount: bigint, key: string = randomUUID(), reason = asked.reason): Promise<WireAnswer> =>
  ask(ana, '', { ...asked, reason, key, amount: amount.toString() })
const proposed = async (amount = 10n * unit): Promise<string> => valueOf<{ id: string }>(await propose(amount)).id
const list = (reader: Visitor = ana, query = ''): Promise<Listed> => reader.get<Listed>(`${PATH}${query}`)
const read = async (id: string, reader: Visitor = ana): Promise<Wire | undefined> =>
  (await list(reader)).topUps.find((each) => each.id === id)
const balance = () => server.features.rewardFund.rewardFunds.balanceOf('REBATE', 'USD')

async function auditEntriesOf(id: string): Promise<readonly string[]> {
  type AuditLog = { readonly list: readonly { readonly actor: string; readonly action: string }[] }
  const found = await ana.get<AuditLog>(`${calls.auditLog.list.path}?subject=rewardTopUp:${id}`)
  return found.list.map(({ actor, action }) => `${actor} ${action}`).toReversed()
}

test('one person proposes, another approves, and the money is in the fund', async () => {
  const before = await balance()
  const id = await proposed()
  expect(await read(id)).toMatchObject({ state: 'proposed', proposedBy: 'operador', mayDecide: false })
  expect(await read(id, eva)).toMatchObject({ mayDecide: true })
  expect(await balance()).toBe(before)
  expect(valueOf<Wire>(await ask(eva, `/${id}/approve`))).toMatchObject({ state: 'done', decidedBy: 'supervisora' })
  expect(await balance()).toBe(before + 10n * unit)
  expect(await auditEntriesOf(id)).toEqual(['operador fund.propose', 'supervisora fund.approve', 'house fund.fill'])
})

test('the proposer can neither approve nor refuse, and the database enforces it too', async () => {
  const id = await proposed()
  expect(codeOf(await ask(ana, `/${id}/approve`))).toBe('reward.same_person')
  expect(codeOf(await ask(ana, `/${id}/refuse`, { note: 'on second thoughts' }))).toBe('reward.same_person')
  const proposer = await accountNamed(server, 'operador')
  for (const forced of [{ state: 'approved', decided_by: proposer } as const, { state: 'done' } as const]) {
    const forcing = server.db.write((tx) => tx.updateTable('reward_top_up').set(forced).where('id', '=', id).execute())
    await expect(forcing).rejects.toMatchObject({ code: '23514' })
  }
  expect(await read(id)).toMatchObject({ state: 'proposed', decidedBy: null })
})

test('a refused proposal has a note and moves nothing; a decided one is not decided again', async () => {
  const before = await balance()
  const id = await proposed()
  const refuse = () => ask(eva, `/${id}/refuse`, { note: 'Too much' })
  for (const _ of [1, 2]) expect(valueOf<Wire>(await refuse())).toMatchObject({ state: 'refused', note: 'Too much' })
  expect(codeOf(await ask(eva, `/${id}/approve`))).toBe('reward.decided')
  expect(codeOf(await ask(eva, `/${randomUUID()}/approve`))).toBe('reward.top_up_unknown')
  expect(await balance()).toBe(before)
})

test('a proposal that nobody decides expires after a day', async () => {
  const [late, expired] = [await proposed(), await proposed()]
  nowMs += hours(24)
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
  // Before the job has run too.
  expect(codeOf(await ask(eva, `/${late}/approve`))).toBe('reward.expired')
  await expireTopUps(server.features.rewardFund.options)
  expect(await read(expired)).toMatchObject({ state: 'expired', decidedBy: null })
  expect(codeOf(await ask(eva, `/${expired}/approve`))).toBe('reward.expired')
  expect(await auditEntriesOf(expired)).toEqual(['operador fund.propose', 'house fund.expire'])
})

test('a crash between the decision and the ledger is finished by the job, once', async () => {
  const before = await balance()
  const id = await proposed(7n * unit)
  const by = await accountNamed(server, 'supervisora')
  const approved = { state: 'approved', decided_by: by, decided_at: new Date(nowMs) } as const
  await server.db.write((tx) => tx.updateTable('reward_top_up').set(approved).where('id', '=', id).execute())
  nowMs += minutes(1)
  for (const _ of [1, 2]) await finishTopUps(server.features.rewardFund.options)
  expect(await read(id)).toMatchObject({ state: 'done' })
  expect(await balance()).toBe(before + 7n * unit)
})

test.each([
  ['nothing', 0n],
  ['less than a unit', unit / 2n],
  ['more than a million', 1_000_001n * unit],
  ['a negative amount', -unit],
  ['a fraction of a cent', unit + 1n],
])('%s cannot be proposed', async (_name, amount) => {
  expect(codeOf(await propose(amount))).toBe('reward.amount')
})

test('the same key is the same proposal; another amount or reason with it is refused', async () => {
  const key = randomUUID()
  const { id } = valueOf<{ id: string }>(await propose(unit, key))
  expect(valueOf<{ id: string }>(await propose(unit, key)).id).toBe(id)
  expect(codeOf(await propose(2n * unit, key))).toBe('wallet.key_reused')
  expect(codeOf(await propose(unit, key, 'Another reason'))).toBe('wallet.key_reused')
})

test('the list has what each fund paid by day, and the proposals page by page', async () => {
  nowMs += days(40)
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
  await ask(eva, `/${await proposed(100n * unit)}/approve`)
  const to = await server.db.write((tx) =>
    openWallet(tx, { owner: randomServerId(), purpose: 'cash', currency: 'USD' }),
  )
  const pay = (amount: bigint) =>
    server.features.rewardFund.rewardFunds.pay({ id: randomServerId(), fund: 'REBATE', to, currency: 'USD', amount })
  await pay(3n * unit)
  nowMs += days(2)
  ana = await signIn(server, 'operador')
  await pay(4n * unit)
  await pay(unit)
  const [fund] = (await list()).funds
  expect(fund).toMatchObject({ balance: String(await balance()), paid: String(8n * unit), demoAmount: null })
  expect(fund?.paidByDay.map(({ paid }) => BigInt(paid) / unit).slice(-4)).toEqual([0n, 3n, 0n, 5n])
  expect(fund?.paidByDay).toHaveLength(30)
  expect(fund?.paidByDay.at(-1)?.day).toBe(new Date(nowMs).toISOString().slice(0, 10))

  for (let at = 0; at < 21; at++) await proposed()
  const first = await list()
  expect(first.topUps).toHaveLength(20)
  const second = await list(ana, `?before=${first.next}`)
  const ids = [...first.topUps, ...second.topUps].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(25)
})
