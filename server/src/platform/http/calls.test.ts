import { PassThrough } from 'node:stream'
import type { Call, RefusalCode } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { openLog } from '../log/log.ts'
import { serveCalls } from './calls.ts'
import type { Callers, Handlers } from './handler.ts'
import type { Sources } from './headers.ts'
import { servePages } from './pages.ts'
import { openHttp, type HttpServer } from './server.ts'

const call = (may: Call['may'], path: string, over: Partial<Call> = {}): Call => ({
  method: 'GET',
  path,
  may,
  says: 'A call of the test.',
  request: z.strictObject({}),
  reply: z.strictObject({ who: z.string() }),
  refusals: [],
  perMinute: 1_000,
  ...over,
})

const large = { method: 'POST', request: z.strictObject({ text: z.string() }) } as const

const table = {
  test: {
    open: call('anyone', '/api/open'),
    mine: call('member', '/api/mine'),
    game: call('game', '/api/game'),
    signed: call('signed', '/api/signed'),
    info: call('signed', '/api/info', { isResuming: true }),
    soon: call('anyone', '/api/soon'),
    waiting: call('anyone', '/api/waiting', { refusals: ['withdrawal.paused'] }),
    because: call('anyone', '/api/because', { refusals: ['fairness.round_open'] }),
    sealed: call('anyone', '/api/sealed', {
      method: 'POST',
      request: z.strictObject({ word: z.string() }),
      isEncrypted: true,
    }),
    form: call('anyone', '/api/form', { method: 'POST', request: z.strictObject({ word: z.string() }), isForm: true }),
    add: call('anyone', '/api/add/:to', {
      method: 'POST',
      request: z.strictObject({ to: z.string(), amount: z.int() }),
      perMinute: 3,
    }),
    shared: call('anyone', '/api/shared', { isForAnyOrigin: true }),
    large: call('anyone', '/api/large', { ...large, bodyBytesMax: 100_000 }),
    usual: call('anyone', '/api/usual', large),
    slip: call('anyone', '/api/slip'),
    crash: call('anyone', '/api/crash'),
    busy: call('anyone', '/api/busy'),
    refused: call('anyone', '/api/refused', { refusals: ['game.unknown'] }),
  },
} satisfies Record<string, Record<string, Call>>

class ServerIsFull extends Error {
  override readonly name = 'ServerIsFull'
}

const who = async ({ caller }: { caller: unknown }) => ok({ who: JSON.stringify(caller ?? null) })

const handlers: Handlers<typeof table, Callers> = {
  test: {
    open: who,
    mine: who,
    game: who,
    signed: who,
    info: who,
    sealed: async ({ request }) => ok({ who: JSON.stringify(request) }),
    form: async ({ request }) => ok({ who: JSON.stringify(request) }),
    add: async ({ request }) => ok({ who: JSON.stringify(request) }),
    shared: who,
    large: who,
    usual: who,
    slip: async () => ok({ who: 'me', password: 'not promised' }),
    crash: () => Promise.reject(new Error('a secret of ours')),
    busy: () => Promise.reject(new ServerIsFull()),
    soon: async () => err({ code: 'request.too_many' as const, retryAfterMs: 420 }),
    waiting: async () => err({ code: 'withdrawal.paused' as const, untilMs: 5_000 }),
    because: async () => err({ code: 'fairness.round_open' as const, subject: { es: 'Minas', en: 'Mines' } }),
    refused: async () => err('game.unknown' as const),
  },
}

const memberNamed = (name: string): Callers['member'] => ({
  sessionId: name,
  isCountedByAddress: false,
  mayCallWhenClosed: name === 'staff',
})

/** In place of decrypting, which has its own tests. */
const openSealed = (body: unknown): unknown => (body as { jwe?: unknown } | undefined)?.jwe

const logLines = new PassThrough()

/** The ids of the requests that the log has until now. */
function logged(): string[] {
  const lines = String(logLines.read() ?? '')
    .split('\n')
    .filter(Boolean)
  return lines.map((line) => (JSON.parse(line) as { req: { id: string } }).req.id)
}

