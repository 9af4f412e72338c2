import { randomUUID } from 'node:crypto'
import type { AccountProposal, DeskAccount } from '@ronda/contract'
import { hours, present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { expireGeneralAgents } from '../../src/agents/agentAccount/desk.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { cleanUpPasswords } from '../../src/people/password/password.actions.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { changeBrand } from '../kit/office.ts'
import { accountNamed, codeOf, valueOf } from '../kit/signInSteps.ts'
import { freshen, testStaff } from '../kit/staff.ts'
import { loginForm, openTestServer, PASSWORD, signIn } from '../kit/testServer.ts'

const PROPOSALS = '/api/v1/office/agents/proposals'
const ACCOUNTS = '/api/v1/office/agents/accounts'
const OWN = 'mi clave propia 7'

let server: Server
let ana: Visitor
let eva: Visitor
let ida: Visitor
const clock = { at: Date.parse('2026-11-19T10:00:00Z'), nowMs: () => clock.at }

beforeAll(async () => {
  server = await openTestServer({
    clock,
    demoAccounts: [
      { username: 'agente', kind: 'agent', password: PASSWORD, deposit: 0 },
      { username: 'rival', kind: 'agent', password: PASSWORD, deposit: 0 },
      { username: 'demo', kind: 'member', password: PASSWORD, deposit: 0 },
      ...testStaff,
    ],
  })
  await enterStaff()
  return () => server.close()
})

async function enterStaff(): Promise<void> {
  ana = await signIn(server, 'operador')
  eva = await signIn(server, 'supervisora')
  ida = await signIn(server, 'gerente')
  await freshen(server)
}

/** Staff are signed out meanwhile, and sign in again. */
async function nextDay(): Promise<void> {
  clock.at += hours(25)
  await enterStaff()
}

type Handed = { readonly id: string; readonly username: string; readonly password: string }

const form = (username: string, more: object = {}) => ({
  key: randomUUID(),
  username,
  language: 'es',
  reason: 'Una línea nueva',
  ...more,
})
const propose = (username: string) => ana.send<{ id: string }>('POST', PROPOSALS, form(username))
const approve = (by: Visitor, id: string) => by.ask('POST', `${PROPOSALS}/${id}/approve`, {})

/** Opens a general agent as two of the staff do. */
async function openAgent(username: string): Promise<Handed> {
  const { id } = await propose(username)
  return valueOf<Handed>(await approve(eva, id))
}

const choosePassword = (owner: Visitor, oldPassword: string) =>
  owner.send('PUT', '/wps/member/password', { oldPassword, newPassword: OWN, confirmNewPassword: OWN })

const consentOf = async (username: string) =>
  server.db.read(async (tx) =>
    tx
      .selectFrom('account_consent')
      .select(['kind', 'version', 'accepted_at'])
      .where('account', '=', await accountNamed(server, username))
      .execute(),
  )

const canSignIn = async (username: string, password: string): Promise<boolean> =>
  (await new Visitor(server.origin).ask('POST', '/wps/session/login', loginForm(username, password))).status === 200

const accountOf = async (name: string) =>
  (await ana.get<{ accounts: readonly DeskAccount[] }>(`${ACCOUNTS}?member=${name}`)).accounts[0]

test('two of the staff open a general agent, who chooses a password, accepts the terms, and makes a link', async () => {
  const { id } = await propose('Cabecera')
  const mine = await ana.get<{ currency: string; proposals: readonly AccountProposal[] }>(PROPOSALS)
  expect(mine).toMatchObject({ currency: 'USD', proposals: [{ id, username: 'Cabecera', mayDecide: false }] })
  expect(codeOf(await approve(ana, id))).toBe('reward.same_person')
  const { username, password } = valueOf<Handed>(await approve(eva, id))
  expect(username).toBe('Cabecera')
  const owner = await signIn(server, username, password)
  expect(await owner.get('/wps/member/info')).toMatchObject({ type: 2, mustChangePassword: true, areTermsDue: true })
  // Who opened the account knows this password: the consent would be theirs.
  expect(codeOf(await owner.ask('POST', '/wps/member/terms', {}))).toBe('session.password_due')
  await choosePassword(owner, password)
  await freshen(server)

  const link = { key: randomUUID(), name: 'Feria', account: 'member', note: '', days: null }
  const open = { key: randomUUID(), username: 'Sobrina', account: 'member', language: 'es' }
  expect(codeOf(await owner.ask('POST', '/wps/agent/accounts', open))).toBe('session.terms_due')
  await changeBrand(ana, { register: { ...(await settingsOf()).register, termsVersion: '2026-12' } })
  clock.at += 2_000
  await owner.send('POST', '/wps/member/terms')
  await owner.send('POST', '/wps/member/terms')
  expect(await consentOf('Cabecera')).toEqual([{ kind: 'terms', version: '2026-12', accepted_at: new Date(clock.at) }])
  expect(await owner.get('/wps/member/info')).toMatchObject({ mustChangePassword: false, areTermsDue: false })
  expect((await owner.ask('POST', '/wps/agent/links', link)).status).toBe(200)
  expect((await owner.ask('POST', '/wps/agent/accounts', open)).status).toBe(200)
  expect(await accountOf('Cabecera')).toMatchObject({ account: 'agent', openedBy: null, password: 'chosen' })
  expect(await accountOf('Sobrina')).toMatchObject({ account: 'member', openedBy: 'Cabecera', password: 'waiting' })
})

const settingsOf = async () => server.features.settings.current()

test('who registered has accepted the terms already, and is not asked', async () => {
  const member = await signIn(server, 'demo')
  expect(await member.get('/wps/member/info')).toMatchObject({ areTermsDue: false })
  await member.send('POST', '/wps/member/terms')
  expect(await consentOf('demo')).toEqual([])
})

test('of two who approve at once one opens the agent, and hears its password again', async () => {
  for (const name of ['Carrera1', 'Carrera2', 'Carrera3', 'Carrera4', 'Carrera5']) {
    const { id } = await propose(name)
    const answers = await Promise.all([approve(eva, id), approve(ida, id)])
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['reward.decided', undefined]))
    const [winner, at] = answers[0]?.status === 200 ? [eva, 0] : [ida, 1]
    expect(valueOf(await approve(winner, id))).toEqual(valueOf(present(answers[at], 'an answer')))
  }
})

