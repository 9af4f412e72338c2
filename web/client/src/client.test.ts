import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { calls } from '@ronda/contract'
import { makeClient } from './client.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Answer = (response: ServerResponse, call: number) => void

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A real server on a real port that records its requests. */
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

const replyWith =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

/** A public key for the tests. */
const KEY = {
  kid: 'one',
  kty: 'EC',
  crv: 'P-256',
  x: 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY',
  y: 'T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
}

const balance = { currency: 'USD', cash: '12345678901234567', held: '0', seq: 7 }

test('a reply arrives decoded: digits on the wire are money here', async () => {
  const { origin, seen } = await listen(replyWith({ success: true, value: balance }))
  const reply = await makeClient(calls, { origin, language: 'es' }).wallet.balance()
  expect(reply).toEqual({ ok: true, value: { currency: 'USD', cash: 12_345_678_901_234_567n, held: 0n, seq: 7 } })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/wps/v2/wallets/balance' })
  expect(seen[0]?.headers).toMatchObject({ 'x-ronda': '1', 'accept-language': 'es' })
})

test('a GET carries its fields in the query and in the path, encoded', async () => {
  const { origin, seen } = await listen(replyWith({ success: false, code: 'game.unknown', message: 'no' }, 404))
  const client = makeClient(calls, { origin })
  await client.games.list({ language: 'en', pageNo: 1, pageSize: 40, gameName: 'año & más' })
  await client.slot.facts({ game: 'FERIA_DE_LUZ', mode: 'real' })
  expect(seen.map((request) => request.url)).toEqual([
    '/wps/relay/GCSGAME_gameList?language=en&pageNo=1&pageSize=40&gameName=a%C3%B1o+%26+m%C3%A1s',
    '/play/v1/games/FERIA_DE_LUZ/facts?mode=real',
  ])
})

test('a POST carries its fields in the body and a game its own token', async () => {
  const { origin, seen } = await listen(
    replyWith({ success: false, code: 'wallet.insufficient_funds', message: 'no' }, 402),
  )
  const round = '01234567-89ab-4def-8123-456789abcdef'
  const reply = await makeClient(calls, { origin, bearer: 'abc' }).slot.spin({ round, bet: 'spin', stake: 20_000n })
  expect(reply).toEqual({ ok: false, error: { code: 'wallet.insufficient_funds', message: 'no' } })
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json' })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ round, bet: 'spin', stake: '20000' })
})

test('the id of a request that the server failed in arrives, to be quoted', async () => {
  const fault = { success: false, code: 'server.fault', message: 'no', requestId: 'a1b2c3d4e5' }
  const { origin } = await listen(replyWith(fault, 500))
  const reply = await makeClient(calls, { origin }).wallet.balance()
  expect(reply).toMatchObject({ error: { code: 'server.fault', requestId: 'a1b2c3d4e5' } })
})

const LOGIN = { type: 'username', username: 'ana', password: 'x', remember: false, side: 'member' } as const

/** A server that publishes a key, decrypts what was encrypted to it, and may change it. */
async function openServer() {
  const made = async (kid: string) => {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const { kty, crv, x, y } = await exportJWK(pair.publicKey)
    return { shown: { kid, kty, crv, x, y }, secret: pair.privateKey }
  }
  let key = await made('one')
  const opened: unknown[] = []
  const server = await listen((response, count) => {
    const { url, body } = server.seen[count - 1] ?? { url: '', body: '' }
    if (url === '/wps/system/key') return replyWith({ success: true, value: key.shown })(response, count)
    const { jwe } = JSON.parse(body) as { jwe: string }
    const refusal = replyWith({ success: false, code: 'session.wrong_credentials', message: 'no' }, 401)
    const malformed = replyWith({ success: false, code: 'request.malformed', message: 'no' }, 400)
    compactDecrypt(jwe, key.secret).then(
      ({ plaintext }) => {
        opened.push(JSON.parse(new TextDecoder().decode(plaintext)))
        refusal(response, count)
      },
      () => malformed(response, count),
    )
  })
  const paths = () => server.seen.map(({ url }) => url.split('/').at(-1))
  return { origin: server.origin, opened, paths, change: async () => (key = await made('two')) }
}

