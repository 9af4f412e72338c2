import { randomUUID } from 'node:crypto'
import { minutes } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { loginForm, openTestServer, PASSWORD } from '../kit/testServer.ts'
import { changeSettings, codeOf, countAccounts, loginOf, nameForm, register, withRule } from '../kit/registration.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

const newVisitor = () => new Visitor(server.origin)

test('opens an account, its wallets and a session, and the starting grant is given once', async () => {
  const visitor = newVisitor()
  const answer = await register(visitor, await nameForm(visitor, { username: ' Lucia77', language: 'en' }))
  const member = { account: 'Lucia77', nickname: 'Lucia77', type: 0, language: 'en', mustChangePassword: false }
  expect(answer).toMatchObject({ status: 200, body: { value: { step: 'done', firstTimeLogin: true, member } } })
  expect(await visitor.get('/wps/member/info')).toMatchObject({ ...member, isProven: true })
  const balance = { currency: 'USD', cash: '100000000', held: '0', seq: 1 }
  expect(await visitor.get('/wps/v2/wallets/balance')).toEqual(balance)
  // The event of the registration is consumed as well; it must not give the grant again.
  const received = () =>
    server.db.read(async (tx) => {
      const consumer = await tx
        .selectFrom('outbox_consumer')
        .select('id')
        .where('name', '=', 'wallet.welcome')
        .execute()
      const events = await tx.selectFrom('outbox').select('id').where('topic', '=', 'member.registered').execute()
      const [read, sent] = [consumer[0]?.id, events[0]?.id]
      // Movements of money are events too: the consumer may have read on.
      return events.length === 1 && read !== undefined && sent !== undefined && read >= sent
    })
  await expect.poll(received).toBe(true)
  expect(await visitor.get('/wps/v2/wallets/balance')).toEqual(balance)
  const consent = await server.db.read((tx) => tx.selectFrom('account_consent').select(['kind', 'version']).execute())
  expect(consent).toEqual([{ kind: 'terms', version: '2026-11' }])
})

test('a name is taken whatever its case, and of ten concurrent registrations one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const visitor = newVisitor()
      return register(visitor, await nameForm(visitor, { username: at % 2 === 0 ? 'SameName' : 'samename' }))
    }),
  )
  expect(answers.map(codeOf).toSorted()).toEqual([...Array<string>(9).fill('identity.username_taken'), 'ok'])
})

test.each([
  [{ termsAccepted: false, username: 'x' }, 'identity.terms_not_accepted'],
  [{ username: 'x', password: 'short' }, 'identity.username_invalid'],
  [{ username: 'with\u0000zero' }, 'identity.username_invalid'],
  [{ password: 'short', confirmPassword: 'other' }, 'identity.password_weak'],
  [{ confirmPassword: 'another one 1', email: 'x' }, 'identity.password_mismatch'],
  [{ email: 'x@y', affiliateCode: 'nobody' }, 'identity.email_invalid'],
  [{ affiliateCode: 'nobody', work: 'none' }, 'identity.affiliate_unknown'],
  [{ affiliateCode: '99999999999999999999', work: 'none' }, 'identity.affiliate_unknown'],
  [{ affiliateCode: 'demo', work: 'none' }, 'identity.affiliate_unknown'],
  [{ referralCode: '\u0000', work: 'none' }, 'identity.affiliate_unknown'],
  [{ username: 'demo', work: 'none' }, 'verification.work_missing'],
  [{ username: 'demo' }, 'identity.username_taken'],
])('%j is refused with %s, in the language of the reader, and opens nothing', async (change, code) => {
  const visitor = newVisitor()
  const form = await nameForm(visitor, { username: 'rosario', ...change })
  const before = await countAccounts(server)
  const spanish = await visitor.ask('PUT', '/wps/member/register', form, { 'accept-language': 'es-MX' })
  const english = await visitor.ask(
    'PUT',
    '/wps/member/register',
    await nameForm(visitor, { username: 'rosario', ...change }),
    { 'accept-language': 'en' },
  )
  expect([spanish, english].map(codeOf)).toEqual([code, code])
  expect((spanish.body as { message: string }).message).not.toBe((english.body as { message: string }).message)
  expect(await countAccounts(server)).toBe(before)
})

