import { minutes, present, seconds } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeAt } from '../../src/people/factor/index.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, giveContacts } from '../kit/signInSteps.ts'
import { loginForm, newMember, openTestServer, PASSWORD } from '../kit/testServer.ts'
import { codeSentTo, inbox } from '../kit/inbox.ts'
import { proveByApp, proveByContact, proveByPassword } from '../kit/proveIdentity.ts'
import { freshen, makeStale, setUpAuthenticator } from '../kit/staff.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

const SESSION = '__Host-ronda_s'
const SECURITY = '/api/v1/member/security'

const nameOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.get<{ account: string }>('/wps/member/info')).account

/** Begins a change that needs a fresh proof of identity. */
const change = (visitor: Visitor) =>
  visitor.ask('POST', `${SECURITY}/email`, { email: 'new@example.com', language: 'es' })

const waysOf = async (visitor: Visitor): Promise<readonly string[]> =>
  (await visitor.get<{ ways: { way: string }[] }>('/wps/session/prove?purpose=change')).ways.map(({ way }) => way)

let numbers = 0
const newMobile = (): string => `+525512${String(340_000 + (numbers += 1))}`

test('a proof counts for five minutes, and is by the strongest way that the account has', async () => {
  const member = await newMember(server)
  expect(await waysOf(member)).toEqual(['password'])
  nowMs += minutes(5) - 1
  expect((await change(member)).status).toBe(200)
  nowMs += 1
  expect(await change(member)).toMatchObject({ status: 403, body: { code: 'session.proof_due' } })
  expect(codeOf(await proveByPassword(member, 'not this 1'))).toBe('password.wrong')
  expect((await proveByPassword(member, PASSWORD)).status).toBe(200)
  nowMs += minutes(2)
  expect((await change(member)).status).toBe(200)

  const mobile = newMobile()
  await giveContacts(server, await nameOf(member), { mobile })
  await makeStale(server)
  expect(await waysOf(member)).toEqual(['sms'])
  expect(codeOf(await proveByPassword(member, PASSWORD))).toBe('session.way_not_offered')
  expect((await proveByContact(server, member, 'sms', mobile)).status).toBe(200)
  nowMs += minutes(2)
  expect((await change(member)).status).toBe(200)

  const secret = await setUpAuthenticator(server, member)
  await makeStale(server)
  expect(await waysOf(member)).toEqual(['authenticator'])
  nowMs += seconds(30)
  expect((await proveByApp(server, member, secret)).status).toBe(200)
  nowMs += minutes(2)
  expect((await change(member)).status).toBe(200)
})

test('a thief with a copy of the cookie can change nothing, not even after its owner has proven their identity', async () => {
  const owner = await newMember(server)
  const thief = new Visitor(server.origin)
  thief.plant(SESSION, present(owner.cookieNamed(SESSION), 'a session'))
  nowMs += minutes(6)
  expect(codeOf(await change(thief))).toBe('session.proof_due')
  expect((await proveByPassword(owner, PASSWORD)).status).toBe(200)
  expect((await change(owner)).status).toBe(200)
  // The proof belongs to the new token; the copy is answered for a moment more, as unproven, and is invalid then.
  expect(codeOf(await change(thief))).toBe('session.prove_again')
  expect((await thief.ask('GET', '/wps/member/info')).status).toBe(200)
  nowMs += seconds(10)
  expect((await thief.ask('GET', '/wps/member/info')).status).toBe(401)
  nowMs += minutes(2)
})

test('a proof belongs to one session and to no other', async () => {
  const one = await newMember(server)
  const other = new Visitor(server.origin)
  await other.send('POST', '/wps/session/login', loginForm(await nameOf(one)))
  await makeStale(server)
  await proveByPassword(one, PASSWORD)
  expect(codeOf(await change(other))).toBe('session.proof_due')
})

