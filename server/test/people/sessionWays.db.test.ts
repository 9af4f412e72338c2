import { randomUUID } from 'node:crypto'
import { minutes, present, seconds } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeAt } from '../../src/people/factor/index.ts'
import { Device } from '../../src/people/factor/testing/device.ts'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import type { Server } from '../../src/app/server.ts'
import { codeOf, giveContacts, provePerson, readCode, valueOf } from '../kit/signInSteps.ts'
import { loginForm, openTestServer, registerForm } from '../kit/testServer.ts'
import { freshen, setUpAuthenticator } from '../kit/staff.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

const SESSION = '__Host-ronda_s'

/** A member with every way to sign in, and the browser they have used before. */
type Owner = {
  readonly username: string
  readonly browser: Visitor
  readonly form: Record<string, unknown>
  readonly mobileNum: string
  readonly device: Device
  readonly remembered: Visitor
}

const at = () => ({ origin: server.origin.replace('127.0.0.1', 'localhost'), domain: 'localhost' })

async function addDevice(visitor: Visitor): Promise<Device> {
  const device = new Device()
  await freshen(server)
  const { challenge } = await visitor.send<{ challenge: string }>('POST', '/api/v1/member/security/passkey')
  const answer = device.make({ ...at(), challenge })
  await visitor.send('POST', '/api/v1/member/security/passkey/add', { challenge, answer, name: 'Key' })
  return device
}

let people = 0

async function makeOwner(hasAuthenticator: boolean): Promise<{ owner: Owner; secret: string }> {
  people += 1
  const [username, mobileNum] = [`waysin${people}`, `551234${String(1_000 + people)}`]
  const browser = new Visitor(server.origin)
  const form = await registerForm(browser, username)
  await browser.send('PUT', '/wps/member/register', form)
  await giveContacts(server, username, { mobile: `+52${mobileNum}` })
  const device = await addDevice(browser)
  const remembered = new Visitor(server.origin)
  await remembered.send('POST', '/wps/session/login', { ...loginForm(username), remember: true })
  remembered.forget(SESSION)
  await freshen(server)
  const secret = hasAuthenticator ? await setUpAuthenticator(server, browser) : ''
  // A code of the app works once.
  nowMs += seconds(30)
  return { owner: { username, browser, form, mobileNum, device, remembered }, secret }
}

async function bySms(visitor: Visitor, { mobileNum }: Owner): Promise<WireAnswer> {
  const asked = {
    mobileNum,
    countryDialingCode: '52',
    ...(await provePerson(visitor)),
    language: 'es',
    purpose: 'login',
  }
  await visitor.send('POST', '/wps/verification/sms/noLogin', asked)
  await server.background.settle()
  const verificationCode = await readCode(server, `+52${mobileNum}`)
  const form = { type: 'sms', mobileNum, countryDialingCode: '52', verificationCode, remember: false, side: 'member' }
  return visitor.ask('POST', '/wps/session/login', form)
}

async function byPasskey(visitor: Visitor, { device }: Owner): Promise<WireAnswer> {
  const { challenge } = await visitor.send<{ challenge: string }>('POST', '/wps/session/passkey/options')
  const answer = device.sign({ ...at(), challenge })
  return visitor.ask('POST', '/wps/session/passkey', { challenge, answer, remember: false, side: 'member' })
}

const byPassword = (visitor: Visitor, { username }: Owner): Promise<WireAnswer> =>
  visitor.ask('POST', '/wps/session/login', loginForm(username))

/** Every way to sign in, in an unknown browser unless it says otherwise. */
const WAYS: Readonly<Record<string, (visitor: Visitor, owner: Owner) => Promise<WireAnswer>>> = {
  'name and password': byPassword,
  'name and password in a known browser': (_, owner) => byPassword(owner.browser, owner),
  'a code by text message': bySms,
  'a passkey': byPasskey,
  'the registration form, sent again': (visitor, { form }) => visitor.ask('PUT', '/wps/member/register', form),
}

describe.each(Object.keys(WAYS))('by %s', (name) => {
  const way = present(WAYS[name], name)

  test('the authenticator is required if it is set, and nothing is open before its code', async () => {
    const { owner, secret } = await makeOwner(true)
    const visitor = name.includes('known') ? owner.browser : new Visitor(server.origin)
    visitor.forget(SESSION)
    const begun = await way(visitor, owner)
    expect(begun).toMatchObject({ status: 200, body: { value: { step: 'verify', ways: [{ way: 'authenticator' }] } } })
    expect(visitor.cookieNamed(SESSION)).toBeUndefined()
    const { challenge } = valueOf<{ challenge: string }>(begun)
    const finish = (code: string, by = 'authenticator') =>
      visitor.ask('POST', '/wps/session/login/step', { challenge, way: by, code })
    expect(codeOf(await finish('000000'))).toBe('verification.code_wrong')
    expect(codeOf(await finish(codeAt(secret, nowMs), 'mobile'))).toBe('session.way_not_offered')
    // At the staff sign-in the challenge is unknown.
    const staff = { challenge, way: 'authenticator', code: codeAt(secret, nowMs) }
    expect(codeOf(await visitor.ask('POST', '/api/v1/office/login/step', staff))).toBe('session.step_expired')
    expect(await finish(codeAt(secret, nowMs))).toMatchObject({ status: 200, body: { value: { step: 'done' } } })
    expect(await visitor.get('/wps/member/info')).toMatchObject({ account: owner.username, isProven: true })
  })

  test('it is not required if there is none', async () => {
    const { owner } = await makeOwner(false)
    const visitor = name.includes('known') ? owner.browser : new Visitor(server.origin)
    visitor.forget(SESSION)
    expect(await way(visitor, owner)).toMatchObject({ status: 200, body: { value: { step: 'done' } } })
  })
})

