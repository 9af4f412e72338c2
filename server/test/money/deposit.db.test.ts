import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { z } from 'zod/mini'
import type { deposit, SandboxCharge } from '@ronda/contract'
import { err, present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { finishDue, sweepReports } from '../../src/money/deposit/index.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { noticePath, sandboxSecret, SANDBOX_SIGNATURE, signNotice } from '../../src/money/provider/index.ts'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { KEY, newMember, openTestServer, walletsOf, signIn, type WireBalance } from '../kit/testServer.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

type WireDeposit = z.input<typeof deposit.one.reply>

const UNIT = 100_000n
const units = (count: number): string => (BigInt(count) * UNIT).toString()

let server: Server
beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

const codeOf = ({ body }: WireAnswer): string | undefined => (body as { code?: string }).code

const ask = (member: Visitor, way: string, amount: string, key: string = randomUUID()): Promise<WireDeposit> =>
  member.send<WireDeposit>('POST', '/api/v1/deposits', { key, way, amount })

const read = (member: Visitor, id: string): Promise<WireDeposit> => member.get<WireDeposit>(`/api/v1/deposits/${id}`)

async function cashOf(member: Visitor): Promise<bigint> {
  return BigInt((await member.get<WireBalance>('/wps/v2/wallets/balance')).cash)
}

/** Does something on the sandbox's own page; `notice` says whether and how often the server is notified. */
const act = (id: string, what: object, notice = 'now'): Promise<SandboxCharge> =>
  new Visitor(server.origin).send('POST', `/api/v1/sandbox/pay/${id}`, { ...what, notice })

/** A notice as the sandbox would send it. */
async function notify(id: string, change: (body: Buffer, signature: string) => [Buffer, string] = (...same) => same) {
  const honest = Buffer.from(JSON.stringify({ event: randomUUID(), about: 'charge', id }))
  const [body, signature] = change(honest, signNotice(sandboxSecret(KEY), honest, Date.now()))
  const headers = { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature }
  const answer = await fetch(`${server.origin}${noticePath('sandbox')}`, { method: 'POST', headers, body })
  return answer.status
}

async function until(member: Visitor, id: string, state: string): Promise<void> {
  await expect.poll(async () => (await read(member, id)).state).toBe(state)
}

test('a card deposit is credited once its notice has arrived, and its timeline shows the steps', async () => {
  const member = await newMember(server)
  const before = await cashOf(member)
  const asked = await ask(member, 'card', units(50))
  expect(asked).toMatchObject({ state: 'waiting', amount: units(50), paid: null, next: { kind: 'page' } })
  await member.send('POST', `/api/v1/deposits/${asked.id}/opened`, {})
  await act(asked.id, { act: 'pay', sent: units(50) }, 'thrice')
  await until(member, asked.id, 'credited')
  const done = await read(member, asked.id)
  expect(done.timeline.map(({ step }) => step)).toEqual(['asked', 'waiting', 'opened', 'confirmed', 'credited'])
  expect(await cashOf(member)).toBe(before + 50n * UNIT)
})

test('the timeline shows once that the payment page was opened, also when the payment was reported first', async () => {
  const member = await newMember(server)
  const { id } = await ask(member, 'card', units(50))
  await act(id, { act: 'pay', sent: units(50) })
  await until(member, id, 'credited')
  for (let times = 0; times < 2; times += 1) await member.send('POST', `/api/v1/deposits/${id}/opened`, {})
  expect((await read(member, id)).timeline.filter(({ step }) => step === 'opened')).toHaveLength(1)
})

test('the same key is the same deposit; with different content it is refused', async () => {
  const member = await newMember(server)
  const key = randomUUID()
  const both = await Promise.all([ask(member, 'card', units(20), key), ask(member, 'card', units(20), key)])
  expect(both[0].id).toBe(both[1].id)
  const other = await member.ask('POST', '/api/v1/deposits', { key, way: 'card', amount: units(21) })
  expect(codeOf(other)).toBe('wallet.key_reused')
})

test.each([
  ['card', '1000001', 'USD', 'deposit.decimals'],
  ['card', '-1000000', 'USD', 'deposit.amount_invalid'],
  ['card', '0', 'USD', 'deposit.amount_invalid'],
  ['card', units(9), 'USD', 'deposit.below_min'],
  ['card', units(5_001), 'USD', 'deposit.above_max'],
  ['card', units(50), 'EUR', 'deposit.other_currency'],
])('%s of %s atoms in %s is refused with %s', async (way, amount, currency, refusal) => {
  const member = await signIn(server, 'demo')
  const answer = await member.ask('POST', '/api/v1/deposits', { key: randomUUID(), way, amount, currency })
  expect(codeOf(answer)).toBe(refusal)
  expect((answer.body as { message: string }).message).not.toBe('')
})

test('the number of open deposits is limited', async () => {
  const member = await newMember(server)
  for (let count = 0; count < 5; count++) await ask(member, 'card', units(10))
  const sixth = await member.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: units(10) })
  expect(codeOf(sixth)).toBe('deposit.too_many_open')
})