describe('sent again', () => {
  test('at the same moment, one account is opened and every request gets it', async () => {
    const before = await countAccounts(server)
    const form = await nameForm(newVisitor(), { username: 'impatient' })
    const visitors = Array.from({ length: 6 }, newVisitor)
    const answers = await Promise.all(visitors.map((visitor) => register(visitor, form)))
    expect(answers.map(codeOf)).toEqual(Array<string>(6).fill('ok'))
    expect(new Set(answers.map((answer) => loginOf(answer).member.id)).size).toBe(1)
    expect(await countAccounts(server)).toBe(before + 1)
    // Each has a session of its own, and the money was given once.
    for (const visitor of visitors) {
      expect(await visitor.get('/wps/v2/wallets/balance')).toMatchObject({ cash: '100000000' })
    }
  })

  test('within ten minutes, the same form gets the same answer; a changed one, or another password, does not', async () => {
    const visitor = newVisitor()
    const form = await nameForm(visitor, { username: 'forgetful', email: 'forgetful@casa.com' })
    const first = loginOf(await register(visitor, form))
    nowMs += minutes(10) - 1
    expect(loginOf(await register(newVisitor(), form)).member.id).toBe(first.member.id)
    for (const change of [
      { username: 'forgetful2' },
      { email: 'other@casa.com' },
      { password: 'otro gato 8', confirmPassword: 'otro gato 8' },
    ]) {
      const thief = newVisitor()
      expect(codeOf(await register(thief, { ...form, ...change }))).toBe('identity.already_registered')
      expect((await thief.ask('GET', '/wps/member/info')).status).toBe(401)
    }
    nowMs += 1
    expect(codeOf(await register(newVisitor(), form))).toBe('identity.already_registered')
    expect(codeOf(await register(newVisitor(), { ...form, id: randomUUID() }))).toBe('verification.work_missing')
  })

  test('after a refusal, the form can be sent again', async () => {
    const visitor = newVisitor()
    const form = await nameForm(visitor, { username: 'secondtry', confirmPassword: 'slip of a finger 1' })
    expect(codeOf(await register(visitor, form))).toBe('identity.password_mismatch')
    // The puzzle was not used up by a refusal that came before its check.
    expect(codeOf(await register(visitor, { ...form, confirmPassword: PASSWORD }))).toBe('ok')
  })
})

test('registering ends the previous session of this browser', async () => {
  const visitor = newVisitor()
  await register(visitor, await nameForm(visitor, { username: 'before1' }))
  const { cookie } = visitor
  await register(visitor, await nameForm(visitor, { username: 'after1' }))
  expect(await visitor.get('/wps/member/info')).toMatchObject({ account: 'after1' })
  expect((await newVisitor().ask('GET', '/wps/member/info', undefined, { cookie })).status).toBe(401)
})

test('changed rules apply to the next form', async () => {
  const tooShort = async () => {
    const visitor = newVisitor()
    return codeOf(await register(visitor, await nameForm(visitor, { username: 'abcde' })))
  }
  await changeSettings(server, (settings) => withRule(settings, 'username', { min: 6, max: 9 }))
  expect(await tooShort()).toBe('identity.username_invalid')
  await changeSettings(server, (settings) =>
    withRule(settings, 'username', { patternId: 'free', acceptedPattern: '[f-z]+' }),
  )
  const visitor = newVisitor()
  expect(codeOf(await register(visitor, await nameForm(visitor, { username: 'abcdef' })))).toBe(
    'identity.username_invalid',
  )
  expect(codeOf(await register(visitor, await nameForm(visitor, { username: 'ponyrun' })))).toBe('ok')
  await changeSettings(server, (settings) =>
    withRule(settings, 'username', { patternId: 'chineseDigits', acceptedPattern: '*', min: 1 }),
  )
  expect(codeOf(await register(visitor, await nameForm(visitor, { username: '张伟7' })))).toBe('ok')
  expect(codeOf(await newVisitor().ask('POST', '/wps/session/login', loginForm('张伟7')))).toBe('ok')
})
