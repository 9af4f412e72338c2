import { minutes, present, seconds } from '@ronda/core'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { Device } from '../../src/people/factor/testing/device.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { loginForm, newMember, openTestServer, PASSWORD } from '../kit/testServer.ts'
import { codeSentTo, inbox } from '../kit/inbox.ts'
import { proveByContact, proveByPassword } from '../kit/proveIdentity.ts'
import { freshen } from '../kit/staff.ts'

const PATH = '/api/v1/member/security'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

type Overview = { readonly email: string | null; readonly mobile: string | null; readonly passkeys: { id: string }[] }
const overviewOf = (visitor: Visitor): Promise<Overview> => visitor.get<Overview>(PATH)
const nameOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.get<{ account: string }>('/wps/member/info')).account

/** Sets an email address; after that proofs are by mail, and not by the password. */
async function setEmail(visitor: Visitor, email: string): Promise<void> {
  await visitor.send('POST', `${PATH}/email`, { email, language: 'es' })
  await visitor.send('PUT', `${PATH}/email`, { email, code: await codeSentTo(server, email) })
  nowMs += minutes(2)
}

test('a new account is protected by its password alone, and the overview says so', async () => {
  expect(await overviewOf(await newMember(server))).toEqual({
    hasAuthenticator: false,
    recoveryCodesLeft: 0,
    passkeys: [],
    mobile: null,
    email: null,
    isEmailProven: false,
    passwordChangedAtMs: null,
    socials: [],
  })
})

test('an address is stored after its code, shown masked, and the old one is notified when it changes', async () => {
  const [member, other] = [await newMember(server), await newMember(server)]
  await setEmail(member, 'first@example.com')
  expect(await overviewOf(member)).toMatchObject({ email: 'f•••@example.com', isEmailProven: true })
  // The new address alone is not enough: the old one must confirm.
  const wanted = { email: 'second@example.com', language: 'es' }
  expect(await member.ask('POST', `${PATH}/email`, wanted)).toMatchObject({ body: { code: 'session.proof_due' } })
  expect((await proveByContact(server, member, 'mail', 'first@example.com')).status).toBe(200)
  await member.send('POST', `${PATH}/email`, wanted)
  const code = await codeSentTo(server, 'second@example.com')
  // The code works for this member and this address only.
  for (const [visitor, email] of [
    [other, 'second@example.com'],
    [member, 'third@example.com'],
  ] as const) {
    expect((await visitor.ask('PUT', `${PATH}/email`, { email, code })).status).toBeGreaterThanOrEqual(400)
  }
  await member.send('PUT', `${PATH}/email`, { email: 'second@example.com', code })
  const [notice = ''] = await inbox(server, 'first@example.com')
  expect(notice).toContain('El correo de tu cuenta ahora es s•••@example.com.')
  expect(await inbox(server, 'second@example.com')).toHaveLength(1)

  nowMs += minutes(2)
  await other.send('POST', `${PATH}/email`, { email: 'Second@example.com', language: 'es' })
  const taken = { email: 'second@example.com', code: await codeSentTo(server, 'Second@example.com') }
  expect(await other.ask('PUT', `${PATH}/email`, taken)).toMatchObject({
    status: 409,
    body: { code: 'identity.email_taken' },
  })
})

test('a number is stored after its code, the old number is notified when it changes, and nobody else can take it', async () => {
  const [member, other] = [await newMember(server), await newMember(server)]
  const set = async (visitor: Visitor, mobileNum: string) => {
    const fields = { mobileNum, countryDialingCode: '52' }
    const { mobile } = await overviewOf(visitor)
    if (mobile === null) await proveByPassword(visitor, PASSWORD)
    else await proveByContact(server, visitor, 'sms', '+525511112222')
    await visitor.send('POST', `${PATH}/mobile`, { ...fields, language: 'es' })
    const code = await codeSentTo(server, `+52${mobileNum}`)
    nowMs += minutes(2)
    return visitor.ask('PUT', `${PATH}/mobile`, { ...fields, code })
  }
  expect((await set(member, '5511112222')).status).toBe(200)
  expect(await overviewOf(member)).toMatchObject({ mobile: '+52••••••2222' })
  expect((await set(member, '5533334444')).status).toBe(200)
  expect((await inbox(server, '+525511112222'))[0]).toContain('+52••••••4444')
  expect(await set(other, '5533334444')).toMatchObject({ status: 409, body: { code: 'identity.mobile_taken' } })
})

