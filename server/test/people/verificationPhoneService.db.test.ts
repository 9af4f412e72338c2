import type { PhoneService } from '@ronda/contract'
import { minutes, present } from '@ronda/core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer, PASSWORD } from '../kit/testServer.ts'
import {
  changeSettings,
  codeOf,
  loginOf,
  mobileForm,
  readCode,
  registerMobile,
  withModule,
} from '../kit/registration.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
let service: PhoneService

const switchService = (enabled: 0 | 1) =>
  changeSettings(server, (settings) => withModule(settings, 'FIREBASEVERF3', enabled))
const newVisitor = () => new Visitor(server.origin)
const serviceNow = async () =>
  (await newVisitor().get<{ service: PhoneService | null }>('/wps/verification/phoneService')).service

beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  expect(await serviceNow()).toBeNull()
  await switchService(1)
  service = present(await serviceNow(), 'the service')
  return () => server.close()
})

afterEach(() => newVisitor().send('POST', '/api/v1/sandbox/failing', { failing: 'none' }))

let numbers = 0
const newNumber = (): string => {
  numbers += 1
  return `55${String(10_000_000 + numbers * 10_000).slice(-8)}`
}

type Reply = { readonly sessionInfo?: string; readonly idToken?: string; readonly error?: { readonly message: string } }

