import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { newMember, openTestServer } from '../kit/testServer.ts'
import { codeSentTo } from '../kit/inbox.ts'
import { proveByContact } from '../kit/proveIdentity.ts'

type Provider = 'facebook' | 'google'
type Choice = Readonly<Record<string, string>>

const JOIN = '/wps/session/social/join'

let server: Server
beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

const somebody = (email: string, more: Choice = {}): Choice => ({
  person: 'somebody-else',
  name: 'Somebody',
  email,
  isProven: 'on',
  outcome: 'good',
  decision: 'agree',
  ...more,
})

/** Goes to the identity provider's page, through its form, and back with the answer in the address. */
async function travel(visitor: Visitor, provider: Provider, choice: Choice): Promise<string> {
  const { url } = await visitor.send<{ url: string }>('POST', '/wps/session/social/begin', { provider })
  const page = await fetch(url)
  expect(page.status).toBe(200)
  const chosen = await fetch(url, { method: 'POST', body: new URLSearchParams(choice), redirect: 'manual' })
  expect(chosen.status).toBe(303)
  const back = new URL(present(chosen.headers.get('location'), 'a return address'))
  expect(back.origin + back.pathname).toBe(`${server.origin}/login/social`)
  return back.search
}

async function signIn(visitor: Visitor, provider: Provider, choice: Choice) {
  const answer = await travel(visitor, provider, choice)
  return comeBack(visitor, answer)
}

/** A new person accepts the terms. */
async function comeBack(visitor: Visitor, answer: string | undefined) {
  const arrived = await visitor.ask('POST', '/wps/session/social', { answer })
  const { value } = arrived.body as { value?: { step: string } }
  return value?.step === 'terms' ? visitor.ask('POST', JOIN, { termsAccepted: true }) : arrived
}

type SignedIn = { readonly value: { readonly firstTimeLogin: boolean; readonly member: { readonly account: string } } }
const valueOf = ({ body }: { readonly body: unknown }): SignedIn['value'] => (body as SignedIn).value

