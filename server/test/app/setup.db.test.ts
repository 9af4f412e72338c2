import { randomUUID } from 'node:crypto'
import type { MoneyPolicy } from '@ronda/contract'
import { days, seconds } from '@ronda/core'
import { expect, test } from 'vitest'
import { openServer, type Server } from '../../src/app/server.ts'
import { codeAt } from '../../src/people/factor/index.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { withBankTransfers } from '../kit/bankTransfers.ts'
import { PIN, units } from '../kit/memberBalances.ts'
import { withoutWaits } from '../kit/office.ts'
import { runProgram, SETUP_FLAGS } from '../kit/programs.ts'
import { codeOf } from '../kit/signInSteps.ts'
import { enterAsStaff, freshen, PASSWORD } from '../kit/staff.ts'
import { KEY, newMember } from '../kit/testServer.ts'

const LOGIN = '/api/v1/office/login'
const DESK = '/api/v1/office/desk'

const passwordIn = (text: string): string => /\b(?:[a-z2-9]{5}-){3}[a-z2-9]{5}\b/.exec(text)?.[0] ?? ''

const openOwn = (databaseUrl: string): Promise<Server> =>
  openServer({ databaseUrl, key: KEY, log: openLog('error'), connectMsMax: seconds(30), settingsDelayMs: 0 })

/** The first sign-in of staff: another password, then a second factor. Returns the secret of the authenticator. */
async function begin({ origin }: Server, username: string, password: string): Promise<string> {
  const visitor = new Visitor(origin)
  await visitor.send('POST', LOGIN, { username, password })
  expect(codeOf(await visitor.ask('GET', DESK))).toBe('session.factor_due')
  const change = { oldPassword: password, newPassword: PASSWORD, confirmNewPassword: PASSWORD }
  await visitor.send('PUT', '/wps/member/password', change)
  const { secret } = await visitor.send<{ secret: string }>('POST', '/api/v1/member/security/authenticator', {})
  const code = codeAt(secret, Date.now())
  await visitor.send('POST', '/api/v1/member/security/authenticator/confirm', { code })
  expect((await visitor.ask('GET', DESK)).status).toBe(200)
  return secret
}

test('from an empty database to staff at their desk, and out again, by the programs alone', async () => {
  const databaseUrl = await testDatabase()
  const early = await runProgram('main', '', databaseUrl)
  expect(early.code).toBe(1)
  expect(early.text).toContain('npm run setup')
  expect((await runProgram('staff', 'add ana', databaseUrl)).text).toContain('npm run setup')
  const done = await runProgram('setup', SETUP_FLAGS, databaseUrl)
  expect(done.text).toContain('Verbena (verbena) is set up')
  const twice = await runProgram('setup', SETUP_FLAGS, databaseUrl)
  expect(twice.text).toContain('has a brand already: Verbena (verbena)')
  expect(twice.text).toContain('npm run staff -- add')
  expect(done.text).toContain('PUBLIC_ORIGIN=https://juegos.example')
  const added = await runProgram('staff', 'add berta', databaseUrl)
  expect((await runProgram('staff', 'add Berta', databaseUrl)).text).toContain('taken')

  const server = await openOwn(databaseUrl)
  const secret = await begin(server, 'ana', passwordIn(done.text))
  await begin(server, 'berta', passwordIn(added.text))
  const ana = await enterAsStaff(server, new Visitor(server.origin), 'ana', { secret })
  expect((await runProgram('staff', 'list', databaseUrl)).text).toMatch(/ana +active/)

  await runProgram('staff', 'disable ana', databaseUrl)
  await expect.poll(async () => (await ana.ask('GET', DESK)).status).toBe(401)
  expect(codeOf(await new Visitor(server.origin).ask('POST', LOGIN, { username: 'ana', password: PASSWORD }))).toBe(
    'session.blocked',
  )
  await runProgram('staff', 'enable ana', databaseUrl)
  const reset = await runProgram('staff', 'reset ana', databaseUrl)
  const again = await begin(server, 'ana', passwordIn(reset.text))
  const reader = await enterAsStaff(server, new Visitor(server.origin), 'ana', { secret: again })
  const { list } = await reader.get<{ list: readonly { action: string }[] }>('/api/v1/office/deeds')
  expect(list.map(({ action }) => action).toReversed()).toEqual([
    'staff.add',
    'staff.add',
    'staff.disable',
    'staff.enable',
    'staff.reset',
  ])
  await server.close()
})

/** Staff at their desk for the first time, with a session that counts as proven. */
async function openDesk(server: Server, username: string, password: string): Promise<Visitor> {
  const secret = await begin(server, username, password)
  return enterAsStaff(server, new Visitor(server.origin), username, { secret })
}

