import { randomUUID } from 'node:crypto'
import { days, hours, minutes } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { codeOf, giveContacts } from '../kit/signInSteps.ts'
import { codeSentTo } from '../kit/inbox.ts'
import { freshen } from '../kit/staff.ts'
import {
  GAME,
  newMember,
  openGame,
  openTestServer,
  registerForm,
  signIn,
  spin,
  STAKE,
  withoutPrizes,
} from '../kit/testServer.ts'

let server: Server
let nowMs = Date.UTC(2026, 10, 18, 9)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs }, titles: withoutPrizes() })
  return () => server.close()
})

type WireLimit = {
  readonly kind: string
  readonly period: string
  readonly amount: string | null
  readonly used: string
  readonly next: { readonly amount: string | null; readonly atMs: number } | null
}
type WireOverview = {
  readonly limits: readonly WireLimit[]
  readonly timeOutUntilMs: number | null
  readonly totals: Readonly<Record<string, { readonly staked: string; readonly won: string }>>
}

const CONTROL = '/api/v1/control'

function setLimit(member: Visitor, kind: string, period: string, amount: string | null): Promise<WireAnswer> {
  return member.ask('POST', `${CONTROL}/limit`, { key: randomUUID(), kind, period, amount })
}

async function limitOf(member: Visitor, kind: string, period: string): Promise<WireLimit | undefined> {
  const { limits } = await member.get<WireOverview>(CONTROL)
  return limits.find((limit) => limit.kind === kind && limit.period === period)
}

const trySpin = (game: Visitor): Promise<WireAnswer> =>
  game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: STAKE })

test('the page shows every limit, how much of it is used, and what was staked', async () => {
  const member = await newMember(server)
  const { limits, totals } = await member.get<WireOverview>(CONTROL)
  expect(limits).toHaveLength(10)
  expect(limits.every(({ amount, used }) => amount === null && used === '0')).toBe(true)
  expect(totals['ever']).toEqual({ staked: '0', won: '0' })

  await setLimit(member, 'wager', 'day', '200000')
  const game = await openGame(member)
  await spin(game)
  nowMs += minutes(7)
  await spin(game)
  expect(codeOf(await trySpin(game))).toBe('limit.wager_reached')
  expect(await limitOf(member, 'wager', 'day')).toMatchObject({ amount: '200000', used: '200000' })
  expect(await limitOf(member, 'loss', 'week')).toMatchObject({ amount: null, used: '200000' })
  expect(await limitOf(member, 'session', 'day')).toMatchObject({ used: '7' })
  const after = await member.get<WireOverview>(CONTROL)
  expect(after.totals['day']).toEqual({ staked: '200000', won: '0' })
})

test('a raise waits a day, and the lower limit can be kept', async () => {
  const member = await newMember(server)
  await setLimit(member, 'loss', 'month', '500000')
  await setLimit(member, 'loss', 'month', null)
  expect((await limitOf(member, 'loss', 'month'))?.next).toEqual({ amount: null, atMs: nowMs + hours(24) })
  await member.send('POST', `${CONTROL}/limit/keep`, { kind: 'loss', period: 'month' })
  expect(await limitOf(member, 'loss', 'month')).toMatchObject({ amount: '500000', next: null })
})

test('the same key twice is one change, and cannot be used for another', async () => {
  const member = await newMember(server)
  const wish = { key: randomUUID(), kind: 'loss', period: 'day', amount: '5000' }
  const twice = await Promise.all([1, 2, 3].map(() => member.ask('POST', `${CONTROL}/limit`, wish)))
  expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(codeOf(await member.ask('POST', `${CONTROL}/limit`, { ...wish, amount: '4000' }))).toBe('wallet.key_reused')
})

