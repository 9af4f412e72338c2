import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { days, minutes, ok } from '@ronda/core'
import { audit } from '../../src/money/ledger/index.ts'
import { finishTransfers, type TransferOptions } from '../../src/money/transfer/index.ts'
import { sendTransfer } from '../../src/money/transfer/transfer.actions.ts'
import type { TransferPolicy } from '../../src/money/transfer/transfer.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, valueOf } from '../kit/signInSteps.ts'
import { changeMoney, withoutWaits } from '../kit/office.ts'
import { newMember, openTestServer, walletsOf, signIn } from '../kit/testServer.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

const UNIT = 100_000n
const PIN = '918273'
const clock = { at: Date.UTC(2026, 10, 15, 12), nowMs: () => clock.at }

let server: Server
let agent: Someone

type Someone = { readonly visitor: Visitor; readonly id: string }

async function known(visitor: Visitor): Promise<Someone> {
  const { id } = await visitor.get<{ id: string }>('/wps/member/info')
  const { isSet } = await visitor.get<{ isSet: boolean }>('/api/v1/member/payment')
  if (!isSet) await visitor.send('PUT', '/api/v1/member/payment', { next: PIN })
  return { visitor, id }
}

/** A member below the agent, with a starting grant of a thousand. */
async function brought(): Promise<Someone> {
  const someone = await known(await newMember(server))
  const { account } = await someone.visitor.get<{ account: string }>('/wps/member/info')
  const above = await accountNamed(server, 'agente')
  const self = await accountNamed(server, account)
  await server.db.write((tx) => tx.updateTable('account').set({ upline: above }).where('id', '=', self).execute())
  return someone
}

beforeAll(async () => {
  server = await openTestServer({ clock })
  agent = await known(await signIn(server, 'agente'))
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

type Sent = { readonly units?: number; readonly key?: string; readonly pin?: string; readonly amount?: string }
const send = (from: Someone, to: Someone, { units = 10, key = randomUUID(), pin = PIN, amount }: Sent = {}) =>
  from.visitor.ask('POST', '/wps/member/transfer', {
    key,
    to: to.id,
    amount: amount ?? String(BigInt(units) * UNIT),
    reason: ' for the fair ',
    paymentPassword: pin,
  })

async function cashOf({ visitor }: Someone): Promise<number> {
  const { cash } = await walletsOf(server, visitor)
  return Number((await server.ledger.balanceOf(cash)).balance / UNIT)
}

const listOf = async ({ visitor }: Someone) =>
  (await visitor.get<{ transfers: readonly Record<string, unknown>[] }>('/wps/member/transfers')).transfers

test('a member sends to the agent, who sees it and sends some of it back', async () => {
  const member = await brought()
  const before = await cashOf(agent)
  const key = randomUUID()
  expect(valueOf(await send(member, agent, { units: 100, key }))).toMatchObject({
    state: 'done',
    reason: 'for the fair',
  })
  // The same key twice sends once; for something else it is refused.
  expect(valueOf(await send(member, agent, { units: 100, key }))).toMatchObject({ state: 'done' })
  expect(codeOf(await send(member, agent, { units: 99, key }))).toBe('wallet.key_reused')
  expect([await cashOf(member), await cashOf(agent)]).toEqual([900, before + 100])
  const [seen] = await listOf(agent)
  expect(seen).toMatchObject({ isOut: false, other: { id: member.id }, amount: '10000000', reason: 'for the fair' })

  expect(valueOf(await send(agent, member, { units: 40 }))).toMatchObject({ state: 'done' })
  expect([await cashOf(member), await cashOf(agent)]).toEqual([940, before + 60])
  expect((await listOf(member)).map(({ isOut }) => isOut)).toEqual([false, true])
})

type Control = {
  readonly limits: readonly { readonly kind: string; readonly period: string; readonly used: string }[]
  readonly flow: Readonly<Record<string, { readonly paidIn: string; readonly paidOut: string }>>
}

test('what an agent sends counts as a deposit: towards the limit, in the remaining amount, and in the cost of play', async () => {
  const member = await brought()
  const { visitor } = member
  const amount = String(100n * UNIT)
  await visitor.send('POST', '/api/v1/control/limit', {
    key: randomUUID(),
    kind: 'deposit',
    period: 'day',
    amount,
  })
  expect(valueOf(await send(agent, member, { units: 60 }))).toMatchObject({ state: 'done' })
  expect(await visitor.get('/api/v1/deposits/ways')).toMatchObject({ room: String(40n * UNIT) })
  const deposit = (units: bigint) =>
    visitor.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: String(units * UNIT) })
  expect(codeOf(await deposit(41n))).toBe('limit.deposit_reached')
  expect((await deposit(30n)).status).toBe(200)
  // And the other way round: an open deposit reduces what the agent may send.
  expect(codeOf(await send(agent, member, { units: 11 }))).toBe('transfer.receiver_closed')
  expect(valueOf(await send(member, agent, { units: 25 }))).toMatchObject({ state: 'done' })
  const { limits, flow } = await visitor.get<Control>('/api/v1/control')
  const used = limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used
  expect(used).toBe(String(90n * UNIT))
  const cost = { paidIn: String(60n * UNIT), paidOut: String(25n * UNIT) }
  expect(flow).toEqual({ month: cost, year: cost, ever: cost })
})

