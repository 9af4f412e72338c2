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
import { beginJourney, finishJourney, type JourneyOptions } from './social.actions.ts'
import { browser, ORIGIN } from './testing/browser.ts'
import { CLIENT, openLoopback, sign, type Loopback, type Making } from './testing/loopback.ts'

let db: Db
let loopback: Loopback
let options: JourneyOptions
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
  loopback.answer((making) => sign(making))
})

/** Sets out, and gives back what the other house would hear. */
async function setOut(visit: Visit): Promise<URLSearchParams> {
  const begun = await beginJourney(options, 'google', visit)
  if (!begun.ok) throw new Error(begun.error)
  const { searchParams } = new URL(begun.value)
  loopback.nonce = searchParams.get('nonce') ?? ''
  return searchParams
}

async function comeBack(bend: (making: Making) => Promise<string | undefined>) {
  const visit = browser()
  const asked = await setOut(visit)
  loopback.answer(bend)
  return finishJourney(options, `?code=a-code&state=${asked.get('state')}`, visit)
}

const failed = { ok: false, error: 'social.failed' }

describe('a journey', () => {
  test('goes out with state, nonce and proof, and comes back as somebody', async () => {
    const visit = browser('https://mirror.example')
    const asked = await setOut(visit)
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'ronda',
      redirect_uri: 'https://mirror.example/login/social',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    })
    loopback.answer((making) => sign(making, { sub: '42', email: 'a@b.example', email_verified: true }))
    const arrived = await finishJourney(options, `?code=a-code&state=${asked.get('state')}`, visit)
    const person = { subject: '42', email: 'a@b.example', isEmailProven: true }
    expect(arrived).toEqual({ ok: true, value: { provider: 'google', person } })
    expect(visit.cookies.size).toBe(0)
    const form = loopback.exchanged.at(-1)
    expect(
      createHash('sha256')
        .update(form?.get('code_verifier') ?? '')
        .digest('base64url'),
    ).toBe(asked.get('code_challenge'))
    expect(form?.get('redirect_uri')).toBe('https://mirror.example/login/social')
  })

  test('ends within ten minutes, and only in the browser that set out', async () => {
    const visit = browser()
    const answer = `?code=a-code&state=${(await setOut(visit)).get('state')}`
    const thief = browser()
    await setOut(thief)
    expect(await finishJourney(options, answer, browser())).toEqual(failed)
    expect(await finishJourney(options, answer, thief)).toEqual(failed)
    nowMs += minutes(10)
    expect(await finishJourney(options, answer, visit)).toEqual(failed)
  })

  test('a second answer finds no journey, also when both come at once', async () => {
    const visit = browser()
    const answer = `?code=a-code&state=${(await setOut(visit)).get('state')}`
    const twin = browser()
    for (const [name, value] of visit.cookies) twin.setCookie(name, value, { maxAgeSeconds: 1 })
    const answers = await Promise.all([finishJourney(options, answer, visit), finishJourney(options, answer, twin)])
    expect(answers.filter((each) => each.ok)).toHaveLength(1)
  })

  test.each(['?code=x', '?code=x&state=other', '?error=access_denied', '', '?', 'nonsense', '?code=x&code=y'])(
    'an answer of %j is a failure',
    async (answer) => {
      const visit = browser()
      await setOut(visit)
      expect(await finishJourney(options, answer, visit)).toEqual(failed)
    },
  )

  test('is not offered when it is switched off, or not set up; and fails when nobody is there', async () => {
    const closed = { ok: false, error: 'social.not_enabled' }
    for (const module of ['SOCIALLOGIN3', 'GOOGLELOGIN3'] as const) {
      off = module
      expect(await beginJourney(options, 'google', browser())).toEqual(closed)
    }
    off = undefined
    expect(await beginJourney(options, 'facebook', browser())).toEqual(closed)
    const nowhere = { issuer: 'http://127.0.0.1:1', ...CLIENT, mayBePlain: true } as const
    const providers = openProviders(() => () => nowhere, systemClock)
    expect(await beginJourney({ ...options, providers }, 'google', browser())).toEqual(failed)
  })
})

/** Header and body of a good token with another end. */
async function withEnd(making: Making, end: string): Promise<string> {
  return `${(await sign(making)).split('.').slice(0, 2).join('.')}.${end}`
}

const hs256 = ({ claims }: Making, secret: string): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', kid: 'rsa' }).sign(new TextEncoder().encode(secret))

const pastSeconds = (): number => Math.floor(Date.now() / 1_000) - 3_600

// Every row but the first breaks one promise of a token; everything else about it is right.
describe('a token', () => {
  test('that keeps every promise is believed', async () => {
    expect(await comeBack((making) => sign(making))).toMatchObject({ ok: true })
  })

  test.each<[string, (making: Making) => Promise<string | undefined>]>([
    ['without a signature', async ({ claims }) => new UnsecuredJWT({ ...claims }).encode()],
    ['with its signature cut off', (making) => withEnd(making, '')],
    ['with a signature made up', (making) => withEnd(making, 'AAAA')],
    ['with our public key for a secret', (making) => hs256(making, making.publicText)],
    ['with our client secret for a key', (making) => hs256(making, CLIENT.clientSecret)],
    [
      'of an algorithm we did not agree on, though its key is published',
      ({ claims, elliptic }) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'ec' }).sign(elliptic),
    ],
    [
      'of another key under the same name',
      ({ claims, stranger }) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'rsa' }).sign(stranger),
    ],
    [
      'of another key under another name',
      ({ claims, stranger }) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'new' }).sign(stranger),
    ],
    [
      'that brings its own key along',
      ({ claims, stranger }) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', jwk: { kty: 'RSA' } }).sign(stranger),
    ],
    ['for another site', (making) => sign(making, { aud: 'another-site' })],
    ['for us among others, made for another', (making) => sign(making, { aud: ['ronda', 'other'], azp: 'other' })],
    ['of another house', (making) => sign(making, { iss: 'https://evil.example' })],
    ['of another sign-in', (making) => sign(making, { nonce: 'another nonce' })],
    ['of no sign-in', (making) => sign(making, { nonce: undefined })],
    ['that has expired', (making) => sign(making, { iat: pastSeconds() - 300, exp: pastSeconds() })],
    ['that never expires', (making) => sign(making, { exp: undefined })],
    ['that is not valid yet', (making) => sign(making, { nbf: pastSeconds() + 7_200 })],
    ['about nobody', (making) => sign(making, { sub: undefined })],
    ['about an empty name', (making) => sign(making, { sub: '' })],
    ['that is no token', async () => 'nonsense'],
    ['that is not there', async () => undefined],
  ])('%s is not believed', async (_, bend) => {
    expect(await comeBack(bend)).toEqual(failed)
  })

  test('whose body was changed after signing is not believed', async () => {
    const bend = async (making: Making): Promise<string> => {
      const [head, , end] = (await sign(making)).split('.')
      const body = Buffer.from(JSON.stringify({ ...making.claims, sub: 'somebody else' })).toString('base64url')
      return `${head}.${body}.${end}`
    }
    expect(await comeBack(bend)).toEqual(failed)
  })
})