const moneySettings = (money: MoneyPolicy): MoneyPolicy => ({
  ...withBankTransfers(true)(withoutWaits(money)),
  bankTransfer: {
    accounts: [
      { holder: 'Verbena S. A.', bank: 'Banco Uno', account: '0042', note: '', currency: 'MXN', isOpen: true },
    ],
    payouts: true,
  },
})

test('from an empty database to a deposit and a withdrawal that two of the staff decide', async () => {
  const databaseUrl = await testDatabase()
  const done = await runProgram('setup', SETUP_FLAGS, databaseUrl)
  const added = await runProgram('staff', 'add berta', databaseUrl)
  const server = await openOwn(databaseUrl)
  const ana = await openDesk(server, 'ana', passwordIn(done.text))
  const berta = await openDesk(server, 'berta', passwordIn(added.text))
  await freshen(server, days(1))
  const office = '/api/v1/office'

  const { settings } = await ana.get<{ settings: { money: MoneyPolicy } }>(`${office}/settings`)
  const proposal = { key: randomUUID(), money: moneySettings(settings.money), reason: 'The brand opens' }
  const { id: proposed } = await ana.send<{ id: string }>('POST', `${office}/settings/proposals`, proposal)
  await berta.send('POST', `${office}/settings/proposals/approve`, { id: proposed })
  await server.features.proposal.applyDue()
  await freshen(server, days(1))

  const member = await newMember(server)
  const asked = await member.send<{ id: string; next: { reference: string } }>('POST', '/api/v1/deposits', {
    key: randomUUID(),
    way: 'bankTransfer',
    amount: units(100),
  })
  const on = new Date(server.clock.nowMs()).toISOString().slice(0, 10)
  const arrived = { id: asked.id, kind: 'arrived', amount: units(100), bankReference: 'Extracto 1', on }
  const found = await ana.get<{ list: readonly { id: string }[] }>(
    `${office}/bank-transfers?queue=waiting&reference=${asked.next.reference}`,
  )
  expect(found.list.map(({ id }) => id)).toEqual([asked.id])
  type Recorded = { readonly records: readonly { readonly id: string }[] }
  const record = await ana.send<Recorded>('POST', `${office}/bank-transfers/record`, { key: randomUUID(), ...arrived })
  await berta.send('POST', `${office}/bank-records/confirm`, { id: record.records[0]?.id })
  const cash = async () => (await member.get<{ cash: string }>('/wps/v2/wallets/balance')).cash
  await expect.poll(cash).toBe(units(100))

  // Who excludes themselves takes out what they have not played.
  await member.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  await member.send('PUT', '/api/v1/member/payment', { next: PIN })
  const bank = { kind: 'bank', institution: 'Banco Uno', number: '1000200031', holder: 'Ana López' }
  const path = '/api/v1/member/payout-accounts'
  const { id: account } = await member.send<{ id: string }>('POST', path, { key: randomUUID(), ...bank })
  const wish = { key: randomUUID(), account, amount: units(60), paymentPassword: PIN }
  const { id } = await member.send<{ id: string }>('POST', '/api/v1/member/withdrawals', wish)
  await berta.send('POST', `${office}/withdrawals/approve`, { id })
  const paid = { key: randomUUID(), id, kind: 'paid', bankReference: 'Extracto 2', on }
  const payout = await ana.send<Recorded>('POST', `${office}/bank-payouts/record`, paid)
  await berta.send('POST', `${office}/bank-records/confirm`, { id: payout.records[0]?.id })
  const state = async () => (await member.get<{ state: string }>(`/api/v1/member/withdrawals/${id}`)).state
  await expect.poll(state).toBe('paid')
  expect(await cash()).toBe(units(40))
  await server.close()
})

test('what cannot be used is refused by name, and nothing is changed', async () => {
  const databaseUrl = await testDatabase()
  const cases: readonly [flags: string, named: string][] = [
    [SETUP_FLAGS.replace('MXN', 'ABC'), '--currency'],
    [SETUP_FLAGS.replace('juegos.example', 'https://juegos.example'), '--domain'],
    [SETUP_FLAGS.replace('--code verbena', '--code Verbena!'), '--code'],
    [SETUP_FLAGS.replace(' --owner ana', ''), '--owner'],
    [`${SETUP_FLAGS} --colour red`, '--colour'],
  ]
  for (const [flags, named] of cases) {
    const { code, text } = await runProgram('setup', flags, databaseUrl)
    expect(code).toBe(1)
    expect(text).toContain(named)
  }
  expect((await runProgram('setup', SETUP_FLAGS)).text).toContain('DATABASE_URL')
  expect((await runProgram('setup', SETUP_FLAGS, databaseUrl)).code).toBe(0)
})