test('nobody can send outside the line, and the line lists who is in it', async () => {
  const [member, other, outsider] = [await brought(), await brought(), await known(await newMember(server))]
  expect(codeOf(await send(member, other))).toBe('transfer.not_in_line')
  expect(codeOf(await send(outsider, agent))).toBe('transfer.not_in_line')
  expect(codeOf(await send(agent, outsider))).toBe('transfer.not_in_line')
  type Line = { up: { id: string } | null; down: readonly { id: string }[] }
  expect(await member.visitor.get<Line>('/wps/member/transfer/line')).toMatchObject({
    up: { id: agent.id, isAgent: true },
    down: [],
    hasPaymentPassword: true,
  })
  expect(await outsider.visitor.get<Line>('/wps/member/transfer/line')).toMatchObject({ up: null, down: [] })
  const { down } = await agent.visitor.get<Line>('/wps/member/transfer/line')
  expect(down.map(({ id }) => id)).toEqual(expect.arrayContaining([member.id, other.id]))
  expect(down.map(({ id }) => id)).not.toContain(outsider.id)
})

test('a refused transfer changes nothing', async () => {
  const member = await brought()
  const refused = async (sent: Sent): Promise<string | undefined> => codeOf(await send(member, agent, sent))
  expect(await refused({ units: 1_001 })).toBe('wallet.insufficient_funds')
  expect(await refused({ units: 0 })).toBe('wallet.amount_invalid')
  expect(await refused({ units: 5_001 })).toBe('transfer.above_max')
  expect(await refused({ pin: '000000' })).toBe('payment_password.wrong')
  expect(await cashOf(member)).toBe(1_000)
  // The daily sum does not count what was not sent.
  const { leftToday } = await member.visitor.get<{ leftToday: string }>('/wps/member/transfer/line')
  expect(leftToday).toBe(String(20_000n * UNIT))
})

test('money at a vendor cannot be sent', async () => {
  const member = await brought()
  const move = { key: randomUUID(), vendor: 'ALAMEDA', direction: 'in', amount: String(10n * UNIT) }
  await member.visitor.send('POST', '/wps/relay/GCS_walletTransfer', move)
  expect(codeOf(await send(member, agent))).toBe('transfer.in_play')
  await member.visitor.send('POST', '/wps/v2/wallets/bringHome', { vendor: null, cause: 'member' })
  expect(codeOf(await send(member, agent))).toBeUndefined()
})

const accountOf = async ({ visitor }: Someone): Promise<string> => {
  const { account } = await visitor.get<{ account: string }>('/wps/member/info')
  return accountNamed(server, account)
}

/**
 * The same transfer many times at once, without the route and the password check: only the database keeps them apart.
 */
