import { minutes, ok, present, seconds } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeAt, removeFactors } from '../../src/people/factor/index.ts'
import { Device } from '../../src/people/factor/testing/device.ts'
import { resetStaff } from '../../src/people/staff/index.ts'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import { runHash } from '../../src/platform/secrets/runHash.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, giveContacts, provePerson, readCode, valueOf } from '../kit/signInSteps.ts'
import { loginForm, openTestServer } from '../kit/testServer.ts'
import { foundAt } from '../kit/inbox.ts'
import { proveByApp } from '../kit/proveIdentity.ts'
import {
  enterAsStaff,
  freshen,
  makeStale,
  PASSWORD,
  setUpAuthenticator,
  STAFF_SECRET,
  staffCode,
  testStaff,
} from '../kit/staff.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
const newStaff = ['nueva1', 'nueva2', 'nueva3', 'nueva4'].map((username) => ({
  username,
  kind: 'operator' as const,
  password: PASSWORD,
  deposit: 0,
}))
const otherStaff = ['perdida', 'sinClave'].map((username) => ({
  username,
  kind: 'operator' as const,
  password: PASSWORD,
  deposit: 0,
  authenticator: STAFF_SECRET,
}))
beforeAll(async () => {
  const demoAccounts = [
    { username: 'demo', kind: 'member' as const, password: PASSWORD, deposit: 0 },
    ...testStaff,
    ...newStaff,
    ...otherStaff,
  ]
  server = await openTestServer({ clock: { nowMs: () => nowMs }, demoAccounts })
  return () => server.close()
})

const SESSION = '__Host-ronda_s'
const DESK = '/api/v1/office/desk'
const SECURITY = '/api/v1/member/security'

const enter = (visitor: Visitor, username: string, password = PASSWORD): Promise<WireAnswer> =>
  visitor.ask('POST', '/api/v1/office/login', { username, password })

const at = () => ({ origin: server.origin.replace('127.0.0.1', 'localhost'), domain: 'localhost' })

async function byPasskey(visitor: Visitor, device: Device): Promise<WireAnswer> {
  const { challenge } = await visitor.send<{ challenge: string }>('POST', '/api/v1/office/login/passkey/options')
  const answer = device.sign({ ...at(), challenge })
  return visitor.ask('POST', '/api/v1/office/login/passkey', { challenge, answer })
}

async function addDevice(visitor: Visitor): Promise<Device> {
  const device = new Device()
  const { challenge } = await visitor.send<{ challenge: string }>('POST', `${SECURITY}/passkey`)
  const answer = device.make({ ...at(), challenge })
  await visitor.send('POST', `${SECURITY}/passkey/add`, { challenge, answer, name: 'Key' })
  return device
}

describe('the staff sign-in', () => {
  test('requires the code after the password, and opens nothing before', async () => {
    const visitor = new Visitor(server.origin)
    const begun = await enter(visitor, 'operador')
    expect(begun).toMatchObject({ body: { value: { step: 'verify', ways: [{ way: 'authenticator' }] } } })
    expect(visitor.cookieNamed(SESSION)).toBeUndefined()
    const { challenge } = valueOf<{ challenge: string }>(begun)
    const code = await staffCode(server, 'operador')
    const answer = { challenge, way: 'authenticator', code }
    // The members' sign-in does not know the challenge.
    expect(codeOf(await visitor.ask('POST', '/wps/session/login/step', answer))).toBe('session.step_expired')
    expect((await visitor.ask('POST', '/api/v1/office/login/step', answer)).status).toBe(200)
    expect((await visitor.ask('GET', DESK)).status).toBe(200)
    expect(await visitor.get('/wps/member/info')).toMatchObject({ account: 'operador', isFactorDue: false })
  })

  test('refuses members like unknown names, and remembers nobody', async () => {
    const answers = [await enter(new Visitor(server.origin), 'demo'), await enter(new Visitor(server.origin), 'nobody')]
    for (const answer of answers) expect(codeOf(answer)).toBe('session.wrong_credentials')
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    const visitor = await enterAsStaff(server, new Visitor(server.origin), 'operador')
    expect(visitor.cookieNamed('__Host-ronda_r')).toBeUndefined()
  })

  test('is the only one for staff: every other refuses them without a hint', async () => {
    await giveContacts(server, 'gerente', { mobile: '+525512349000' })
    const refused = (username: string, side: string) =>
      new Visitor(server.origin).ask('POST', '/wps/session/login', { ...loginForm(username), side })
    const unknown = await refused('nobodyatall', 'member')
    expect((await refused('gerente', 'member')).body).toEqual(unknown.body)
    expect(codeOf(await refused('supervisora', 'agent'))).toBe('session.wrong_credentials')

    const visitor = new Visitor(server.origin)
    const mobile = { mobileNum: '5512349000', countryDialingCode: '52' }
    const asked = { ...mobile, ...(await provePerson(visitor)), language: 'es', purpose: 'login' }
    await visitor.send('POST', '/wps/verification/sms/noLogin', asked)
    await server.background.settle()
    const verificationCode = await readCode(server, '+525512349000')
    const sms = { type: 'sms', ...mobile, verificationCode, remember: true, side: 'member' }
    expect(codeOf(await visitor.ask('POST', '/wps/session/login', sms))).toBe('verification.code_wrong')
    expect(visitor.cookieNamed(SESSION)).toBeUndefined()
  })

  test('counts wrong passwords as every other does', async () => {
    const visitor = new Visitor(server.origin)
    const wrong = () => enter(visitor, 'supervisora', 'not this 1')
    for (let tries = 0; tries < 2; tries += 1) await wrong()
    expect(codeOf(await wrong())).toBe('session.captcha_required')
    nowMs += minutes(6)
  })
})