test('an authenticator requires its code in an unknown browser', async () => {
  const member = await newMember(server)
  await setEmail(member, 'totp@example.com')
  expect((await proveByContact(server, member, 'mail', 'totp@example.com')).status).toBe(200)
  const { secret } = await member.send<{ secret: string }>('POST', `${PATH}/authenticator`)
  const code = (): string => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: nowMs })
  expect((await member.ask('POST', `${PATH}/authenticator/confirm`, { code: '000000' })).status).toBe(422)
  const confirmed = await member.send<{ recoveryCodes: string[] }>('POST', `${PATH}/authenticator/confirm`, {
    code: code(),
  })
  expect(confirmed.recoveryCodes).toHaveLength(10)
  expect((await inbox(server, 'totp@example.com'))[0]).toContain('Se agregó una app de autenticación')

  nowMs += seconds(30)
  const anonymous = new Visitor(server.origin)
  const asked = await anonymous.send<{ step: string; challenge: string }>(
    'POST',
    '/wps/session/login',
    loginForm(await nameOf(member)),
  )
  expect(asked).toMatchObject({ step: 'verify', ways: [{ way: 'authenticator' }] })
  const finish = (text: string) =>
    anonymous.ask('POST', '/wps/session/login/step', { challenge: asked.challenge, way: 'authenticator', code: text })
  expect((await finish('000000')).status).toBe(422)
  expect(await finish(code())).toMatchObject({ status: 200, body: { value: { step: 'done' } } })

  const remove = { code: present(confirmed.recoveryCodes[3], 'a recovery code') }
  expect((await member.ask('POST', `${PATH}/authenticator/remove`, { code: code() })).status).toBe(422)
  await member.send('POST', `${PATH}/authenticator/remove`, remove)
  expect(await overviewOf(member)).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 })
})

test('a passkey from the security page signs in without a name or a password', async () => {
  const member = await newMember(server)
  const device = new Device()
  const at = { origin: server.origin.replace('127.0.0.1', 'localhost'), domain: 'localhost' }
  const begun = await member.send<{ challenge: string; options: object }>('POST', `${PATH}/passkey`)
  expect(begun.options).toMatchObject({ rp: { id: 'localhost', name: 'Ronda' } })
  const { challenge } = begun
  const answer = device.make({ ...at, challenge })
  await member.send('POST', `${PATH}/passkey/add`, { challenge, answer, name: 'My phone' })
  expect(await overviewOf(member)).toMatchObject({ passkeys: [{ name: 'My phone', usedAtMs: null }] })

  const anonymous = new Visitor(server.origin)
  const asked = await anonymous.send<{ challenge: string }>('POST', '/wps/session/passkey/options')
  const signed = device.sign({ ...at, challenge: asked.challenge })
  const login = { challenge: asked.challenge, answer: signed, remember: false, side: 'member' }
  const done = { step: 'done', member: { account: await nameOf(member) } }
  expect(await anonymous.send('POST', '/wps/session/passkey', login)).toMatchObject(done)
  expect(await anonymous.ask('POST', '/wps/session/passkey', login)).toMatchObject({
    status: 422,
    body: { code: 'factor.passkey_refused' },
  })
  const [passkey] = (await overviewOf(member)).passkeys
  await freshen(server)
  await member.send('POST', `${PATH}/passkey/remove`, { id: present(passkey, 'a passkey').id })
  expect((await overviewOf(member)).passkeys).toEqual([])
})

