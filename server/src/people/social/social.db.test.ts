import { createHash } from 'node:crypto'
import type { ModuleId } from '@ronda/contract'
import { minutes } from '@ronda/core'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import type { Visit } from '../../platform/http/index.ts'
import { openLog } from '../../platform/log/log.ts'
import { openDb, type Db } from '../../platform/postgres/db.ts'
import { parseSecretKey } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openProviders } from './provider.actions.ts'
import { beginAuthorization, finishAuthorization, type AuthorizationOptions } from './social.actions.ts'
import { browser, ORIGIN } from './testing/browser.ts'
import { CLIENT, openLoopback, sign, type Loopback, type TokenParts } from './testing/loopback.ts'

let db: Db
let loopback: Loopback
let options: AuthorizationOptions
let nowMs = Date.UTC(2026, 10, 15, 12)
let off: ModuleId | undefined

beforeAll(async () => {
  db = openDb(await testDatabase())
  loopback = await openLoopback()
  const settings = { issuer: loopback.issuer, ...CLIENT, mayBePlain: true } as const
  options = {
    db,
    clock: { nowMs: () => nowMs },
    key: parseSecretKey('11'.repeat(32)),
    log: openLog('silent'),
    origins: () => [ORIGIN, 'https://mirror.example'],
    providers: openProviders((provider) => (provider === 'google' ? () => settings : undefined), systemClock),
    isOn: async (module) => module !== off,
  }
  return async () => {
    await loopback.close()
    await db.close()
  }
})

beforeEach(() => {
  off = undefined
  loopback.answer((parts) => sign(parts))
})

/** Starts a sign-in and returns the query of the provider's authorization URL. */
async function startSignIn(visit: Visit): Promise<URLSearchParams> {
  const started = await beginAuthorization(options, 'google', visit)
  if (!started.ok) throw new Error(started.error)
  const { searchParams } = new URL(started.value)
  loopback.nonce = searchParams.get('nonce') ?? ''
  return searchParams
}

async function signInWithToken(changeToken: (parts: TokenParts) => Promise<string | undefined>) {
  const visit = browser()
  const query = await startSignIn(visit)
  loopback.answer(changeToken)
  return finishAuthorization(options, `?code=a-code&state=${query.get('state')}`, visit)
}

const failed = { ok: false, error: 'social.failed' }

describe('an authorization', () => {
  test('sends state, nonce and PKCE challenge, and returns an identity', async () => {
    const visit = browser('https://mirror.example')
    const query = await startSignIn(visit)
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'ronda',
      redirect_uri: 'https://mirror.example/login/social',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    })
    loopback.answer((parts) => sign(parts, { sub: '42', email: 'a@b.example', email_verified: true }))
    const result = await finishAuthorization(options, `?code=a-code&state=${query.get('state')}`, visit)
    const person = { subject: '42', email: 'a@b.example', isEmailProven: true }
    expect(result).toEqual({ ok: true, value: { provider: 'google', person } })
    expect(visit.cookies.size).toBe(0)
    const form = loopback.exchanged.at(-1)
    expect(
      createHash('sha256')
        .update(form?.get('code_verifier') ?? '')
        .digest('base64url'),
    ).toBe(query.get('code_challenge'))
    expect(form?.get('redirect_uri')).toBe('https://mirror.example/login/social')
  })

  test('expires after ten minutes, and works only in the browser that started it', async () => {
    const visit = browser()
    const answer = `?code=a-code&state=${(await startSignIn(visit)).get('state')}`
    const thief = browser()
    await startSignIn(thief)
    expect(await finishAuthorization(options, answer, browser())).toEqual(failed)
    expect(await finishAuthorization(options, answer, thief)).toEqual(failed)
    nowMs += minutes(10)
    expect(await finishAuthorization(options, answer, visit)).toEqual(failed)
  })

  test('works once, also when two answers come at once', async () => {
    const visit = browser()
    const answer = `?code=a-code&state=${(await startSignIn(visit)).get('state')}`
    const twin = browser()
    for (const [name, value] of visit.cookies) twin.setCookie(name, value, { maxAgeSeconds: 1 })
    const answers = await Promise.all([
      finishAuthorization(options, answer, visit),
      finishAuthorization(options, answer, twin),
    ])
    expect(answers.filter((each) => each.ok)).toHaveLength(1)
  })

  test.each(['?code=x', '?code=x&state=other', '?error=access_denied', '', '?', 'nonsense', '?code=x&code=y'])(
    'an answer of %j is a failure',
    async (answer) => {
      const visit = browser()
      await startSignIn(visit)
      expect(await finishAuthorization(options, answer, visit)).toEqual(failed)
    },
  )

  test('is refused when switched off or not set up, and fails when the provider cannot be reached', async () => {
    const closed = { ok: false, error: 'social.not_enabled' }
    for (const module of ['SOCIALLOGIN3', 'GOOGLELOGIN3'] as const) {
      off = module
      expect(await beginAuthorization(options, 'google', browser())).toEqual(closed)
    }
    off = undefined
    expect(await beginAuthorization(options, 'facebook', browser())).toEqual(closed)
    const nowhere = { issuer: 'http://127.0.0.1:1', ...CLIENT, mayBePlain: true } as const
    const providers = openProviders(() => () => nowhere, systemClock)
    expect(await beginAuthorization({ ...options, providers }, 'google', browser())).toEqual(failed)
  })
})

