import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { makeClient } from './client.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Answer = (response: ServerResponse, call: number) => void

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A real server on a real port that notes what it is asked. */
async function listen(answer: Answer): Promise<{ origin: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      answer(response, seen.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const says =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

const balance = { currency: 'USD', cash: '12345678901234567', held: '0', seq: 7 }

test('a reply arrives decoded: digits on the wire are money here', async () => {
  const { origin, seen } = await listen(says({ success: true, value: balance }))
  const reply = await makeClient({ origin, language: 'es' }).wallet.balance()
  expect(reply).toEqual({ ok: true, value: { currency: 'USD', cash: 12_345_678_901_234_567n, held: 0n, seq: 7 } })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/wps/v2/wallets/balance' })
  expect(seen[0]?.headers).toMatchObject({ 'x-ronda': '1', 'accept-language': 'es' })
})

test('a GET carries its fields in the query and in the path, encoded', async () => {
  const { origin, seen } = await listen(says({ success: false, code: 'game.unknown', message: 'no' }, 404))
  const client = makeClient({ origin })
  await client.games.list({ language: 'en', pageNo: 1, pageSize: 40, gameName: 'año & más' })
  await client.slot.facts({ game: 'FERIA_DE_LUZ', mode: 'real' })
  expect(seen.map((request) => request.url)).toEqual([
    '/wps/relay/GCSGAME_gameList?gameName=a%C3%B1o+%26+m%C3%A1s&language=en&pageNo=1&pageSize=40',
    '/play/v1/games/FERIA_DE_LUZ/facts?mode=real',
  ])
})

test('a POST carries its fields in the body and a game its own token', async () => {
  const { origin, seen } = await listen(says({ success: false, code: 'wallet.insufficient_funds', message: 'no' }, 402))
  const round = '01234567-89ab-cdef-0123-456789abcdef'
  const reply = await makeClient({ origin, bearer: 'abc' }).slot.spin({ round, stake: 20_000n })
  expect(reply).toEqual({ ok: false, error: { code: 'wallet.insufficient_funds', message: 'no' } })
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json' })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ round, stake: '20000' })
})

test('fields that the contract would refuse never leave', async () => {
  const { origin, seen } = await listen(says({}))
  const reply = await makeClient({ origin }).session.login({ username: 'a'.repeat(65), password: 'x' })
  expect(reply).toEqual({ ok: false, error: { code: 'request.malformed' } })
  expect(seen).toEqual([])
})

test.each([
  ['no JSON', (response: ServerResponse) => response.writeHead(502).end('<h1>Bad gateway</h1>'), 'server.fault'],
  ['JSON of another shape', says({ hello: 1 }), 'server.fault'],
  ['a value that breaks the contract', says({ success: true, value: { ...balance, cash: 5 } }), 'server.fault'],
  ['a code from a newer server', says({ success: false, code: 'moon.full', message: '' }, 400), 'server.fault'],
  ['a cut connection', (response: ServerResponse) => response.destroy(), 'network.offline'],
] as const)('%s is a refusal, not an exception', async (_, answer, code) => {
  const { origin } = await listen(answer)
  const reply = await makeClient({ origin }).wallet.balance()
  expect(reply).toMatchObject({ ok: false, error: { code } })
})

test('a server that never answers is a timeout', async () => {
  const { origin, seen } = await listen(() => {})
  const reply = await makeClient({ origin, callMsMax: 50 }).wallet.balance()
  expect(reply).toEqual({ ok: false, error: { code: 'network.timeout' } })
  expect(seen).toHaveLength(1)
})

test('a cut GET is asked once more; a cut POST is not, since it may have happened', async () => {
  const cutOnce: Answer = (response, call) => {
    if (call === 1) response.destroy()
    else says({ success: true, value: balance })(response, call)
  }
  const get = await listen(cutOnce)
  expect(await makeClient({ origin: get.origin }).wallet.balance()).toMatchObject({ ok: true })
  expect(get.seen).toHaveLength(2)

  const post = await listen(cutOnce)
  expect(await makeClient({ origin: post.origin }).session.logout()).toMatchObject({ ok: false })
  expect(post.seen).toHaveLength(1)
})
