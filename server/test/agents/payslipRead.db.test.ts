import { randomUUID } from 'node:crypto'
import type { DeskBill, PayRunShown, PayslipBet, PayslipRead, PayslipRow } from '@ronda/contract'
import { calendarDay, days, hours, minutes, present } from '@ronda/core'
import { examinePayslips, readPayslipFile } from '@ronda/core/payroll'
import { beforeAll, expect, test } from 'vitest'
import { collectDue } from '../../src/agents/payslip/collect.actions.ts'
import { correctLate } from '../../src/agents/payslip/correct.actions.ts'
import { sha256 } from '../../src/agents/payslip/run.lib.ts'
import { CONSUMER } from '../../src/agents/payslip/run.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { setUpline } from '../../src/people/identity/index.ts'
import { countFailures } from '../../src/platform/failures/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { atoms, closeAllDue, dividend, endContracts, grantContract, happens, tier } from '../kit/payslips.ts'
import { messagesOf } from '../kit/inboxEvents.ts'
import { broughtBy, units } from '../kit/memberBalances.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { freshen, testStaff } from '../kit/staff.ts'
import { newTrial, openGame, openTestServer, PASSWORD, signIn, withoutPrizes } from '../kit/testServer.ts'
import { hasReadAll } from '../kit/unread.ts'

const account = (username: string, kind: 'agent' | 'member', upline?: string) => ({
  username,
  kind,
  password: PASSWORD,
  deposit: 0,
  ...(upline !== undefined && { upline }),
})

/** The first moment of a Wednesday. */
const START_MS = Date.UTC(2027, 0, 6)
let nowMs = START_MS
let server: Server
type Name = 'top' | 'low' | 'other'
const options = () => server.features.payslip.options

