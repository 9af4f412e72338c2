import { minutes } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { setPassword } from '../../src/people/identity/index.ts'
import { PASSWORD_AGE_MAX_MS } from '../../src/people/identity/identity.ts'
import { openPasswords } from '../../src/platform/secrets/index.ts'
import { runHash } from '../../src/platform/secrets/runHash.ts'
import { inProcess } from '../../src/platform/testing/inProcess.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accountNamed,
  codeOf,
  giveContacts,
  readCaptcha,
  readCode,
  registerAt,
  VisitorAtAddress,
  visitorAtNewAddress,
  valueOf,
  provePerson,
} from '../kit/signInSteps.ts'
import { openTestServer, PASSWORD, signIn } from '../kit/testServer.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs }, trustedProxies: ['127.0.0.1'] })
  return () => server.close()
})

const newBrowser = (): VisitorAtAddress => visitorAtNewAddress(server)
const register = (username: string): Promise<VisitorAtAddress> => registerAt(server, username)

const WRONG = { password: 'wrong password 1' }

describe('an unknown name and a wrong password', () => {
  test('get the same answer, after the same work, every time', async () => {
    await register('realname')
    const [known, unknown, unsaid] = [newBrowser(), newBrowser(), newBrowser()]
    for (let tries = 0; tries < 4; tries += 1) {
      const received = [
        await known.logIn('realname', WRONG),
        await unknown.logIn('nobodyhas', WRONG),
        ...(tries === 0 ? [await unsaid.logIn('\u0000 not a name', WRONG)] : []),
      ].map((answer) => JSON.stringify([answer.status, answer.body]))
      expect(new Set(received).size).toBe(1)
    }
  })
})

describe('wrong passwords', () => {
  test('require a captcha after two, which only the right answer passes, once', async () => {
    await register('careless')
    const visitor = newBrowser()
    expect(codeOf(await visitor.logIn('careless', WRONG))).toBe('session.wrong_credentials')
    expect(codeOf(await visitor.logIn('careless', WRONG))).toBe('session.wrong_credentials_captcha')
    expect(codeOf(await visitor.logIn('careless'))).toBe('session.captcha_required')
    const wrongText = { ...(await readCaptcha(visitor)), text: 'zzzzz' }
    expect(codeOf(await visitor.logIn('careless', { captcha: wrongText }))).toBe('session.captcha_wrong')
    const captcha = await readCaptcha(visitor)
    expect(codeOf(await visitor.logIn('careless', { ...WRONG, captcha }))).toBe('session.wrong_credentials_captcha')
    expect(codeOf(await visitor.logIn('careless', { captcha }))).toBe('session.captcha_wrong')
    expect((await visitor.logIn('careless', { captcha: await readCaptcha(visitor) })).status).toBe(200)
    // A sign-in resets the counters.
    expect(codeOf(await newBrowser().logIn('careless', WRONG))).toBe('session.wrong_credentials')
  })

  test('for many names from one network require it for that network, and for no other', async () => {
    const stuffing = newBrowser()
    for (let tries = 0; tries < 10; tries += 1) await stuffing.logIn(`stuffed${tries}`, WRONG)
    expect(codeOf(await stuffing.logIn('anothername', WRONG))).toBe('session.captcha_required')
    expect(codeOf(await newBrowser().logIn('anothername', WRONG))).toBe('session.wrong_credentials')
  })

  test('lock the sign-in after five for five minutes, on that network and on no other', async () => {
    await register('guessed')
    const thief = newBrowser()
    for (let tries = 0; tries < 5; tries += 1) {
      const captcha = tries >= 2 ? { captcha: await readCaptcha(thief) } : {}
      expect((await thief.logIn('Guessed', { ...WRONG, ...captcha })).status).toBe(401)
    }
    expect(await thief.logIn('guessed')).toMatchObject({ status: 429, body: { code: 'session.locked' } })
    // An unknown browser on another network only has to solve a captcha.
    const otherBrowser = newBrowser()
    expect(codeOf(await otherBrowser.logIn('guessed'))).toBe('session.captcha_required')
    expect((await otherBrowser.logIn('guessed', { captcha: await readCaptcha(otherBrowser) })).status).toBe(200)
    nowMs += minutes(5)
    expect((await thief.logIn('guessed')).status).toBe(200)
  })

  test('of an attacker never lock the owner’s own browser, even on the same network', async () => {
    const owner = await register('victim')
    await owner.send('POST', '/wps/session/logout')
    const attacker = new VisitorAtAddress(server, owner.ip)
    for (let tries = 0; tries < 5; tries += 1) {
      await attacker.logIn('victim', { ...WRONG, captcha: await readCaptcha(attacker) })
    }
    expect(codeOf(await attacker.logIn('victim'))).toBe('session.locked')
    expect((await owner.logIn('victim')).status).toBe(200)
  })

  test('in the known browser itself are counted too', async () => {
    const owner = await register('forgetful')
    for (let tries = 0; tries < 5; tries += 1)
      await owner.logIn('forgetful', { ...WRONG, captcha: await readCaptcha(owner) })
    expect(codeOf(await owner.logIn('forgetful'))).toBe('session.locked')
  })

  test('are reset when the owner signs in by a code', async () => {
    await register('hasmobile')
    await giveContacts(server, 'hasmobile', { mobile: '+525512340001' })
    const owner = newBrowser()
    for (let tries = 0; tries < 5; tries += 1)
      await owner.logIn('hasmobile', { ...WRONG, captcha: await readCaptcha(owner) })
    expect(codeOf(await owner.logIn('hasmobile'))).toBe('session.locked')
    expect((await logInBySms(owner, '5512340001')).status).toBe(200)
    expect((await owner.logIn('hasmobile')).status).toBe(200)
  })
})