test('an approval that is repeated tells the password until somebody has used it', async () => {
  const { id } = await propose('Repetida')
  const first = valueOf<Handed>(await approve(eva, id))
  expect(valueOf<Handed>(await approve(eva, id))).toEqual(first)
  await signIn(server, first.username, first.password)
  expect(codeOf(await approve(eva, id))).toBe('reward.decided')
})

test('of two who propose one name at once one is told that it is proposed', async () => {
  for (const name of ['Gemela1', 'Gemela2', 'Gemela3', 'Gemela4', 'Gemela5']) {
    const asked = [ana.ask('POST', PROPOSALS, form(name)), eva.ask('POST', PROPOSALS, form(name.toLowerCase()))]
    const codes = (await Promise.all(asked)).map((answer) => codeOf(answer))
    expect(new Set(codes)).toEqual(new Set(['agentAccount.name_proposed', undefined]))
  }
})

test('a name is refused when it is not allowed, taken, or taken before the approval', async () => {
  expect(codeOf(await ana.ask('POST', PROPOSALS, form('x')))).toBe('identity.username_invalid')
  expect(codeOf(await ana.ask('POST', PROPOSALS, form('DEMO')))).toBe('identity.username_taken')
  const { id } = await propose('Disputada')
  const agent = await signIn(server, 'agente')
  await freshen(server)
  const open = { key: randomUUID(), username: 'disputada', account: 'member', language: 'es' }
  await agent.send('POST', '/wps/agent/accounts', open)
  expect(codeOf(await approve(eva, id))).toBe('identity.username_taken')
  await eva.send('POST', `${PROPOSALS}/${id}/refuse`, { id, note: 'Ya existe' })
  expect(codeOf(await approve(ida, id))).toBe('reward.decided')
})

