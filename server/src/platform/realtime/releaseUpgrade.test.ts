import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { terminateOnError, releaseUpgrade } from './releaseUpgrade.ts'

let app: FastifyInstance
let port = 0
/** Requests that became sockets, and their replies. */
const opened: WeakRef<object>[] = []

beforeAll(async () => {
  app = fastify()
  await app.register(websocket)
  app.route({
    method: 'GET',
    url: '/',
    preHandler: releaseUpgrade,
    handler: (_request, reply) => reply.code(404).send('nothing'),
    onRequest(request, reply, done) {
      if (request.ws) opened.push(...[request, request.raw, reply, reply.raw].map((one) => new WeakRef<object>(one)))
      done()
    },
    wsHandler(socket) {
      terminateOnError(socket)
      socket.on('message', (data) => socket.send(data))
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

async function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(socket, 'open')
  return socket
}

async function echo(socket: WebSocket, text: string): Promise<string> {
  const reply = once(socket, 'message')
  socket.send(text)
  return String((await reply)[0])
}

test('an open socket holds no reference to the request that opened it', async () => {
  const socket = await openSocket()
  expect(opened).toHaveLength(4)
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  await expect
    .poll(() => {
      collectGarbage()
      return opened.filter((one) => one.deref() !== undefined).length
    })
    .toBe(0)
  expect(await echo(socket, 'still open')).toBe('still open')
  socket.close()
})

test('an invalid frame closes its own connection and no other', async () => {
  const other = await openSocket()
  const line = connect(port, '127.0.0.1')
  line.write(
    'GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  expect(String((await once(line, 'data'))[0])).toMatch(/^HTTP\/1.1 101 /)
  line.write(Buffer.alloc(64, 0xff))
  await once(line, 'close')
  expect(await echo(other, 'still open')).toBe('still open')
  other.close()
})

test('an invalid handshake is refused', async () => {
  const line = connect(port, '127.0.0.1')
  line.write(
    'GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n',
  )
  expect(String((await once(line, 'data'))[0])).toMatch(/^HTTP\/1.1 400 /)
  line.destroy()
})

test('a request without an upgrade is answered by the handler', async () => {
  const { statusCode, body } = await app.inject({ url: '/' })
  expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'nothing' })
})