describe('a code to the contact on file', () => {
  test('works once in the session that asked for it, and can be guessed five times', async () => {
    const one = await newMember(server)
    const username = await nameOf(one)
    const mobile = newMobile()
    const other = new Visitor(server.origin)
    await other.send('POST', '/wps/session/login', loginForm(username))
    await giveContacts(server, username, { mobile })
    await makeStale(server)
    await one.send('POST', '/wps/session/prove/send', { channel: 'sms', purpose: 'change', language: 'es' })
    const code = await codeSentTo(server, mobile)
    const prove = (visitor: Visitor, typed: string) =>
      visitor.ask('POST', '/wps/session/prove', { way: 'sms', purpose: 'change', code: typed })
    expect(codeOf(await prove(other, code))).toBe('verification.code_expired')
    const many = await Promise.all(Array.from({ length: 20 }, () => prove(one.movedTo(server.origin), code)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is not sent by a way that is not offered', async () => {
    const member = await newMember(server)
    const send = (channel: string) =>
      member.ask('POST', '/wps/session/prove/send', { channel, purpose: 'change', language: 'es' })
    expect([codeOf(await send('sms')), codeOf(await send('mail'))]).toEqual(
      Array.from({ length: 2 }, () => 'session.way_not_offered'),
    )
  })
})

test('one code of the app proves one of many sessions, however many send it at once', async () => {
  const member = await newMember(server)
  const secret = await setUpAuthenticator(server, member)
  await makeStale(server)
  nowMs += seconds(30)
  const proof = { way: 'authenticator', purpose: 'change', code: codeAt(secret, nowMs) }
  const tabs = Array.from({ length: 12 }, () => member.movedTo(server.origin))
  const answers = await Promise.all(tabs.map((tab) => tab.ask('POST', '/wps/session/prove', proof)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => codeOf(answer) === 'factor.code_wrong')).toHaveLength(11)
})

test('a proof from before credentials or contacts changed does not count after it', async () => {
  const member = await newMember(server)
  const email = 'changed@example.com'
  await member.send('POST', `${SECURITY}/email`, { email, language: 'es' })
  await member.send('PUT', `${SECURITY}/email`, { email, code: await codeSentTo(server, email) })
  expect(codeOf(await change(member))).toBe('session.proof_due')
})

describe('the owner of the old contact', () => {
  const linkIn = (text: string): string => present(/\/objection\?link=([\w-]{43})/.exec(text)?.[1], 'a link')

  async function changeMobile(visitor: Visitor, from: string, to: string): Promise<void> {
    await makeStale(server)
    await proveByContact(server, visitor, 'sms', from)
    const fields = { mobileNum: to.slice(3), countryDialingCode: '52' }
    await visitor.send('POST', `${SECURITY}/mobile`, { ...fields, language: 'es' })
    await visitor.send('PUT', `${SECURITY}/mobile`, { ...fields, code: await codeSentTo(server, to) })
  }

  test('is notified of a change, and may object once: all sessions end, and nothing is paid for a week', async () => {
    const thief = await newMember(server)
    const username = await nameOf(thief)
    const [old, fresh] = [newMobile(), newMobile()]
    await giveContacts(server, username, { mobile: old })
    await changeMobile(thief, old, fresh)
    const [notice = ''] = await inbox(server, old)
    expect(notice).toContain(`+52••••••${fresh.slice(-4)}`)
    const link = linkIn(notice)
    const owner = new Visitor(server.origin)
    const object = () => owner.ask('POST', '/wps/member/security/object', { link })
    const objected = await object()
    expect(objected).toMatchObject({ status: 200, body: { value: { pausedUntil: nowMs + 7 * 24 * 3_600_000 } } })
    expect((await thief.ask('GET', '/wps/member/info')).status).toBe(401)
    expect(codeOf(await object())).toBe('security.link_expired')
    const changes = await server.db.read((tx) =>
      tx.selectFrom('security_change').select('change').orderBy('seq', 'desc').limit(2).execute(),
    )
    expect(changes.map(({ change: made }) => made)).toEqual(['objection', 'mobile'])
    // Nothing is changed back: the notice may also reach a thief with a stolen phone.
    const account = await accountNamed(server, username)
    expect((await server.features.factor.of(account)).hasAuthenticator).toBe(false)
    expect((await inbox(server, fresh))[0]).toContain('no pagaremos retiros')
  })

  test('has three days to object', async () => {
    const member = await newMember(server)
    const [old, fresh] = [newMobile(), newMobile()]
    await giveContacts(server, await nameOf(member), { mobile: old })
    await changeMobile(member, old, fresh)
    const link = linkIn((await inbox(server, old))[0] ?? '')
    nowMs += 3 * 24 * 3_600_000
    const late = await new Visitor(server.origin).ask('POST', '/wps/member/security/object', { link })
    expect(codeOf(late)).toBe('security.link_expired')
    await freshen(server)
  })
})
