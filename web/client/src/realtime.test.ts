import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws'
import { err, ok } from '@ronda/core'
import { openRealtime, type RealtimeOptions, type RealtimeState } from './realtime.ts'
import type { RealtimeMessage } from './socket.ts'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

const ALWAYS_AWAKE = { isAwake: () => true, onWake: () => () => {} }

async function listen(onSocket: (socket: ServerSocket, url: string, count: number) => void) {
  let count = 0
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket, request) => onSocket(socket, request.url ?? '', (count += 1)))
  await new Promise((resolve) => server.once('listening', resolve))
  closers.push(() => {
    server.clients.forEach((socket) => socket.terminate())
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A realtime connection that records its states and messages; `until` waits for a condition on them. */
function watch(origin: string, options: Partial<RealtimeOptions> = {}) {
  const states: RealtimeState[] = []
  const messages: RealtimeMessage[] = []
  let tickets = 0
  const realtime = openRealtime({
    origin,
    attention: ALWAYS_AWAKE,
    random: () => 0,
    getSocketToken: () => Promise.resolve(ok({ ticket: `t${(tickets += 1)}` })),
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
    ...options,
  })
  closers.push(() => realtime.close())
  const until = async (isTrue: () => boolean) => {
    await expect.poll(isTrue, { interval: 5 }).toBe(true)
  }
  return { realtime, states, messages, until }
}

const send = (socket: ServerSocket, message: unknown) => socket.send(JSON.stringify(message))
const hello = (socket: ServerSocket) => send(socket, { type: 'hello' })

test('opens with a ticket, decodes messages and ignores those it does not know', async () => {
  const urls: string[] = []
  const { origin } = await listen((socket, url) => {
    urls.push(url)
    hello(socket)
    socket.send('not json')
    send(socket, { type: 'from-the-future' })
    send(socket, { type: 'balance', balance: { currency: 'USD', cash: '5', held: '0', seq: 2 } })
  })
  const { messages, states, until } = watch(origin)
  await until(() => messages.length === 2)
  expect(urls).toEqual(['/api/v1/realtime?ticket=t1'])
  expect(messages[1]).toEqual({ type: 'balance', balance: { currency: 'USD', cash: 5n, held: 0n, seq: 2 } })
  expect(states).toEqual(['connecting', 'open'])
})

test('a lost socket is opened again with a fresh ticket', async () => {
  const urls: string[] = []
  const { origin } = await listen((socket, url, count) => {
    urls.push(url)
    hello(socket)
    if (count === 1) socket.terminate()
  })
  const { states, until } = watch(origin)
  await until(() => urls.length === 2 && states.at(-1) === 'open')
  expect(urls[1]).toContain('ticket=t2')
  expect(states).toContain('waiting')
})

test('a socket that answers no ping is lost, though nothing closed it; one that answers is kept', async () => {
  const pings: number[] = []
  const { origin } = await listen((socket, _, count) => {
    hello(socket)
    socket.on('message', () => {
      pings[count] = (pings[count] ?? 0) + 1
      if (count > 1) send(socket, { type: 'pong' })
    })
  })
  const { states, until } = watch(origin, { heartbeatMs: 250 })
  await until(() => states.filter((state) => state === 'open').length >= 2)
  // More pings on one socket than an unresponsive one ever gets.
  await until(() => pings.some((count, at) => at > 1 && count > (pings[1] ?? 0) + 2))
  expect(states).toContain('waiting')
})

test.each(['signed out by the server', 'refused a ticket', 'closed by the page'])('%s, it stays ended', async (how) => {
  let sockets = 0
  const { origin } = await listen((socket) => {
    sockets += 1
    hello(socket)
    if (how === 'signed out by the server') send(socket, { type: 'signed_out' })
  })
  const { realtime, states, until } = watch(
    origin,
    how === 'refused a ticket' ? { getSocketToken: () => Promise.resolve(err({ code: 'session.required' })) } : {},
  )
  if (how === 'closed by the page') {
    await until(() => states.at(-1) === 'open')
    realtime.close()
  }
  await until(() => states.at(-1) === 'ended')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(states.filter((state) => state === 'ended')).toHaveLength(1)
  expect(sockets).toBe(how === 'refused a ticket' ? 0 : 1)
})

test('a hidden page waits until it is visible, then connects at once', async () => {
  let isAwake = true
  let wake = (): void => {}
  let sockets = 0
  const { origin } = await listen((socket, _, count) => {
    sockets = count
    hello(socket)
    if (count === 1) {
      isAwake = false
      socket.terminate()
    }
  })
  const attention = {
    isAwake: () => isAwake,
    onWake(listener: () => void) {
      wake = listener
      return () => {}
    },
  }
  const { states, until } = watch(origin, { attention })
  await until(() => states.at(-1) === 'waiting')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(sockets).toBe(1)
  isAwake = true
  wake()
  await until(() => states.at(-1) === 'open')
})
