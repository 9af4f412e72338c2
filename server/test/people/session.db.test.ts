import { days, hours, minutes, present } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openWallets } from '../../src/money/wallet/index.ts'
import { Device } from '../../src/people/factor/testing/device.ts'
import { openAccount } from '../../src/people/member/index.ts'
import { appendEvent } from '../../src/platform/outbox/index.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accountNamed,
  codeOf,
  registerAt,
  visitorAtNewAddress,
  valueOf,
  type VisitorAtAddress,
} from '../kit/signInSteps.ts'
import { loginForm, openTestServer, signIn } from '../kit/testServer.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs }, trustedProxies: ['127.0.0.1'] })
  return () => server.close()
})

const isIn = async (visitor: Visitor): Promise<boolean> => (await visitor.ask('GET', '/wps/member/info')).status === 200

describe('a session', () => {
  test('has cookies that scripts and other sites cannot use', async () => {
    const answer = await visitorAtNewAddress(server).logIn('demo')
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=secret;'))
    expect(cookies).toEqual([
      '__Host-ronda_s=secret; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-ronda_d=secret; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  test('is replaced by the next one in the same browser', async () => {
    const visitor = visitorAtNewAddress(server)
    await visitor.logIn('demo')
    const old = present(visitor.cookieNamed('__Host-ronda_s'), 'a session')
    await visitor.logIn('demo')
    const before = new Visitor(server.origin)
    before.plant('__Host-ronda_s', old)
    expect([await isIn(before), await isIn(visitor)]).toEqual([false, true])
  })

  test('ends at sign-out, permanently', async () => {
    const visitor = await signIn(server, 'demo')
    const thief = new Visitor(server.origin)
    thief.plant('__Host-ronda_s', present(visitor.cookieNamed('__Host-ronda_s'), 'a session'))
    await visitor.send('POST', '/wps/session/logout')
    expect(visitor.cookieNamed('__Host-ronda_s')).toBeUndefined()
    expect(codeOf(await thief.ask('GET', '/wps/member/info'))).toBe('session.required')
  })

  test.each([
    ['demo', 30, 12],
    ['operador', 15, 8],
  ])('of %s ends after %i idle minutes and after %i hours in all', async (username, idleMinutes, lifeHours) => {
    const [idle, busy] = [await signIn(server, username), await signIn(server, username)]
    const openedAtMs = nowMs
    const stepMs = minutes(idleMinutes) - 1
    nowMs += stepMs
    expect([await isIn(busy), await isIn(idle)]).toEqual([true, true])
    while (nowMs < openedAtMs + hours(lifeHours) - stepMs) {
      nowMs += stepMs
      expect(await isIn(busy)).toBe(true)
    }
    nowMs += 1
    expect(await isIn(idle)).toBe(false)
    nowMs += stepMs
    expect(await isIn(busy)).toBe(false)
  })

  test('that has ended is deleted with everything that belongs to it, and stays in the history for a month', async () => {
    const visitor = await registerAt(server, 'history')
    const account = await accountNamed(server, 'history')
    nowMs += hours(13)
    expect(await server.features.session.cleanUp()).toBeGreaterThan(0)
    const count = (table: 'session' | 'session_over') =>
      server.db.read((tx) => tx.selectFrom(table).select('id').where('account', '=', account).execute())
    expect([(await count('session')).length, (await count('session_over')).length]).toEqual([0, 1])
    expect(await isIn(visitor)).toBe(false)
    nowMs += days(30)
    await server.features.session.cleanUp()
    expect(await count('session_over')).toEqual([])
  })
})

type Entry = { id: string; isThis: boolean; device: string; ip: string; isLive: boolean; isRemembered: boolean }

const listOf = async (visitor: Visitor): Promise<readonly Entry[]> =>
  (await visitor.get<{ sessions: readonly Entry[] }>('/wps/session/list')).sessions

const end = (visitor: Visitor, id: string, isStranger = false) =>
  visitor.ask('POST', '/wps/session/end', { id, isStranger })

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

/** The same account in another browser, with its id in the list. */
async function second(username: string, remember = false): Promise<{ visitor: VisitorAtAddress; id: string }> {
  const visitor = visitorAtNewAddress(server)
  const answer = await visitor.ask(
    'POST',
    '/wps/session/login',
    { ...loginForm(username), remember },
    { 'user-agent': PHONE },
  )
  return { visitor, id: valueOf<{ token: string }>(answer).token }
}

describe('the list of sessions', () => {
  test('shows where an account is signed in, and where it was', async () => {
    const owner = await registerAt(server, 'listed')
    const { visitor, id } = await second('listed', true)
    const seen = (await listOf(owner)).find((entry) => entry.id === id)
    expect(seen).toMatchObject({ isThis: false, device: 'Chrome, Android', isLive: true, isRemembered: true })
    expect(seen?.ip).toBe(visitor.ip.replace(/\d+$/, '•'))
    expect((await listOf(visitor)).find((entry) => entry.isThis)?.id).toBe(id)
    await visitor.send('POST', '/wps/session/logout')
    expect((await listOf(owner)).find((entry) => entry.id === id)).toMatchObject({ isLive: false })
  })

  test('ends one of them, at once, and never another member\u2019s', async () => {
    const owner = await registerAt(server, 'ender')
    const { visitor, id } = await second('ender')
    const foreign = await registerAt(server, 'notender')
    expect(codeOf(await end(foreign, id))).toBe('session.unknown')
    expect(codeOf(await end(foreign, 'others'))).toBeUndefined()
    expect(await isIn(visitor)).toBe(true)
    expect(await end(owner, id)).toMatchObject({ status: 200, body: { value: { mustChangePassword: false } } })
    expect([await isIn(visitor), await isIn(owner)]).toEqual([false, true])
    expect(codeOf(await end(owner, id))).toBe('session.unknown')
    const own = present(
      (await listOf(owner)).find((entry) => entry.isThis),
      'this session',
    )
    expect(codeOf(await end(owner, own.id))).toBe('session.unknown')
  })

  test('ends all others, and forgets remembered browsers', async () => {
    const owner = await registerAt(server, 'alone')
    const others = [await second('alone'), await second('alone', true)]
    expect((await end(owner, 'others')).status).toBe(200)
    for (const { visitor } of others) expect(await isIn(visitor)).toBe(false)
    expect(await isIn(owner)).toBe(true)
  })

  test('a session marked as unknown, even an old one, forces a password change and is no longer a known device', async () => {
    const owner = await registerAt(server, 'visited')
    const { visitor, id } = await second('visited', true)
    await visitor.send('POST', '/wps/session/logout')
    expect(await end(owner, id, true)).toMatchObject({ status: 200, body: { value: { mustChangePassword: true } } })
    expect(await owner.get('/wps/member/info')).toMatchObject({ mustChangePassword: true })
    const account = await accountNamed(server, 'visited')
    const known = (table: 'known_device' | 'known_network') =>
      server.db.read((tx) => tx.selectFrom(table).select('account').where('account', '=', account).execute())
    expect([(await known('known_device')).length, (await known('known_network')).length]).toEqual([1, 1])
    expect(valueOf<{ passwordExpired: boolean }>(await owner.logIn('visited')).passwordExpired).toBe(true)
  })
})

test('signing out closes every socket of the session, and no other', async () => {
  const [visitor, other] = [await signIn(server, 'demo'), await signIn(server, 'demo')]
  const listen = async (of: Visitor) => {
    const { ticket } = await of.send<{ ticket: string }>('POST', '/api/v1/realtime/ticket')
    const address = `${server.origin.replace('http', 'ws')}/api/v1/realtime?ticket=${ticket}`
    const socket = new WebSocket(address, { headers: { origin: server.origin } })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    return socket
  }
  const [first, next, others] = [await listen(visitor), await listen(visitor), await listen(other)]
  await visitor.send('POST', '/wps/session/logout')
  await expect.poll(() => [first.readyState, next.readyState]).toEqual([3, 3])
  expect(others.readyState).toBe(1)
  others.close()
})

test('a passkey alone signs in, once for each challenge', async () => {
  await registerAt(server, 'haspasskey')
  const account = await accountNamed(server, 'haspasskey')
  const { factor: factors } = server.features
  const origin = server.origin.replace('127.0.0.1', 'localhost')
  const asked = { origin, domain: 'localhost' }
  const begun = await factors.beginPasskey({ id: account, username: 'haspasskey' }, { mustVerifyUser: false })
  if (!begun.ok) throw new Error(begun.error)
  const device = new Device()
  const question = (options: Readonly<Record<string, unknown>>) => ({
    ...asked,
    challenge: String(options['challenge']),
  })
  const made = device.make(question(begun.value.options))
  const passkey = { challenge: begun.value.challenge, answer: made, name: 'phone' }
  const added = await factors.addPasskey(account, passkey, { mustVerifyUser: false })
  expect(added.ok).toBe(true)

  const visitor = visitorAtNewAddress(server)
  type Asked = { challenge: string; options: Record<string, unknown> }
  const { challenge, options } = await visitor.send<Asked>('POST', '/wps/session/passkey/options')
  const login = { challenge, answer: device.sign(question(options)), remember: false, side: 'member' }
  expect(codeOf(await visitor.ask('POST', '/wps/session/passkey', { ...login, answer: {} }))).toBe(
    'factor.passkey_refused',
  )
  const next = await visitor.send<Asked>('POST', '/wps/session/passkey/options')
  const right = { ...login, challenge: next.challenge, answer: device.sign(question(next.options)) }
  const entered = await visitor.ask('POST', '/wps/session/passkey', right)
  expect(entered).toMatchObject({ status: 200, body: { value: { step: 'done', member: { account: 'haspasskey' } } } })
  expect(codeOf(await visitorAtNewAddress(server).ask('POST', '/wps/session/passkey', right))).toBe(
    'factor.passkey_refused',
  )
})

test('a grant that was lost in a crash is given when the event of the registration is consumed', async () => {
  const options = { merchant: 'ronda', currency: 'USD', openWallets } as const
  const opening = { username: 'cutoff', kind: 'member', language: 'es', passwordHash: 'none' } as const
  const account = await server.db.write(async (tx) => {
    const opened = present(await openAccount(tx, options, opening), 'a free name')
    await appendEvent(tx, 'member.registered', { account: opened.id })
    return opened
  })
  const { cash } = await server.features.wallet.walletStore.of(account.id)
  const grant = async () => (await server.ledger.balanceOf(cash)).balance
  await expect.poll(grant).toBe(100_000_000n)
})