test('an encrypted call requests the key once, and carries nothing readable', async () => {
  const server = await openServer()
  const client = makeClient(calls, { origin: server.origin })
  expect(await client.session.login(LOGIN)).toMatchObject({ error: { code: 'session.wrong_credentials' } })
  await client.session.login({ ...LOGIN, username: 'eva' })
  expect(server.opened).toEqual([LOGIN, { ...LOGIN, username: 'eva' }])
  expect(server.paths()).toEqual(['key', 'login', 'login'])
})

test('a key that the server has changed is requested once more', async () => {
  const server = await openServer()
  const client = makeClient(calls, { origin: server.origin })
  await client.session.login(LOGIN)
  await server.change()
  expect(await client.session.login(LOGIN)).toMatchObject({ error: { code: 'session.wrong_credentials' } })
  expect(server.paths()).toEqual(['key', 'login', 'login', 'key', 'login'])
})

test('a request that is malformed for another reason is not sent again', async () => {
  const { origin, seen } = await listen((response, count) =>
    count % 2 === 1
      ? replyWith({ success: true, value: KEY })(response, count)
      : replyWith({ success: false, code: 'request.malformed', message: 'no' }, 400)(response, count),
  )
  const reply = await makeClient(calls, { origin }).session.login(LOGIN)
  expect(reply).toMatchObject({ ok: false, error: { code: 'request.malformed' } })
  expect(seen.map(({ url }) => url.split('/').at(-1))).toEqual(['key', 'login', 'key'])
})

test('without the key an encrypted call is refused like the request for the key, which is repeated the next time', async () => {
  const { origin, seen } = await listen((response) => response.destroy())
  const client = makeClient(calls, { origin })
  expect(await client.session.login(LOGIN)).toEqual({ ok: false, error: { code: 'network.offline' } })
  await client.session.login(LOGIN)
  expect(new Set(seen.map(({ url }) => url))).toEqual(new Set(['/wps/system/key']))
})

test('fields that the contract would refuse are never sent', async () => {
  const { origin, seen } = await listen(replyWith({}))
  const reply = await makeClient(calls, { origin }).session.login({ ...LOGIN, username: 'a'.repeat(65) })
  expect(reply).toEqual({ ok: false, error: { code: 'request.malformed' } })
  expect(seen).toEqual([])
})

test.each([
  [
    'a reply that is not JSON',
    (response: ServerResponse) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
    'server.fault',
  ],
  ['JSON of another shape', replyWith({ hello: 1 }), 'server.fault'],
  ['a value that breaks the contract', replyWith({ success: true, value: { ...balance, cash: 5 } }), 'server.fault'],
  ['a code from a newer server', replyWith({ success: false, code: 'moon.full', message: '' }, 400), 'server.fault'],
  ['a broken connection', (response: ServerResponse) => response.destroy(), 'network.offline'],
] as const)('%s is a refusal, not an exception', async (_, answer, code) => {
  const { origin } = await listen(answer)
  const reply = await makeClient(calls, { origin }).wallet.balance()
  expect(reply).toMatchObject({ ok: false, error: { code } })
})

test('a server that never replies is a timeout', async () => {
  const { origin, seen } = await listen(() => {})
  const reply = await makeClient(calls, { origin, callMsMax: 50 }).wallet.balance()
  expect(reply).toEqual({ ok: false, error: { code: 'network.timeout' } })
  expect(seen).toHaveLength(1)
})

test('a GET whose connection broke is sent once more; a POST is not, because it may have been executed', async () => {
  const cutOnce: Answer = (response, call) => {
    if (call === 1) response.destroy()
    else replyWith({ success: true, value: balance })(response, call)
  }
  const get = await listen(cutOnce)
  expect(await makeClient(calls, { origin: get.origin }).wallet.balance()).toMatchObject({ ok: true })
  expect(get.seen).toHaveLength(2)

  const post = await listen(cutOnce)
  expect(await makeClient(calls, { origin: post.origin }).session.logout()).toMatchObject({ ok: false })
  expect(post.seen).toHaveLength(1)
})