describe('staff without a second factor', () => {
  test('set up an authenticator in the first session, which is then a full one', async () => {
    const visitor = new Visitor(server.origin)
    expect(await enter(visitor, 'nueva1')).toMatchObject({
      body: { value: { step: 'done', member: { isFactorDue: true } } },
    })
    expect(codeOf(await visitor.ask('GET', DESK))).toBe('session.factor_due')
    const before = present(visitor.cookieNamed(SESSION), 'a session')
    const secret = await setUpAuthenticator(server, visitor)
    expect((await visitor.ask('GET', DESK)).status).toBe(200)
    // A copy of the session from before the set-up is worthless.
    const copy = new Visitor(server.origin)
    copy.plant(SESSION, before)
    nowMs += seconds(10)
    expect((await copy.ask('GET', DESK)).status).toBe(401)
    nowMs += seconds(30)
    expect(await enter(new Visitor(server.origin), 'nueva1')).toMatchObject({ body: { value: { step: 'verify' } } })
    await enterAsStaff(server, new Visitor(server.origin), 'nueva1', { secret })
  })

  test('who signed in twice by the password set up one factor, and the other session stays restricted', async () => {
    const [first, second] = [new Visitor(server.origin), new Visitor(server.origin)]
    await enter(first, 'nueva2')
    await enter(second, 'nueva2')
    const secret = await setUpAuthenticator(server, first)
    expect(codeOf(await second.ask('GET', DESK))).toBe('session.factor_due')
    // A passkey of a thief who knew the password: a proof from before the set-up does not count now.
    expect(codeOf(await second.ask('POST', `${SECURITY}/passkey`))).toBe('session.proof_due')
    const byPassword = { way: 'password', purpose: 'change', password: PASSWORD }
    expect(codeOf(await second.ask('POST', '/wps/session/prove', byPassword))).toBe('session.way_not_offered')
    nowMs += seconds(30)
    expect((await proveByApp(server, second, secret)).status).toBe(200)
    expect((await second.ask('GET', DESK)).status).toBe(200)
  })

  test('may set up a passkey instead, and sign in by it from then on', async () => {
    const visitor = new Visitor(server.origin)
    await enter(visitor, 'nueva3')
    const device = await addDevice(visitor)
    expect((await visitor.ask('GET', DESK)).status).toBe(200)
    // The password leads only to the passkey.
    const begun = await enter(new Visitor(server.origin), 'nueva3')
    expect(begun).toMatchObject({ body: { value: { step: 'verify', ways: [{ way: 'passkey' }] } } })
    const anonymous = new Visitor(server.origin)
    expect(await byPasskey(anonymous, device)).toMatchObject({ body: { value: { step: 'done' } } })
    expect((await anonymous.ask('GET', DESK)).status).toBe(200)
    // At the members' sign-in the same passkey is unknown.
    const other = new Visitor(server.origin)
    const { challenge } = await other.send<{ challenge: string }>('POST', '/wps/session/passkey/options')
    const answer = device.sign({ ...at(), challenge })
    const login = { challenge, answer, remember: true, side: 'member' }
    expect(codeOf(await other.ask('POST', '/wps/session/passkey', login))).toBe('factor.passkey_refused')
  })

  test('cannot remove their last factor', async () => {
    const visitor = new Visitor(server.origin)
    await enter(visitor, 'nueva4')
    const secret = await setUpAuthenticator(server, visitor)
    nowMs += seconds(30)
    const remove = () => visitor.ask('POST', `${SECURITY}/authenticator/remove`, { code: codeAt(secret, nowMs) })
    expect(codeOf(await remove())).toBe('factor.last_one')
    await addDevice(visitor)
    await freshen(server)
    expect((await remove()).status).toBe(200)
    const { passkeys } = await visitor.get<{ passkeys: { id: string }[] }>(SECURITY)
    await freshen(server)
    const last = await visitor.ask('POST', `${SECURITY}/passkey/remove`, { id: passkeys[0]?.id })
    expect(codeOf(last)).toBe('factor.last_one')
    expect((await visitor.get<{ passkeys: unknown[] }>(SECURITY)).passkeys).toHaveLength(1)
  })

  test('cannot sign in by the mail for a forgotten password', async () => {
    const account = await accountNamed(server, 'nueva4')
    await server.db.write((tx) => tx.deleteFrom('passkey').where('account', '=', account).execute())
    await giveContacts(server, 'nueva4', { email: 'nueva4@example.com' })
    const visitor = new Visitor(server.origin)
    const asked = { username: 'nueva4', email: 'nueva4@example.com', work: await solveWork(visitor), language: 'es' }
    await visitor.send('POST', '/wps/member/password/email', asked)
    await server.background.settle()
    const links = await server.db.read((tx) => tx.selectFrom('password_link').selectAll().execute())
    expect(links).toEqual([])
  })
})

