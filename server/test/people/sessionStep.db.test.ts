import { minutes, present } from '@ronda/core'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertDetails } from '../../src/people/identity/index.ts'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accountNamed,
  codeOf,
  giveContacts,
  readCode,
  registerAt,
  VisitorAtAddress,
  visitorAtNewAddress,
  valueOf,
} from '../kit/signInSteps.ts'
import { KEY, openTestServer } from '../kit/testServer.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs }, trustedProxies: ['127.0.0.1'] })
  return () => server.close()
})

type More = { step: string; challenge: string; ways: readonly { way: string; hint: string }[] }

async function begin(visitor: VisitorAtAddress, username: string): Promise<More> {
  const more = valueOf<More>(await visitor.logIn(username))
  expect(more.step).toBe('verify')
  // No session is open yet.
  expect(visitor.cookieNamed('__Host-ronda_s')).toBeUndefined()
  return more
}

const finish = (visitor: VisitorAtAddress, challenge: string, way: string, code: string): Promise<WireAnswer> =>
  visitor.ask('POST', '/wps/session/login/step', { challenge, way, code })

const send = (visitor: VisitorAtAddress, challenge: string, way: string): Promise<WireAnswer> =>
  visitor.ask('POST', '/wps/session/login/step/send', { challenge, way, language: 'es' })

let numbers = 0

/** A member with a mobile number of their own. */
async function registerWithMobile(username: string): Promise<{ owner: VisitorAtAddress; mobile: string }> {
  const owner = await registerAt(server, username)
  numbers += 1
  const mobile = `+5255123${String(50_000 + numbers * 997).slice(0, 5)}`
  await giveContacts(server, username, { mobile })
  return { owner, mobile }
}

const another = (code: string): string => (code === '111111' ? '222222' : '111111')

describe('from an unknown browser and an unknown address', () => {
  test('a code to the mobile finishes the sign-in, and makes both known', async () => {
    const { mobile } = await registerWithMobile('stepmobile')
    const visitor = visitorAtNewAddress(server)
    const { challenge, ways } = await begin(visitor, 'stepmobile')
    expect(ways).toEqual([{ way: 'mobile', hint: `+52••••••••${mobile.slice(-2)}` }])
    expect((await send(visitor, challenge, 'mobile')).status).toBe(200)
    const code = await readCode(server, mobile)
    expect(codeOf(await finish(visitor, challenge, 'mobile', another(code)))).toBe('verification.code_wrong')
    expect(await finish(visitor, challenge, 'mobile', code)).toMatchObject({
      status: 200,
      body: { value: { step: 'done', member: { account: 'stepmobile', isProven: true } } },
    })
    expect((await visitor.info()).status).toBe(200)
    expect(valueOf<More>(await visitor.logIn('stepmobile')).step).toBe('done')
    // Another browser at the same address is known, too.
    expect(valueOf<More>(await new VisitorAtAddress(server, visitor.ip).logIn('stepmobile')).step).toBe('done')
    // A finished challenge cannot be used again.
    expect(codeOf(await finish(visitor, challenge, 'mobile', code))).toBe('session.step_expired')
  })

  test('a code by mail does as well, and only ways that were offered', async () => {
    await registerAt(server, 'stepmail')
    await giveContacts(server, 'stepmail', { email: 'Ana@Ronda.example' })
    const visitor = visitorAtNewAddress(server)
    const { challenge, ways } = await begin(visitor, 'stepmail')
    expect(ways).toEqual([{ way: 'email', hint: 'A•••@Ronda.example' }])
    for (const way of ['mobile', 'authenticator', 'bankName']) {
      expect(codeOf(await send(visitor, challenge, way))).toBe('session.way_not_offered')
      expect(codeOf(await finish(visitor, challenge, way, '123456'))).toBe('session.way_not_offered')
    }
    expect((await send(visitor, challenge, 'email')).status).toBe(200)
    const code = await readCode(server, 'Ana@Ronda.example')
    expect((await finish(visitor, challenge, 'email', code)).status).toBe(200)
  })

  test('the name on the bank account is asked for only when there is nothing better', async () => {
    await registerAt(server, 'stepname')
    const account = await accountNamed(server, 'stepname')
    await server.db.write((tx) => insertDetails(tx, KEY, account, new Map([['payeeName', 'Ana María Peña']])))
    const visitor = visitorAtNewAddress(server)
    const { challenge, ways } = await begin(visitor, 'stepname')
    expect(ways).toEqual([{ way: 'bankName', hint: '' }])
    expect(codeOf(await finish(visitor, challenge, 'bankName', 'Ana Peña'))).toBe('verification.code_wrong')
    expect((await finish(visitor, challenge, 'bankName', 'peña ana maria')).status).toBe(200)
  })

  test('a member without any way to prove their identity is signed in, and the new device is recorded as an event', async () => {
    await registerAt(server, 'stepnothing')
    const account = await accountNamed(server, 'stepnothing')
    expect(valueOf<More>(await visitorAtNewAddress(server).logIn('stepnothing')).step).toBe('done')
    const events = await server.db.read((tx) =>
      tx.selectFrom('outbox').select('body').where('topic', '=', 'session.new_device').execute(),
    )
    expect(events.filter(({ body }) => (body as { account: string }).account === account)).toHaveLength(1)
  })
})

