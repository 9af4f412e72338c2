import { randomUUID } from 'node:crypto'
import { hours } from '@ronda/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { openDrand, type Beacon } from '../../src/platform/beacon/index.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import { openDrandSandbox, type DrandSandbox } from '../../src/platform/testing/drandSandbox.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { startupMessage } from '../../src/app/startupMessage.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { coinTable, openTable } from '../kit/sharedTables.ts'

const HEADS = { side: 'heads', units: 2 }
const placeBet = (game: Visitor, round: number, ticket: string = randomUUID()) =>
  game.ask('POST', '/play/v1/table/bet', { ticket, round, bet: HEADS })
const order = (game: Visitor) => game.ask('POST', '/play/v1/orders', { order: randomUUID(), bet: HEADS, draws: 3 })
const ordersOf = async (game: Visitor) =>
  (await game.get<{ orders: readonly { state: string; refusal: string | null; laid: number }[] }>('/play/v1/orders'))
    .orders

describe('[SR16] when real money requires a beacon', () => {
  let url: string
  let sandbox: DrandSandbox
  let beacon: Beacon
  beforeAll(async () => {
    url = await testDatabase()
    sandbox = await openDrandSandbox({ periodMs: 300 })
    beacon = openDrand({ url: sandbox.url, chain: sandbox.chain })
  })
  afterAll(async () => {
    const { faults } = await audit(url)
    await sandbox.close()
    expect(faults).toEqual([])
  })

  const shareds = [coinTable(UNHURRIED)]
  const open = (options: object): Promise<Server> => openTestServer({ databaseUrl: url, shareds, ...options })
  const seats = async (server: Server) => {
    const member = await newMember(server)
    return { real: await openGame(member, 'real', 'COIN'), free: await openGame(member, 'free', 'COIN') }
  }
  const refused = { status: 503, body: { code: 'fairness.beacon_required' } }

  test('and there is none, bets and orders for real money are refused, and free play continues', async () => {
    const server = await open({ needsBeacon: true })
    const dealer = await openDealer(server, 'COIN')
    const round = await dealer.open()
    const { real, free } = await seats(server)
    await openTable(real, 'betting')
    expect(await placeBet(real, round)).toMatchObject(refused)
    expect(await order(real)).toMatchObject(refused)
    expect(await placeBet(free, round)).toMatchObject({ status: 200 })
    expect(await order(free)).toMatchObject({ status: 200 })
    await dealer.finish()
    expect(await real.get(`/play/v1/table/mine/${round}`)).toMatchObject({ tickets: [], played: null })
    await server.close()
  })

  test('a bet that was placed while it was allowed is returned again', async () => {
    const server = await open({})
    const dealer = await openDealer(server, 'COIN')
    const round = await dealer.open()
    const { real } = await seats(server)
    const ticket = randomUUID()
    expect(await placeBet(real, round, ticket)).toMatchObject({ status: 200 })
    const strict = await open({ needsBeacon: true })
    const again = real.movedTo(strict.origin)
    again.bearer = real.bearer
    await openTable(again, 'betting')
    expect(await placeBet(again, round, ticket)).toMatchObject({ status: 200 })
    expect(await placeBet(again, round)).toMatchObject(refused)
    await (await openDealer(strict, 'COIN')).finish()
    await strict.close()
    await server.close()
  })

  test('a round that opened without one takes no real money, the next does; an order waits for it, and ends when there is none', async () => {
    const before = await open({})
    const { real, free } = await seats(before)
    const first = await openDealer(before, 'COIN')
    expect(await order(real)).toMatchObject({ status: 200 })
    expect(await order(free)).toMatchObject({ status: 200 })
    const round = await first.open()
    await first.letGo()
    const pace = { bettingMs: hours(1), lockedMs: 0, showMs: 0, restMs: 0 }

    const strict = await open({ needsBeacon: true, beacon, withTables: true, shareds: [coinTable(pace)] })
    const [back, fun] = [real.movedTo(strict.origin), free.movedTo(strict.origin)]
    back.bearer = real.bearer
    fun.bearer = free.bearer
    await openTable(back, 'betting')
    expect(await placeBet(back, round)).toMatchObject(refused)
    // Placed by the server itself in free play, and not for real money.
    await expect.poll(async () => (await ordersOf(fun))[0]?.laid).toBe(1)
    expect(await ordersOf(back)).toMatchObject([{ state: 'running', laid: 0 }])
    await strict.close()
    await (await openDealer(before, 'COIN')).finish()

    const decided = await open({ needsBeacon: true, beacon })
    const dealer = await openDealer(decided, 'COIN', beacon)
    const next = await dealer.open()
    const player = real.movedTo(decided.origin)
    player.bearer = real.bearer
    await expect.poll(async () => (await placeBet(player, next)).status).toBe(200)
    await dealer.finish()
    await dealer.letGo()
    await decided.close()

    const none = await open({ needsBeacon: true, withTables: true, shareds: [coinTable(pace)] })
    const last = real.movedTo(none.origin)
    last.bearer = real.bearer
    await expect
      .poll(() => ordersOf(last))
      .toMatchObject([{ state: 'refused', refusal: 'fairness.beacon_required', laid: 0 }])
    await none.close()
    await before.close()
  })
})

describe('[SR16] the start', () => {
  const post = { can: { sms: true, mail: true }, isSandbox: false }
  const opened = { post, sandboxes: new Set<never>(), clock: { nowMs: () => 0 } }
  const said = (environment: Record<string, string>): string => {
    const config = readConfig(environment)
    if (!config.ok) throw new Error(config.error)
    return startupMessage('http://here', [], opened, config.value)
  }
  const DATABASE_URL = 'postgres://somewhere/ronda'

  test.each([
    ['a demo prints no warning', {}, false],
    ['with a beacon', { DATABASE_URL, BEACON_URL: 'https://api.drand.sh' }, false],
    ['without a beacon', { DATABASE_URL }, 'NO REAL MONEY'],
    ['with the waiver', { DATABASE_URL, SHARED_ROUNDS_WITHOUT_BEACON: '1' }, 'WITHOUT a public beacon'],
  ] as const)('%s', (_, environment, words) => {
    const text = said(environment)
    if (words === false) expect(text).not.toContain('WARNING')
    else expect(text).toContain(words)
  })

  test.each([
    [{}, false],
    [{ SHARED_ROUNDS_WITHOUT_BEACON: '1' }, false],
    [{ DATABASE_URL }, true],
    [{ DATABASE_URL, BEACON_URL: 'https://api.drand.sh' }, true],
    [{ DATABASE_URL, SHARED_ROUNDS_WITHOUT_BEACON: '1' }, false],
  ] as const)('with %j real money requires a beacon: %s', (environment, needsBeacon) => {
    expect(readConfig(environment)).toMatchObject({ value: { needsBeacon } })
  })
})
