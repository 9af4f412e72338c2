import { minutes } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer } from '../kit/testServer.ts'
import {
  changeSettings,
  codeOf,
  countAccounts,
  loginOf,
  mobileForm,
  nameForm,
  readCode,
  register,
  registerMobile,
  sendCode,
  withModule,
  withRule,
} from '../kit/registration.ts'
import { provePerson } from '../kit/signInSteps.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

const newVisitor = () => new Visitor(server.origin)

/** A Mexican number that is not used yet, each in a number range of its own. */
let numbers = 0
const newNumber = (): string => {
  numbers += 1
  return `55${String(10_000_000 + numbers * 10_000).slice(-8)}`
}

async function sendLoginCode(mobileNum: string): Promise<string> {
  const visitor = newVisitor()
  const asked = {
    mobileNum,
    countryDialingCode: '52',
    ...(await provePerson(visitor)),
    language: 'es',
    purpose: 'login',
  }
  await visitor.send('POST', '/wps/verification/sms/noLogin', asked)
  await server.background.settle()
  return readCode(visitor, `+52${mobileNum}`)
}

const rowOf = async (number: string) =>
  server.db.read((tx) =>
    tx
      .selectFrom('account')
      .select(['username', 'password_hash', 'country_code', 'mobile_sealed'])
      .where('number', '=', BigInt(number))
      .executeTakeFirstOrThrow(),
  )

test('a number and its code open an account whose name does not contain the number', async () => {
  const visitor = newVisitor()
  const mobile = newNumber()
  const { member } = loginOf(await registerMobile(visitor, await mobileForm(visitor, mobile)))
  expect(member.account).toMatch(/^mx[a-z]{8}\d{3}$/)
  const row = await rowOf(member.id)
  expect(row).toMatchObject({ country_code: 'MX', password_hash: expect.stringContaining('$argon2id$') as string })
  expect(row.username).not.toContain(mobile.slice(-4))
  expect(await visitor.get('/wps/member/info')).toMatchObject({ account: member.account })
})

test('one number opens one account, also for concurrent forms with its code', async () => {
  const mobile = newNumber()
  const verificationCode = await sendCode(newVisitor(), mobile)
  const before = await countAccounts(server)
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const visitor = newVisitor()
      return registerMobile(visitor, await mobileForm(visitor, mobile, { verificationCode }))
    }),
  )
  expect(answers.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(1)
  expect(await countAccounts(server)).toBe(before + 1)
  nowMs += minutes(2)
  const visitor = newVisitor()
  expect(codeOf(await registerMobile(visitor, await mobileForm(visitor, mobile)))).toBe('identity.mobile_taken')
})

test('sent again, the same form gets the same answer although its code is used up', async () => {
  const visitor = newVisitor()
  const form = await mobileForm(visitor, newNumber())
  const answers = await Promise.all([registerMobile(visitor, form), registerMobile(newVisitor(), form)])
  expect(answers.map(codeOf)).toEqual(['ok', 'ok'])
  expect(new Set(answers.map((answer) => loginOf(answer).member.id)).size).toBe(1)
})

describe('a code', () => {
  const attempt = async (mobile: string, verificationCode: string, typed = {}) => {
    const visitor = newVisitor()
    return codeOf(await registerMobile(visitor, await mobileForm(visitor, mobile, { verificationCode, ...typed })))
  }

  test('that is missing, of another number, of another flow or expired opens nothing', async () => {
    const [mine, other] = [newNumber(), newNumber()]
    const before = await countAccounts(server)
    expect(await attempt(mine, '')).toBe('verification.code_wrong')
    expect(await attempt(mine, '123456')).toBe('verification.code_expired')
    const othersCode = await sendCode(newVisitor(), other)
    expect(await attempt(mine, othersCode)).toBe('verification.code_expired')
    expect(await attempt(other, othersCode)).toBe('ok')
    nowMs += minutes(2)
    expect(await attempt(other, await sendLoginCode(other))).toBe('verification.code_expired')
    const late = await sendCode(newVisitor(), mine)
    nowMs += minutes(5)
    expect(await attempt(mine, late)).toBe('verification.code_expired')
    expect(await countAccounts(server)).toBe(before + 1)
  })

  test('can be guessed five times, whatever becomes of the form', async () => {
    const mobile = newNumber()
    const right = await sendCode(newVisitor(), mobile)
    const wrong = right === '111111' ? '222222' : '111111'
    const answers: string[] = []
    for (let tries = 0; tries < 6; tries += 1) answers.push(await attempt(mobile, wrong))
    expect(answers.slice(0, 4)).toEqual(Array<string>(4).fill('verification.code_wrong'))
    expect(answers.slice(4)).toEqual(Array<string>(2).fill('verification.code_used_up'))
    expect(await attempt(mobile, right)).toBe('verification.code_used_up')
  })

  test('is not counted by a refusal that comes before it, nor used up by one that comes after', async () => {
    const mobile = newNumber()
    const code = await sendCode(newVisitor(), mobile)
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await attempt(mobile, code, { password: 'weak' })).toBe('identity.password_weak')
      expect(await attempt(mobile, code, { work: 'none' })).toBe('verification.work_missing')
    }
    await changeSettings(server, (settings) => withRule(settings, 'mobileNum', { enabled: true }))
    const visitor = newVisitor()
    const named = { mobileNum: mobile, countryDialingCode: '52', verificationCode: code }
    const taken = await register(visitor, await nameForm(visitor, { username: 'demo', ...named }))
    expect(codeOf(taken)).toBe('identity.username_taken')
    expect(codeOf(await register(visitor, await nameForm(visitor, { username: 'notdemo', ...named })))).toBe('ok')
    await changeSettings(server, (settings) => withRule(settings, 'mobileNum', { enabled: false }))
  })
})