test('the amount that was really paid is credited, less or more than requested', async () => {
  const member = await newMember(server)
  const before = await cashOf(member)
  const [less, more] = [await ask(member, 'bank', units(50)), await ask(member, 'bank', units(50))]
  await act(less.id, { act: 'pay', sent: units(30) })
  await act(more.id, { act: 'pay', sent: units(80) })
  await until(member, less.id, 'credited')
  await until(member, more.id, 'credited')
  expect(await read(member, less.id)).toMatchObject({ amount: units(50), paid: units(30) })
  expect(await cashOf(member)).toBe(before + 110n * UNIT)
})

test('a crypto deposit counts once the network has confirmed it, and the fee stays with the provider', async () => {
  const member = await newMember(server)
  const before = await cashOf(member)
  const asked = await ask(member, 'crypto', units(100))
  expect(asked).toMatchObject({ fee: units(1), next: { kind: 'address', confirmations: 3 } })
  await act(asked.id, { act: 'send', sent: units(101) })
  await act(asked.id, { act: 'confirm' })
  await act(asked.id, { act: 'confirm' })
  await expect.poll(async () => (await read(member, asked.id)).confirmations).toBe(2)
  expect(await cashOf(member)).toBe(before)
  await act(asked.id, { act: 'confirm' })
  await until(member, asked.id, 'credited')
  expect(await cashOf(member)).toBe(before + 100n * UNIT)
})

test('a refusal by the provider ends the deposit, with its reason', async () => {
  const member = await newMember(server)
  const asked = await ask(member, 'ewallet', units(10))
  await act(asked.id, { act: 'fail', reason: 'no_funds' })
  await until(member, asked.id, 'failed')
  expect(await read(member, asked.id)).toMatchObject({ reason: 'no_funds', paid: null })
})

test('a reversed payment is taken from the balance; what is missing becomes a debt, and no balance goes below zero', async () => {
  const member = await newMember(server)
  const before = await cashOf(member)
  const [kept, spent] = [await ask(member, 'card', units(40)), await ask(member, 'card', units(5_000))]
  for (const { id, amount } of [kept, spent]) {
    await act(id, { act: 'pay', sent: amount })
    await until(member, id, 'credited')
  }
  await act(kept.id, { act: 'reverse' }, 'thrice')
  await expect.poll(async () => (await read(member, kept.id)).state).toBe('reversed')
  expect(await cashOf(member)).toBe(before + 5_000n * UNIT)

  const memberWallets = await walletsOf(server, member)
  const { ledger } = server
  const stake = {
    kind: 'stake',
    id: randomServerId(),
    wallet: memberWallets.cash,
    houseAccount: ledger.houseAccount('game', 'USD'),
  } as const
  await ledger.submit({ ...stake, amount: before + 4_000n * UNIT })
  await act(spent.id, { act: 'reverse' })
  // The available amount is taken, and no more. The debt is recorded first, and falls once the ledger has answered.
  const debt = { state: 'owed', paid: units(5_000), kept: '0', owed: units(4_000) }
  await expect.poll(() => read(member, spent.id)).toMatchObject(debt)
  expect(await cashOf(member)).toBe(0n)
  const operator = await signIn(server, 'operador')
  type Lines = { readonly lines: readonly { readonly id: string; readonly state: string }[] }
  const { lines } = await operator.get<Lines>('/api/v1/office/deposits?queue=reversed')
  expect(lines.find(({ id }) => id === spent.id)?.state).toBe('owed')

  // New money pays the debt off, and no withdrawal is possible before that.
  const more = await ask(member, 'card', units(1_000))
  await act(more.id, { act: 'pay', sent: more.amount })
  await until(member, more.id, 'credited')
  await expect.poll(async () => (await read(member, spent.id)).owed).toBe(units(3_000))
  expect(await cashOf(member)).toBe(0n)
  await ledger.submit({ kind: 'reversal', id: stake.id, wallet: memberWallets.cash })
  const { cash } = await member.get<{ cash: string }>('/api/v1/member/withdrawals/room')
  expect(BigInt(cash)).toBe(before + 1_000n * UNIT)
  expect((await read(member, spent.id)).state).toBe('reversed')
  expect(await cashOf(member)).toBe(before + 1_000n * UNIT)
})