test('a member without a password proves their identity by a passkey or the authenticator, and only by their own', async () => {
  const [member, other] = [await newMember(server), await newMember(server)]
  const at = { origin: server.origin.replace('127.0.0.1', 'localhost'), domain: 'localhost' }
  const addDevice = async (visitor: Visitor): Promise<Device> => {
    const device = new Device()
    const { challenge } = await visitor.send<{ challenge: string }>('POST', `${PATH}/passkey`)
    await visitor.send('POST', `${PATH}/passkey/add`, {
      challenge,
      answer: device.make({ ...at, challenge }),
      name: 'Key',
    })
    return device
  }
  const [device, stolen] = [await addDevice(member), await addDevice(other)]
  await freshen(server)
  const { secret } = await member.send<{ secret: string }>('POST', `${PATH}/authenticator`)
  const code = (): string => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: nowMs })
  await member.send('POST', `${PATH}/authenticator/confirm`, { code: code() })
  const username = await nameOf(member)
  await server.db.write((tx) =>
    tx.updateTable('account').set({ password_hash: null }).where('username', '=', username).execute(),
  )
  const { ways } = await member.get<{ ways: { way: string }[] }>('/wps/session/prove?purpose=session')
  expect(ways.map(({ way }) => way)).toEqual(['authenticator', 'passkey'])
  // As after the browser was closed: only remembered.
  const unprove = () =>
    server.db.write((tx) =>
      tx
        .updateTable('session')
        .set({ is_proven: false })
        .where('account', 'in', (row) => row.selectFrom('account').select('id').where('username', '=', username))
        .execute(),
    )
  const isProven = async () => (await member.get<{ isProven: boolean }>('/wps/member/info')).isProven
  const prove = (proof: object) => member.ask('POST', '/wps/session/prove', { ...proof, purpose: 'session' })
  const proveBy = async (key: Device) => {
    const { challenge } = await member.send<{ challenge: string }>('POST', '/wps/session/passkey/options')
    return prove({ way: 'passkey', challenge, answer: key.sign({ ...at, challenge }) })
  }

  await unprove()
  nowMs += seconds(30)
  expect(await prove({ way: 'authenticator', code: '000000' })).toMatchObject({ body: { code: 'factor.code_wrong' } })
  expect(await proveBy(stolen)).toMatchObject({ status: 422, body: { code: 'factor.passkey_refused' } })
  expect(await isProven()).toBe(false)
  expect((await proveBy(device)).status).toBe(200)
  expect(await isProven()).toBe(true)
  await unprove()
  nowMs += seconds(30)
  expect((await prove({ way: 'authenticator', code: code() })).status).toBe(200)
  expect(await isProven()).toBe(true)
})

test('browsers can read at which addresses a passkey of this site works', async () => {
  const answer = await new Visitor(server.origin).ask('GET', '/.well-known/webauthn')
  const { origins } = answer.body as { origins: string[] }
  expect(origins).toContain(server.origin)
  expect(origins).toContain(server.origin.replace('127.0.0.1', 'localhost'))
})

test('a changed password ends every other session, and the new one signs in', async () => {
  const member = await newMember(server)
  const username = await nameOf(member)
  const otherSession = new Visitor(server.origin)
  await otherSession.send('POST', '/wps/session/login', loginForm(username))
  const newPassword = 'cuatro gatos 8'
  const change = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword }
  expect((await member.ask('PUT', '/wps/member/password', { ...change, oldPassword: 'not this 1' })).status).toBe(422)
  await member.send('PUT', '/wps/member/password', change)
  expect((await otherSession.ask('GET', '/wps/member/info')).status).toBe(401)
  expect((await member.ask('GET', '/wps/member/info')).status).toBe(200)
  expect((await new Visitor(server.origin).ask('POST', '/wps/session/login', loginForm(username))).status).toBe(401)
  const back = await new Visitor(server.origin).ask('POST', '/wps/session/login', loginForm(username, newPassword))
  expect(back.status).toBe(200)
})