async function askForCode(visitor: VisitorAtAddress, mobileNum: string): Promise<void> {
  const request = {
    mobileNum,
    countryDialingCode: '52',
    ...(await provePerson(visitor)),
    language: 'es',
    purpose: 'login',
  }
  await visitor.send('POST', '/wps/verification/sms/noLogin', request)
  await server.background.settle()
}

const smsForm = (mobileNum: string, verificationCode: string) => ({
  type: 'sms',
  mobileNum,
  countryDialingCode: '52',
  verificationCode,
  remember: false,
  side: 'member',
})

async function logInBySms(visitor: VisitorAtAddress, mobileNum: string) {
  await askForCode(visitor, mobileNum)
  const code = await readCode(server, `+52${mobileNum}`)
  return visitor.ask('POST', '/wps/session/login', smsForm(mobileNum, code))
}

describe('by mobile', () => {
  test('the code in the message signs in once', async () => {
    await register('mobilein')
    await giveContacts(server, 'mobilein', { mobile: '+525512340002' })
    const visitor = newBrowser()
    await askForCode(visitor, '5512340002')
    const code = await readCode(server, '+525512340002')
    const wrong = await visitor.ask(
      'POST',
      '/wps/session/login',
      smsForm('5512340002', code === '111111' ? '222222' : '111111'),
    )
    expect(codeOf(wrong)).toBe('verification.code_wrong')
    const right = await visitor.ask('POST', '/wps/session/login', smsForm('5512340002', code))
    expect(right).toMatchObject({ status: 200, body: { value: { step: 'done', member: { account: 'mobilein' } } } })
    const again = await newBrowser().ask('POST', '/wps/session/login', smsForm('5512340002', code))
    expect(again.status).toBeGreaterThanOrEqual(400)
  })

  test('an unknown number gets the answer of a wrong code, and an invalid number is refused as such', async () => {
    await askForCode(newBrowser(), '5512340099')
    const nobody = await newBrowser().ask('POST', '/wps/session/login', smsForm('5512340099', '123456'))
    expect(codeOf(nobody)).toMatch(/^verification\.code_/)
    const noNumber = await newBrowser().ask('POST', '/wps/session/login', smsForm('12', '123456'))
    expect(codeOf(noNumber)).toBe('verification.phone_invalid')
  })
})

describe('which account may sign in where', () => {
  test.each([
    ['demo', 'member', undefined],
    ['demo', 'agent', 'session.non_agent'],
    ['agente', 'agent', undefined],
    ['agente', 'member', undefined],
    // The same answer as for an unknown name.
    ['operador', 'member', 'session.wrong_credentials'],
    ['supervisora', 'agent', 'session.wrong_credentials'],
  ] as const)('%s at the sign-in for a %s: %s', async (username, side, code) => {
    expect(codeOf(await newBrowser().logIn(username, { side }))).toBe(code)
  })

  test('a blocked account is reported only with the right password, and its open sessions end', async () => {
    const owner = await register('blockedone')
    const account = await accountNamed(server, 'blockedone')
    await server.db.write((tx) =>
      tx
        .updateTable('account')
        .set({ blocked_at: new Date(nowMs) })
        .where('id', '=', account)
        .execute(),
    )
    server.features.session.refresh(account)
    expect((await owner.info()).status).toBe(401)
    expect(codeOf(await newBrowser().logIn('blockedone', WRONG))).toBe('session.wrong_credentials')
    expect(codeOf(await newBrowser().logIn('blockedone'))).toBe('session.blocked')
  })
})