let sources: Sources = { scripts: [], connect: ['https://mirror.example'], images: [], frames: [] }
let http: HttpServer
beforeAll(async () => {
  http = openHttp({
    sources: () => sources,
    log: openLog('error', logLines),
    isTls: true,
    trustedProxies: [],
    refusalText: (code: RefusalCode) => `text of ${code}`,
    busyErrors: ['ServerIsFull'],
  })
  serveCalls(http.app, table, handlers, {
    refuse: http.refuse,
    origins: ['https://ronda.example'],
    admissionQueue: { acquire: async () => 'in', release: () => {} },
    limitFactor: 1,
    clock: { nowMs: () => 0 },
    auth: {
      memberCookie: 's',
      member: async (token) => (token === 'x' ? undefined : memberNamed(token)),
      resume: async (visit) => (visit.readCookie('r') === 'ann' ? memberNamed('resumed') : undefined),
      game: async (token) =>
        token === 'x' ? undefined : { playSessionId: token, isVisitor: token.startsWith('visitor') },
      isKnown: async () => false,
      refusalOf: (asked, { sessionId }) =>
        asked.may !== 'signed' && sessionId === 'stranger' ? 'session.forbidden' : undefined,
      closedTo: async (ip) => (ip === '10.9.9.9' ? 'system.region' : undefined),
    },
    transport: {
      shownKey: () => Promise.reject(new Error('not asked here')),
      open: async (body) => openSealed(body),
      close: () => {},
    },
  })
  await servePages(http.app, http.refuse, [])
})
afterAll(() => http.app.close())

async function ask(path: string, headers: Record<string, string> = {}) {
  const reply = await http.app.inject({ method: 'GET', url: path, headers })
  const body = reply.json<{ code?: string; value?: { who: string } }>()
  if (body.code !== undefined) return body.code
  const caller = JSON.parse(body.value?.who ?? '') as Partial<Callers['member'] & Callers['game']> | null
  return caller?.sessionId ?? caller?.playSessionId ?? 'nobody'
}

test.each([
  ['/api/open', {}, 'nobody'],
  ['/api/open', { cookie: 's=x' }, 'nobody'],
  ['/api/open', { cookie: 's=ann' }, 'ann'],
  ['/api/mine', {}, 'session.required'],
  ['/api/mine', { authorization: 'Bearer ann' }, 'session.required'],
  ['/api/mine', { cookie: 's=x' }, 'session.required'],
  ['/api/mine', { cookie: 's=ann' }, 'ann'],
  ['/api/mine', { cookie: 's=stranger' }, 'session.forbidden'],
  ['/api/signed', { cookie: 's=stranger' }, 'stranger'],
  ['/api/signed', {}, 'session.required'],
  ['/api/signed', { cookie: 'r=ann' }, 'session.required'],
  ['/api/info', { cookie: 'r=eva' }, 'session.required'],
  ['/api/info', { cookie: 's=x; r=ann' }, 'resumed'],
  ['/api/info', { cookie: 's=ann; r=ann' }, 'ann'],
  ['/api/game', { cookie: 's=ann' }, 'game.session_expired'],
  ['/api/game', { authorization: 'Bearer x' }, 'game.session_expired'],
  ['/api/game', { authorization: 'Basic ann' }, 'game.session_expired'],
  ['/api/game', { authorization: 'Bearer g1' }, 'g1'],
])('%s with %j: %s', async (path, headers, expected) => {
  expect(await ask(path, headers)).toBe(expected)
})

test('a closed site refuses everybody but those who may open it again', async () => {
  const codeFor = async (session: string): Promise<string | undefined> => {
    const from = { url: '/api/mine', remoteAddress: '10.9.9.9', headers: { cookie: `s=${session}` } }
    return (await http.app.inject(from)).json<{ code?: string }>().code
  }
  expect(await codeFor('ann')).toBe('system.region')
  expect(await codeFor('staff')).toBeUndefined()
})

test('a refusal with a wait says how long, in the body and in the header', async () => {
  const answer = await http.app.inject({ url: '/api/soon' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1'])
  expect(answer.json()).toMatchObject({ success: false, code: 'request.too_many', retryAfterMs: 420 })
})

test('a refusal because of one thing has its name in each language', async () => {
  const answer = await http.app.inject({ url: '/api/because' })
  const subject = { es: 'Minas', en: 'Mines' }
  expect(answer.json()).toMatchObject({ success: false, code: 'fairness.round_open', subject })
})

test('a refusal that ends by itself says when', async () => {
  const answer = await http.app.inject({ url: '/api/waiting' })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ success: false, code: 'withdrawal.paused', untilMs: 5_000 })
})

