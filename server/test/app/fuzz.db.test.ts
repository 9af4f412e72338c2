import { commonRefusals, refusalStatus, type Call, type RefusalCode } from '@ronda/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { newTrial, openGame, openTestServer, signIn } from '../kit/testServer.ts'
import { leavesOf, samplesOf, withValue, type Leaf } from '../kit/requestNumbers.ts'
import { addressOf, everyCall, type NamedCall } from '../kit/samples.ts'

let server: Server
let callers: Readonly<Record<Call['may'], Visitor>>

beforeAll(async () => {
  server = await openTestServer()
  callers = {
    anyone: new Visitor(server.origin),
    signed: await newTrial(server),
    member: await signIn(server, 'demo'),
    agent: await signIn(server, 'agente'),
    operator: await signIn(server, 'operador'),
    game: await openGame(await signIn(server, 'demo')),
  }
  return () => server.close()
})

/** What a refusal may say besides its code and its text. */
const DETAILS: readonly string[] = ['retryAfterMs', 'untilMs', 'subject']

/** What every answer must fulfil: no server fault, a status that fits its code, and the promised shape. */
function expectValidAnswer(call: Call, answer: WireAnswer): void {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  const body = answer.body as { success?: boolean; value?: unknown; code?: RefusalCode; message?: string }
  if (body.success === true) {
    expect(answer.status).toBe(200)
    expect(z.safeParse(call.reply, body.value).success).toBe(true)
    return
  }
  const words = Object.keys(body).filter((word) => !DETAILS.includes(word))
  expect(words.toSorted()).toEqual(['code', 'message', 'success'])
  const code = body.code ?? 'server.fault'
  expect([...call.refusals, ...commonRefusals]).toContain(code)
  expect(answer.status).toBe(refusalStatus[code])
  expect(body.message).not.toBe('')
}

async function ask({ call, name }: NamedCall, fields: Readonly<Record<string, unknown>>): Promise<WireAnswer> {
  const { path, body } = addressOf(call, fields)
  const visitor = name === 'session.logout' ? new Visitor(server.origin) : callers[call.may]
  const answer = await visitor.ask(call.method, path, body)
  expectValidAnswer(call, answer)
  return answer
}

/** Values that have broken servers before. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀'.repeat(30),
  "' or 1=1 --",
  '%s%n${7*7}',
  '../../etc/passwd',
  '-1',
  '1e5',
  '00',
  '99999999999999999999999999',
  'x'.repeat(5_000),
  [],
  [[]],
  {},
  { $gt: '' },
  { toString: 1, constructor: 1 },
]

/**
 * The same parser refuses what no call accepts, so only one in so many of these values is sent, different ones for
 * every field.
 */
const ONE_IN = 5

/** The hostile values that a call would accept for this field, and some of those that it refuses. */
function hostileFor({ call, sample }: NamedCall, field: string, turn: number): readonly unknown[] {
  const isTaken = (value: unknown): boolean => z.safeParse(call.request, { ...sample, [field]: value }).success
  return HOSTILE.filter((value, at) => (at + turn) % ONE_IN === 0 || isTaken(value) || isTaken(JSON.stringify(value)))
}

test.each(everyCall)('$name: a field that is wrong, missing or extra is refused', async (named) => {
  const { call, sample } = named
  for (const [turn, field] of Object.keys(sample).entries()) {
    for (const value of hostileFor(named, field, turn)) await ask(named, { ...sample, [field]: value })
    const { [field]: _, ...rest } = sample
    if (call.path.includes(`:${field}`)) continue
    const isOptional = z.safeParse(call.request, rest).success
    expect((await ask(named, rest)).status === 400).toBe(!isOptional)
  }
  const extra = await ask(named, { ...sample, surprise: '1' })
  expect(extra.status).toBe(named.name === 'session.logout' ? 401 : 400)
})

/** The limits of JavaScript numbers, and of PostgreSQL's. */
const EDGES: readonly number[] = [
  -(2 ** 53) + 1,
  -(2 ** 31) - 1,
  -(2 ** 31),
  -1,
  0,
  1,
  2 ** 15,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  8_640_000_000_000_000,
  8_640_000_000_000_001,
  2 ** 53 - 1,
]

/** The same as text, as in addresses and long numbers, and dates that do not exist. */
const EDGE_TEXTS: readonly string[] = [
  ...EDGES.map(String),
  ...[1, 9, 10, 16, 18, 19, 20].map((digits) => '9'.repeat(digits)),
  '-999999999999999999',
  '9223372036854775807',
  '9223372036854775808',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
]

