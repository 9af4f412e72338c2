import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { GAME, newMember, openGame, openTestServer, signIn, spin, type WireBalance } from '../kit/testServer.ts'

type Message = { readonly type: string; readonly balance?: WireBalance }

let server: Server
beforeAll(async () => {
  server = await openTestServer({ databaseUrl: await testDatabase() })
  return () => server.close()
})

/** A socket that records what it receives. */
class Listener {
  readonly received: Message[] = []
  closeCode: number | undefined
  readonly socket: WebSocket

  constructor(ticket: string, origin = server.origin) {
    const address = `${server.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
    this.socket = new WebSocket(address, { headers: { origin } })
    this.socket.addEventListener('message', ({ data }) => {
      this.received.push(JSON.parse(String(data)) as Message)
    })
    this.socket.addEventListener('close', ({ code }) => (this.closeCode = code))
  }

  types(): readonly string[] {
    return this.received.map(({ type }) => type)
  }
}

const ticketOf = async (member: Visitor): Promise<string> =>
  (await member.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')).ticket

async function listen(member: Visitor): Promise<Listener> {
  const listener = new Listener(await ticketOf(member))
  await expect.poll(() => listener.types()).toEqual(['hello', 'balance'])
  return listener
}

test('a socket receives a greeting and the balance, and then every new balance', async () => {
  const member = await newMember(server)
  const game = await openGame(member)
  const tabs = [await listen(member), await listen(member)]
  expect(tabs[0]?.received[1]?.balance).toEqual(await member.get('/wps/v2/wallets/balance'))

  for (let count = 1; count <= 5; count += 1) {
    const { balance } = await spin(game)
    for (const tab of tabs) await expect.poll(() => tab.received.at(-1)?.balance).toEqual(balance)
  }
  for (const tab of tabs) tab.socket.close()
})

test('a member receives nothing of another member’s play', async () => {
  const [one, other] = [await newMember(server), await newMember(server)]
  const listener = await listen(other)
  await spin(await openGame(one))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(listener.types()).toEqual(['hello', 'balance'])
  listener.socket.close()
})

test('a ticket opens one socket, from our own pages, within its lifetime', async () => {
  const member = await newMember(server)
  const ticket = await ticketOf(member)
  const foreign = new Listener(ticket, 'https://evil.example')
  await expect.poll(() => foreign.closeCode).toBe(1006)
  const first = new Listener(ticket)
  await expect.poll(() => first.types()).toEqual(['hello', 'balance'])
  const second = new Listener(ticket)
  await expect.poll(() => second.closeCode).toBe(1006)
  const madeUp = new Listener('A'.repeat(43))
  await expect.poll(() => madeUp.closeCode).toBe(1006)
  expect([...foreign.received, ...second.received, ...madeUp.received]).toEqual([])
  first.socket.close()
})

test('a sign-out is sent on every socket of the session and closes them, and unused tickets expire', async () => {
  const member = await newMember(server)
  const [one, two] = [await listen(member), await listen(member)]
  const unused = await ticketOf(member)
  await member.send('POST', '/wps/session/logout')
  for (const tab of [one, two]) {
    await expect.poll(() => tab.types().at(-1)).toBe('signed_out')
    await expect.poll(() => tab.closeCode).toBe(4001)
  }
  const late = new Listener(unused)
  await expect.poll(() => late.closeCode).toBe(1006)
})

test.each([
  ['no JSON', 'hello', 1008],
  ['an unknown message', '{"type":"bet"}', 1008],
  ['an extra field', '{"type":"ping","and":1}', 1008],
  ['too large', JSON.stringify({ type: 'ping', pad: 'x'.repeat(5_000) }), 1009],
])('a message that is %s closes the socket', async (_, text, code) => {
  const listener = await listen(await newMember(server))
  listener.socket.send(text)
  await expect.poll(() => listener.closeCode).toBe(code)
})

test('pings are answered, up to a limit', async () => {
  const listener = await listen(await newMember(server))
  listener.socket.send('{"type":"ping"}')
  await expect.poll(() => listener.types().at(-1)).toBe('pong')
  for (let count = 0; count < 60; count += 1) listener.socket.send('{"type":"ping"}')
  await expect.poll(() => listener.closeCode).toBe(1008)
})

test('the number of sockets of one session is limited', async () => {
  const member = await newMember(server)
  const tabs: Listener[] = []
  for (let count = 0; count < 10; count += 1) tabs.push(await listen(member))
  const eleventh = new Listener(await ticketOf(member))
  await expect.poll(() => eleventh.closeCode).toBe(1006)
  for (const tab of tabs) tab.socket.close()
})

test('everybody is notified when a game is closed or opened', async () => {
  const listener = await listen(await newMember(server))
  const staff = await signIn(server, 'operador')
  for (const state of ['maintenance', 'open']) {
    listener.received.length = 0
    await staff.send('PUT', `/api/v1/office/games/${GAME}`, { state })
    await expect.poll(() => listener.types()).toEqual(['games'])
  }
  listener.socket.close()
})
