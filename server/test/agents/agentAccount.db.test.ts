import { randomUUID } from 'node:crypto'
import { AGENT_ACCOUNTS_PER_DAY } from '@ronda/contract'
import { beforeAll, expect, test } from 'vitest'
import { uplinesOf } from '../../src/agents/tree/index.ts'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { changeSettings, withModule } from '../kit/registration.ts'
import { accountNamed, codeOf } from '../kit/signInSteps.ts'
import { testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, signIn } from '../kit/testServer.ts'

let server: Server
let agent: Visitor
let rival: Visitor

beforeAll(async () => {
  server = await openTestServer({
    demoAccounts: [
      { username: 'agente', kind: 'agent', password: PASSWORD, deposit: 0 },
      { username: 'rival', kind: 'agent', password: PASSWORD, deposit: 0 },
      { username: 'demo', kind: 'member', password: PASSWORD, deposit: 0 },
      ...testStaff,
    ],
  })
  ;[agent, rival] = await Promise.all([signIn(server, 'agente'), signIn(server, 'rival')])
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

type Opened = { readonly id: string; readonly username: string; readonly password: string }
type Page = { readonly rows: readonly unknown[] }
const PATH = '/wps/agent/accounts'
const asked = (username: string, more: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  username,
  account: 'member',
  language: 'es',
  ...more,
})
const open = (form: Record<string, unknown>): Promise<Opened> => agent.send<Opened>('POST', PATH, form)

test('the owner signs in with the one-time password, and chooses another', async () => {
  const { username, password } = await open(asked('Lucero'))
  const above = await server.db.read(async (tx) =>
    uplinesOf(tx, await accountNamed(server, 'Lucero'), server.clock.nowMs()),
  )
  expect(above.map((each) => each.username)).toEqual(['agente'])
  const owner = await signIn(server, username, password)
  expect(await owner.get('/wps/member/info')).toMatchObject({ account: 'Lucero', mustChangePassword: true })
  const change = { oldPassword: password, newPassword: 'mi clave propia 7', confirmNewPassword: 'mi clave propia 7' }
  await owner.send('PUT', '/wps/member/password', change)
  expect(await owner.get('/wps/member/info')).toMatchObject({ mustChangePassword: false })
  expect(await agent.get(PATH)).toMatchObject({ rows: [{ name: 'Lucero', account: 'member', password: 'chosen' }] })
  expect(await rival.get(PATH)).toMatchObject({ rows: [] })
})

test('a lost reply is repeated with the same password, until it has been used', async () => {
  const form = asked('Marea')
  const first = await open(form)
  expect(await open(form)).toEqual(first)
  expect(codeOf(await agent.ask('POST', PATH, { ...form, username: 'Marejada' }))).toBe('wallet.key_reused')
  await signIn(server, first.username, first.password)
  expect(codeOf(await agent.ask('POST', PATH, form))).toBe('wallet.key_reused')
})

test('an agent may be opened, of the type below another, and can change nothing before choosing a password', async () => {
  const { username, password } = await open(asked('Socia', { account: 'agent' }))
  const owner = await signIn(server, username, password)
  expect(await owner.get('/wps/member/info')).toMatchObject({ type: 1 })
  expect(codeOf(await owner.ask('POST', PATH, asked('Otra')))).toBe('session.password_due')
})

test('names that are taken or not allowed are refused', async () => {
  for (const [name, code] of [
    ['demo', 'identity.username_taken'],
    ['x', 'identity.username_invalid'],
    ['9abcd', 'identity.username_invalid'],
    ['con espacio', 'identity.username_invalid'],
  ] as const) {
    expect(codeOf(await agent.ask('POST', PATH, asked(name)))).toBe(code)
  }
})

test('the limit of a day holds when more are opened at once', async () => {
  const codes: (string | undefined)[] = []
  for (let at = 0; at < AGENT_ACCOUNTS_PER_DAY + 2; at += 2) {
    const names = [`Tanda${at}`, `Tanda${at + 1}`]
    const answers = await Promise.all(names.map((name) => rival.ask('POST', PATH, asked(name))))
    codes.push(...answers.map((answer) => codeOf(answer)))
  }
  expect(codes.filter((code) => code === undefined)).toHaveLength(AGENT_ACCOUNTS_PER_DAY)
  expect(codes.filter((code) => code === 'agentAccount.too_many')).toHaveLength(2)
  const first = await rival.get<Page>(PATH)
  expect(first).toMatchObject({ leftToday: 0, next: null })
  expect(first.rows).toHaveLength(AGENT_ACCOUNTS_PER_DAY)
})

test('where the brand has switched it off, nothing is opened', async () => {
  await changeSettings(server, (before) => withModule(before, 'AGENTACCOUNT3', 0))
  expect(codeOf(await rival.ask('POST', PATH, asked('Cerrado')))).toBe('agentAccount.closed')
  expect(await rival.get(PATH)).toMatchObject({ mayOpen: false })
})