/** Values at and beyond the bounds of a number; for a text, the longest numbers that it could be. */
function edgesOf({ schema: { type, minimum = 0, maximum = 0 } }: Leaf): readonly unknown[] {
  return type === 'string' ? EDGE_TEXTS : [minimum - 1, minimum, maximum, maximum + 1, ...EDGES]
}

test.each(everyCall)('$name: numbers at and beyond every bound cause no server fault', async (named) => {
  const { call, sample } = named
  const beyond: number[] = []
  for (const fields of samplesOf(call, sample)) {
    for (const leaf of leavesOf(call)) {
      const all = edgesOf(leaf).map((value) => withValue(fields, leaf.path, value))
      const taken = all.filter((changed) => z.safeParse(call.request, changed).success)
      const [refused] = all.filter((changed) => !taken.includes(changed))
      for (const changed of taken) await ask(named, changed)
      if (refused !== undefined) beyond.push((await ask(named, refused)).status)
    }
  }
  expect(beyond.filter((status) => status !== 400)).toEqual([])
})

const withBody = everyCall.filter(({ call }) => call.method !== 'GET')

test.each(withBody.map((named, turn) => ({ ...named, turn })))(
  '$name: a body that is not a request is refused',
  async ({ call, name, sample, turn }) => {
    const visitor = name === 'session.logout' ? new Visitor(server.origin) : callers[call.may]
    const bodies: readonly [string, string | undefined][] = [
      ['{', undefined],
      ['', undefined],
      ['null', undefined],
      ['[]', undefined],
      ['"text"', undefined],
      ['123', undefined],
      ['{"__proto__":{"isOperator":true}}', undefined],
      ['{"constructor":{"prototype":{"x":1}}}', undefined],
      [`{"a":${'['.repeat(3_000)}${']'.repeat(3_000)}}`, undefined],
      ['a=1&b=2', 'application/x-www-form-urlencoded'],
      ['{}', 'text/plain'],
      ['<a/>', 'application/xml'],
      ['--x--', 'multipart/form-data; boundary=x'],
      ['{}', 'application/json; charset=utf-7'],
      [JSON.stringify({ pad: 'x'.repeat(20_000) }), undefined],
    ]
    // One parser reads the bodies of all calls, so each call gets some of these, and each of these goes to many calls.
    for (const [body, type] of bodies.filter((_, at) => (at + turn) % ONE_IN === 0)) {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
      const answer = await visitor.ask(call.method, call.path, body, headers)
      expectValidAnswer(call, answer)
      // A call without fields needs no body.
      expect(answer.status).toBeGreaterThanOrEqual(Object.keys(sample).length === 0 ? 200 : 400)
    }
  },
)

test('a body that is too large is refused with its own code', async () => {
  const answer = await callers.anyone.ask('POST', '/wps/session/login', { username: 'x'.repeat(17_000), password: '' })
  expect(answer).toMatchObject({ status: 413, body: { code: 'request.too_large' } })
})

test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s on an unknown path is refused with its code',
  async (method) => {
    for (const path of ['/wps/nothing', '/wps/session/login/more', '/api/v1', '/play/v1/%00', '/play/v1/rounds/%ff']) {
      const answer = await callers.anyone.ask(method, path)
      expect([400, 404]).toContain(answer.status)
      expect(answer.body).toMatchObject({ success: false })
    }
    const mismatch = await callers.anyone.ask(method, method === 'POST' ? '/wps/system/status' : '/wps/session/login')
    expect(mismatch).toMatchObject({ status: 404, body: { code: 'request.not_found' } })
  },
)

test('random requests to random calls cause no server fault', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom(...HOSTILE),
    fc.jsonValue({ maxDepth: 2 }),
    fc.stringMatching(/^-?\d{1,20}$/),
    fc.uuid(),
  )
  const request = fc.record({
    named: fc.constantFrom(...everyCall.filter(({ name }) => name !== 'session.login' && name !== 'member.register')),
    change: fc.dictionary(
      fc.constantFrom('round', 'stake', 'limit', 'before', 'clientSeed', 'mode', 'gameCode', 'x'),
      value,
    ),
    keepsSample: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ named, change, keepsSample }) => {
      await ask(named, keepsSample ? { ...named.sample, ...change } : change)
    }),
    { numRuns: 200 },
  )
})