// oxfmt-ignore
test.each([
  ['limit',     { kind: 'loss', period: 'day', amount: '-1' },           'control.limit_invalid'],
  ['limit',     { kind: 'loss', period: 'day', amount: '100500' },       'control.limit_invalid'],
  ['limit',     { kind: 'loss', period: 'day', amount: '1.5' },          'request.malformed'],
  ['limit',     { kind: 'loss', period: 'year', amount: '1' },           'request.malformed'],
  ['limit',     { kind: 'session', period: 'month', amount: '60' },      'control.limit_invalid'],
  ['limit',     { kind: 'session', period: 'day', amount: '1441' },      'control.limit_invalid'],
  ['time-out',  { days: 0 },                                             'control.break_invalid'],
  ['time-out',  { days: 43 },                                            'control.break_invalid'],
  ['time-out',  { days: 1.5 },                                           'request.malformed'],
  ['exclusion', { months: 5 },                                           'control.break_invalid'],
])('%s of %o is refused', async (path, request, code) => {
  const member = await newMember(server)
  expect(codeOf(await member.ask('POST', `${CONTROL}/${path}`, { key: randomUUID(), ...request }))).toBe(code)
})

test('a member who has used up the session limit is stopped until the next day, in the game and at its launch', async () => {
  const [member, username] = [new Visitor(server.origin), `rests${process.pid}`]
  await member.send('PUT', '/wps/member/register', await registerForm(member, username))
  await setLimit(member, 'session', 'day', '30')
  const game = await openGame(member)
  for (const pause of [0, 20, 9]) {
    nowMs += minutes(pause)
    await spin(game)
  }
  nowMs += minutes(1)
  expect(codeOf(await trySpin(game))).toBe('limit.session_reached')
  const launch = { gameCode: GAME, mode: 'real', language: 'es' }
  expect(codeOf(await member.ask('POST', '/wps/relay/GCS_gameLaunchFB', launch))).toBe('limit.session_reached')
  nowMs += days(1)
  await spin(await openGame(await signIn(server, username)))
})

test('a time-out stops play at once and leaves the rest of the site open', async () => {
  const member = await newMember(server)
  const game = await openGame(member)
  await spin(game)
  await member.send('POST', `${CONTROL}/time-out`, { key: randomUUID(), days: 7 })
  expect(codeOf(await trySpin(game))).toBe('limit.excluded')
  const position = await member.get<{ stoppedUntilMs: number | null }>('/api/v1/play/position')
  expect(position.stoppedUntilMs).toBe(nowMs + days(7))
  // A shorter one does not shorten it.
  await member.send('POST', `${CONTROL}/time-out`, { key: randomUUID(), days: 1 })
  expect((await member.get<WireOverview>(CONTROL)).timeOutUntilMs).toBe(nowMs + days(7))
  expect((await member.ask('GET', '/wps/v2/wallets/balance')).status).toBe(200)
})

test('the reality check is due at the interval, stays due until it is acknowledged, and starts again then', async () => {
  const member = await newMember(server)
  const checkIn = async () => (await member.get<{ checkInMs: number | null }>('/api/v1/play/position')).checkInMs
  expect(await checkIn()).toBeNull()
  await member.send('POST', `${CONTROL}/reality`, { minutes: 15 })
  const game = await openGame(member)
  await spin(game)
  expect(await checkIn()).toBe(minutes(15))
  nowMs += minutes(15)
  expect([await checkIn(), await checkIn()]).toEqual([0, 0])
  await member.send('POST', `${CONTROL}/reality/acknowledge`)
  expect(await checkIn()).toBe(minutes(15))
})

test('while a reality check is due no stake is taken, and a played round is still returned', async () => {
  const member = await newMember(server)
  await member.send('POST', `${CONTROL}/reality`, { minutes: 15 })
  const game = await openGame(member)
  const played = randomUUID()
  await spin(game, played)
  nowMs += minutes(14)
  await spin(game)
  nowMs += minutes(1)
  const before = await member.get<{ cash: string }>('/wps/v2/wallets/balance')
  for (let tries = 0; tries < 3; tries += 1) expect(codeOf(await trySpin(game))).toBe('limit.reality_due')
  expect((await spin(game, played)).round).toMatchObject({ id: played })
  expect(await member.get('/wps/v2/wallets/balance')).toEqual(before)
  await member.send('POST', `${CONTROL}/reality/acknowledge`)
  nowMs += minutes(1)
  await spin(game)
  // Free play has no reality check.
  nowMs += minutes(14)
  expect(codeOf(await trySpin(game))).toBe('limit.reality_due')
  await spin(await openGame(member, 'free'))
})