test('an account opened in one click requires it when its form is sent again', async () => {
  const visitor = new Visitor(server.origin)
  const click = { termsAccepted: true, work: await solveWork(visitor), language: 'es', id: randomUUID() }
  const ask = (browser: Visitor) => browser.ask('PUT', '/wps/member/register/oneClick', click)
  expect(await ask(visitor)).toMatchObject({ body: { value: { login: { step: 'done' } } } })
  await setUpAuthenticator(server, visitor)
  const thief = new Visitor(server.origin)
  expect(await ask(thief)).toMatchObject({ body: { value: { login: { step: 'verify' } } } })
  expect(thief.cookieNamed(SESSION)).toBeUndefined()
})

describe('a remembered browser', () => {
  test('stays signed in if no authenticator is set', async () => {
    const { owner } = await makeOwner(false)
    expect(await owner.remembered.get('/wps/member/info')).toMatchObject({ isProven: false })
  })

  test('that has never used the authenticator must sign in, once one is set', async () => {
    const { owner } = await makeOwner(true)
    expect((await owner.remembered.ask('GET', '/wps/member/info')).status).toBe(401)
    expect(owner.remembered.cookieNamed('__Host-ronda_r')).toBeUndefined()
  })

  test('that has used it stays signed in, and is proven by its code and not by the password', async () => {
    const { owner, secret } = await makeOwner(true)
    const visitor = new Visitor(server.origin)
    const login = { ...loginForm(owner.username), remember: true }
    const { challenge } = await visitor.send<{ challenge: string }>('POST', '/wps/session/login', login)
    const answer = { challenge, way: 'authenticator', code: codeAt(secret, nowMs) }
    await visitor.send('POST', '/wps/session/login/step', answer)
    visitor.forget(SESSION)
    expect(await visitor.get('/wps/member/info')).toMatchObject({ isProven: false })
    const prove = (proof: object) => visitor.ask('POST', '/wps/session/prove', { purpose: 'session', ...proof })
    expect(codeOf(await prove({ way: 'password', password: 'tres gatos 7' }))).toBe('session.way_not_offered')
    nowMs += seconds(30)
    expect((await prove({ way: 'authenticator', code: codeAt(secret, nowMs) })).status).toBe(200)
    expect(await visitor.get('/wps/member/info')).toMatchObject({ isProven: true })
  })

  test('in which it was set up stays signed in as well', async () => {
    const { owner } = await makeOwner(false)
    expect((await owner.remembered.ask('GET', '/wps/member/info')).status).toBe(200)
    await freshen(server)
    const prove = { way: 'password', purpose: 'session', password: 'tres gatos 7' }
    await owner.remembered.send('POST', '/wps/session/prove', prove)
    await freshen(server)
    await setUpAuthenticator(server, owner.remembered)
    owner.remembered.forget(SESSION)
    expect((await owner.remembered.ask('GET', '/wps/member/info')).status).toBe(200)
  })
})

test('a weaker step, begun before the authenticator was set, opens nothing after it', async () => {
  const { owner } = await makeOwner(false)
  const visitor = new Visitor(server.origin)
  // As from an unknown address.
  await server.db.write((tx) => tx.deleteFrom('known_network').execute())
  const begun = await byPassword(visitor, owner)
  expect(begun).toMatchObject({ body: { value: { step: 'verify', ways: [{ way: 'mobile' }] } } })
  const { challenge } = valueOf<{ challenge: string }>(begun)
  await visitor.send('POST', '/wps/session/login/step/send', { challenge, way: 'mobile', language: 'es' })
  await freshen(server)
  await setUpAuthenticator(server, owner.browser)
  const code = await readCode(server, `+52${owner.mobileNum}`)
  const answer = { challenge, way: 'mobile', code }
  expect(codeOf(await visitor.ask('POST', '/wps/session/login/step', answer))).toBe('session.step_expired')
})

test('one code of the app signs one of many in, however many send it at once', async () => {
  const { owner, secret } = await makeOwner(true)
  const visitors = Array.from({ length: 12 }, () => new Visitor(server.origin))
  const challenges = await Promise.all(
    visitors.map(async (visitor) => valueOf<{ challenge: string }>(await byPassword(visitor, owner)).challenge),
  )
  const code = codeAt(secret, nowMs)
  const answers = await Promise.all(
    visitors.map((visitor, index) =>
      visitor.ask('POST', '/wps/session/login/step', { challenge: challenges[index], way: 'authenticator', code }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  nowMs += minutes(1)
})