test('notices alone change nothing: forged ones are refused, and valid ones only make the server query the provider', async () => {
  const member = await newMember(server)
  const before = await cashOf(member)
  const { id } = await ask(member, 'card', units(25))
  // Signed, but nothing was paid.
  expect(await notify(id)).toBe(200)
  expect((await read(member, id)).state).toBe('waiting')
  await act(id, { act: 'pay', sent: units(25) }, 'never')
  const forged = [
    await notify(id, (body, signature) => [Buffer.concat([body, Buffer.from(' ')]), signature]),
    await notify(id, (body) => [body, signNotice('another secret', body, Date.now())]),
    await notify(id, (body) => [body, signNotice(sandboxSecret(KEY), body, Date.now() - 301_000)]),
    await notify(id, (body) => [body, '']),
  ]
  expect(forged).toEqual([400, 400, 400, 400])
  expect(await notify(id)).toBe(200)
  await Promise.all(Array.from({ length: 20 }, () => notify(id)))
  expect((await read(member, id)).state).toBe('credited')
  expect(await cashOf(member)).toBe(before + 25n * UNIT)
})

test('a deposit that was confirmed but not booked is finished, once', async () => {
  const member = await newMember(server)
  const before = await cashOf(member)
  const { id } = await ask(member, 'card', units(15))
  await act(id, { act: 'pay', sent: units(15) }, 'never')
  // The state after a process ended right after it stored the provider's answer.
  await server.db.write((tx) =>
    tx
      .updateTable('deposit')
      .set({ state: 'confirmed', paid: 15n * UNIT, look_at: new Date(0) })
      .where('id', '=', id)
      .execute(),
  )
  await finishDue(server.features.deposit.options)
  await finishDue(server.features.deposit.options)
  expect((await read(member, id)).state).toBe('credited')
  expect(await cashOf(member)).toBe(before + 15n * UNIT)
})

test('a closed provider takes no deposit; one that does not answer may have taken it, and is queried again', async () => {
  const member = await newMember(server)
  const setMood = (mood: string) =>
    new Visitor(server.origin).send('POST', '/api/v1/sandbox/pay', { mood, paysAtOnce: true })
  await setMood('closed')
  const refused = await member.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: units(10) })
  expect(codeOf(refused)).toBe('deposit.provider_closed')
  await setMood('silent')
  const asked = await ask(member, 'card', units(10))
  expect(asked).toMatchObject({ state: 'asked', next: null })
  await setMood('open')
  await server.db.write((tx) =>
    tx
      .updateTable('deposit')
      .set({ look_at: new Date(0) })
      .where('id', '=', asked.id)
      .execute(),
  )
  await finishDue(server.features.deposit.options)
  expect(await read(member, asked.id)).toMatchObject({ state: 'waiting', next: { kind: 'page' } })
})

test('a payment that arrives after the deposit was cancelled is credited', async () => {
  const member = await newMember(server)
  const before = await cashOf(member)
  const { id } = await ask(member, 'bank', units(60))
  const cancelled = await member.send<WireDeposit>('POST', `/api/v1/deposits/${id}/cancel`, {})
  expect(cancelled.state).toBe('cancelled')
  await act(id, { act: 'pay', sent: units(60) }, 'never')
  const { options } = server.features.deposit
  const [sandbox] = options.providers.all.filter(({ name }) => name === 'sandbox')
  const own = present(sandbox, 'the sandbox')
  const broken = { ...own, name: 'broken', report: () => Promise.reject(new Error('no connection')) }
  const vast = { ...own, name: 'vast', report: async () => err('provider.too_many' as const) }
  // A provider that cannot be read stops none of the others, and staff see it.
  await sweepReports({ ...options, providers: { ...options.providers, all: [broken, vast, own] } })
  expect((await read(member, id)).state).toBe('credited')
  expect(await cashOf(member)).toBe(before + 60n * UNIT)
  const failed = await server.db.read((tx) =>
    tx.selectFrom('failed_item').select('item').where('kind', '=', 'deposit.sweep').orderBy('item').execute(),
  )
  expect(failed.map(({ item }) => item)).toEqual(['broken', 'vast'])
  await sweepReports(options)
})

