import { randomUUID } from 'node:crypto'
import { days, hours, ok, type Id } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Provider, ReportLine } from '../../src/money/provider/index.ts'
import { reconcileDay, type ReconciliationOptions } from '../../src/office/reconciliation/reconciliation.actions.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

const DAY = '2026-11-14'
const NOON = Date.parse(`${DAY}T12:00:00Z`)
const UNIT = 100_000n

let server: Server
let staff: Visitor
let owner: Id<'account'>
let nowMs = NOON + days(1)

beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  staff = await signIn(server, 'operador')
  owner = await accountNamed(server, 'demo')
  return () => server.close()
})

/** A deposit in state credited, with or without an entry in the ledger. */
async function deposit(paid: bigint, booked: bigint | undefined, at = NOON): Promise<string> {
  const id = randomServerId()
  const [amount, when] = [paid, new Date(at)]
  const times = { asked_at: when, changed_at: when, expected_at: when, expires_at: when }
  const kind = { way: 'card', provider: 'theirs', currency: 'USD', state: 'credited' } as const
  await server.db.write(async (tx) => {
    await tx
      .insertInto('deposit')
      .values({ id, owner, key: randomUUID(), amount, paid, fee: 0n, ...kind, ...times })
      .execute()
    await tx.insertInto('deposit_step').values({ deposit: id, step: 'credited', at: when }).execute()
    const flow = { kind: 'charge', amount: paid, given: paid, at: when } as const
    await tx
      .insertInto('deposit_flow')
      .values({ deposit: id, ...flow })
      .execute()
  })
  if (booked === undefined) return id
  const { cash, currency } = await server.features.wallet.walletStore.of(owner)
  const clearing = server.ledger.houseAccount('clearing', currency)
  await server.ledger.submit({ kind: 'deposit', id, wallet: cash, houseAccount: clearing, amount: booked })
  return id
}

const line = (id: string, amount: bigint, atMs = NOON): ReportLine => ({
  id,
  kind: 'charge',
  amount,
  currency: 'USD',
  atMs,
})

/** A provider whose report has exactly these lines. */
function reporting(lines: readonly ReportLine[] | 'provider.closed'): ReconciliationOptions {
  const report: Provider['report'] = () =>
    Promise.resolve(lines === 'provider.closed' ? { ok: false, error: lines } : ok(lines))
  const provider = { name: 'theirs', report } as unknown as Provider
  return { ...server.features.reconciliation.options, providers: [provider] }
}

type Cases = { readonly list: readonly { readonly id: number; readonly subject: string; readonly fault: string }[] }
const PATH = '/api/v1/office/reconciliation'
const open = async () => (await staff.get<Cases>(`${PATH}?isOpen=yes`)).list

test('every kind of difference opens a case, closed by a person or when it is resolved, and only once', async () => {
  const matched = await deposit(10n * UNIT, 10n * UNIT)
  const unbooked = await deposit(10n * UNIT, undefined)
  const differs = await deposit(10n * UNIT, 10n * UNIT)
  const unknownThere = await deposit(10n * UNIT, 10n * UNIT)
  const unknownHere = randomUUID()
  const lines = [line(matched, 10n * UNIT), line(unbooked, 10n * UNIT), line(unknownHere, 5n)]
  const report = reporting([...lines, line(differs, 11n * UNIT)])
  expect(await reconcileDay(report, DAY)).toMatchObject(ok([{ matched: 1, differences: 4, failure: null }]))
  await reconcileDay(report, DAY)
  const found = new Map((await open()).map(({ subject, fault }) => [subject, fault]))
  expect(found).toEqual(
    new Map([
      [unbooked, 'unbooked'],
      [differs, 'amount'],
      [unknownThere, 'missingThere'],
      [unknownHere, 'missingHere'],
    ]),
  )

  const [first] = await open()
  const close = (note: string) => staff.ask('POST', `${PATH}/cases/${first?.id}/close`, { note })
  expect((await close('Their clerk mended it.')).body).toMatchObject({
    value: { isOpen: false, closedBy: 'operador', note: 'Their clerk mended it.' },
  })
  expect(codeOf(await close('again'))).toBe('reconciliation.closed')
  await reconcileDay(report, DAY)
  expect(await open()).toHaveLength(3)

  const mended = reporting([...lines, line(differs, 10n * UNIT), line(unknownThere, 10n * UNIT)])
  expect(await reconcileDay(mended, DAY)).toMatchObject(ok([{ matched: 3, differences: 2 }]))
  expect((await open()).every(({ fault }) => fault === 'unbooked' || fault === 'missingHere')).toBe(true)
})

test('a payment around midnight belongs to the day of the provider', async () => {
  const midnight = NOON + hours(12)
  const late = await deposit(UNIT, UNIT, midnight + 5_000)
  const day = await reconcileDay(reporting([line(late, UNIT, midnight - 5_000)]), DAY)
  expect(day.ok && day.value[0]?.matched).toBe(1)
  const next = await reconcileDay(reporting([line(late, UNIT, midnight - 5_000)]), '2026-11-15')
  expect(next.ok && next.value[0]).toMatchObject({ matched: 0, differences: 0 })
})

test('a provider that does not answer is recorded as a failure, not as agreement', async () => {
  await reconcileDay(reporting('provider.closed'), '2026-11-13')
  const { list } = await staff.get<{ list: readonly object[] }>(`${PATH}/runs`)
  expect(list).toContainEqual(expect.objectContaining({ day: '2026-11-13', matched: 0, failure: 'provider.closed' }))
})

test('what is owed to players equals the deficit of the house accounts', async () => {
  type Report = { readonly currencies: readonly { readonly isEqual: boolean; readonly players: string }[] }
  const { currencies } = await staff.get<Report>('/api/v1/office/liability')
  expect(currencies.length).toBeGreaterThan(0)
  expect(currencies.every(({ isEqual }) => isEqual)).toBe(true)
  expect(BigInt(currencies[0]?.players ?? '0')).toBeGreaterThan(0n)
})

test('a view of a member’s money by staff equals the member’s own record, and is in the audit log', async () => {
  nowMs += 1_000
  const viewMember = (member: string) => staff.ask('POST', '/api/v1/office/members/look', { member, language: 'es' })
  const { body } = await viewMember('demo')
  expect(body).toMatchObject({ value: { member: { name: 'demo', kind: 'member' } } })
  const { lines, wallets } = (body as { value: { lines: object[]; wallets: object[] } }).value
  const member = await signIn(server, 'demo')
  const [from, to] = ['2026-01-01', '2026-11-16']
  const own = await member.get<{ lines: object[]; wallets: object[] }>(
    `/api/v1/statement/lines?from=${from}&to=${to}&zone=UTC&wallet=cash&language=es&limit=50`,
  )
  expect({ lines, wallets }).toEqual({ lines: own.lines, wallets: own.wallets })
  const { list } = await staff.get<{ list: readonly object[] }>('/api/v1/office/deeds?action=member.look')
  expect(list).toMatchObject([{ actor: 'operador', subject: `account:${owner}` }])
  expect(codeOf(await viewMember('supervisora'))).toBe('adjustment.member_unknown')
  expect(codeOf(await viewMember('nobodyhere'))).toBe('adjustment.member_unknown')
})
