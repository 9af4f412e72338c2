import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { err, ok } from '@ronda/core'
import { afterEach, expect, test } from 'vitest'
import { openSmsGateway, type SmsSettings } from './smsGateway.ts'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** A gateway that gives the answers in order, and repeats the last one. */
async function listen(...answers: ((response: ServerResponse) => void)[]): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      answers[Math.min(seen.length, answers.length) - 1]?.(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const says = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

// As the gateway documents them.
const created = (status: string) => says(201, { sid: 'SM1', status, error_code: null, to: '+525512345678' })
const invalidNumber = says(400, { code: 21_211, message: "Invalid 'To' Phone Number", status: 400 })
const wrongToken = says(401, { code: 20_003, message: 'Authenticate', status: 401 })
const tooMany = says(429, { code: 20_429, message: 'Too Many Requests', status: 429 })
const broken = says(500, { code: 20_500, message: 'Internal Server Error', status: 500 })

const sms = { to: '+525512345678', text: 'Ronda: 012345 es tu clave, ñandú & más' }

function open(url: string, more: Partial<SmsSettings> = {}) {
  return openSmsGateway({ url, account: 'AC123', token: 'secret', from: '+15005550006', retryMs: 1, ...more })
}

test('a message is posted as the gateway’s documentation says', async () => {
  const { url, seen } = await listen(created('queued'))
  expect(await open(url).send(sms)).toEqual(ok(undefined))
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/2010-04-01/Accounts/AC123/Messages.json',
    headers: {
      authorization: `Basic ${btoa('AC123:secret')}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    },
  })
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    To: sms.to,
    From: '+15005550006',
    Body: sms.text,
  })
})

test.each([
  ['accepted', created('accepted'), ok(undefined), 1],
  ['sent', created('sent'), ok(undefined), 1],
  ['failed at once', created('failed'), err('rejected'), 1],
  ['undelivered at once', created('undelivered'), err('rejected'), 1],
  ['an invalid number', invalidNumber, err('rejected'), 1],
  ['a wrong token', wrongToken, err('unreachable'), 1],
  ['too many', tooMany, err('unreachable'), 3],
  ['a broken gateway', broken, err('unreachable'), 1],
  [
    'an answer that is no JSON',
    (response: ServerResponse) => void response.writeHead(201).end('<p>ok'),
    ok(undefined),
    1,
  ],
  ['a cut connection', (response: ServerResponse) => void response.socket?.destroy(), err('unreachable'), 1],
  [
    'a redirect',
    (response: ServerResponse) => void response.writeHead(307, { location: '/' }).end(),
    err('unreachable'),
    1,
  ],
])('%s', async (_, answer, expected, requests) => {
  const { url, seen } = await listen(answer)
  expect(await open(url).send(sms)).toEqual(expected)
  expect(seen).toHaveLength(requests)
})

test('after "too many requests" it is tried again', async () => {
  const { url, seen } = await listen(tooMany, created('queued'))
  expect(await open(url).send(sms)).toEqual(ok(undefined))
  expect(seen).toHaveLength(2)
})

test('a request that times out is not retried: the message may have been sent', async () => {
  const { url, seen } = await listen(() => {})
  expect(await open(url, { timeoutMs: 60 }).send(sms)).toEqual(err('unreachable'))
  expect(seen).toHaveLength(1)
})

test('a gateway that does not listen is unreachable', async () => {
  const { url } = await listen(created('queued'))
  closers.splice(0).forEach((close) => close())
  expect(await open(url).send(sms)).toEqual(err('unreachable'))
})

test('a refusal of our own credentials is reported, without the secret', async () => {
  const { url } = await listen(wrongToken)
  const reported: string[] = []
  await open(url, { onFailure: (what) => reported.push(what) }).send(sms)
  expect(reported).toEqual(['the SMS gateway refuses us with 401 (20003)'])
})
