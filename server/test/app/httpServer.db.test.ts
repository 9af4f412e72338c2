import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { openLog } from '../../src/platform/log/log.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  launchToken,
  loginForm,
  newMember,
  openGame,
  openTestServer,
  PASSWORD,
  signIn,
  spin,
} from '../kit/testServer.ts'

const lines: string[] = []
const memory = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString())
    done()
  },
})

let server: Server
let webDir: string
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'ronda-web-'))
  for (const part of ['site', 'play']) {
    mkdirSync(join(webDir, part, 'dist/assets'), { recursive: true })
    writeFileSync(join(webDir, part, 'dist/index.html'), `<title>${part}</title>`)
    writeFileSync(join(webDir, part, 'dist/assets/app-1a2b3c.js'), 'plain')
    writeFileSync(join(webDir, part, 'dist/assets/app-1a2b3c.js.br'), brotliCompressSync('squeezed'))
  }
  // With limits, as in production.
  server = await openTestServer({ isLoadTest: false, webDir, log: openLog('debug', memory) })
  return async () => {
    await server.close()
    rmSync(webDir, { recursive: true })
  }
})

/** Sends bytes and waits until the server closes the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return received
}

describe('limits', () => {
  test('rounds of real play come no faster than the market allows, and a retry is no new round', async () => {
    const game = await openGame(await newMember(server))
    const round = crypto.randomUUID()
    const first = await spin(game, round)
    expect((await spin(game, round)).round).toEqual(first.round)
    const hasty = await game.ask('POST', '/play/v1/slot/spin', { round: crypto.randomUUID(), stake: '100000' })
    expect(hasty).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
    await new Promise((resolve) => setTimeout(resolve, 510))
    expect((await spin(game)).round.nonce).toBe(1)
  })

  test('a caller beyond the limit per minute gets the time to retry, and another session is not affected', async () => {
    const [one, other] = [await newMember(server), await newMember(server)]
    const ask = (visitor: Visitor) => visitor.ask('POST', '/wps/session/logout', { not: 'valid' })
    const answers = []
    for (let count = 0; count < 61; count += 1) answers.push(await ask(one))
    expect(answers.slice(0, 60).every(({ status }) => status === 400)).toBe(true)
    expect(answers[60]).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
    expect(Number(answers[60]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(other)).status).toBe(400)
  })

  test('anonymous callers are counted by address, whatever their cookies and headers say', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      const headers = {
        cookie: `__Host-ronda_s=${String(count).padStart(43, 'A')}`,
        'x-forwarded-for': `10.0.0.${count}`,
      }
      const visitor = new Visitor(server.origin)
      statuses.push((await visitor.ask('POST', '/play/v1/session', { launchToken: 'x' }, headers)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([410]))
    const visitor = new Visitor(server.origin)
    for (let count = 0; count < 60; count += 1) await visitor.ask('POST', '/play/v1/session', { launchToken: 'x' })
    const late = await visitor.ask('POST', '/play/v1/session', { launchToken: 'x' }, { 'x-forwarded-for': '10.9.9.9' })
    expect(late.status).toBe(429)
  })
})

describe('bytes', () => {
  test('bytes that are not HTTP are refused with a code', async () => {
    expect(await sendBytes('\u0016\u0003\u0001 hello\r\n\r\n')).toContain('"code":"request.malformed"')
    expect(await sendBytes(`GET / HTTP/1.1\r\nhost: x\r\nbig: ${'x'.repeat(20_000)}\r\n\r\n`)).toContain(
      'request.too_large',
    )
  })

  test('a client that sends headers slowly is disconnected', async () => {
    // Returns only when the server has closed the connection.
    const received = await sendBytes('GET /wps/system/status HTTP/1.1\r\nhost: x\r\n')
    expect(received).not.toContain('200')
  })
})

describe('headers', () => {
  test.each([
    ['/', "frame-ancestors 'none'"],
    ['/docs', "frame-ancestors 'none'"],
    ['/wps/system/status', "default-src 'none'"],
    ['/wps/nothing', "default-src 'none'"],
    ['/play/v1/fairness', "default-src 'none'"],
    ['/play/v1/rounds/%ff', "default-src 'none'"],
    ['/play/', "frame-ancestors 'self'"],
    ['/play/assets/app-1a2b3c.js', "default-src 'none'"],
    ['/art/default.webp', "default-src 'none'"],
    // Not a file but an address that somebody typed: a page, with the policy of a page.
    ['/assets/anything', "script-src 'self'"],
  ])('%s has a policy with %s and the other headers', async (path, policy) => {
    const { headers } = await fetch(server.origin + path)
    expect(headers.get('content-security-policy')).toContain(policy)
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe(policy.startsWith('default') ? null : 'no-referrer')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBe(null)
  })

  test('answers are not cached; files with a hash in their name are, and come compressed', async () => {
    expect((await fetch(`${server.origin}/wps/system/status`)).headers.get('cache-control')).toBe('no-store')
    const page = await fetch(`${server.origin}/`)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const file = await fetch(`${server.origin}/play/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'br' } })
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-encoding')).toBe('br')
    expect(await file.text()).toBe('squeezed')
    const plain = await fetch(`${server.origin}/play/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(await plain.text()).toBe('plain')
  })
})

describe('pages', () => {
  const open = async (path: string) => {
    const page = await fetch(server.origin + path, { headers: { accept: 'text/html' } })
    return [page.status, await page.text()] as const
  }
  test.each([
    ['/', [200, '<title>site</title>']],
    ['/anywhere/deep', [200, '<title>site</title>']],
    ['/play/', [200, '<title>play</title>']],
    ['/play/anything', [200, '<title>play</title>']],
  ])('%s opens its page', async (path, expected) => {
    expect(await open(path)).toEqual(expected)
  })

  test.each(['/assets/gone-000.js', '/wps/nothing', '/api/v2', '/play/v1/none', '/../secret.key', '/.git/config'])(
    '%s is not found',
    async (path) => {
      const [status] = await open(path)
      expect([400, 404]).toContain(status)
    },
  )

  test('a cover is a picture that a browser may cache for good', async () => {
    const visitor = new Visitor(server.origin)
    const { games } = await visitor.get<{ games: { iconUrl: string }[] }>(
      '/wps/relay/GCSGAME_gameList?language=es&pageNo=1&pageSize=10',
    )
    const cover = await fetch(server.origin + (games[0]?.iconUrl ?? ''))
    expect(cover.headers.get('content-type')).toBe('image/webp')
    expect(cover.headers.get('cache-control')).toContain('immutable')
    expect((await cover.bytes()).length).toBeGreaterThan(10_000)
    expect((await fetch(`${server.origin}/art/cover/NO_SUCH_rx2.webp`)).status).toBe(404)
  })
})

test('the operator can read the books, and they balance', async () => {
  const operator = await signIn(server, 'operador')
  const books = await operator.get<{ entries: number; faults: string[]; accounts: object[] }>('/api/v1/office/books')
  expect(books.faults).toEqual([])
  expect(books.entries).toBeGreaterThan(0)
  expect(books.accounts).toContainEqual(
    expect.objectContaining({ account: 'clearing', currency: 'USD', balance: '-100000000' }),
  )
})

test('no secret reaches the log, even at the level debug', async () => {
  const visitor = new Visitor(server.origin)
  const secret = 'Secreto muy secreto 1'
  await visitor.ask('POST', '/wps/session/login', loginForm('demo', secret))
  await visitor.ask('POST', '/wps/session/login', loginForm('demo'))
  const token = await launchToken(visitor, 'real')
  const ticket = (await visitor.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')).ticket
  await fetch(`${server.origin}/api/v1/realtime?ticket=${ticket}`)
  await visitor.ask('GET', `/wps/nothing?token=${token}`)
  const log = lines.join('')
  for (const canary of [secret, PASSWORD, token, ticket, visitor.cookie.split('=')[1] ?? '', 'argon2']) {
    expect(canary).not.toBe('')
    expect(log).not.toContain(canary)
  }
})
