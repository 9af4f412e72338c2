import { randomUUID } from 'node:crypto'
import { REFERRAL_MONTH_MAX } from '@ronda/contract'
import { days } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import type { Server } from '../../src/app/server.ts'
import { checkReached } from '../../src/rewards/referral/referral.actions.ts'
import { agentOf, leaveWith, units, type Owner } from '../kit/memberBalances.ts'
import { changeMoney } from '../kit/office.ts'
import { betValid, invitedBy, registered } from '../kit/referrals.ts'
import {
  codeOf,
  countAccounts,
  mobileForm,
  nameForm,
  register,
  registerMobile,
  signedWith,
} from '../kit/registration.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { openGame, openTestServer, withoutPrizes } from '../kit/testServer.ts'

type Guest = { readonly name: string; readonly state: string; readonly valid: string; readonly hostReward: string }
type Read = {
  readonly isOffered: boolean
  readonly code: string
  readonly terms: { readonly goal: string }
  readonly level: number
  readonly guestsToNext: number | null
  readonly qualified: number
  readonly qualifiedInMonth: number
  readonly earned: string
  readonly guests: readonly Guest[]
  readonly invitation: (Guest & { readonly guestReward: string }) | null
}
type Rewards = { readonly open: readonly { readonly id: string; readonly fund: string; readonly amount: string }[] }

const UNIT = 100_000n
const GOAL = 100n * UNIT

let server: Server

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const read = ({ visitor }: Owner): Promise<Read> => visitor.get<Read>('/wps/referral')
const rewardsOf = async ({ visitor }: Owner) => (await visitor.get<Rewards>('/wps/rewards?language=en')).open
const check = () => checkReached(server.features.referral.options)
const infoOf = ({ visitor }: Owner) => visitor.get<{ availablePromo: number; mayInvite: boolean }>('/wps/member/info')
const cashOf = async ({ memberWallets }: Owner) => (await server.ledger.balanceOf(memberWallets.cash)).balance
const rowOf = (number: string) =>
  server.db.read((tx) =>
    tx.selectFrom('account').selectAll().where('number', '=', BigInt(number)).executeTakeFirstOrThrow(),
  )
const exclude = ({ visitor }: Owner) =>
  visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
const block = ({ number }: Owner) =>
  server.db.write((tx) =>
    tx.updateTable('account').set({ blocked_at: new Date() }).where('number', '=', BigInt(number)).execute(),
  )
const affiliate = (code: string) =>
  new Visitor(server.origin).get<{ isValid: boolean; referral: { goal: string } | null }>(
    `/wps/agent/affiliate?code=${code}`,
  )

async function oneClick(referralCode: string, signed: object): Promise<Visitor> {
  const visitor = new Visitor(server.origin)
  const press = { termsAccepted: true, work: await solveWork(visitor), language: 'es', id: randomUUID(), referralCode }
  await visitor.send('PUT', '/wps/member/register/oneClick', { ...press, ...signed })
  return visitor
}

test('every way to register takes a member’s code, and the guest joins the line of the host’s agent', async () => {
  const agent = await agentOf(server)
  const signed = await signedWith(new Visitor(server.origin), agent.number)
  const host = await registered(server, { referralCode: agent.number, ...signed })
  const byName = await invitedBy(server, host)
  const joined = await signedWith(byName.visitor, host.number)
  const byField = await registered(server, { affiliateCode: host.number, ...joined })
  const mobile = new Visitor(server.origin)
  const form = await mobileForm(mobile, '5511112222', { referralCode: host.number })
  // Who joins the line of an agent signs its terms, by whatever code.
  expect(codeOf(await registerMobile(mobile, form))).toBe('agentLink.terms_unsigned')
  expect(codeOf(await registerMobile(mobile, { ...form, ...joined }))).toBe('ok')
  const pressed = await oneClick(host.number, joined)
  const above = (await rowOf(agent.number)).id
  for (const visitor of [byName.visitor, byField.visitor, mobile, pressed]) {
    const { id } = await visitor.get<{ id: string }>('/wps/member/info')
    expect((await rowOf(id)).upline).toBe(above)
    const { terms } = await visitor.get<{ terms: { hash: string } }>('/wps/agent/links/signed')
    expect({ linkTerms: terms.hash }).toEqual(joined)
    const { invitation } = await visitor.get<Read>('/wps/referral')
    expect(invitation).toMatchObject({ state: 'playing', valid: '0', guestReward: units(5), hostReward: units(5) })
  }
  expect((await read(host)).guests).toHaveLength(4)
  expect(await read(host)).toMatchObject({ isOffered: true, code: host.number, level: 0, guestsToNext: 5, earned: '0' })
})

