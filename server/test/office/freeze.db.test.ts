import { randomUUID } from 'node:crypto'
import { FREEZE_PARTS, type Freeze, type FreezePart } from '@ronda/contract'
import { days, present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { freezeJobs } from '../../src/office/freeze/index.ts'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { isOwn } from '../../src/money/recognition/index.ts'
import { accountNamed, codeOf, valueOf } from '../kit/signInSteps.ts'
import { loginForm, openGame, openTestServer, signIn, withoutPrizes } from '../kit/testServer.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { units, type Owner } from '../kit/memberBalances.ts'
import { openMoneyParties, type MoneyParties } from '../kit/moneyParties.ts'

const clock = { at: Date.UTC(2026, 10, 15, 12), nowMs: () => clock.at }
const PATH = '/api/v1/office/freezes'

let server: Server
let parties: MoneyParties

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), clock })
  await changeMoney(server, withoutWaits)
  parties = await openMoneyParties(server)
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

type Asked = { readonly key?: string; readonly until?: number | null; readonly reason?: string }
const freeze = ({ number }: Owner, part: FreezePart, asked: Asked = {}): Promise<WireAnswer> =>
  parties.ana.ask('POST', PATH, {
    key: randomUUID(),
    member: number,
    part,
    reason: 'requested by the bank',
    until: null,
    ...asked,
  })
const lift = (id: string) => parties.eva.ask('POST', `${PATH}/lift`, { id, reason: 'the bank has agreed' })
const listOf = async ({ number }: Owner) =>
  (await parties.ana.get<{ freezes: readonly Freeze[] }>(`${PATH}?member=${number}`)).freezes

/** Tries what each part covers once, and returns the refusal or `done`. */
async function tryAll(owner: Owner, game: Visitor, withdraw: (key: string) => Promise<WireAnswer>) {
  const said = (answer: WireAnswer): string => codeOf(answer) ?? 'done'
  return {
    deposit: said(
      await owner.visitor.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: units(20) }),
    ),
    play: said(await game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })),
    transfer: said(await parties.send(owner, parties.agent, { amount: units(1) })),
    payout: said(await withdraw(randomUUID())),
  }
}

const FREE = { deposit: 'done', play: 'done', transfer: 'done', payout: 'done' }

test.each<[FreezePart, string]>([
  ['deposit', 'account.frozen'],
  ['play', 'limit.betting_blocked'],
  ['transfer', 'account.frozen'],
  ['payout', 'account.frozen'],
])('with %s frozen it is refused with %s and everything else works', async (part, refusal) => {
  const owner = await parties.owner(2_000)
  const withdraw = await parties.withdrawer(owner)
  const [game, ask] = [await openGame(owner.visitor), (key: string) => withdraw(key, units(20))]
  const { id } = valueOf<Freeze>(await freeze(owner, part))
  expect(await tryAll(owner, game, ask)).toMatchObject({ ...FREE, [part]: refusal })
  await lift(id)
  expect(await tryAll(owner, game, ask)).toMatchObject(FREE)
})

test('a member who may not sign in is signed out, and can sign in again when it is lifted', async () => {
  const owner = await parties.owner()
  const { account } = await owner.visitor.get<{ account: string }>('/wps/member/info')
  const { id } = valueOf<Freeze>(await freeze(owner, 'signIn'))
  expect(codeOf(await owner.visitor.ask('GET', '/wps/member/info'))).toBe('session.required')
  expect(codeOf(await owner.visitor.ask('POST', '/wps/session/login', loginForm(account)))).toBe('session.blocked')
  await lift(id)
  expect((await signIn(server, account)).origin).toBe(server.origin)
})

test('a withdrawal that was approved before is not paid while payouts are frozen', async () => {
  const owner = await parties.owner()
  const id = await parties.withdrawal(owner)
  const { id: held } = valueOf<Freeze>(await freeze(owner, 'payout'))
  const approved = await parties.office(parties.ana, 'withdrawals/approve', { id })
  expect(valueOf(approved)).toMatchObject({ state: 'approved' })
  expect(await parties.balances(owner)).toEqual({ cash: units(100), held: units(300) })
  await lift(held)
  await parties.office(parties.ana, 'withdrawals/retry', { id })
  await expect.poll(() => parties.balances(owner)).toEqual({ cash: units(100), held: '0' })
})