test('during maintenance only staff can sign in, and no answer reveals whose password was right', async () => {
  const operator = await signIn(server, 'operador')
  const change = async (status: 0 | 1) => {
    const { version, settings } = await operator.get<{ version: number; settings: object }>('/api/v1/office/settings')
    await operator.send('PUT', '/api/v1/office/settings', { version, settings: { ...settings, status } })
    nowMs += 2_000
  }
  await change(1)
  try {
    for (const over of [{}, WRONG]) {
      expect(codeOf(await newBrowser().logIn('demo', over))).toBe('system.maintenance')
      expect(codeOf(await newBrowser().logIn('nobodyever', over))).toBe('system.maintenance')
    }
    for (const over of [{}, WRONG]) {
      expect(codeOf(await newBrowser().logIn('gerente', over))).toBe('system.maintenance')
    }
    const entrance = (username: string) =>
      newBrowser().ask('POST', '/api/v1/office/login', { username, password: PASSWORD })
    expect(codeOf(await entrance('agente'))).toBe('system.maintenance')
    expect(await entrance('operador')).toMatchObject({ status: 200, body: { value: { step: 'verify' } } })
  } finally {
    await change(0)
  }
  expect((await newBrowser().logIn('demo')).status).toBe(200)
})

describe('the answer', () => {
  type Reply = {
    step: string
    token: string
    firstTimeLogin: boolean
    passwordExpired: boolean
    member: { lastLoginAtMs: number | null; isProven: boolean; currencySymbol: string }
  }

  test('says whether it is the first sign-in, when the last one was, and has a token that opens nothing', async () => {
    const registeredAtMs = nowMs
    const owner = await register('newcomer')
    nowMs += minutes(1)
    const reply = valueOf<Reply>(await owner.logIn('newcomer'))
    expect(reply).toMatchObject({ step: 'done', firstTimeLogin: true, passwordExpired: false })
    expect(reply.member).toMatchObject({ lastLoginAtMs: registeredAtMs, isProven: true, currencySymbol: '$' })
    const thief = new Visitor(server.origin)
    thief.plant('__Host-ronda_s', reply.token)
    expect((await thief.ask('GET', '/wps/member/info')).status).toBe(401)
    await owner.send('POST', '/wps/member/firstLogin')
    expect(valueOf<Reply>(await owner.logIn('newcomer'))).toMatchObject({ firstTimeLogin: false })
    expect(valueOf<{ lastLoginAtMs: number }>(await owner.info()).lastLoginAtMs).toBe(nowMs)
  })

  test('a password that would be refused today must be changed', async () => {
    const owner = await register('oldpassword')
    const account = await accountNamed(server, 'oldpassword')
    const passwords = openPasswords(inProcess(runHash))
    const hashed = await passwords.hash('password123')
    await server.db.write((tx) => setPassword(tx, account, hashed.ok ? hashed.value : '', { mustChange: false, nowMs }))
    passwords.close()
    const reply = valueOf<Reply>(await owner.logIn('oldpassword', { password: 'password123' }))
    expect(reply).toMatchObject({ passwordExpired: true })
    expect(await owner.get('/wps/member/info')).toMatchObject({ mustChangePassword: true })
  })

  test('a password that is older than 180 days must be changed', async () => {
    const owner = await register('agedpassword')
    const account = await accountNamed(server, 'agedpassword')
    const setAt = async (ageMs: number): Promise<void> => {
      const { password_hash: hash } = await server.db.read((tx) =>
        tx.selectFrom('account').select('password_hash').where('id', '=', account).executeTakeFirstOrThrow(),
      )
      await server.db.write((tx) => setPassword(tx, account, hash ?? '', { mustChange: false, nowMs: nowMs - ageMs }))
    }
    await setAt(PASSWORD_AGE_MAX_MS)
    expect(valueOf<Reply>(await owner.logIn('agedpassword'))).toMatchObject({ passwordExpired: false })
    await setAt(PASSWORD_AGE_MAX_MS + 1)
    expect(valueOf<Reply>(await owner.logIn('agedpassword'))).toMatchObject({ passwordExpired: true })
  })
})

test('a session id from before the sign-in is worthless after it', async () => {
  const visitor = newBrowser()
  visitor.plant('__Host-ronda_s', 'A'.repeat(43))
  await visitor.logIn('demo')
  expect(visitor.cookieNamed('__Host-ronda_s')).not.toBe('A'.repeat(43))
  const other = new Visitor(server.origin)
  other.plant('__Host-ronda_s', 'A'.repeat(43))
  expect((await other.ask('GET', '/wps/member/info')).status).toBe(401)
})