test('nobody sees the whole name of the other side', async () => {
  const host = await registered(server)
  const guest = await invitedBy(server, host)
  const [hostName, guestName] = [(await rowOf(host.number)).username, (await rowOf(guest.number)).username]
  expect((await read(host)).guests[0]?.name).toBe(`${guestName.slice(0, 2)}•••`)
  expect((await read(guest)).invitation?.name).toBe(`${hostName.slice(0, 2)}•••`)
  expect(JSON.stringify(await read(host))).not.toContain(guestName)
  expect(JSON.stringify(await read(guest))).not.toContain(hostName)
})

test('a code that is nobody’s, or of somebody to whom nothing is offered, is unknown', async () => {
  const [excluded, blocked] = [await registered(server), await registered(server)]
  expect(await affiliate(excluded.number)).toMatchObject({ isValid: true, referral: { goal: GOAL.toString() } })
  await exclude(excluded)
  await block(blocked)
  const before = await countAccounts(server)
  for (const referralCode of ['99999999', excluded.number, blocked.number]) {
    const visitor = new Visitor(server.origin)
    const form = await nameForm(visitor, { username: 'nobodysguest', referralCode })
    expect(codeOf(await register(visitor, form))).toBe('identity.affiliate_unknown')
    expect(await affiliate(referralCode)).toEqual({ isValid: false, referral: null, link: null })
  }
  expect(await countAccounts(server)).toBe(before)
  expect(await affiliate('agente')).toMatchObject({ isValid: true, referral: null, link: { agent: 'agente' } })
  expect(await infoOf(excluded)).toMatchObject({ availablePromo: 0, mayInvite: false })
  expect((await read(excluded)).isOffered).toBe(false)
})

test('a username is no invitation code, so that nobody learns who is a member', async () => {
  const host = await registered(server)
  const { username } = await rowOf(host.number)
  expect(await affiliate(username)).toEqual({ isValid: false, referral: null, link: null })
})

test('bets reach the goal, both are rewarded once, and both collect', async () => {
  await fillFund(server, 'REFERRAL', 1_000n * UNIT)
  const host = await registered(server)
  const guest = await invitedBy(server, host)
  await leaveWith(server, guest, 200)
  const game = await openGame(guest.visitor)
  const spin = (stake: bigint) =>
    game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: stake.toString(), bet: 'spin' })
  // Without prizes the game keeps more than 4 %: the whole stake counts.
  await spin(UNIT)
  await expect.poll(async () => (await read(guest)).invitation?.valid).toBe(units(1))
  await betValid(server, guest, 98n * UNIT)
  await check()
  expect(await rewardsOf(guest)).toEqual([])
  await spin(UNIT)
  await expect.poll(async () => (await read(guest)).invitation?.state).toBe('reached')
  await Promise.all([check(), check()])
  await check()
  expect((await read(host)).guests).toMatchObject([{ state: 'qualified', hostReward: units(5) }])
  expect(await read(host)).toMatchObject({ qualified: 1, qualifiedInMonth: 1, earned: units(5), guestsToNext: 4 })
  expect((await read(guest)).invitation).toMatchObject({ state: 'qualified', hostReward: units(5) })
  for (const owner of [host, guest]) {
    const [cash, open] = [await cashOf(owner), await rewardsOf(owner)]
    expect(open).toMatchObject([{ fund: 'REFERRAL', amount: units(5) }])
    await owner.visitor.send('POST', `/wps/rewards/${open[0]?.id}/collect`, { language: 'en' })
    expect(await cashOf(owner)).toBe(cash + 5n * UNIT)
  }
})

test('bets after the end do not count, and the guest is over', async () => {
  const host = await registered(server)
  const guest = await invitedBy(server, host)
  await betValid(server, guest, GOAL, Date.now() + days(30) + 60_000)
  expect((await read(guest)).invitation).toMatchObject({ state: 'playing', valid: '0' })
  const past = new Date(Date.now() - days(1))
  await server.db.write(async (tx) => {
    const change = { registered_at: new Date(Date.now() - days(31)), ends_at: past }
    await tx.updateTable('referral').set(change).where('wallet', '=', guest.memberWallets.cash).execute()
  })
  await betValid(server, guest, GOAL)
  expect((await read(host)).guests).toMatchObject([{ state: 'over', valid: '0', hostReward: '0' }])
})

async function expectRefused(host: Owner, guest: Owner): Promise<void> {
  await betValid(server, guest, GOAL)
  await check()
  expect((await read(host)).guests).toMatchObject([{ state: 'refused', hostReward: '0' }])
  expect((await read(guest)).invitation?.state).toBe('refused')
  expect([...(await rewardsOf(host)), ...(await rewardsOf(guest))]).toEqual([])
}