beforeAll(async () => {
  server = await openTestServer({
    titles: withoutPrizes(),
    clock: { nowMs: () => nowMs },
    demoAccounts: [
      account('top', 'agent'),
      account('low', 'agent', 'top'),
      account('other', 'agent'),
      account('player', 'member', 'low'),
      ...testStaff,
    ],
  })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** Signed in anew: a session does not last over the days that the tests skip. */
const as = (name: Name): Promise<Visitor> => signIn(server, name)

const runAll = () => closeAllDue(server)

/** Begins another day, with contracts of its own. */
async function newDay(): Promise<number> {
  await endContracts(server, nowMs)
  nowMs = Math.ceil(nowMs / days(1)) * days(1) + days(1)
  await freshen(server, days(400))
  return nowMs
}

const salary = (percent: number) => dividend([tier(percent)], { kind: 'dailySalary', period: 'daily' })
const listOf = async (
  name: Name,
  kind = 'dailySalary',
): Promise<{ rows: readonly PayslipRow[]; next: string | null }> =>
  (await as(name)).get(`/wps/agent/payslips?kind=${kind}`)
const newestOf = async (name: Name): Promise<string> => present((await listOf(name)).rows[0], 'a payslip').id

/** The findings of the tool that anybody can check a file with. */
function findingsIn(text: string) {
  const file = readPayslipFile(text)
  if (!file.ok) return file.error
  return examinePayslips(file.value, sha256)
}

/** The file with one atom more in a payslip. */
const withMorePay = (text: string): string =>
  text.replace(/"pay":\s*"(\d+)"/, (_, pay: string) => `"pay":"${BigInt(pay) + 1n}"`)

test('bets are counted in the line of their moment; payslips open to them, and the file of each gives the same', async () => {
  const fromMs = await newDay()
  for (const [name, percent] of [
    ['top', 2],
    ['low', 1],
    ['other', 5],
  ] as const)
    await grantContract(server, name, salary(percent), fromMs)
  nowMs = fromMs + hours(1)
  const member = await broughtBy(server, 'low')
  const game = await openGame(member.visitor)
  const spin = () => game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
  await spin()
  await spin()
  await hasReadAll(server, CONSUMER)
  const { account: name } = await member.visitor.get<{ account: string }>('/wps/member/info')
  const [moved, to] = [await accountNamed(server, name), await accountNamed(server, 'other')]
  await server.db.write((tx) => setUpline(tx, moved, to))
  await happens(server, { member: name, line: ['other'] }, { validBet: 30, stakes: 30 }, { atMs: fromMs + hours(3) })
  await happens(
    server,
    { member: 'player', line: ['low', 'top'] },
    { validBet: 500, stakes: 500 },
    { atMs: fromMs + hours(4), excluded: 'self_play' },
  )
  nowMs = fromMs + days(1) + minutes(1)
  await runAll()
  const slips = Object.fromEntries(
    await Promise.all((['top', 'low', 'other'] as const).map(async (each) => [each, await newestOf(each)] as const)),
  )
  const low = await (await as('low')).get<PayslipRead>(`/wps/agent/payslips/${slips['low']}`)
  expect(low).toMatchObject({
    // The stakes of the excluded bet stay; its valid bet, and the member, do not count.
    figures: { stakes: units(502), activeMembers: 1 },
    state: 'awaiting_approval',
    downlines: [],
  })
  const top = await (await as('top')).get<PayslipRead>(`/wps/agent/payslips/${slips['top']}`)
  expect(top.downlines).toMatchObject([{ name: 'low', amount: low.gross }])
  const bets = await (
    await as('low')
  ).get<{ rows: readonly PayslipBet[] }>(`/wps/agent/payslips/${slips['low']}/bets?language=es`)
  // Beside the grant of a new member, which counts if it comes after the member stands in the line.
  const staked = bets.rows.filter(({ stakes }) => String(stakes) !== '0')
  expect(staked.map(({ stakes, excluded }) => [stakes, excluded])).toEqual([
    [units(500), 'self_play'],
    [units(1), null],
    [units(1), null],
  ])
  expect(JSON.stringify(bets)).not.toContain(name)
  for (const each of ['top', 'low', 'other'] as const) {
    const { text } = await (await as(each)).get<{ text: string }>(`/wps/agent/payslips/${slips[each]}/file`)
    expect(findingsIn(text)).toEqual([])
    expect(findingsIn(withMorePay(text))).not.toEqual([])
    expect(text).not.toContain(name)
  }
  const ana = await signIn(server, 'operador')
  const { runs } = await ana.get<{ runs: readonly PayRunShown[] }>('/api/v1/office/pay-runs?kind=dailySalary')
  const { text } = await ana.get<{ text: string }>(`/api/v1/office/pay-runs/${runs[0]?.id}/file`)
  expect(findingsIn(text)).toEqual([])
})

test('an agent sees their own payslips and nobody else’s', async () => {
  const fromMs = await newDay()
  await grantContract(server, 'low', salary(1), fromMs)
  await happens(server, { member: 'player', line: ['low', 'top'] }, { validBet: 100 }, { atMs: fromMs + hours(1) })
  nowMs = fromMs + days(1) + minutes(1)
  await runAll()
  const slip = await newestOf('low')
  for (const name of ['top', 'other'] as const) {
    for (const part of ['', '/bets?language=es', '/file']) {
      const answer = await (await as(name)).ask('GET', `/wps/agent/payslips/${slip}${part}`)
      expect([answer.status, codeOf(answer)]).toEqual([404, 'payslip.unknown'])
    }
    expect((await listOf(name)).rows.map(({ id }) => id)).not.toContain(slip)
  }
})

test('an agent who was moved in the period: the file that would show another team is for staff', async () => {
  const fromMs = await newDay()
  for (const [name, percent] of [
    ['top', 2],
    ['low', 1],
    ['other', 5],
  ] as const)
    await grantContract(server, name, salary(percent), fromMs)
  await happens(server, { member: 'player', line: ['low', 'top'] }, { validBet: 100 }, { atMs: fromMs + hours(1) })
  await happens(server, { member: 'player', line: ['low', 'other'] }, { validBet: 300 }, { atMs: fromMs + hours(2) })
  nowMs = fromMs + days(1) + minutes(1)
  await runAll()
  // What the agent below earned is divided by what was earned below each.
  const downlinesOf = async (name: 'top' | 'other') =>
    (await (await as(name)).get<PayslipRead>(`/wps/agent/payslips/${await newestOf(name)}`)).downlines.map(
      ({ amount }) => amount,
    )
  expect([await downlinesOf('top'), await downlinesOf('other')]).toEqual([[units(1)], [units(3)]])
  expect(codeOf(await (await as('top')).ask('GET', `/wps/agent/payslips/${await newestOf('top')}/file`))).toBe(
    'payslip.file_staff',
  )
  const { text } = await (await as('low')).get<{ text: string }>(`/wps/agent/payslips/${await newestOf('low')}/file`)
  expect(findingsIn(text)).toEqual([])
})

test('an agent who was moved below one without a contract: what happened there is not in the file', async () => {
  const fromMs = await newDay()
  await grantContract(server, 'top', salary(2), fromMs)
  await grantContract(server, 'low', salary(1), fromMs)
  await happens(server, { member: 'player', line: ['low', 'top'] }, { validBet: 100 }, { atMs: fromMs + hours(1) })
  await happens(server, { member: 'player', line: ['low', 'other'] }, { validBet: 300 }, { atMs: fromMs + hours(2) })
  nowMs = fromMs + days(1) + minutes(1)
  await runAll()
  const fileOf = async (name: 'top' | 'low') =>
    (await as(name)).ask('GET', `/wps/agent/payslips/${await newestOf(name)}/file`)
  expect(codeOf(await fileOf('top'))).toBe('payslip.file_staff')
  expect((await fileOf('low')).status).toBe(200)
})

test('staff see a dry run, decide once with a reason, and what the fund lacks is shown until it is paid', async () => {
  const fromMs = await newDay()
  await grantContract(server, 'low', salary(1), fromMs)
  await happens(server, { member: 'player', line: ['low', 'top'] }, { validBet: 10_000 }, { atMs: fromMs + hours(1) })
  nowMs = fromMs + days(1) + minutes(1)
  const ana = await signIn(server, 'operador')
  await freshen(server, days(400))
  // After the sign-in, which is an event too: a period is due when all events before its end are read.
  await hasReadAll(server, CONSUMER)
  const dryPath = `/api/v1/office/pay-runs/dry?kind=dailySalary&period=daily&at=${new Date(fromMs).toISOString().slice(0, 16)}`
  expect(await ana.get(dryPath)).toMatchObject({
    isClosed: false,
    stored: '0',
    computed: units(100),
    lines: [{ agent: { name: 'low' }, stored: null, computed: units(100) }],
  })
  for (const _ of [1, 2]) await ana.send('POST', '/api/v1/office/pay-runs', {})
  await server.background.settle()
  expect(await ana.get(dryPath)).toMatchObject({ isClosed: true, stored: units(100), lines: [] })
  await happens(server, { member: 'player', line: ['low', 'top'] }, { validBet: 100 }, { atMs: fromMs + hours(2) })
  expect(await ana.get(dryPath)).toMatchObject({
    differing: 1,
    lines: [{ stored: units(100), computed: units(101) }],
  })
  const bills = () => ana.get<{ bills: readonly DeskBill[] }>('/api/v1/office/pay-bills?queue=awaiting&agent=low')
  const [bill] = (await bills()).bills
  expect(bill).toMatchObject({ amount: units(100), state: 'awaiting_approval', no: 0, isOwn: false })
  const decide = (decision: string, ids = [present(bill, 'a bill').id]) =>
    ana.ask('POST', '/api/v1/office/pay-bills/decide', { ids, decision, reason: 'It is right' })
  expect(codeOf(await decide('approved', [present(bill, 'a bill').id, randomUUID()]))).toBe('payslip.unknown')
  for (const _ of [1, 2]) expect((await decide('approved')).status).toBe(200)
  expect(codeOf(await decide('denied'))).toBe('payslip.decided')
  await collectDue(options())
  const { id } = present((await listOf('low')).rows[0], 'a payslip')
  const stateNow = async () => (await (await as('low')).get<PayslipRead>(`/wps/agent/payslips/${id}`)).state
  expect(await stateNow()).toBe('insufficient')
  expect(await ana.get('/api/v1/office/pay-runs')).toMatchObject({ now: { fund: '0', owed: units(100) } })
  await fillFund(server, 'CONTRACT', atoms(40))
  await collectDue(options())
  expect(await stateNow()).toBe('partly_collected')
  await fillFund(server, 'CONTRACT', atoms(100))
  await collectDue(options())
  expect(await stateNow()).toBe('issued')
  const paid = (await messagesOf(server, await as('low'))).filter(({ event }) => event === 'payslip.paid')
  expect(paid).toMatchObject([
    { facts: { amount: atoms(60).toString(), currency: 'USD', payKind: 'dailySalary' } },
    { facts: { amount: atoms(40).toString() } },
  ])
  await correctLate(options())
  const { rows } = await (
    await as('low')
  ).get<{ rows: readonly PayslipBet[] }>(`/wps/agent/payslips/${id}/bets?language=en`)
  expect(rows.map(({ validBet, isLate }) => [validBet, isLate])).toEqual([
    [units(100), true],
    [units(10_000), false],
  ])
  for (const [kind, pay] of [
    ['closed', units(100)],
    ['corrected', units(101)],
  ] as const) {
    const { text } = await (await as('low')).get<{ text: string }>(`/wps/agent/payslips/${id}/file?kind=${kind}`)
    expect(findingsIn(text)).toEqual([])
    expect(JSON.parse(text)).toMatchObject({ payslips: [{ pay }] })
  }
  const { bills: read } = await (await as('low')).get<PayslipRead>(`/wps/agent/payslips/${id}`)
  expect(read[0]?.payments.map(({ amount }) => amount)).toEqual([units(40), units(60)])
  const income = await (
    await as('low')
  ).get<{ kinds: readonly { paid: string }[]; months: readonly { paid: string }[] }>('/wps/agent/income')
  expect(income.kinds).toMatchObject([{ kind: 'dailySalary', paid: units(100), owed: '0' }])
  expect(income.months).toHaveLength(12)
  // Each payment in the statement leads to the payslip that it paid.
  const [from, to] = [nowMs, nowMs + days(1)].map((atMs) => calendarDay(atMs, 'UTC'))
  const { lines } = await (
    await as('low')
  ).get<{ lines: readonly { matter?: object | null }[] }>(
    `/api/v1/statement/lines?from=${from}&to=${to}&zone=UTC&language=es&wallet=cash&limit=20`,
  )
  const payment = { kind: 'payslip', id, name: 'dailySalary', outcome: null }
  expect(lines.map(({ matter }) => matter)).toEqual([payment, payment])
})

test('play money counts for nobody, and stops nothing', async () => {
  const failed = () => server.db.read(countFailures)
  const before = await failed()
  const game = await openGame(await newTrial(server), 'free')
  await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
  await hasReadAll(server, CONSUMER)
  expect(await failed()).toBe(before)
})
