import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  GAME,
  loginForm,
  newMember,
  openGame,
  openTestServer,
  registerForm,
  signIn,
  spin,
  STAKE,
} from '../kit/testServer.ts'
import { VisitorAtAddress } from '../kit/signInSteps.ts'
import { changeBrand } from '../kit/office.ts'
import { addressOf, everyCall } from '../kit/samples.ts'

/** Addresses of two countries, as the bundled address list has them. */
const UNITED_STATES = '8.8.8.8'
const ARGENTINA = '200.55.1.1'
/** All addresses used below, and more forms for each than are sent. */
const PLACES = [UNITED_STATES, ARGENTINA, '10.0.0.1', '127.0.0.1']
const FORMS = 6

const from = (ip: string) => ({ 'x-forwarded-for': ip })

const open = () => ({ status: 0 as const, blockedCountries: [], blockUnknown: false })

let server: Server
let operator: Visitor
let member: Visitor
let game: Visitor
const forms = new Map<string, Record<string, unknown>[]>()
beforeAll(async () => {
  server = await openTestServer({ trustedProxies: ['127.0.0.1'] })
  operator = await signIn(server, 'operador')
  member = await newMember(server)
  game = await openGame(member)
  // The puzzles are solved while the site is open, each from the address that sends its form.
  for (const [place, ip] of PLACES.entries()) {
    const visitor = new VisitorAtAddress(server, ip)
    const names = Array.from({ length: FORMS }, (_, at) => `gate${place}${at}x${process.pid}`)
    forms.set(ip, await Promise.all(names.map((name) => registerForm(visitor, name))))
  }
  return () => server.close()
})
afterEach(() => changeBrand(operator, open()))

const codeOf = ({ body }: WireAnswer): string | undefined => (body as { code?: string }).code

/** The calls where people and money enter, each with a request that succeeds while the site is open. */
const entryCalls: Readonly<Record<string, (headers: Record<string, string>) => Promise<WireAnswer>>> = {
  login: (headers) => new Visitor(server.origin).ask('POST', '/wps/session/login', loginForm('demo'), headers),
  register(headers) {
    const form = forms.get(headers['x-forwarded-for'] ?? '')?.pop()
    return new Visitor(server.origin).ask('PUT', '/wps/member/register', form, headers)
  },
  launch: (headers) =>
    member.ask('POST', '/wps/relay/GCS_gameLaunchFB', { gameCode: GAME, mode: 'real', language: 'es' }, headers),
  spin: (headers) => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: STAKE }, headers),
  balance: (headers) => member.ask('GET', '/wps/v2/wallets/balance', undefined, headers),
}

describe.each(Object.keys(entryCalls))('at %s', (name) => {
  const ask = async (headers: Record<string, string>): Promise<string> => {
    const answer = await entryCalls[name]?.(headers)
    return answer === undefined ? '' : `${answer.status} ${codeOf(answer) ?? 'in'}`
  }

  test('an open site accepts it', async () => {
    expect(await ask(from(UNITED_STATES))).toBe('200 in')
  })

  test('maintenance refuses everybody, from every address', async () => {
    await changeBrand(operator, { ...open(), status: 1 })
    for (const ip of [UNITED_STATES, ARGENTINA, '127.0.0.1']) {
      expect(await ask(from(ip))).toBe('503 system.maintenance')
    }
    await changeBrand(operator, open())
    expect(await ask(from(UNITED_STATES))).toBe('200 in')
  })

  test('a blocked country is refused, others are not', async () => {
    await changeBrand(operator, { ...open(), blockedCountries: ['US'] })
    expect(await ask(from(UNITED_STATES))).toBe('451 system.region')
    expect(await ask(from(ARGENTINA))).toBe('200 in')
    expect(await ask(from('10.0.0.1'))).toBe('200 in')
  })

  test('addresses of unknown country are refused only when the setting says so', async () => {
    await changeBrand(operator, { ...open(), blockUnknown: true })
    expect(await ask(from('10.0.0.1'))).toBe('451 system.region')
    expect(await ask(from(ARGENTINA))).toBe('200 in')
  })
})

/** The calls that staff sign in with, so they answer; a test below shows that only staff can. */
const BY_STAFF = new Set(['session.login', 'session.passkeyLogin', 'staffSession.login', 'staffSession.passkeyLogin'])