test('a member whose transfers are frozen cannot receive money', async () => {
  const owner = await parties.owner()
  await freeze(owner, 'transfer')
  expect(codeOf(await parties.send(parties.agent, owner, { amount: units(1) }))).toBe('transfer.receiver_closed')
})

test('a freeze ends at its time, and not before', async () => {
  const owner = await parties.owner()
  const game = await openGame(owner.visitor)
  const spin = () => game.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })
  await freeze(owner, 'play', { until: clock.at + days(1) })
  await freeze(owner, 'deposit', { until: clock.at + days(1) })
  const { controls } = server.features.control
  const sessions = server.features.session
  const options = { ...server, clock, merchant: 'ronda', controls, sessions, isOwn, onChanged: () => {} }
  const expire = () => present(freezeJobs(options)[0], 'the job').run()
  await expire()
  expect(codeOf(await spin())).toBe('limit.betting_blocked')
  clock.at += days(1)
  await expire()
  await expire()
  parties = await openMoneyParties(server)
  const over = { endedAt: clock.at, endedBy: null }
  expect(await listOf(owner)).toMatchObject([over, over])
  const again = await openGame(await signIn(server, await nameOf(owner)))
  expect(
    codeOf(await again.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: units(1) })),
  ).toBeUndefined()
})

const nameOf = async ({ number }: Owner): Promise<string> => {
  const row = await server.db.read((tx) =>
    tx.selectFrom('account').select('username').where('number', '=', BigInt(number)).executeTakeFirstOrThrow(),
  )
  return row.username
}

test('nobody can lift a freeze of an account that was opened in their browser', async () => {
  const owner = await parties.owner()
  const { id } = valueOf<Freeze>(await freeze(owner, 'payout'))
  const device = Buffer.from(randomUUID())
  const accounts = [await accountNamed(server, 'supervisora'), await accountNamed(server, await nameOf(owner))]
  const rows = accounts.map((account) => ({ account, device, seen_at: new Date(clock.at) }))
  await server.db.write((tx) => tx.insertInto('known_device').values(rows).execute())
  expect(codeOf(await lift(id))).toBe('adjustment.own_account')
  expect((await listOf(owner)).map(({ endedAt }) => endedAt)).toEqual([null])
  const answer = await parties.ana.ask('POST', `${PATH}/lift`, { id, reason: 'the bank has agreed' })
  expect(answer.status).toBe(200)
})

test('the same key twice is one freeze; a part is frozen once; every start and end is in the audit log', async () => {
  const owner = await parties.owner()
  const key = randomUUID()
  const [first, second] = [await freeze(owner, 'payout', { key }), await freeze(owner, 'payout', { key })]
  expect(valueOf<Freeze>(second)).toEqual(valueOf<Freeze>(first))
  expect(codeOf(await freeze(owner, 'payout', { key, reason: 'another one' }))).toBe('wallet.key_reused')
  expect(codeOf(await freeze(owner, 'payout'))).toBe('freeze.exists')
  expect(codeOf(await freeze(owner, 'play', { until: clock.at }))).toBe('freeze.until_invalid')
  const answers = await Promise.all(Array.from({ length: 20 }, () => freeze(owner, 'play')))
  expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(1)
  expect(codeOf(await lift(randomUUID()))).toBe('freeze.unknown')
  const { id } = valueOf<Freeze>(first)
  expect([await lift(id), await lift(id)].map(({ status }) => status)).toEqual([200, 200])
  const subject = await server.db.read((tx) =>
    tx.selectFrom('account').select('id').where('number', '=', BigInt(owner.number)).executeTakeFirstOrThrow(),
  )
  const written = await server.db.read((tx) =>
    tx.selectFrom('deed').select('action').where('subject', '=', `account:${subject.id}`).orderBy('seq').execute(),
  )
  expect(written.map(({ action }) => action)).toEqual(['account.freeze', 'account.freeze', 'account.lift'])
  expect(new Set(FREEZE_PARTS)).toHaveLength(5)
})
