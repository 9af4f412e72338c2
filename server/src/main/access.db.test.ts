import type { May } from '@ronda/contract'
import { beforeAll, expect, test } from 'vitest'
import { Visitor, type WireAnswer } from '../platform/testing/visitor.ts'
import type { House } from './house.ts'
import { openGame, openTestHouse, signIn } from './testing/guests.ts'
import { addressOf, everyCall, type NamedCall } from './testing/samples.ts'

const CALLERS = ['nobody', 'member', 'agent', 'operator', 'game'] as const
type Caller = (typeof CALLERS)[number]

/** What stands at the door for each kind of caller; `in` means that the call itself answers. */
// oxfmt-ignore
const EXPECTED: Readonly<Record<May, Readonly<Record<Caller, string>>>> = {
  anyone:   { nobody: 'in',                   member: 'in',                   agent: 'in',                   operator: 'in',                   game: 'in' },
  member:   { nobody: 'session.required',     member: 'in',                   agent: 'in',                   operator: 'in',                   game: 'session.required' },
  operator: { nobody: 'session.required',     member: 'session.forbidden',    agent: 'session.forbidden',    operator: 'in',                   game: 'session.required' },
  game:     { nobody: 'game.session_expired', member: 'game.session_expired', agent: 'game.session_expired', operator: 'game.session_expired', game: 'in' },
}

const DOOR = new Set(['session.required', 'session.forbidden', 'game.session_expired'])

function admission({ body }: WireAnswer): string {
  const { code } = body as { code?: string }
  return code !== undefined && DOOR.has(code) ? code : 'in'
}

let house: House
let openAs: Readonly<Record<Caller, () => Promise<Visitor>>>
const kept = new Map<Caller, Visitor>()

beforeAll(async () => {
  house = await openTestHouse()
  openAs = {
    nobody: () => Promise.resolve(new Visitor(house.origin)),
    member: () => signIn(house, 'demo'),
    agent: () => signIn(house, 'agente'),
    operator: () => signIn(house, 'operador'),
    game: async () => openGame(await signIn(house, 'demo')),
  }
  for (const caller of CALLERS) kept.set(caller, await openAs[caller]())
  return () => house.close()
})

async function ask({ call, name, sample }: NamedCall, caller: Caller): Promise<WireAnswer> {
  // Signing out ends the session, so it gets one of its own.
  const visitor = name === 'session.logout' ? await openAs[caller]() : kept.get(caller)
  const { path, body } = addressOf(call, sample)
  return (visitor ?? (await openAs[caller]())).ask(call.method, path, body)
}

test('there are calls to check', () => {
  expect(everyCall.length).toBeGreaterThan(14)
})

test.each(everyCall)('$name lets in whom its entry says', async (named) => {
  for (const caller of CALLERS) {
    const answer = await ask(named, caller)
    expect(`${caller}: ${admission(answer)}`).toBe(`${caller}: ${EXPECTED[named.call.may][caller]}`)
    expect(answer.status).toBeLessThan(500)
  }
})

test.each(everyCall.filter(({ call }) => call.method !== 'GET'))('$name is refused to other sites', async (named) => {
  const { path, body } = addressOf(named.call, named.sample)
  const visitor = new Visitor(house.origin)
  const answers = [
    await visitor.ask(named.call.method, path, body, { origin: 'https://evil.example' }),
    await visitor.ask(named.call.method, path, body, { 'sec-fetch-site': 'cross-site' }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'request.cross_site' } })
})

test('a made-up or foreign token is a stranger, not an error', async () => {
  const visitor = new Visitor(house.origin)
  const tokens = ['', 'x', 'A'.repeat(43), "' or 1=1 --", '%00', 'A'.repeat(8_000)]
  for (const token of tokens) {
    const cookie = `__Host-ronda_s=${encodeURIComponent(token)}`
    expect((await visitor.ask('GET', '/wps/member/info', undefined, { cookie })).status).toBe(401)
    const authorization = `Bearer ${encodeURIComponent(token)}`
    expect((await visitor.ask('GET', '/play/v1/fairness', undefined, { authorization })).status).toBe(401)
  }
})