async function race(sender: Someone, policy: Partial<TransferPolicy>, keyOf: () => string): Promise<number> {
  const account = await accountOf(sender)
  const current = await server.features.transfer.options.policy()
  const options: TransferOptions = {
    ...server.features.transfer.options,
    checkPaymentPassword: async () => ok(undefined),
    policy: async () => ({ ...current, ...policy }),
  }
  const ask = { sender: account, to: agent.id, amount: 250n * UNIT, reason: '', paymentPassword: '' }
  const sent = Array.from({ length: 20 }, () => sendTransfer(options, { ...ask, key: keyOf() }))
  return (await Promise.all(sent)).filter((one) => one.ok).length
}

test('twenty at once: exactly the available money is sent', async () => {
  const member = await brought()
  expect(await race(member, {}, randomUUID)).toBe(4)
  expect(await cashOf(member)).toBe(0)
})

test('twenty at once: the daily limit holds', async () => {
  const member = await brought()
  expect(await race(member, { perDay: 500 }, randomUUID)).toBe(2)
  expect(await cashOf(member)).toBe(500)
})

test('twenty at once with one key: it is sent once, and all get the same answer', async () => {
  const member = await brought()
  const key = randomUUID()
  expect(await race(member, {}, () => key)).toBe(20)
  expect(await cashOf(member)).toBe(750)
})

test('an unfinished transfer is finished by the job, once', async () => {
  const member = await brought()
  const [sender, receiver] = [await walletsOf(server, member.visitor), await walletsOf(server, agent.visitor)]
  const ownerOf = (wallet: number) =>
    server.db.read((tx) => tx.selectFrom('wallet').select('owner').where('id', '=', wallet).executeTakeFirstOrThrow())
  const row = {
    id: randomServerId(),
    sender: (await ownerOf(sender.cash)).owner,
    receiver: (await ownerOf(receiver.cash)).owner,
    direction: 'up',
    amount: 5n * UNIT,
    currency: 'USD',
    reason: '',
    state: 'asked',
    asked_at: new Date(clock.at - minutes(2)),
  } as const
  await server.db.write((tx) => tx.insertInto('line_transfer').values(row).execute())
  await finishTransfers(server.features.transfer.options)
  await finishTransfers(server.features.transfer.options)
  expect(await cashOf(member)).toBe(995)
})

test('[MN-8] five wrong payment passwords in ten minutes block transfers for a while', async () => {
  const member = await brought()
  const probes = [{ pin: '000000' }, { pin: '000001' }, { pin: '000002' }]
  for (const probe of probes) expect(codeOf(await send(member, agent, probe))).toBe('payment_password.wrong')
  // Trying account numbers counts as well, so that the line cannot be found out.
  const outsider = await known(await newMember(server))
  for (let at = 0; at < 2; at++) expect(codeOf(await send(member, outsider))).toBe('transfer.not_in_line')
  expect(codeOf(await send(member, agent))).toBe('transfer.blocked')
  // A session that is not used would expire meanwhile.
  clock.at += minutes(20)
  await member.visitor.get('/wps/member/info')
  clock.at += minutes(11)
  expect(codeOf(await send(member, agent))).toBeUndefined()
})

test('mistakes in the form block nothing, however many', async () => {
  const member = await brought()
  const slips: readonly [Sent, string][] = [
    [{ units: 6_000 }, 'transfer.above_max'],
    [{ units: 0 }, 'wallet.amount_invalid'],
    [{ units: -5 }, 'wallet.amount_invalid'],
    [{ units: 1_001 }, 'wallet.insufficient_funds'],
  ]
  for (let round = 0; round < 3; round++) {
    for (const [slip, code] of slips) expect(codeOf(await send(member, agent, slip))).toBe(code)
  }
  expect(codeOf(await send(member, agent))).toBeUndefined()
})

test('a deposit limit counts transfers of the agent and deposits alike, in either order', async () => {
  // Sessions expire within the days that some of these tests take.
  const above = await known(await signIn(server, 'agente'))
  const [member, other] = [await brought(), await brought()]
  const limit = { kind: 'deposit', period: 'day', amount: String(100n * UNIT) }
  for (const { visitor } of [member, other]) {
    await visitor.send('POST', '/api/v1/control/limit', { key: randomUUID(), ...limit })
  }
  const payIn = ({ visitor }: Someone) =>
    visitor.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: String(60n * UNIT) })
  await send(member, above, { units: 200 })

  expect(codeOf(await send(above, member, { units: 60 }))).toBeUndefined()
  expect(codeOf(await payIn(member))).toBe('limit.deposit_reached')
  const { room } = await member.visitor.get<{ room: string }>('/api/v1/deposits/ways')
  expect(room).toBe(String(40n * UNIT))

  expect(codeOf(await payIn(other))).toBeUndefined()
  expect(codeOf(await send(above, other, { units: 60 }))).toBe('transfer.receiver_closed')
})