describe('a person with an identity from another provider', () => {
  test('gets an account the first time, with the starting grant, and the same one every time after', async () => {
    const visitor = new Visitor(server.origin)
    const first = await signIn(visitor, 'google', somebody('lucia@example.com'))
    expect(first).toMatchObject({
      status: 200,
      body: { value: { step: 'done', firstTimeLogin: true, member: { type: 0, isProven: true } } },
    })
    const { account } = valueOf(first).member
    expect(account).toMatch(/^[a-z][a-z0-9]{3,19}$/)
    expect(await visitor.get('/wps/v2/wallets/balance')).toMatchObject({ cash: '100000000' })
    expect(await visitor.get('/api/v1/member/security')).toMatchObject({
      socials: ['google'],
      email: 'l•••@example.com',
      isEmailProven: true,
    })

    const again = await signIn(
      new Visitor(server.origin),
      'google',
      somebody('Lucia@example.com', { name: 'Another Name' }),
    )
    expect(valueOf(again).member.account).toBe(account)
    const otherProvider = await signIn(new Visitor(server.origin), 'facebook', somebody('lucia@example.com'))
    expect(valueOf(otherProvider).member.account).not.toBe(account)
  })

  test('gets one account, however many browsers return at once', async () => {
    const visitors = Array.from({ length: 6 }, () => new Visitor(server.origin))
    const answers = await Promise.all(
      visitors.map((visitor) => travel(visitor, 'google', { ...somebody(''), person: 'sandbox-mateo' })),
    )
    const arrived = await Promise.all(visitors.map((visitor, at) => comeBack(visitor, answers[at])))
    expect(new Set(arrived.map((each) => valueOf(each).member.account)).size).toBe(1)
  })

  test('is never signed in to an account because of an email address', async () => {
    const owner = await newMember(server)
    const email = 'owner@example.com'
    await owner.send('POST', '/api/v1/member/security/email', { email, language: 'es' })
    await owner.send('PUT', '/api/v1/member/security/email', { email, code: await codeSentTo(server, email) })
    const { account } = await owner.get<{ account: string }>('/wps/member/info')
    const visitor = new Visitor(server.origin)
    expect(valueOf(await signIn(visitor, 'google', somebody(email))).member.account).not.toBe(account)
    expect(await visitor.get('/api/v1/member/security')).toMatchObject({ email: null })
    expect(await owner.get('/api/v1/member/security')).toMatchObject({ isEmailProven: true, socials: [] })
  })

  test('has no account before the terms are accepted, and then one that records their version', async () => {
    const visitor = new Visitor(server.origin)
    const answer = await travel(visitor, 'google', somebody('reader@example.com'))
    const count = async () =>
      (
        await server.db.read((tx) =>
          tx
            .selectFrom('account')
            .select((row) => row.fn.countAll().as('all'))
            .execute(),
        )
      )[0]
    const before = await count()
    expect(await visitor.ask('POST', '/wps/session/social', { answer })).toMatchObject({
      status: 200,
      body: { value: { step: 'terms', ageMin: 18 } },
    })
    expect(await visitor.ask('POST', JOIN, { termsAccepted: false })).toMatchObject({
      status: 422,
      body: { code: 'identity.terms_not_accepted' },
    })
    expect((await new Visitor(server.origin).ask('POST', JOIN, { termsAccepted: true })).status).toBe(401)
    expect(await count()).toEqual(before)
    const joined = await visitor.ask('POST', JOIN, { termsAccepted: true })
    const { account } = valueOf(joined).member
    const consents = await server.db.read((tx) =>
      tx
        .selectFrom('account_consent')
        .innerJoin('account', 'account.id', 'account_consent.account')
        .select(['account_consent.kind', 'version'])
        .where('username', '=', account)
        .execute(),
    )
    expect(consents).toEqual([{ kind: 'terms', version: '2026-11' }])
    // The pending identity is deleted: a second time there is nobody to open an account for.
    expect((await visitor.ask('POST', JOIN, { termsAccepted: true })).status).toBe(401)
  })

  test('is refused when the address is that of an excluded person', async () => {
    const owner = await newMember(server)
    const email = 'excluded@example.com'
    await owner.send('POST', '/api/v1/member/security/email', { email, language: 'es' })
    await owner.send('PUT', '/api/v1/member/security/email', { email, code: await codeSentTo(server, email) })
    await owner.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
    for (const provider of ['google', 'facebook'] as const) {
      const visitor = new Visitor(server.origin)
      expect(await signIn(visitor, provider, somebody('Excluded@example.com'))).toMatchObject({
        status: 403,
        body: { code: 'identity.not_available' },
      })
      expect((await visitor.ask('GET', '/wps/member/info')).status).toBe(401)
    }
  })

  test('is asked for the code of the authenticator, if the account has one', async () => {
    const visitor = new Visitor(server.origin)
    await signIn(visitor, 'google', somebody('careful@example.com'))
    expect((await proveByContact(server, visitor, 'mail', 'careful@example.com')).status).toBe(200)
    const path = '/api/v1/member/security/authenticator'
    const { secret } = await visitor.send<{ secret: string }>('POST', path)
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) })
    const { recoveryCodes } = await visitor.send<{ recoveryCodes: string[] }>('POST', `${path}/confirm`, { code })
    const anonymous = new Visitor(server.origin)
    const asked = await signIn(anonymous, 'google', somebody('careful@example.com'))
    expect(asked).toMatchObject({ status: 200, body: { value: { step: 'verify', ways: [{ way: 'authenticator' }] } } })
    expect((await anonymous.ask('GET', '/wps/member/info')).status).toBe(401)
    const { challenge } = (asked.body as { value: { challenge: string } }).value
    const answer = { challenge, way: 'authenticator', code: present(recoveryCodes[0], 'a recovery code') }
    expect(await anonymous.send('POST', '/wps/session/login/step', answer)).toMatchObject({ step: 'done' })
    // The browser that set it up, too.
    const again = await signIn(visitor, 'google', somebody('careful@example.com'))
    expect(again).toMatchObject({ body: { value: { step: 'verify' } } })
  })

  test('is refused when the account is blocked', async () => {
    const { account } = valueOf(
      await signIn(new Visitor(server.origin), 'google', somebody('blocked@example.com')),
    ).member
    await server.db.write((tx) => sql`update account set blocked_at = now() where username = ${account}`.execute(tx))
    const refused = { status: 403, body: { code: 'session.blocked' } }
    expect(await signIn(new Visitor(server.origin), 'google', somebody('blocked@example.com'))).toMatchObject(refused)
  })
})

