import { randomUUID } from 'node:crypto'
import { ok, present } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import { finishDue, pollDeposit } from '../../src/money/deposit/index.ts'
import { audit, type WalletId } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { newMember, openTestServer, walletsOf } from '../kit/testServer.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

let server: Server
beforeAll(async () => {
  server = await openTestServer({ withJobs: false })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const today = new Date().toISOString().slice(0, 10)
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

type Lines = { readonly lines: readonly { readonly id?: string; readonly cause?: string; readonly matter?: object }[] }

async function linesOf(member: Visitor, over: Record<string, string>): Promise<Lines['lines']> {
  const asked = { from: today, to: tomorrow, zone: 'UTC', language: 'es', wallet: 'cash', limit: '1', ...over }
  return (await member.get<Lines>(`/api/v1/statement/lines?${new URLSearchParams(asked).toString()}`)).lines
}

async function creditedCard(member: Visitor, amount: string): Promise<string> {
  const asked = { key: randomUUID(), way: 'card', amount }
  const { id } = await member.send<{ id: string }>('POST', '/api/v1/deposits', asked)
  await member.send('POST', `/api/v1/sandbox/pay/${id}`, { act: 'pay', sent: amount, notice: 'now' })
  const stateNow = async () => (await member.get<{ state: string }>(`/api/v1/deposits/${id}`)).state
  await expect.poll(stateNow).toBe('credited')
  return id
}

test('a line names what it belongs to, and is found by that and not by its kind in the books', async () => {
  const member = await newMember(server)
  const move = { key: randomUUID(), vendor: 'ALAMEDA', direction: 'in', amount: '5000000' }
  const { id: moved } = await member.send<{ id: string }>('POST', '/wps/relay/GCS_walletTransfer', move)
  const deposited = await creditedCard(member, '2500000')

  const linesFor = (over: Record<string, string>) => linesOf(member, over)
  const vendor = {
    id: moved,
    cause: 'transfer',
    detail: 'hold',
    matter: { kind: 'vendor', id: moved, name: 'Alameda Live' },
  }
  expect(await linesFor({ limit: '2' })).toMatchObject([
    { id: deposited, cause: 'deposit', matter: { kind: 'deposit', id: deposited, name: 'card' } },
    vendor,
  ])
  expect(await linesFor({ cause: 'transfer' })).toMatchObject([vendor])
  expect(await linesFor({ cause: 'withdrawal' })).toEqual([])
  expect(await linesFor({ wallet: 'held' })).toMatchObject([{ ...vendor, detail: 'capture' }])

  // What was won and lost at the vendor is in the wallet of the vendor, and nowhere else.
  await member.send('POST', '/api/v1/sandbox/vendor/play', { stake: '1000000', isWin: true })
  await member.send('POST', '/wps/relay/GCS_walletTransfer', { ...move, key: randomUUID(), direction: 'out' })
  await member.send('POST', '/api/v1/sandbox/vendor/play', { stake: '400000', isWin: false })
  await member.send('POST', '/wps/v2/wallets/bringHome', { vendor: null, cause: 'member' })
  const wallet = 'vendor:ALAMEDA'
  expect(await linesFor({ wallet, limit: '9' })).toMatchObject([
    { cause: 'transfer', amount: '-600000', balance: '0' },
    { cause: 'play', amount: '-400000', matter: { kind: 'vendor', name: 'Alameda Live' } },
    { cause: 'transfer', amount: '-5000000', balance: '1000000' },
    { cause: 'play', amount: '1000000', matter: { kind: 'vendor', name: 'Alameda Live' } },
    { cause: 'transfer', amount: '5000000' },
  ])
  expect(await linesFor({ wallet, cause: 'play', limit: '9' })).toHaveLength(2)
  expect(await linesFor({ cause: 'play', limit: '9' })).toEqual([])
})

const UNIT = 100_000n
const units = (count: number): string => (BigInt(count) * UNIT).toString()
const cashOf = async (wallet: WalletId): Promise<bigint> => (await server.ledger.balanceOf(wallet)).balance

/** The deposits with a provider that reports these amounts. */
function depositsReporting(said: { paid: bigint; left: bigint }) {
  const { options: deposits } = server.features.deposit
  const sandbox = present(deposits.providers.named('sandbox'), 'the sandbox')
  const chargeState = async () => ok({ state: 'paid', currency: 'USD', ...said } as const)
  return { ...deposits, providers: { ...deposits.providers, named: () => ({ ...sandbox, chargeState }) } }
}

test('a partial refund leaves the balance with its reason, and an unfinished correction is finished once', async () => {
  const member = await newMember(server)
  const { cash: wallet } = await walletsOf(server, member)
  const id = await creditedCard(member, units(100))
  const before = await cashOf(wallet)
  const said = { paid: 100n * UNIT, left: 60n * UNIT }
  const reporting = depositsReporting(said)
  await pollDeposit(reporting, id)
  await pollDeposit(reporting, id)
  expect(await cashOf(wallet)).toBe(before - 40n * UNIT)
  expect(await member.get<object>(`/api/v1/deposits/${id}`)).toMatchObject({
    state: 'credited',
    paid: units(100),
    kept: units(60),
  })
  expect(await linesOf(member, { cause: 'adjustment' })).toMatchObject([
    { amount: units(-40), matter: { kind: 'deposit', id, name: 'card' } },
  ])

  // The provider withdrew the refund, the server stored that and ended; then the refund came again.
  const correction = { deposit: id, asked_at: new Date() }
  const [given, taken] = [
    { ...correction, id: randomServerId(), amount: 40n * UNIT },
    { ...correction, id: randomServerId(), amount: -10n * UNIT },
  ]
  await server.db.write((tx) => tx.insertInto('deposit_correction').values(given).execute())
  const clearing = server.ledger.houseAccount('clearing', 'USD')
  await server.ledger.submit({ kind: 'adjustment', id: given.id, wallet, houseAccount: clearing, amount: given.amount })
  await finishDue(reporting)
  await finishDue(reporting)
  expect(await cashOf(wallet)).toBe(before - 40n * UNIT)

  // Stored, and not in the books yet; the provider cannot be queried meanwhile.
  await server.db.write((tx) => tx.insertInto('deposit_correction').values(taken).execute())
  const closed = { ...reporting, providers: { ...reporting.providers, named: () => undefined } }
  await finishDue(closed)
  await finishDue(closed)
  expect(await cashOf(wallet)).toBe(before - 50n * UNIT)
})
