import { hours, minutes } from '@ronda/core'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { openPhoneService, type PhoneService } from './phoneService.actions.ts'
import { maxAgeMsOf } from './token.ts'

const PROJECT = 'ronda-test'
const ISSUER = `https://securetoken.google.com/${PROJECT}`
const MOBILE = '+525512345678'
const START_MS = Date.UTC(2026, 10, 15, 12)

let nowMs = START_MS
let fetched = 0
let isDown = false
let own: CryptoKey
let foreign: CryptoKey
let service: PhoneService

/** The keys that the service publishes, by their names. */
let published: { kid: string }[] = []

function openService(): PhoneService {
  return openPhoneService({
    view: { channel: PROJECT, url: 'https://service.example', apiKey: 'a-key', checkPath: '/check' },
    check: { script: '', scripts: [], frames: [], images: [] },
    issuer: ISSUER,
    clock: { nowMs: () => nowMs },
    onFailure: () => {},
    async fetchKeys() {
      if (isDown) throw new TypeError('fetch failed')
      fetched += 1
      return Response.json(
        { keys: published },
        { headers: { 'cache-control': 'public, max-age=600, must-revalidate' } },
      )
    },
  })
}

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  own = pair.privateKey
  foreign = (await generateKeyPair('RS256')).privateKey
  published = [{ ...(await exportJWK(pair.publicKey)), kid: 'first' }]
  service = openService()
})

type Changes = {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly kid?: string
  readonly signedBy?: 'own' | 'foreign'
  readonly expiresAtMs?: number
}

function makeToken({ claims = {}, kid = 'first', signedBy = 'own', expiresAtMs = nowMs + hours(1) }: Changes = {}) {
  const atSeconds = Math.floor(nowMs / 1_000)
  const told = {
    iss: ISSUER,
    aud: PROJECT,
    sub: 'a-person',
    iat: atSeconds,
    auth_time: atSeconds,
    exp: Math.floor(expiresAtMs / 1_000),
    phone_number: MOBILE,
    firebase: { sign_in_provider: 'phone' },
    ...claims,
  }
  return new SignJWT(told).setProtectedHeader({ alg: 'RS256', kid }).sign(signedBy === 'own' ? own : foreign)
}

const outcomeOf = async (token: string): Promise<string> => {
  const verified = await service.verify(token, MOBILE)
  return verified.ok ? 'proven' : verified.error
}

const at = (ms: number): number => Math.floor((START_MS + ms) / 1_000)

test.each<[what: string, changes: Changes, outcome: string]>([
  ['a fresh token of the number', {}, 'proven'],
  ['another issuer', { claims: { iss: 'https://securetoken.google.com/another' } }, 'verification.code_wrong'],
  ['another audience', { claims: { aud: 'another-project' } }, 'verification.code_wrong'],
  ['another number', { claims: { phone_number: '+525598765432' } }, 'verification.code_wrong'],
  ['no number', { claims: { phone_number: undefined } }, 'verification.code_wrong'],
  ['no subject', { claims: { sub: '' } }, 'verification.code_wrong'],
  ['a sign-in by e-mail', { claims: { firebase: { sign_in_provider: 'password' } } }, 'verification.code_wrong'],
  ['nothing about the sign-in', { claims: { firebase: undefined } }, 'verification.code_wrong'],
  ['a number proven in the future', { claims: { auth_time: at(minutes(5)) } }, 'verification.code_wrong'],
  ['a number proven long ago', { claims: { auth_time: at(-minutes(11)) } }, 'verification.code_expired'],
  ['a number proven ten minutes ago', { claims: { auth_time: at(-minutes(10)) } }, 'proven'],
  ['an expired token', { expiresAtMs: START_MS - minutes(2) }, 'verification.code_expired'],
  ['another key under the same name', { signedBy: 'foreign' }, 'verification.code_wrong'],
  ['a key that was never published', { signedBy: 'foreign', kid: 'unknown' }, 'verification.code_wrong'],
])('%s: %o is %s', async (_, changes, outcome) => {
  nowMs = START_MS
  expect(await outcomeOf(await makeToken(changes))).toBe(outcome)
})

test.each([
  ['no token', 'not-a-token'],
  ['an empty text', ''],
  ['a token without a signature', `${btoa('{"alg":"none"}')}.${btoa('{}')}.`],
])('%s is refused', async (_, token) => {
  expect(await outcomeOf(token)).toBe('verification.code_wrong')
})

test('a token signed with a shared secret is refused, although its claims are right', async () => {
  nowMs = START_MS
  const claims = { phone_number: MOBILE, auth_time: at(0), firebase: { sign_in_provider: 'phone' } }
  const signed = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'first' })
    .setIssuer(ISSUER)
    .setAudience(PROJECT)
    .setSubject('a-person')
    .setIssuedAt(at(0))
    .setExpirationTime(at(hours(1)))
    .sign(new TextEncoder().encode('a shared secret that is long enough'))
  expect(await outcomeOf(signed)).toBe('verification.code_wrong')
})

test('keys are fetched once while they may be cached, and again afterwards', async () => {
  nowMs = START_MS
  service = openService()
  fetched = 0
  await Promise.all(Array.from({ length: 5 }, async () => outcomeOf(await makeToken())))
  nowMs += minutes(9)
  expect(await outcomeOf(await makeToken())).toBe('proven')
  expect(fetched).toBe(1)
  nowMs += minutes(2)
  expect(await outcomeOf(await makeToken())).toBe('proven')
  expect(fetched).toBe(2)
})

test('a key that was published meanwhile is found, and unknown names cause one request a minute', async () => {
  nowMs = START_MS
  service = openService()
  expect(await outcomeOf(await makeToken())).toBe('proven')
  nowMs += minutes(2)
  fetched = 0
  published = [...published, { ...published[0], kid: 'second' }]
  expect(await outcomeOf(await makeToken({ kid: 'second' }))).toBe('proven')
  for (const kid of ['a', 'b', 'c']) expect(await outcomeOf(await makeToken({ kid }))).toBe('verification.code_wrong')
  expect(fetched).toBe(1)
})

test('without the keys nothing is proven and the refusal says why; afterwards it works again', async () => {
  nowMs = START_MS
  service = openService()
  isDown = true
  expect(await outcomeOf(await makeToken())).toBe('verification.service_unreachable')
  isDown = false
  expect(await outcomeOf(await makeToken())).toBe('proven')
})

test('the same token has the same hash, so that it can be used once', async () => {
  nowMs = START_MS
  const token = await makeToken()
  const [first, second] = [await service.verify(token, MOBILE), await service.verify(token, MOBILE)]
  expect(first).toEqual(second)
  expect(first.ok && first.value.expiresAtMs).toBe(nowMs + hours(1) + minutes(1))
})

test.each([
  ['public, max-age=19204, must-revalidate, no-transform', 19_204_000],
  ['max-age=0', 0],
  ['no-store', 0],
  ['s-maxage=60', 0],
  [null, 0],
])('of %s the age is %d ms', (header, ageMs) => {
  expect(maxAgeMsOf(header)).toBe(ageMs)
})