test('the same request is one proposal; its key cannot be used for another', async () => {
  const asked = form('Unica')
  const first = await ana.send('POST', PROPOSALS, asked)
  expect(await ana.send('POST', PROPOSALS, asked)).toEqual(first)
  expect(codeOf(await ana.ask('POST', PROPOSALS, { ...asked, username: 'Otra' }))).toBe('wallet.key_reused')
})

test('a proposal that nobody decides within a day is over, and its name is free', async () => {
  const { id } = await propose('Tardia')
  await nextDay()
  expect(codeOf(await approve(eva, id))).toBe('reward.expired')
  await expireGeneralAgents(server.features.agentAccount.options)
  await propose('Tardia')
})

test('staff renew a password that was not used in time; the earlier one and its sessions end', async () => {
  const first = await openAgent('Vencida')
  const early = await signIn(server, first.username, first.password)
  await nextDay()
  await cleanUpPasswords(server)
  expect(await accountOf('Vencida')).toMatchObject({ password: 'expired' })
  expect(await canSignIn('Vencida', first.password)).toBe(false)
  const path = `${ACCOUNTS}/${first.id}/password`
  const [one, other] = (await Promise.all([ana.ask('POST', path, {}), eva.ask('POST', path, {})])).map((answer) =>
    valueOf<Handed>(answer),
  )
  // The one that was made last works, and only that one.
  const works = await Promise.all([one, other].map((each) => canSignIn('Vencida', each?.password ?? '')))
  expect(new Set(works)).toEqual(new Set([false, true]))
  expect((await early.ask('GET', '/wps/member/info')).status).toBe(401)
  expect(await accountOf('Vencida')).toMatchObject({ password: 'waiting' })
})

test('nobody replaces a password that its owner has chosen, nor renews what was not opened by hand', async () => {
  const { id, username, password } = await openAgent('Propia')
  await choosePassword(await signIn(server, username, password), password)
  expect(codeOf(await ana.ask('POST', `${ACCOUNTS}/${id}/password`, {}))).toBe('agentAccount.taken')
  expect(codeOf(await ana.ask('POST', `${ACCOUNTS}/10000001/password`, {}))).toBe('agentAccount.unknown')
  expect(await canSignIn(username, OWN)).toBe(true)
})

test('an agent renews what they opened; no other agent does', async () => {
  const [agent, rival] = [await signIn(server, 'agente'), await signIn(server, 'rival')]
  await freshen(server)
  const asked = { key: randomUUID(), username: 'Hijuela', account: 'member', language: 'es' }
  const first = await agent.send<Handed>('POST', '/wps/agent/accounts', asked)
  const path = `/wps/agent/accounts/${first.id}/password`
  expect(codeOf(await rival.ask('POST', path, {}))).toBe('agentAccount.unknown')
  const renewed = await agent.send<Handed>('POST', path, {})
  // The first reply is not repeated any more: its password does not work.
  expect(codeOf(await agent.ask('POST', '/wps/agent/accounts', asked))).toBe('wallet.key_reused')
  expect(await canSignIn('Hijuela', first.password)).toBe(false)
  const move = { key: randomUUID(), member: 'Hijuela', upline: 'rival', reason: 'Pidió otro agente' }
  await ana.send('POST', '/api/v1/office/tree/moves', move)
  expect(codeOf(await agent.ask('POST', path, {}))).toBe('agentAccount.unknown')
  expect(await canSignIn('Hijuela', renewed.password)).toBe(true)
})