describe('the sandbox', () => {
  test.each(['audience', 'expired', 'signature', 'nonce', 'fault'])(
    'breaks with %s, and nobody is signed in',
    async (outcome) => {
      const visitor = new Visitor(server.origin)
      const answer = await signIn(visitor, 'facebook', somebody('broken@example.com', { outcome }))
      expect(answer).toMatchObject({ status: 401, body: { code: 'social.failed' } })
      expect(await visitor.ask('GET', '/wps/member/info')).toMatchObject({ status: 401 })
    },
  )

  test('a person who declines is not signed in', async () => {
    const answer = await signIn(new Visitor(server.origin), 'google', somebody('no@example.com', { decision: 'deny' }))
    expect(answer).toMatchObject({ status: 401, body: { code: 'social.failed' } })
  })

  test('an answer works once, and only in the browser that asked', async () => {
    const visitor = new Visitor(server.origin)
    const answer = await travel(visitor, 'google', somebody('once@example.com'))
    const thief = new Visitor(server.origin)
    expect((await thief.ask('POST', '/wps/session/social', { answer })).status).toBe(401)
    expect((await visitor.ask('POST', '/wps/session/social', { answer })).status).toBe(200)
    expect((await visitor.ask('POST', '/wps/session/social', { answer })).status).toBe(401)
  })

  test('its page runs no scripts, cannot be framed, has both languages and keeps what was typed', async () => {
    const { url } = await new Visitor(server.origin).send<{ url: string }>('POST', '/wps/session/social/begin', {
      provider: 'google',
    })
    const spanish = await fetch(url, { headers: { 'accept-language': 'es-MX' } })
    expect(spanish.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-[^']+'; form-action 'self' http:\/\/127\.0\.0\.1:\d+; frame-ancestors 'none'; base-uri 'none'$/,
    )
    expect(await spanish.text()).toContain('Elige una cuenta de prueba')
    expect(await (await fetch(url, { headers: { 'accept-language': 'en' } })).text()).toContain('Choose a test account')
    const typed = new URLSearchParams(somebody('"><script>', { name: '<b>x</b>' }))
    const again = await fetch(url, {
      method: 'POST',
      body: typed,
      redirect: 'manual',
      headers: { 'accept-language': 'en' },
    })
    expect(again.status).toBe(422)
    const html = await again.text()
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;')
    expect(html).not.toContain('<script>')
    expect(html).toContain('Enter a name and an e-mail address.')
  })

  // Such an address, written by hand, is not redirected anywhere.
  test.each([
    ['redirect_uri', 'https://evil.example/login/social'],
    ['client_id', 'another'],
    ['response_type', 'token'],
    ['code_challenge_method', 'plain'],
    ['state', ''],
    ['nonce', '"><img>'],
    ['scope', 'email'],
  ])('a request with another %s is shown as invalid', async (name, value) => {
    const begun = await new Visitor(server.origin).send<{ url: string }>('POST', '/wps/session/social/begin', {
      provider: 'google',
    })
    const url = new URL(begun.url)
    url.searchParams.set(name, value)
    for (const method of ['GET', 'POST'] as const) {
      const body = method === 'POST' ? { body: new URLSearchParams(somebody('a@example.com')) } : {}
      expect((await fetch(url, { method, redirect: 'manual', ...body })).status).toBe(400)
    }
  })

  test('implements OpenID Connect, and gives no token without its secret, its code and its proof', async () => {
    const issuer = `${server.origin}/sandbox/identity/google`
    const found = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Choice
    expect(found).toMatchObject({ issuer, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` })
    const { keys } = (await (await fetch(`${issuer}/keys`)).json()) as { keys: object[] }
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'ronda',
      client_secret: 'guess',
      code: 'x',
    })
    const refused = await fetch(`${issuer}/token`, { method: 'POST', body: form })
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'invalid_client' }])
  })
})

test('a server without sandboxes has none of these routes', async () => {
  const serious = await openTestServer({ sandboxes: [] })
  try {
    const visitor = new Visitor(serious.origin)
    for (const path of ['.well-known/openid-configuration', 'keys', 'authorize', 'token']) {
      for (const provider of ['google', 'facebook']) {
        expect((await visitor.ask('GET', `/sandbox/identity/${provider}/${path}`)).status).toBe(404)
      }
    }
    const begun = await visitor.ask('POST', '/wps/session/social/begin', { provider: 'google' })
    expect(begun).toMatchObject({ status: 403, body: { code: 'social.not_enabled' } })
  } finally {
    await serious.close()
  }
})