test('fields come from the path and the body, and calls per minute are limited', async () => {
  const add = (payload: object) =>
    http.app.inject({ method: 'POST', url: '/api/add/ann', payload, headers: { 'x-ronda': '1' } })
  const added = { success: true, value: { who: '{"to":"ann","amount":5}' } }
  expect((await add({ amount: 5 })).json()).toEqual(added)
  expect((await add({ amount: 5, to: 'bob' })).json()).toEqual(added)
  expect((await add({ amount: '5' })).json()).toMatchObject({ code: 'request.malformed' })
  const late = await add({ amount: 5 })
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60'])
  expect(late.json()).toMatchObject({ code: 'request.too_many', retryAfterMs: 60_000 })
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

// oxfmt-ignore
test.each([
  ['/api/sealed', {},   '{"jwe":{"word":"a"}}',         '{"word":"a"}'],
  ['/api/sealed', {},   '{"jwe":{"word":"a","x":1}}',   'request.malformed'],
  ['/api/sealed', {},   '{"word":"a"}',                 'request.malformed'],
  ['/api/sealed', {},   '{}',                           'request.malformed'],
  ['/api/sealed', FORM, 'word=a',                       'request.malformed'],
  ['/api/form',   {},   '{"word":"a"}',                 '{"word":"a"}'],
  ['/api/form',   FORM, 'word=a+b%C3%B1',               '{"word":"a bñ"}'],
  ['/api/form',   FORM, 'word=a&word=b',                'request.malformed'],
  ['/api/form',   FORM, 'word=a&more=b',                'request.malformed'],
  ['/api/form',   FORM, '__proto__=a',                  'request.malformed'],
  ['/api/form',   FORM, '',                             'request.malformed'],
])('POST %s %j %s: %s', async (url, headers, payload, expected) => {
  const given = { 'content-type': 'application/json', 'x-ronda': '1', ...headers }
  const reply = await http.app.inject({ method: 'POST', url, payload, headers: given })
  const body = reply.json<{ code?: string; value?: { who: string } }>()
  expect(body.code ?? body.value?.who).toBe(expected)
})

test('a form that another site could send is refused', async () => {
  const reply = await http.app.inject({ method: 'POST', url: '/api/form', payload: 'word=a', headers: FORM })
  expect(reply.json()).toMatchObject({ code: 'request.cross_site' })
})

test('a field that is not in the reply schema is not sent', async () => {
  const reply = await http.app.inject('/api/slip')
  expect(reply.body).not.toContain('not promised')
})

test('a crash does not reveal its cause, a busy error is a 503, a refusal gives its code', async () => {
  expect((await http.app.inject('/api/crash')).json()).toEqual({
    success: false,
    code: 'server.fault',
    message: 'text of server.fault',
    requestId: expect.stringMatching(/^[0-9a-f]{10}$/) as unknown,
  })
  expect((await http.app.inject('/api/busy')).statusCode).toBe(503)
  expect((await http.app.inject('/api/refused')).json()).toMatchObject({ code: 'game.unknown' })
})

test('a fault has the id of its request in the log too, and never one that the client chose', async () => {
  const crash = () =>
    http.app.inject({ url: '/api/crash', headers: { 'x-request-id': 'chosen', 'request-id': 'chosen' } })
  const [first, second] = [await crash(), await crash()].map((reply) => reply.json<{ requestId: string }>().requestId)
  expect(first).not.toBe(second)
  expect(logged()).toEqual(expect.arrayContaining([first, second]))
})

test('a reply over TLS carries strict-transport-security', async () => {
  expect((await http.app.inject('/api/open')).headers['strict-transport-security']).toContain('max-age=')
})

test('pages may connect to the configured origins, games to none, and a change applies at once', async () => {
  const policyOf = async (path: string) =>
    String((await http.app.inject({ method: 'GET', url: path })).headers['content-security-policy'])
  expect(await policyOf('/')).toContain("connect-src 'self' https://mirror.example;")
  expect(await policyOf('/play/')).toContain("connect-src 'self';")
  sources = { ...sources, connect: ['https://other.example'], frames: ['https://help.example'] }
  expect(await policyOf('/')).toContain("connect-src 'self' https://other.example;")
  expect(await policyOf('/')).toContain("frame-src 'self' https://help.example;")
})

test('only a reply that is for any origin allows any origin', async () => {
  const allowed = async (url: string) =>
    (await http.app.inject({ method: 'GET', url })).headers['access-control-allow-origin']
  expect([await allowed('/api/shared'), await allowed('/api/open')]).toEqual(['*', undefined])
})

test.each([
  ['/api/usual', 16_000, 200],
  ['/api/usual', 17_000, 413],
  ['/api/large', 99_000, 200],
  ['/api/large', 101_000, 413],
])('%s takes a body of %i bytes: %i', async (url, bytes, status) => {
  const payload = { text: 'x'.repeat(bytes) }
  const reply = await http.app.inject({ method: 'POST', url, payload, headers: { 'x-ronda': '1' } })
  expect(reply.statusCode).toBe(status)
})