// oxfmt-ignore
test.each([
  // typed refused with
  [{ mobileNum: '' },                               'identity.mobile_invalid'],
  [{ mobileNum: '12' },                             'identity.mobile_invalid'],
  [{ mobileNum: '5500000a00' },                     'identity.mobile_invalid'],
  [{ countryDialingCode: '999' },                   'identity.mobile_invalid'],
  [{ countryDialingCode: '34', mobileNum: '912345678' }, 'identity.mobile_invalid'],
  [{ termsAccepted: false },                        'identity.terms_not_accepted'],
])('%j is refused with %s', async (typed, code) => {
  const visitor = newVisitor()
  const form = await mobileForm(visitor, '5512345678', { verificationCode: '123456', ...typed })
  expect(codeOf(await registerMobile(visitor, form))).toBe(code)
})

describe('modules of the brand', () => {
  test('without MOBILENUMPASSREG3 there is no password, and a code signs in', async () => {
    await changeSettings(server, (settings) => withModule(settings, 'MOBILENUMPASSREG3', 0))
    const visitor = newVisitor()
    const mobile = newNumber()
    const form = await mobileForm(visitor, mobile, { password: undefined, confirmPassword: undefined })
    const { member } = loginOf(await registerMobile(visitor, form))
    expect((await rowOf(member.id)).password_hash).toBeNull()
    nowMs += minutes(2)
    const typed = { mobileNum: mobile, countryDialingCode: '52', verificationCode: await sendLoginCode(mobile) }
    const login = { type: 'sms', ...typed, remember: false, side: 'member' }
    expect(codeOf(await newVisitor().ask('POST', '/wps/session/login', login))).toBe('ok')
    await changeSettings(server, (settings) => withModule(settings, 'MOBILENUMPASSREG3', 1))
  })

  test('without MOBILENUMREG3 the form by mobile is closed', async () => {
    const visitor = newVisitor()
    const form = await mobileForm(visitor, newNumber())
    await changeSettings(server, (settings) => withModule(settings, 'MOBILENUMREG3', 0))
    expect(codeOf(await registerMobile(visitor, form))).toBe('identity.registration_closed')
    await changeSettings(server, (settings) => withModule(settings, 'MOBILENUMREG3', 1))
    expect(codeOf(await registerMobile(visitor, form))).toBe('ok')
  })

  test('without REGMOBVERF3 a form by name takes a mobile number, but nobody can sign in with it', async () => {
    await changeSettings(server, (settings) =>
      withModule(withRule(settings, 'mobileNum', { enabled: true, required: true }), 'REGMOBVERF3', 0),
    )
    const visitor = newVisitor()
    expect(codeOf(await register(visitor, await nameForm(visitor, { username: 'bare' })))).toBe(
      'identity.mobile_invalid',
    )
    const mobileNum = newNumber()
    const form = await nameForm(visitor, { username: 'byword', mobileNum, countryDialingCode: '52' })
    const { member } = loginOf(await register(visitor, form))
    expect((await rowOf(member.id)).mobile_sealed).toBeNull()
    // A person who can prove that the number is theirs can register with it.
    const owner = newVisitor()
    expect(codeOf(await registerMobile(owner, await mobileForm(owner, mobileNum)))).toBe('ok')
    await changeSettings(server, (settings) =>
      withModule(withRule(settings, 'mobileNum', { enabled: false, required: false }), 'REGMOBVERF3', 1),
    )
  })
})

describe('number and password', () => {
  const byNumber = (mobileNum: string, password: string) => {
    const form = { type: 'mobile', mobileNum, countryDialingCode: '52', password, remember: false, side: 'member' }
    return newVisitor().ask('POST', '/wps/session/login', form)
  }

  test('sign in a member who registered by mobile', async () => {
    const visitor = newVisitor()
    const mobile = newNumber()
    const form = await mobileForm(visitor, mobile)
    const { member } = loginOf(await registerMobile(visitor, form))
    const password = String(form['password'])
    expect(loginOf(await byNumber(mobile, password)).member.account).toBe(member.account)
    expect(codeOf(await byNumber(mobile, 'another password 1'))).toBe('session.wrong_credentials')
    expect(codeOf(await byNumber(newNumber(), password))).toBe('session.wrong_credentials')
    expect(codeOf(await byNumber('12', password))).toBe('verification.phone_invalid')
  })

  test('wrong passwords count for the account, whichever way they were tried', async () => {
    const visitor = newVisitor()
    const mobile = newNumber()
    const form = await mobileForm(visitor, mobile)
    const { member } = loginOf(await registerMobile(visitor, form))
    const wrong = { type: 'username', username: member.account, password: 'wrong password 1', remember: false }
    await newVisitor().ask('POST', '/wps/session/login', { ...wrong, side: 'member' })
    await byNumber(mobile, 'wrong password 1')
    expect(codeOf(await byNumber(mobile, String(form['password'])))).toBe('session.captcha_required')
  })
})