/** Header and body of a valid token with another signature. */
async function withEnd(parts: TokenParts, end: string): Promise<string> {
  return `${(await sign(parts)).split('.').slice(0, 2).join('.')}.${end}`
}

const hs256 = ({ claims }: TokenParts, secret: string): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', kid: 'rsa' }).sign(new TextEncoder().encode(secret))

const pastSeconds = (): number => Math.floor(Date.now() / 1_000) - 3_600

// Each row breaks one rule of a token; everything else about it is valid.
describe('an ID token', () => {
  test('that is valid is accepted', async () => {
    expect(await signInWithToken((parts) => sign(parts))).toMatchObject({ ok: true })
  })

  test.each<[string, (parts: TokenParts) => Promise<string | undefined>]>([
    ['without a signature', async ({ claims }) => new UnsecuredJWT({ ...claims }).encode()],
    ['with its signature cut off', (parts) => withEnd(parts, '')],
    ['with an invented signature', (parts) => withEnd(parts, 'AAAA')],
    ['signed with the public key as HMAC secret', (parts) => hs256(parts, parts.publicText)],
    ['signed with the client secret as HMAC secret', (parts) => hs256(parts, CLIENT.clientSecret)],
    [
      'of another algorithm, although its key is published',
      ({ claims, elliptic }) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'ec' }).sign(elliptic),
    ],
    [
      'of an unknown key under a known key id',
      ({ claims, foreign }) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'rsa' }).sign(foreign),
    ],
    [
      'of an unknown key under a new key id',
      ({ claims, foreign }) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'new' }).sign(foreign),
    ],
    [
      'with its own key in the header',
      ({ claims, foreign }) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', jwk: { kty: 'RSA' } }).sign(foreign),
    ],
    ['for another audience', (parts) => sign(parts, { aud: 'another-site' })],
    [
      'for several audiences, with another authorized party',
      (parts) => sign(parts, { aud: ['ronda', 'other'], azp: 'other' }),
    ],
    ['of another issuer', (parts) => sign(parts, { iss: 'https://evil.example' })],
    ['with another nonce', (parts) => sign(parts, { nonce: 'another nonce' })],
    ['without a nonce', (parts) => sign(parts, { nonce: undefined })],
    ['that has expired', (parts) => sign(parts, { iat: pastSeconds() - 300, exp: pastSeconds() })],
    ['that never expires', (parts) => sign(parts, { exp: undefined })],
    ['that is not valid yet', (parts) => sign(parts, { nbf: pastSeconds() + 7_200 })],
    ['without a subject', (parts) => sign(parts, { sub: undefined })],
    ['with an empty subject', (parts) => sign(parts, { sub: '' })],
    ['that is no token', async () => 'nonsense'],
    ['that is missing', async () => undefined],
  ])('%s is refused', async (_, changeToken) => {
    expect(await signInWithToken(changeToken)).toEqual(failed)
  })

  test('whose body was changed after signing is refused', async () => {
    const changeToken = async (parts: TokenParts): Promise<string> => {
      const [head, , end] = (await sign(parts)).split('.')
      const body = Buffer.from(JSON.stringify({ ...parts.claims, sub: 'somebody else' })).toString('base64url')
      return `${head}.${body}.${end}`
    }
    expect(await signInWithToken(changeToken)).toEqual(failed)
  })
})