test('every call that is not always open is refused during maintenance', async () => {
  await changeBrand(operator, { ...open(), status: 1 })
  const visitor = new Visitor(server.origin)
  for (const { name, call, sample } of everyCall) {
    const { path, body } = addressOf(call, sample)
    const answer = await visitor.ask(call.method, path, body)
    const isClosed = answer.status === 503 && codeOf(answer) === 'system.maintenance'
    if (BY_STAFF.has(name)) continue
    expect(`${name}: ${isClosed}`).toBe(`${name}: ${call.isAlwaysOpen !== true}`)
  }
})

test('during maintenance staff can sign in and work, and nobody else', async () => {
  await changeBrand(operator, { ...open(), status: 1 })
  const staff = await signIn(server, 'operador')
  expect(await staff.get('/api/v1/office/settings')).toMatchObject({ settings: { status: 1 } })
  for (const username of ['demo', 'agente', 'nobody']) {
    const answer = await new Visitor(server.origin).ask('POST', '/wps/session/login', loginForm(username))
    expect([answer.status, codeOf(answer)]).toEqual([503, 'system.maintenance'])
  }
})

test('during maintenance a played round is returned again, and a new one is refused', async () => {
  const round = randomUUID()
  const played = await spin(game, round)
  await changeBrand(operator, { ...open(), status: 1 })
  expect(await spin(game, round)).toEqual(played)
  expect(await game.get(`/play/v1/rounds/${round}`)).toMatchObject({ id: round })
  expect(await game.get('/play/v1/rounds?limit=1')).toMatchObject({ rounds: [{ id: round }] })
  expect(await game.get('/play/v1/fairness')).toBeTruthy()
  expect((await entryCalls['spin']?.({}))?.status).toBe(503)
  await changeBrand(operator, open())
  expect((await spin(game)).round.nonce).toBe(played.round.nonce + 1)
})

test('a page can read the status, until when, why, and its own country', async () => {
  const seen = (ip: string) => new Visitor(server.origin).ask('GET', '/wps/system/status', undefined, from(ip))
  const asks = (ip: string) => new Visitor(server.origin).ask('GET', '/wps/system/permission', undefined, from(ip))
  await changeBrand(operator, { ...open(), blockedCountries: ['US'] })
  const location = { ip: UNITED_STATES, countryCode: 'US' }
  expect((await seen(UNITED_STATES)).body).toMatchObject({ value: { status: 2, maintenance: null, ...location } })
  expect((await asks(UNITED_STATES)).body).toMatchObject({ value: { status: 2, regionRestriction: true, location } })
  expect((await seen(ARGENTINA)).body).toMatchObject({ value: { status: 0, countryCode: 'AR' } })
  const closing = { status: 1, maintenanceEnd: 1_800_000_000_000, maintenanceInfo: 'New reels.' } as const
  await changeBrand(operator, { ...open(), ...closing })
  const maintenance = { maintenanceEnd: 1_800_000_000_000, info: 'New reels.' }
  expect((await seen(UNITED_STATES)).body).toMatchObject({ value: { status: 1, maintenance } })
  expect((await asks(ARGENTINA)).body).toMatchObject({ value: { status: 1, maintenance, regionRestriction: false } })
})

test('everyone who is connected receives a change at once', async () => {
  const received: string[] = []
  const { ticket } = await member.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
  const address = `${server.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
  const socket = new WebSocket(address, { headers: { origin: server.origin } })
  socket.addEventListener('message', ({ data }) => received.push((JSON.parse(String(data)) as { type: string }).type))
  await expect.poll(() => received).toContain('balance')
  await changeBrand(operator, { ...open(), status: 1 })
  await expect.poll(() => received).toContain('brand')
  socket.close()
})

test('a flag is a picture that may be cached for good, and an unknown country has none', async () => {
  const visitor = new Visitor(server.origin)
  const flag = await visitor.ask('GET', '/art/flag/AR.png')
  expect([flag.status, flag.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(flag.headers.get('cache-control')).toContain('immutable')
  for (const file of ['ZZ.png', 'ar.png', 'AR.svg', 'AR', '..%2f..%2fpackage.json']) {
    expect((await visitor.ask('GET', `/art/flag/${file}`)).status).toBe(404)
  }
})