/** Asks the service as a page does. */
async function ask(method: string, body: object, key = service.apiKey): Promise<Reply> {
  const response = await fetch(`${server.origin}${service.url}/v1/accounts:${method}?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': 'en' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Reply
}

let checks = 0
const send = (phoneNumber: string): Promise<Reply> => {
  checks += 1
  return ask('sendVerificationCode', { phoneNumber, recaptchaToken: `sandbox-${checks}` })
}

/** The token of a number that its owner has just proven. */
async function prove(mobileNum: string): Promise<{ firebaseChannel: string; firebaseIdToken: string }> {
  const { sessionInfo } = await send(`+52${mobileNum}`)
  const code = await readCode(newVisitor(), `+52${mobileNum}`)
  const { idToken } = await ask('signInWithPhoneNumber', { sessionInfo, code })
  return { firebaseChannel: service.channel, firebaseIdToken: present(idToken, 'a token') }
}

async function registerBy(mobileNum: string, proof: object) {
  const visitor = newVisitor()
  return registerMobile(
    visitor,
    await mobileForm(visitor, mobileNum, { verificationCode: '000000', login: true, ...proof }),
  )
}

const logInBy = (mobileNum: string, proof: object, visitor = newVisitor()) =>
  visitor.ask('POST', '/wps/session/login', {
    type: 'sms',
    mobileNum,
    countryDialingCode: '52',
    verificationCode: '000000',
    remember: false,
    side: 'member',
    ...proof,
  })

test('a token of the service opens an account, and another one signs in to it', async () => {
  const mobile = newNumber()
  const { member } = loginOf(await registerBy(mobile, await prove(mobile)))
  const visitor = newVisitor()
  expect(loginOf(await logInBy(mobile, await prove(mobile), visitor))).toMatchObject({ step: 'done' })
  expect(await visitor.get('/wps/member/info')).toMatchObject({ account: member.account })
})

test('a token sets a new password, and works once', async () => {
  const mobile = newNumber()
  await registerBy(mobile, await prove(mobile))
  const form = { mobileNum: mobile, countryDialingCode: '52', verificationCode: '000000', newPassword: 'Otra-clave-77' }
  const given = { ...form, ...(await prove(mobile)) }
  const reset = () => newVisitor().ask('POST', '/wps/member/password/verification', given)
  expect(codeOf(await reset())).toBe('ok')
  expect(codeOf(await reset())).toBe('verification.code_expired')
  const byPassword = { type: 'mobile', mobileNum: mobile, countryDialingCode: '52', remember: false, side: 'member' }
  const ask2 = (password: string) => newVisitor().ask('POST', '/wps/session/login', { ...byPassword, password })
  expect(codeOf(await ask2('Otra-clave-77'))).toBe('ok')
  expect(codeOf(await ask2(PASSWORD))).toBe('session.wrong_credentials')
})

test('a token is used up by the account that it opened, and not by a form that was refused', async () => {
  const mobile = newNumber()
  const proof = await prove(mobile)
  expect(codeOf(await registerBy(mobile, { ...proof, termsAccepted: false }))).toBe('identity.terms_not_accepted')
  expect(codeOf(await registerBy(mobile, proof))).toBe('ok')
  expect(codeOf(await logInBy(mobile, proof))).toBe('verification.code_expired')
})

test('a token proves its own number only, of its own project, and for ten minutes', async () => {
  const [mobile, other] = [newNumber(), newNumber()]
  const proof = await prove(mobile)
  expect(codeOf(await registerBy(other, proof))).toBe('verification.code_wrong')
  expect(codeOf(await registerBy(mobile, { ...proof, firebaseChannel: 'another' }))).toBe('verification.code_wrong')
  expect(codeOf(await registerBy(mobile, { ...proof, firebaseIdToken: 'x' }))).toBe('verification.code_wrong')
  nowMs += minutes(11)
  expect(codeOf(await registerBy(mobile, proof))).toBe('verification.code_expired')
})

test('a number without an account gets the refusal of a wrong code, as with our own codes', async () => {
  const mobile = newNumber()
  expect(codeOf(await logInBy(mobile, await prove(mobile)))).toBe('verification.code_wrong')
})

test('the sandbox refuses as the real service does', async () => {
  const mobile = `+52${newNumber()}`
  expect((await send('')).error?.message).toBe('MISSING_PHONE_NUMBER')
  expect((await send('+52')).error?.message).toBe('INVALID_PHONE_NUMBER')
  expect((await ask('sendVerificationCode', { phoneNumber: mobile }, 'no')).error?.message).toBe('API_KEY_INVALID')
  const { sessionInfo } = await send(mobile)
  expect((await ask('signInWithPhoneNumber', { sessionInfo, code: 'x' })).error?.message).toBe('INVALID_CODE')
  nowMs += minutes(6)
  expect((await ask('signInWithPhoneNumber', { sessionInfo, code: 'x' })).error?.message).toBe('SESSION_EXPIRED')
  for (let sent = 0; sent < 5; sent += 1) expect((await send(mobile)).error).toBeUndefined()
  expect((await send(mobile)).error?.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
})

test('a service that is down is no proof', async () => {
  const mobile = newNumber()
  const proof = await prove(mobile)
  // The keys may no longer be taken from the cache.
  nowMs += minutes(2)
  await newVisitor().send('POST', '/api/v1/sandbox/failing', { failing: 'timeout' })
  await expect(send(`+52${mobile}`)).rejects.toThrow('fetch failed')
  expect(codeOf(await registerBy(mobile, proof))).toBe('verification.service_unreachable')
  await newVisitor().send('POST', '/api/v1/sandbox/failing', { failing: 'rejected' })
  expect((await send(`+52${mobile}`)).error?.message).toBe('QUOTA_EXCEEDED')
})

test('the page with the check for robots may be framed by us, and runs the scripts of the check alone', async () => {
  const response = await fetch(`${server.origin}${service.checkPath}?sitekey=a&language=en`)
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(await response.text()).toContain('render=explicit&amp;hl=en')
})

test('where the module is off no token is accepted, and our own codes work', async () => {
  const mobile = newNumber()
  const proof = await prove(mobile)
  await switchService(0)
  expect(await serviceNow()).toBeNull()
  expect(codeOf(await registerBy(mobile, proof))).toBe('verification.not_enabled')
  const visitor = newVisitor()
  expect(codeOf(await registerMobile(visitor, await mobileForm(visitor, mobile)))).toBe('ok')
})

test('where real people have accounts there is no sandbox of the service', async () => {
  const real = await openTestServer({ sandboxes: ['messages'] })
  try {
    await changeSettings(real, (settings) => withModule(settings, 'FIREBASEVERF3', 1))
    expect(await new Visitor(real.origin).get('/wps/verification/phoneService')).toEqual({ service: null })
    const gone = await fetch(`${real.origin}${service.url}/v1/recaptchaParams`)
    expect(gone.status).toBe(404)
  } finally {
    await real.close()
  }
})
