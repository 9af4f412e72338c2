import { randomUUID } from 'node:crypto'
import { minutes, present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import type { Server } from '../../src/app/server.ts'
import { openTestServer } from '../kit/testServer.ts'
import { changeSettings, codeOf, countAccounts, signedWith, withModule } from '../kit/registration.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

const newVisitor = () => new Visitor(server.origin)

const click = async (visitor: Visitor, typed = {}) => ({
  termsAccepted: true,
  work: await solveWork(visitor),
  language: 'es',
  id: randomUUID(),
  ...typed,
})
const ask = (visitor: Visitor, request: object) => visitor.ask('PUT', '/wps/member/register/oneClick', request)
type Shown = { readonly value?: { readonly username: string; readonly password: string } }
const shownIn = (body: unknown) => present((body as Shown).value, 'a name and a password')

test('opens an account whose name and password work, the same for a repeated request', async () => {
  const visitor = newVisitor()
  const request = await click(visitor)
  const before = await countAccounts(server)
  const answers = await Promise.all([ask(visitor, request), ask(newVisitor(), request), ask(newVisitor(), request)])
  expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
  const [first, ...others] = answers.map(({ body }) => shownIn(body))
  expect(await countAccounts(server)).toBe(before + 1)
  expect(others.map(({ username, password }) => [username, password])).toEqual(
    Array.from({ length: 2 }, () => [first?.username, first?.password]),
  )
  expect(await visitor.get('/wps/member/info')).toMatchObject({ account: first?.username, mustChangePassword: false })
  const login = { type: 'username', ...first, login: undefined, remember: false, side: 'member' }
  expect(codeOf(await newVisitor().ask('POST', '/wps/session/login', login))).toBe('ok')
  nowMs += minutes(10)
  expect(codeOf(await ask(newVisitor(), request))).toBe('identity.already_registered')
})

test('an unknown invitation code opens no account, and the same press without it does', async () => {
  const visitor = newVisitor()
  const request = await click(visitor, { referralCode: 'nobody' })
  const before = await countAccounts(server)
  expect(codeOf(await ask(visitor, request))).toBe('identity.affiliate_unknown')
  expect(await countAccounts(server)).toBe(before)
  expect(codeOf(await ask(visitor, { ...request, referralCode: undefined }))).toBe('ok')
  const byAgent = { referralCode: 'agente', ...(await signedWith(visitor, 'agente')) }
  expect(codeOf(await ask(visitor, await click(visitor, { referralCode: 'agente' })))).toBe('agentLink.terms_unsigned')
  const invited = await ask(newVisitor(), await click(visitor, byAgent))
  const { username } = shownIn(invited.body)
  const find = (name: string) =>
    server.db.read((tx) => tx.selectFrom('account').selectAll().where('username', '=', name).executeTakeFirstOrThrow())
  expect((await find(username)).upline).toBe((await find('agente')).id)
})

test('requires the terms and the puzzle, and can be switched off', async () => {
  const visitor = newVisitor()
  expect(codeOf(await ask(visitor, await click(visitor, { termsAccepted: false, work: 'none' })))).toBe(
    'identity.terms_not_accepted',
  )
  expect(codeOf(await ask(visitor, await click(visitor, { work: 'none' })))).toBe('verification.work_missing')
  await changeSettings(server, (settings) => withModule(settings, 'ONECLICKREG3', 0))
  expect(codeOf(await ask(visitor, await click(visitor)))).toBe('identity.registration_closed')
})