describe('a challenge', () => {
  test('belongs to its browser and to its account', async () => {
    const { mobile } = await registerWithMobile('stepowner')
    await registerWithMobile('stepother')
    const [visitor, foreign] = [visitorAtNewAddress(server), visitorAtNewAddress(server)]
    const { challenge } = await begin(visitor, 'stepowner')
    const { challenge: others } = await begin(foreign, 'stepother')
    await send(visitor, challenge, 'mobile')
    const code = await readCode(server, mobile)
    expect(codeOf(await finish(foreign, challenge, 'mobile', code))).toBe('session.step_expired')
    expect(codeOf(await send(foreign, challenge, 'mobile'))).toBe('session.step_expired')
    expect(codeOf(await finish(foreign, others, 'mobile', code))).toMatch(/^verification\.code_/)
    // A code for one sign-in does not work for another of the same account.
    const { challenge: second } = await begin(new VisitorAtAddress(server, '203.0.113.9'), 'stepowner')
    expect(codeOf(await finish(visitor, second, 'mobile', code))).toBe('session.step_expired')
    expect((await finish(visitor, challenge, 'mobile', code)).status).toBe(200)
  })

  test('is over after ten minutes, and after five tries', async () => {
    const { mobile } = await registerWithMobile('steplate')
    const late = visitorAtNewAddress(server)
    const { challenge } = await begin(late, 'steplate')
    nowMs += minutes(10)
    expect(codeOf(await send(late, challenge, 'mobile'))).toBe('session.step_expired')

    const guesser = visitorAtNewAddress(server)
    const { challenge: guessed } = await begin(guesser, 'steplate')
    await send(guesser, guessed, 'mobile')
    const code = await readCode(server, mobile)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await finish(guesser, guessed, 'mobile', another(code)))).toMatch(/^verification\.code_/)
    }
    expect(codeOf(await finish(guesser, guessed, 'mobile', code))).toBe('session.step_expired')
    // Wrong codes lock the sign-in like wrong passwords.
    expect(codeOf(await guesser.logIn('steplate'))).toBe('session.locked')
  })

  test('counts five of a hundred guesses made at once', async () => {
    await registerWithMobile('stepflood')
    const visitor = visitorAtNewAddress(server)
    const { challenge } = await begin(visitor, 'stepflood')
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => finish(visitor, challenge, 'mobile', String(100_000 + at))),
    )
    const judged = answers.filter((answer) => codeOf(answer) !== 'session.step_expired')
    expect(judged).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 200)).toEqual([])
  })
})

test('an authenticator is required in every browser, new or known, and only by its code', async () => {
  const owner = await registerAt(server, 'stepapp')
  await giveContacts(server, 'stepapp', { mobile: '+525512399999' })
  const account = await accountNamed(server, 'stepapp')
  const { factor: factors } = server.features
  const begun = await factors.beginAuthenticator({ id: account, username: 'stepapp' })
  const secret = present(begun.ok ? begun.value.secret : undefined, 'a secret')
  const codeAt = (): string => new TOTP({ secret }).generate({ timestamp: nowMs })
  expect((await factors.confirmAuthenticator(account, codeAt())).ok).toBe(true)

  nowMs += minutes(1)
  const visitor = new VisitorAtAddress(server, owner.ip)
  const { challenge, ways } = await begin(visitor, 'stepapp')
  expect(ways).toEqual([{ way: 'authenticator', hint: '' }])
  expect(codeOf(await send(visitor, challenge, 'authenticator'))).toBe('session.way_not_offered')
  expect(codeOf(await finish(visitor, challenge, 'authenticator', another(codeAt())))).toBe('verification.code_wrong')
  expect((await finish(visitor, challenge, 'authenticator', codeAt())).status).toBe(200)
  // The browser that the owner has used, too.
  expect(valueOf<More>(await owner.logIn('stepapp')).step).toBe('verify')
  expect(valueOf<More>(await visitor.logIn('stepapp')).step).toBe('verify')
})

test('the owner is notified by mail of a new browser, and only at an address they have proven', async () => {
  await registerAt(server, 'heardof')
  await giveContacts(server, 'heardof', { email: 'heardof@ronda.example' })
  const visitor = visitorAtNewAddress(server)
  const { challenge } = await begin(visitor, 'heardof')
  await send(visitor, challenge, 'email')
  await finish(visitor, challenge, 'email', await readCode(server, 'heardof@ronda.example'))
  type Messages = { messages: readonly { text: string }[] }
  const newest = async (): Promise<string> => {
    const { messages } = await visitor.get<Messages>('/api/v1/sandbox/messages?to=heardof%40ronda.example')
    return messages.map(({ text }) => text).join('\n')
  }
  await expect.poll(newest).toContain(visitor.ip.replace(/\d+$/, '•'))
})
