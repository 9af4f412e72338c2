import type { Call, May } from '@ronda/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { loginForm, newTrial, openGame, openTestServer, signIn } from '../kit/testServer.ts'
import { addressOf, everyCall, type NamedCall } from '../kit/samples.ts'
import { freshen, makeStale, PASSWORD, testStaff } from '../kit/staff.ts'

const CALLERS = ['nobody', 'trial', 'member', 'agent', 'operator', 'game'] as const
type Caller = (typeof CALLERS)[number]

const [REQUIRED, FORBIDDEN, EXPIRED] = ['session.required', 'session.forbidden', 'game.session_expired']

/** The expected refusal for each kind of caller; `in` means that the call itself answers. */
// oxfmt-ignore
const EXPECTED: Readonly<Record<May, Readonly<Record<Caller, string>>>> = {
  anyone:   { nobody: 'in',      trial: 'in',            member: 'in',       agent: 'in',       operator: 'in',       game: 'in' },
  signed:   { nobody: REQUIRED,  trial: 'in',            member: 'in',       agent: 'in',       operator: 'in',       game: REQUIRED },
  member:   { nobody: REQUIRED,  trial: 'session.trial', member: 'in',       agent: 'in',       operator: 'in',       game: REQUIRED },
  agent:    { nobody: REQUIRED,  trial: FORBIDDEN,       member: FORBIDDEN,  agent: 'in',       operator: FORBIDDEN,  game: REQUIRED },
  operator: { nobody: REQUIRED,  trial: FORBIDDEN,       member: FORBIDDEN,  agent: FORBIDDEN,  operator: 'in',       game: REQUIRED },
  game:     { nobody: EXPIRED,   trial: EXPIRED,         member: EXPIRED,    agent: EXPIRED,    operator: EXPIRED,    game: 'in' },
}

const ADMISSION_REFUSALS = new Set([
  REQUIRED,
  FORBIDDEN,
  EXPIRED,
  'session.trial',
  'session.staff',
  'session.prove_again',
  'session.proof_due',
  'session.factor_due',
])

/** Staff decide about the money of others and have none of their own to move. */
function expectedOf({ may, isMoney }: Call, caller: Caller): string {
  return may === 'member' && isMoney && caller === 'operator' ? 'session.staff' : EXPECTED[may][caller]
}

function admission({ body }: WireAnswer): string {
  const { code } = body as { code?: string }
  return code !== undefined && ADMISSION_REFUSALS.has(code) ? code : 'in'
}

/** What a thief with a session cookie must not be able to do. */
const GUARDED = [
  'agentAccounts.open',
  'agentAccounts.renew',
  'password.change',
  'paymentPassword.set',
  'payoutAccount.bind',
  'payoutAccount.remove',
  'security.addPasskey',
  'security.beginAuthenticator',
  'security.beginPasskey',
  'security.confirmAuthenticator',
  'security.removeAuthenticator',
  'security.removePasskey',
  'security.sendEmailCode',
  'security.sendMobileCode',
  'security.setEmail',
  'security.setMobile',
] as const

/**
 * What staff must prove their identity for each time: money that moves, money settings, and what protects an account.
 */
const APPROVALS = [
  'adjustments.approve',
  'agentAccountDesk.approve',
  'agentAccountDesk.renew',
  'agentContractDesk.approve',
  'agentContractDesk.end',
  'bankTransferDesk.confirm',
  'bankTransferDesk.payoutFile',
  'bankTransferDesk.recordPayout',
  'bankTransferDesk.recordTransfer',
  'bonusDesk.approve',
  'depositDesk.close',
  'depositDesk.look',
  'documentDesk.decide',
  'envelopeDesk.approve',
  'exclusionDesk.answer',
  'exclusionDesk.decide',
  'freezes.freeze',
  'freezes.lift',
  'missionDesk.approve',
  'missionDesk.offer',
  'missionDesk.save',
  'payslipDesk.decide',
  'promotionDesk.close',
  'promotionDesk.propose',
  'promotionDesk.publish',
  'promotionDesk.refuse',
  'promotionDesk.review',
  'proposals.approve',
  'proposals.propose',
  'raffleDesk.approve',
  'raffleDesk.cancel',
  'rewardFunds.approve',
  'sportsDesk.approve',
  'tournamentDesk.approve',
  'tournamentDesk.confirmStop',
  'treeDesk.move',
  'withdrawalDesk.approve',
] as const

let server: Server
let openAs: Readonly<Record<Caller, () => Promise<Visitor>>>
const sessions = new Map<Caller, Visitor>()

beforeAll(async () => {
  server = await openTestServer({
    demoAccounts: [
      { username: 'demo', kind: 'member', password: PASSWORD, deposit: 1_000, upline: 'agente' },
      { username: 'agente', kind: 'agent', password: PASSWORD, deposit: 0 },
      ...testStaff,
      // A member of staff without a second factor.
      { username: 'nueva', kind: 'operator', password: PASSWORD, deposit: 0 },
    ],
  })
  openAs = {
    nobody: () => Promise.resolve(new Visitor(server.origin)),
    trial: () => newTrial(server),
    member: () => signIn(server, 'demo'),
    agent: () => signIn(server, 'agente'),
    operator: () => signIn(server, 'operador'),
    game: async () => openGame(await signIn(server, 'demo')),
  }
  for (const caller of CALLERS) sessions.set(caller, await openAs[caller]())
  return () => server.close()
})