describe('a reset of staff', () => {
  async function askLink(username: string): Promise<string> {
    const email = `${username}@example.com`
    await giveContacts(server, username, { email })
    const visitor = new Visitor(server.origin)
    const asked = { username, email, work: await solveWork(visitor), language: 'es' }
    await visitor.send('POST', '/wps/member/password/email', asked)
    return present((await foundAt(server, email, /\/forget\?link=([\w-]{43})/))?.[1], 'a link')
  }
  const use = (link: string): Promise<WireAnswer> =>
    new Visitor(server.origin).ask('POST', '/wps/member/password/link', { link, newPassword: 'cinco gatos 9' })
  const options = () => ({
    db: server.db,
    clock: server.clock,
    passwords: {
      hash: async (password: string) => ok(String(await runHash({ kind: 'hash', password, stored: null }))),
    },
    merchant: 'ronda',
    currency: 'USD' as const,
    language: 'es' as const,
    openWallets: async () => undefined,
  })

  test('ends the links that were sent before, and unlocks the sign-in', async () => {
    const link = await askLink('perdida')
    const other = new Visitor(server.origin)
    for (let tries = 0; tries < 3; tries += 1) await enter(other, 'perdida', 'wrong password 1')
    expect(codeOf(await enter(other, 'perdida', 'wrong password 1'))).toBe('session.captcha_required')
    expect((await resetStaff(options(), 'perdida')).ok).toBe(true)
    expect(codeOf(await use(link))).toBe('password.link_expired')
    expect(codeOf(await enter(other, 'perdida', 'wrong password 1'))).toBe('session.wrong_credentials')
  })

  test('a link opens nothing once the second factor is gone', async () => {
    const link = await askLink('sinClave')
    await server.db.write(async (tx) => removeFactors(tx, await accountNamed(server, 'sinClave')))
    expect(codeOf(await use(link))).toBe('password.link_expired')
  })
})

test('a passkey of staff without user verification opens nothing', async () => {
  const visitor = await enterAsStaff(server, new Visitor(server.origin), 'operador')
  const device = await addDevice(visitor)
  device.isUserVerified = false
  expect(codeOf(await byPasskey(new Visitor(server.origin), device))).toBe('factor.passkey_refused')
  await makeStale(server)
  const { challenge } = await visitor.send<{ challenge: string }>('POST', '/api/v1/office/login/passkey/options')
  const proof = { way: 'passkey', purpose: 'change', challenge, answer: device.sign({ ...at(), challenge }) }
  expect(codeOf(await visitor.ask('POST', '/wps/session/prove', proof))).toBe('factor.passkey_refused')
  // With an authenticator set, the passkey alone is not enough either.
  device.isUserVerified = true
  expect(await byPasskey(new Visitor(server.origin), device)).toMatchObject({ body: { value: { step: 'verify' } } })
})

test('staff prove their identity only by a second factor, whatever contacts they have', async () => {
  const visitor = await enterAsStaff(server, new Visitor(server.origin), 'gerente')
  await giveContacts(server, 'gerente', { mobile: '+525512349000', email: 'gerente@example.com' })
  const { ways } = await visitor.get<{ ways: { way: string }[] }>('/wps/session/prove?purpose=change')
  expect(ways.map(({ way }) => way)).toEqual(['authenticator'])
  await staffCode(server, 'gerente')
  expect((await proveByApp(server, visitor, STAFF_SECRET)).status).toBe(200)
})