test('a freeze of play by staff and the limits of a member apply independently', async () => {
  const [member, staff] = [await newMember(server), await signIn(server, 'operador')]
  const { id: number } = await member.get<{ id: string }>('/wps/member/info')
  const game = await openGame(member)
  await spin(game)
  const freeze = { member: number, part: 'play', reason: 'requested by the bank', until: null }
  const { id } = await staff.send<{ id: string }>('POST', '/api/v1/office/freezes', { key: randomUUID(), ...freeze })
  expect(codeOf(await trySpin(game))).toBe('limit.betting_blocked')
  // What the member sets does not end the freeze, ...
  await setLimit(member, 'wager', 'day', '900000')
  expect(codeOf(await trySpin(game))).toBe('limit.betting_blocked')
  // ... and the end of the freeze does not change what the member set.
  await setLimit(member, 'wager', 'day', '100000')
  await staff.send('POST', '/api/v1/office/freezes/lift', { id, reason: 'the bank has agreed' })
  expect(codeOf(await trySpin(game))).toBe('limit.wager_reached')
})

test('an exclusion applies to the person: another account with their address is refused', async () => {
  const username = `left${process.pid}`
  const visitor = new Visitor(server.origin)
  await visitor.send('PUT', '/wps/member/register', await registerForm(visitor, username))
  await giveContacts(server, username, { email: 'gone@casa.com', mobile: '+525512345678' })
  await visitor.send('POST', `${CONTROL}/exclusion`, { key: randomUUID(), months: null })

  const anonymous = new Visitor(server.origin)
  const form = async (email: string) => ({
    ...(await registerForm(anonymous, `new${randomUUID().slice(0, 8)}`)),
    email,
  })
  const refused = await anonymous.ask('PUT', '/wps/member/register', await form('GONE@casa.com'))
  expect(codeOf(refused)).toBe('identity.not_available')
  expect((await anonymous.ask('PUT', '/wps/member/register', await form('other@casa.com'))).status).toBe(200)
})

const SECURITY = '/api/v1/member/security'

async function bindEmail(member: Visitor, email: string): Promise<WireAnswer> {
  await freshen(server)
  await member.send('POST', `${SECURITY}/email`, { email, language: 'es' })
  return member.ask('PUT', `${SECURITY}/email`, { email, code: await codeSentTo(server, email) })
}

async function bindMobile(member: Visitor, mobileNum: string): Promise<WireAnswer> {
  const fields = { mobileNum, countryDialingCode: '52' }
  await freshen(server)
  await member.send('POST', `${SECURITY}/mobile`, { ...fields, language: 'es' })
  return member.ask('PUT', `${SECURITY}/mobile`, { ...fields, code: await codeSentTo(server, `+52${mobileNum}`) })
}

const bindIdNumber = (member: Visitor, idNumber: string): Promise<WireAnswer> =>
  member.ask('PUT', '/api/v1/member/profile', { idNumber })

test('the contacts and documents of an excluded person, old or new, can be bound to no other account', async () => {
  const excluded = await newMember(server)
  expect((await bindEmail(excluded, 'old@casa.com')).status).toBe(200)
  expect((await bindIdNumber(excluded, 'AB123456')).status).toBe(200)
  await excluded.send('POST', `${CONTROL}/exclusion`, { key: randomUUID(), months: 6 })
  // The excluded member may still change their own contacts, and is recognised by the new ones too.
  nowMs += minutes(2)
  expect((await bindEmail(excluded, 'new@casa.com')).status).toBe(200)
  expect((await bindMobile(excluded, '5588887777')).status).toBe(200)
  nowMs += minutes(2)
  expect((await bindMobile(excluded, '5588886666')).status).toBe(200)

  const other = await newMember(server)
  nowMs += minutes(2)
  expect(codeOf(await bindEmail(other, 'Old@casa.com'))).toBe('identity.not_available')
  expect(codeOf(await bindMobile(other, '5588887777'))).toBe('identity.not_available')
  expect(codeOf(await bindIdNumber(other, 'ab123456'))).toBe('identity.not_available')
  expect(await other.get(SECURITY)).toMatchObject({ email: null, mobile: null })
  expect((await bindEmail(other, 'another@casa.com')).status).toBe(200)
  expect((await bindIdNumber(other, 'CD999999')).status).toBe(200)
})