async function ask({ call, name, sample }: NamedCall, caller: Caller): Promise<WireAnswer> {
  if (call.needsFreshProof) await freshen(server)
  // Signing out ends the session, so it gets one of its own.
  const visitor = name === 'session.logout' ? await openAs[caller]() : sessions.get(caller)
  const { path, body } = addressOf(call, sample)
  return (visitor ?? (await openAs[caller]())).ask(call.method, path, body)
}

test('there are calls to check', () => {
  expect(everyCall.length).toBeGreaterThan(60)
})

test.each([
  'deposit.create',
  'withdrawal.request',
  'withdrawal.confirm',
  'withdrawal.dispute',
  'transfer.send',
  'rebate.claim',
  'point.convert',
  'mall.redeem',
  'vendor.walletTransfer',
  'vendor.bringHome',
  'envelopes.take',
])('%s is not for staff', (name) => {
  const call = everyCall.find((named) => named.name === name)?.call
  expect(call && expectedOf(call, 'operator')).toBe('session.staff')
})

test.each(everyCall)('$name admits the callers that its entry says', async (named) => {
  for (const caller of CALLERS) {
    const answer = await ask(named, caller)
    expect(`${caller}: ${admission(answer)}`).toBe(`${caller}: ${expectedOf(named.call, caller)}`)
    expect(answer.status).toBeLessThan(500)
  }
})

/** A remembered browser: its session has ended, and reading the member info opened another. */
async function remembered(username: string): Promise<Visitor> {
  const visitor = new Visitor(server.origin)
  await visitor.send('POST', '/wps/session/login', { ...loginForm(username), remember: true })
  visitor.forget('__Host-ronda_s')
  expect(await visitor.get('/wps/member/info')).toMatchObject({ account: username, isProven: false })
  return visitor
}

test('a remembered browser may do everything of its account except sensitive calls', async () => {
  const visitor = await remembered('demo')
  const sensitive: string[] = []
  for (const { call, name, sample } of everyCall) {
    if (call.may !== 'member') continue
    const { path, body } = addressOf(call, sample)
    const answer = await visitor.ask(call.method, path, body)
    const unproven = call.needsFreshProof ? 'session.proof_due' : 'in'
    expect(`${name}: ${admission(answer)}`).toBe(`${name}: ${call.isSensitive ? 'session.prove_again' : unproven}`)
    if (call.isSensitive) sensitive.push(name)
  }
  expect(sensitive.length).toBeGreaterThan(5)
})

describe('an old proof of identity', () => {
  const guarded = everyCall.filter(({ call }) => call.needsFreshProof)

  test('is not enough for calls that change credentials, contacts or payout accounts', () => {
    const names = guarded.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...GUARDED]))
  })

  test('is not enough for any approval by staff', () => {
    const names = guarded.filter(({ call }) => call.may === 'operator').map(({ name }) => name)
    expect(names.toSorted()).toEqual([...APPROVALS])
  })

  test.each(guarded)('$name is refused to every caller, and answers after a fresh proof', async (named) => {
    const { may } = named.call
    const caller = may === 'operator' || may === 'agent' ? may : 'member'
    const visitor = await openAs[caller]()
    await makeStale(server)
    const { path, body } = addressOf(named.call, named.sample)
    const ask = () => visitor.ask(named.call.method, path, body)
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'session.proof_due' } })
    await freshen(server)
    expect(admission(await ask())).toBe('in')
  })
})

describe('staff without a second factor', () => {
  const SET_UP = [
    'member.info',
    'member.language',
    'password.change',
    'security.addPasskey',
    'security.beginAuthenticator',
    'security.beginPasskey',
    'security.confirmAuthenticator',
    'session.logout',
    'session.proofWays',
    'session.proveAgain',
    'session.sendProofCode',
  ]

  test('can do nothing but set one up', async () => {
    const open: string[] = []
    for (const { call, name, sample } of everyCall) {
      if (call.may === 'anyone' || call.may === 'game' || call.may === 'agent') continue
      const visitor = new Visitor(server.origin)
      await visitor.send('POST', '/api/v1/office/login', { username: 'nueva', password: PASSWORD })
      await freshen(server)
      const { path, body } = addressOf(call, sample)
      const answer = admission(await visitor.ask(call.method, path, body))
      if (answer === 'in') open.push(name)
      else expect(`${name}: ${answer}`).toBe(`${name}: session.factor_due`)
    }
    expect(open.toSorted()).toEqual(SET_UP)
  })
})

test.each(everyCall.filter(({ call }) => call.method !== 'GET'))('$name is refused to other sites', async (named) => {
  const { path, body } = addressOf(named.call, named.sample)
  const visitor = new Visitor(server.origin)
  const answers = [
    await visitor.ask(named.call.method, path, body, { origin: 'https://evil.example' }),
    await visitor.ask(named.call.method, path, body, { 'sec-fetch-site': 'cross-site' }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'request.cross_site' } })
})

test('an invented or foreign token is treated as anonymous, not as an error', async () => {
  const visitor = new Visitor(server.origin)
  const tokens = ['', 'x', 'A'.repeat(43), "' or 1=1 --", '%00', 'A'.repeat(8_000)]
  for (const token of tokens) {
    const cookie = `__Host-ronda_s=${encodeURIComponent(token)}`
    expect((await visitor.ask('GET', '/wps/member/info', undefined, { cookie })).status).toBe(401)
    const authorization = `Bearer ${encodeURIComponent(token)}`
    expect((await visitor.ask('GET', '/play/v1/fairness', undefined, { authorization })).status).toBe(401)
  }
})
