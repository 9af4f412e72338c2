import type { Call, RefusalCode } from '@ronda/contract'
import { ok } from '@ronda/core'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod/mini'
import { systemClock } from '../clock/clock.ts'
import { openLog } from '../log/log.ts'
import { serveCalls } from './calls.ts'
import type { Callers } from './handler.ts'
import { openHttp, type HttpServer } from './server.ts'
import { openAdmissionQueue, type AdmissionQueue } from './admissionQueue.ts'

const call = (may: Call['may'], path: string, over: Partial<Call> = {}): Call => ({
  method: 'GET',
  path,
  may,
  says: 'A call of the test.',
  request: z.strictObject({}),
  reply: z.strictObject({}),
  refusals: [],
  perMinute: 3,
  ...over,
})

const table = {
  test: {
    open: call('anyone', '/api/open'),
    signed: call('signed', '/api/signed'),
    game: call('game', '/api/game'),
    costly: call('anyone', '/api/costly', { isCostly: true, perMinute: 3 }),
    queued: call('anyone', '/api/queued', { isCostly: true, perMinute: 1_000 }),
  },
} satisfies Record<string, Record<string, Call>>

const UNLIMITED: AdmissionQueue = { acquire: async () => 'in', release: () => {} }

type Setting = {
  readonly admissionQueue?: AdmissionQueue
  readonly trustedProxies?: readonly string[]
  /** Called each time that a session is looked up. */
  readonly onLookup?: () => void
  readonly queued?: () => Promise<void>
}

function open({ admissionQueue = UNLIMITED, trustedProxies = [], onLookup, queued }: Setting = {}): HttpServer {
  const http = openHttp({
    sources: () => ({ scripts: [], connect: [], images: [], frames: [] }),
    log: openLog('silent'),
    isTls: false,
    trustedProxies,
    refusalText: (code: RefusalCode) => code,
    busyErrors: [],
  })
  const member = (name: string): Callers['member'] => ({
    sessionId: name,
    isCountedByAddress: name.startsWith('free'),
    mayCallWhenClosed: false,
  })
  const done = async () => ok({})
  serveCalls(
    http.app,
    table,
    {
      test: {
        open: done,
        signed: done,
        game: done,
        costly: done,
        queued: async () => {
          await queued?.()
          return ok({})
        },
      },
    },
    {
      refuse: http.refuse,
      origins: [],
      admissionQueue,
      limitFactor: 1,
      clock: systemClock,
      auth: {
        memberCookie: 's',
        async member(token) {
          onLookup?.()
          return member(token)
        },
        resume: async () => undefined,
        game: async (token) => ({ playSessionId: token, isVisitor: token.startsWith('visitor') }),
        isKnown: async (visit) => visit.readCookie('d') === 'known',
        refusalOf: () => undefined,
        closedTo: async () => undefined,
      },
      transport: {
        shownKey: () => Promise.reject(new Error('not asked here')),
        open: async (body) => body,
        close: () => {},
      },
    },
  )
  onTestFinished(() => http.app.close())
  return http
}

type From = { readonly ip?: string; readonly headers?: Record<string, string> }

async function statusOf({ app }: HttpServer, url: string, { ip = '192.0.2.1', headers = {} }: From): Promise<number> {
  return (await app.inject({ method: 'GET', url, remoteAddress: ip, headers })).statusCode
}

/** How many of `many` calls were answered. */
async function answered(http: HttpServer, url: string, many: number, from: (at: number) => From): Promise<number> {
  let count = 0
  for (let at = 0; at < many; at += 1) if ((await statusOf(http, url, from(at))) === 200) count += 1
  return count
}