/** A credited deposit, by card or by a method that cannot be charged back. */
async function deposit({ visitor }: Someone, units: number, way: 'card' | 'bank'): Promise<void> {
  const asked = { key: randomUUID(), way, amount: String(BigInt(units) * UNIT) }
  const { id } = valueOf<{ id: string }>(await visitor.ask('POST', '/api/v1/deposits', asked))
  await visitor.send('POST', `/api/v1/sandbox/pay/${id}`, {
    act: 'pay',
    sent: asked.amount,
    notice: 'now',
  })
  await expect.poll(async () => (await visitor.get<{ state: string }>(`/api/v1/deposits/${id}`)).state).toBe('credited')
}

const stake = async ({ visitor }: Someone, units: number): Promise<void> => {
  const { cash: wallet } = await walletsOf(server, visitor)
  const about = { id: randomServerId(), wallet, houseAccount: server.ledger.houseAccount('game', 'USD') }
  await server.ledger.submit({ kind: 'stake', ...about, amount: BigInt(units) * UNIT })
}

test('money that must still be played cannot be sent, and the receiver must play what they are sent', async () => {
  const [member, other] = [await brought(), await brought()]
  agent = { ...agent, visitor: await signIn(server, 'agente') }
  await deposit(member, 200, 'bank')
  // The starting grant of a thousand is free, the deposit is not.
  expect(codeOf(await send(member, agent, { units: 1_001 }))).toBe('transfer.wagering_left')
  expect(await member.visitor.get('/wps/member/transfer/line')).toMatchObject({
    free: String(1_000n * UNIT),
    leftToPlay: String(200n * UNIT),
  })
  expect(codeOf(await send(member, agent, { units: 1_000 }))).toBeUndefined()
  // It is free after it was staked once, whatever was won.
  await stake(member, 150)
  expect(codeOf(await send(member, agent, { units: 1 }))).toBe('transfer.wagering_left')
  await stake(member, 50)
  expect(codeOf(await send(agent, other, { units: 300 }))).toBeUndefined()
  const room = await other.visitor.get<{ wageringLeft: string }>('/api/v1/member/withdrawals/room')
  expect(room.wageringLeft).toBe(String(300n * UNIT))
})

test('a deposit that can be charged back cannot be sent until that time has passed', async () => {
  const member = await brought()
  await deposit(member, 100, 'card')
  await stake(member, 100)
  expect(codeOf(await send(member, agent, { units: 901 }))).toBe('transfer.chargeable')
  expect(codeOf(await send(member, agent, { units: 900 }))).toBeUndefined()
  expect(codeOf(await send(member, agent, { units: 1 }))).toBe('transfer.chargeable')
  const { account } = await member.visitor.get<{ account: string }>('/wps/member/info')
  clock.at += days(121)
  const again = { ...member, visitor: await signIn(server, account) }
  expect(codeOf(await send(again, agent, { units: 100 }))).toBeUndefined()
})

test('twenty transfers at once never take money that is not free', async () => {
  const member = await brought()
  await deposit(member, 500, 'bank')
  // 1,000 are free: of twenty times 100, ten pass.
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(member, agent, { units: 100 })))
  expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(10)
  expect(await cashOf(member)).toBe(500)
})

test('an excluded member cannot send, and can withdraw their money without playing', async () => {
  const member = await brought()
  await changeMoney(server, withoutWaits)
  await deposit(member, 200, 'bank')
  await member.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  expect(codeOf(await send(member, agent, { units: 10 }))).toBe('limit.excluded')
  const room = await member.visitor.get<{ wageringLeft: string; most: string }>('/api/v1/member/withdrawals/room')
  expect(room).toMatchObject({ wageringLeft: '0', most: String(500n * UNIT) })
})
