import { hours, minutes, present, seconds } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, registerAt, VisitorAtAddress, visitorAtNewAddress } from '../kit/signInSteps.ts'
import { openTestServer, PASSWORD } from '../kit/testServer.ts'
import { proveByPassword } from '../kit/proveIdentity.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs }, trustedProxies: ['127.0.0.1'] })
  return () => server.close()
})

const SESSION = '__Host-ronda_s'
const REMEMBER = '__Host-ronda_r'

async function remembered(username: string): Promise<VisitorAtAddress> {
  const visitor = await registerAt(server, username)
  await visitor.logIn(username, { remember: true })
  return visitor
}

const tokenOf = (visitor: VisitorAtAddress): string => present(visitor.cookieNamed(REMEMBER), 'a remember cookie')

/** The same browser with only the cookies that survive closing it. */
function reopened(visitor: VisitorAtAddress): VisitorAtAddress {
  const again = new VisitorAtAddress(server, visitor.ip)
  again.plant(REMEMBER, tokenOf(visitor))
  again.plant('__Host-ronda_d', present(visitor.cookieNamed('__Host-ronda_d'), 'a device cookie'))
  return again
}

describe('a remembered browser', () => {
  test('is signed in by reading the member info, for a day from signing in, and is not proven', async () => {
    const visitor = await remembered('remember1')
    nowMs += hours(13)
    expect((await visitor.ask('GET', '/wps/v2/wallets/balance')).status).toBe(401)
    expect(await visitor.get('/wps/member/info')).toMatchObject({ account: 'remember1', isProven: false })
    expect((await visitor.ask('GET', '/wps/v2/wallets/balance')).status).toBe(200)
    nowMs += hours(11)
    expect((await visitor.info()).status).toBe(401)
    expect(visitor.cookieNamed(REMEMBER)).toBeUndefined()
  })

  test('a member who did not choose it is not remembered', async () => {
    const visitor = await registerAt(server, 'unremembered')
    await visitor.logIn('unremembered')
    expect(visitor.cookieNamed(REMEMBER)).toBeUndefined()
    nowMs += hours(1)
    expect((await visitor.info()).status).toBe(401)
  })

  test('is proven by the password, under a new token; wrong ones are counted', async () => {
    const visitor = await remembered('remember2')
    visitor.forget(SESSION)
    await visitor.info()
    const before = present(visitor.cookieNamed(SESSION), 'a session')
    const prove = (password: string) => proveByPassword(visitor, password, 'session')
    expect(codeOf(await prove('wrong password 1'))).toBe('password.wrong')
    expect((await prove(PASSWORD)).status).toBe(200)
    expect(await visitor.get('/wps/member/info')).toMatchObject({ isProven: true })
    // Requests in flight are still answered, as unproven; a copy of the old token is worthless after that.
    const thief = new VisitorAtAddress(server, visitor.ip)
    thief.plant(SESSION, before)
    expect(await thief.get('/wps/member/info')).toMatchObject({ isProven: false })
    nowMs += seconds(10)
    expect((await thief.info()).status).toBe(401)
    for (let tries = 0; tries < 5; tries += 1) await prove('wrong password 1')
    expect(codeOf(await prove(PASSWORD))).toBe('session.locked')
  })

  test('changes its secret at every use, and the table contains neither', async () => {
    const visitor = await remembered('remember3')
    const first = tokenOf(visitor)
    visitor.forget(SESSION)
    await visitor.info()
    const second = tokenOf(visitor)
    expect(second).not.toBe(first)
    expect(second.split('.')[0]).toBe(first.split('.')[0])
    const rows = await server.db.read((tx) => tx.selectFrom('remembered').selectAll().execute())
    expect(JSON.stringify(rows)).not.toContain(second.split('.')[1])
  })

  test('with many tabs opened at once keeps all of them signed in', async () => {
    const visitor = await remembered('manytabs')
    const tabs = Array.from({ length: 8 }, () => reopened(visitor))
    const answers = await Promise.all(tabs.map((tab) => tab.info()))
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200))
    expect(tabs.filter((tab) => tokenOf(tab) !== tokenOf(visitor))).toHaveLength(1)
    for (const tab of tabs) expect((await tab.info()).status).toBe(200)
    // One of them signs out: all of that browser are signed out.
    await tabs[3]?.send('POST', '/wps/session/logout')
    const after = await Promise.all(tabs.map((tab) => tab.ask('GET', '/wps/v2/wallets/balance')))
    expect(after.map(({ status }) => status)).toEqual(tabs.map(() => 401))
  })
})

describe('a copied secret', () => {
  test.each(['the thief', 'the owner'])('used twice ends everything, when %s comes second', async (second) => {
    const visitor = await remembered(second === 'the thief' ? 'stolen1' : 'stolen2')
    const otherBrowser = visitorAtNewAddress(server)
    await otherBrowser.logIn(second === 'the thief' ? 'stolen1' : 'stolen2')
    const thief = visitorAtNewAddress(server)
    thief.plant(REMEMBER, tokenOf(visitor))
    visitor.forget(SESSION)
    const [first, next] = second === 'the thief' ? [visitor, thief] : [thief, visitor]
    expect((await first.info()).status).toBe(200)
    nowMs += seconds(10)
    expect((await next.info()).status).toBe(401)
    expect(next.cookieNamed(REMEMBER)).toBeUndefined()
    for (const session of [first, otherBrowser]) {
      expect((await session.ask('GET', '/wps/v2/wallets/balance')).status).toBe(401)
    }
    // The newer secret is invalid too.
    expect((await first.info()).status).toBe(401)
  })

  test('is recorded as an event', async () => {
    const account = await accountNamed(server, 'stolen1')
    const events = await server.db.read((tx) =>
      tx.selectFrom('outbox').select('body').where('topic', '=', 'session.remember_stolen').execute(),
    )
    expect(events.some(({ body }) => (body as { account: string }).account === account)).toBe(true)
  })

  test('guessing the secret of a known selector ends everything, and of an unknown one nothing', async () => {
    const visitor = await remembered('selector')
    const guesser = visitorAtNewAddress(server)
    guesser.plant(REMEMBER, `${'A'.repeat(22)}.${'A'.repeat(43)}`)
    expect((await guesser.info()).status).toBe(401)
    expect((await visitor.info()).status).toBe(200)
    guesser.plant(REMEMBER, `${tokenOf(visitor).split('.')[0]}.${'A'.repeat(43)}`)
    expect((await guesser.info()).status).toBe(401)
    nowMs += seconds(2)
    expect((await visitor.info()).status).toBe(401)
  })
})

test('signing out forgets the browser, and so does signing in again without the option', async () => {
  const visitor = await remembered('signsout')
  const copy = reopened(visitor)
  await visitor.send('POST', '/wps/session/logout')
  expect(visitor.cookieNamed(REMEMBER)).toBeUndefined()
  expect((await copy.info()).status).toBe(401)

  await visitor.logIn('signsout', { remember: true })
  const old = reopened(visitor)
  await visitor.logIn('signsout')
  nowMs += minutes(1)
  expect(visitor.cookieNamed(REMEMBER)).toBeUndefined()
  expect((await old.info()).status).toBe(401)

  // Even when the session it belonged to was over by then.
  await visitor.logIn('signsout', { remember: true })
  const older = reopened(visitor)
  visitor.forget(SESSION)
  await visitor.logIn('signsout')
  expect(visitor.cookieNamed(REMEMBER)).toBeUndefined()
  expect((await older.info()).status).toBe(401)
})