test('a guest who registers in the browser of the host is refused, and nothing is paid', async () => {
  const host = await registered(server)
  const browser = new Visitor(server.origin)
  browser.plant('__Host-ronda_d', host.visitor.cookieNamed('__Host-ronda_d') ?? '')
  await expectRefused(host, await registered(server, { referralCode: host.number }, browser))
})

test('a guest who is paid to the account of the host is refused', async () => {
  const host = await registered(server)
  const guest = await invitedBy(server, host)
  const account = { kind: 'bank', institution: 'Banco Uno', number: '7000200030', holder: 'Ana López' }
  for (const { visitor } of [host, guest]) {
    await visitor.send('POST', '/api/v1/member/payout-accounts', { key: randomUUID(), ...account })
  }
  await expectRefused(host, guest)
})

test('a guest with the unverified mailbox of the host is refused', async () => {
  const host = await registered(server, { email: 'paloma.reyes+one@gmail.com' })
  await expectRefused(host, await invitedBy(server, host, { email: 'palomareyes@gmail.com' }))
})

test('a host and a guest who are connected by a third account are refused', async () => {
  const host = await registered(server)
  const third = new Visitor(server.origin)
  third.plant('__Host-ronda_d', host.visitor.cookieNamed('__Host-ronda_d') ?? '')
  await registered(server, { email: 'tercera@casa.com' }, third)
  await expectRefused(host, await invitedBy(server, host, { email: 'Tercera@casa.com' }))
})

test('a change of the settings does not touch who has registered before it', async () => {
  const host = await registered(server)
  const early = await invitedBy(server, host)
  const levels = [20, 30, 40].map((reward, at) => ({ from: at + 1, reward }))
  await changeMoney(server, (money) => ({
    ...money,
    referral: { ...money.referral, validBet: 10, guestReward: 7, levels },
  }))
  const late = await invitedBy(server, host)
  await betValid(server, early, 10n * UNIT)
  await betValid(server, late, 10n * UNIT)
  await check()
  const { guests, terms } = await read(host)
  expect(terms.goal).toBe(units(10))
  expect(guests).toMatchObject([
    { state: 'qualified', hostReward: units(20) },
    { state: 'playing', valid: units(10) },
  ])
  expect(await rewardsOf(late)).toMatchObject([{ amount: units(7) }])
  await betValid(server, early, GOAL)
  await check()
  expect((await read(early)).invitation).toMatchObject({
    state: 'qualified',
    hostReward: units(5),
    guestReward: units(5),
  })
})

test('more guests than a month has count in the next one', async () => {
  const host = await registered(server)
  const guests: Owner[] = []
  for (let count = 0; count <= REFERRAL_MONTH_MAX; count += 1) guests.push(await invitedBy(server, host))
  for (const guest of guests) await betValid(server, guest, GOAL)
  await check()
  expect(await read(host)).toMatchObject({ qualified: REFERRAL_MONTH_MAX, qualifiedInMonth: REFERRAL_MONTH_MAX })
  expect((await read(host)).guests.filter(({ state }) => state === 'reached')).toHaveLength(1)
  await check()
  expect((await read(host)).qualified).toBe(REFERRAL_MONTH_MAX)
  const { options } = server.features.referral
  await checkReached({ ...options, clock: { nowMs: () => Date.now() + days(32) } })
  expect((await read(host)).qualified).toBe(REFERRAL_MONTH_MAX + 1)
})

test('where it is switched off, members’ codes are unknown and what runs goes on', async () => {
  const host = await registered(server)
  const guest = await invitedBy(server, host)
  await changeMoney(server, (money) => ({ ...money, referral: { ...money.referral, isOffered: false } }))
  expect(await affiliate(host.number)).toEqual({ isValid: false, referral: null, link: null })
  expect(await infoOf(host)).toMatchObject({ availablePromo: 0, mayInvite: false })
  await betValid(server, guest, GOAL)
  await check()
  expect((await read(host)).guests).toMatchObject([{ state: 'qualified' }])
  await changeMoney(server, (money) => ({ ...money, referral: { ...money.referral, isOffered: true } }))
  expect(await infoOf(host)).toMatchObject({ availablePromo: 1, mayInvite: true })
})

test('agents and trial accounts are not offered it', async () => {
  const agent = await agentOf(server)
  expect(await infoOf(agent)).toMatchObject({ availablePromo: 0, mayInvite: false })
  expect((await read(agent)).isOffered).toBe(false)
})