test('nobody can read, open or cancel another member’s deposit', async () => {
  const [member, other] = [await newMember(server), await newMember(server)]
  const { id } = await ask(member, 'card', units(10))
  expect(codeOf(await other.ask('GET', `/api/v1/deposits/${id}`))).toBe('deposit.unknown')
  expect(codeOf(await other.ask('POST', `/api/v1/deposits/${id}/opened`, {}))).toBe('deposit.unknown')
  expect(codeOf(await other.ask('POST', `/api/v1/deposits/${id}/cancel`, {}))).toBe('deposit.unknown')
})

test('an agent confirms cash by its code: the money leaves the agent’s own wallet, once', async () => {
  const [member, agent] = [await newMember(server), await signIn(server, 'agente')]
  const [before, agentBefore] = [await cashOf(member), await cashOf(agent)]
  const asked = await ask(member, 'agentCash', units(100))
  const code = asked.next?.kind === 'agent' ? asked.next.code : ''
  const typed = code.toLowerCase().replace('-', ' ')
  const found = await agent.send<{ amount: string }>('POST', '/api/v1/deposits/cash/find', { code: typed })
  expect(found.amount).toBe(units(100))
  const confirm = () => agent.ask('POST', '/api/v1/deposits/cash/confirm', { code: typed, amount: units(100) })
  expect(codeOf(await confirm())).toBe('wallet.insufficient_funds')

  const memberWallets = await walletsOf(server, agent)
  const clearing = server.ledger.houseAccount('clearing', 'USD')
  const endow = { kind: 'deposit', id: randomServerId(), wallet: memberWallets.cash, houseAccount: clearing } as const
  await server.ledger.submit({ ...endow, amount: 250n * UNIT })
  const answers = (await Promise.all([confirm(), confirm(), confirm()])).map((answer) => codeOf(answer) ?? 'ok')
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
  expect((await read(member, asked.id)).state).toBe('credited')
  expect(await cashOf(member)).toBe(before + 100n * UNIT)
  expect(await cashOf(agent)).toBe(agentBefore + 150n * UNIT)
})

test('staff query and close an open deposit, and each action is in the audit log', async () => {
  const [member, operator] = [await newMember(server), await signIn(server, 'operador')]
  const { id } = await ask(member, 'bank', units(70))
  await operator.send('POST', `/api/v1/office/deposits/${id}/look`, {})
  const closed = await operator.send<{ state: string; reason: string; heard: { state: string } }>(
    'POST',
    `/api/v1/office/deposits/${id}/close`,
    { reason: 'Pidió otro método' },
  )
  expect(closed).toMatchObject({ state: 'failed', reason: 'staff', heard: { state: 'waiting' } })
  const auditLog = await server.db.read((tx) =>
    tx.selectFrom('deed').select(['actor', 'action']).where('subject', '=', `deposit:${id}`).orderBy('seq').execute(),
  )
  expect(auditLog).toEqual([
    { actor: 'operador', action: 'deposit.look' },
    { actor: 'operador', action: 'deposit.close' },
  ])
})

test('a receipt is a picture of the member’s own, sent once, for an open bank transfer', async () => {
  const [member, other] = [await newMember(server), await newMember(server)]
  const { id } = await ask(member, 'bank', units(40))
  const upload = randomUUID()
  const send = (upload_: string) => member.ask('POST', `/api/v1/deposits/${id}/receipt`, { upload: upload_ })
  expect(codeOf(await send(upload))).toBe('upload.unknown')
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
  const data = (await picture.png().toBuffer()).toString('base64')
  await other.send('POST', '/api/v1/uploads', { id: upload, purpose: 'receipt', data })
  expect(codeOf(await send(upload))).toBe('upload.unknown')
  const own = randomUUID()
  await member.send('POST', '/api/v1/uploads', { id: own, purpose: 'receipt', data })
  expect(codeOf(await send(own))).toBeUndefined()
  expect(await read(member, id)).toMatchObject({ hasReceipt: true })
  expect(codeOf(await send(own))).toBeUndefined()
})

test('after all of this the books balance', async () => {
  expect((await audit(server.db.url)).faults).toEqual([])
})