test.each<[string, string, number, (at: number) => From, number]>([
  ['a member, from many addresses', '/api/open', 5, (at) => ({ ip: `192.0.${at}.1`, headers: { cookie: 's=ann' } }), 3],
  [
    'two members of one address',
    '/api/open',
    6,
    (at) => ({ headers: { cookie: `s=${at % 2 === 0 ? 'ann' : 'ben'}` } }),
    6,
  ],
  ['an anonymous caller', '/api/open', 6, () => ({}), 3],
  ['anonymous with free sessions', '/api/open', 6, (at) => ({ headers: { cookie: `s=free${at}` } }), 3],
  ['free sessions of one address', '/api/signed', 6, (at) => ({ headers: { cookie: `s=free${at}` } }), 3],
  ['one play session of a visitor', '/api/game', 6, () => ({ headers: { authorization: 'Bearer visitor' } }), 3],
  [
    'many play sessions of visitors of one address',
    '/api/game',
    60,
    (at) => ({ headers: { authorization: `Bearer visitor${at}` } }),
    48,
  ],
  [
    'many play sessions of members',
    '/api/game',
    60,
    (at) => ({ headers: { authorization: `Bearer member${at}` } }),
    60,
  ],
  ['anonymous callers of one network', '/api/open', 60, (at) => ({ ip: `192.0.2.${at}` }), 48],
  ['anonymous callers of many networks', '/api/open', 60, (at) => ({ ip: `192.0.${at}.1` }), 60],
  ['anonymous callers of one IPv6 network', '/api/open', 60, (at) => ({ ip: `2001:db8:1:${at + 1}::1` }), 48],
])('%s: %s, called %i times', async (_, url, many, from, expected) => {
  expect(await answered(open(), url, many, from)).toBe(expected)
})

test('a costly call is counted by address before its session is looked up', async () => {
  let asked = 0
  const http = open({ onLookup: () => (asked += 1) })
  const from = (at: number): From => ({ headers: { cookie: `s=member${at}` } })
  expect(await answered(http, '/api/costly', 50, from)).toBe(3)
  expect(asked).toBe(3)
})

const NARROW = {
  perSecond: 10,
  reservedPart: 0.3,
  networkPart: 0.5,
  atOnceMax: 100,
  waitMsMax: 60_000,
  perNetworkMax: 20,
  waitingMax: 100,
} as const

test('a flood from one network gets 429, and callers of another are served', async () => {
  const http = open({ admissionQueue: openAdmissionQueue({ ...NARROW, perNetworkMax: 5 }) })
  const flood = Array.from({ length: 100 }, () => statusOf(http, '/api/queued', { ip: '192.0.2.1' }))
  const other = await Promise.all(
    Array.from({ length: 3 }, (_, at) => statusOf(http, '/api/queued', { ip: `203.0.113.${at}` })),
  )
  expect(other).toEqual([200, 200, 200])
  const statuses = await Promise.all(flood)
  const served = statuses.filter((status) => status === 200).length
  // Five at once and five that waited; the queue was full for the rest. While they arrive, more may become free.
  expect(served).toBeGreaterThanOrEqual(10)
  expect(served).toBeLessThan(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - served)
})

test('a costly call frees its place once its reply has been sent, also when it fails', async () => {
  let [running, most] = [0, 0]
  const http = open({
    admissionQueue: openAdmissionQueue({ ...NARROW, perSecond: 1_000, networkPart: 1, atOnceMax: 2 }),
    async queued() {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve))
      running -= 1
      if (most % 2 === 0) throw new Error('failed')
    },
  })
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(http, '/api/queued', {})))
  expect(statuses.filter((status) => status === 429)).toEqual([])
  expect(most).toBe(2)
})

test('x-forwarded-for counts from a trusted proxy only', async () => {
  const forwarded = (at: number): From => ({ ip: '127.0.0.1', headers: { 'x-forwarded-for': `198.51.${at}.7` } })
  expect(await answered(open({ trustedProxies: ['127.0.0.1'] }), '/api/costly', 10, forwarded)).toBe(10)
  expect(await answered(open(), '/api/costly', 10, forwarded)).toBe(3)
})
