import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { placeOrders, openDealer, UNHURRIED, type Dealer } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { coinTable, openTable } from '../kit/sharedTables.ts'

type Order = {
  readonly id: string
  readonly draws: number
  readonly laid: number
  readonly lastRound: number | null
  readonly state: string
  readonly refusal: string | null
}

const HEADS = { side: 'heads', units: 2 }

const make = (game: Visitor, draws: number, bet: object = HEADS, order: string = randomUUID()) =>
  game.ask('POST', '/play/v1/orders', { order, bet, draws })
const stop = (game: Visitor, order: string) => game.ask('POST', '/play/v1/orders/stop', { order })
const ordersOf = async (game: Visitor): Promise<readonly Order[]> =>
  (await game.get<{ orders: readonly Order[] }>('/play/v1/orders')).orders
const orderOf = async (game: Visitor): Promise<Order> => present((await ordersOf(game))[0], 'an order')
const ticketsOn = async (game: Visitor, round: number): Promise<number> =>
  (await game.get<{ tickets: readonly unknown[] }>(`/play/v1/table/mine/${round}`)).tickets.length

describe('standing orders', () => {
  let server: Server
  let coin: Dealer
  beforeAll(async () => {
    server = await openTestServer({ shareds: [coinTable(UNHURRIED)] })
    coin = await openDealer(server, 'COIN')
    await coin.open()
    await coin.finish()
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  })

  const seat = async (): Promise<Visitor> => openGame(await newMember(server), 'real', 'COIN')

  /** A round from its opening to its end, with the standing orders placed. */
  async function draw(): Promise<number> {
    const round = await coin.open()
    await placeOrders(server, 'COIN')
    await coin.finish()
    return round
  }

  test('place the same bet on each of the next draws, from the next that opens, and are done then', async () => {
    const game = await seat()
    const open = await coin.open()
    expect(await make(game, 2)).toMatchObject({ status: 200, body: { value: { laid: 0, state: 'running' } } })
    await placeOrders(server, 'COIN')
    await coin.finish()
    const rounds = [open, await draw(), await draw(), await draw()]
    expect(await Promise.all(rounds.map((round) => ticketsOn(game, round)))).toEqual([0, 1, 1, 0])
    expect(await orderOf(game)).toMatchObject({ draws: 2, laid: 2, state: 'done', lastRound: rounds[2], refusal: null })
  })

  test('are placed once on a draw, although two servers place them at once and again', async () => {
    const game = await seat()
    await make(game, 3)
    const other = await openTestServer({ databaseUrl: server.db.url, shareds: [coinTable(UNHURRIED)] })
    const second = await openDealer(other, 'COIN')
    // It is locked before anything is placed: the next draw is the first.
    const missed = await second.open()
    await second.show()
    await placeOrders(server, 'COIN')
    await second.finish()
    const round = await second.open()
    await Promise.all([server, other, server, other].map((each) => placeOrders(each, 'COIN')))
    await placeOrders(other, 'COIN')
    await second.finish()
    await other.close()
    expect([await ticketsOn(game, missed), await ticketsOn(game, round)]).toEqual([0, 1])
    expect(await orderOf(game)).toMatchObject({ laid: 1, state: 'running', lastRound: round })
    await stop(game, (await orderOf(game)).id)
  })

  test('are created once per id, and stopped once; bets that were placed stand', async () => {
    const [game, outsider, order] = [await seat(), await seat(), randomUUID()]
    for (let times = 0; times < 3; times += 1) expect(await make(game, 5, HEADS, order)).toMatchObject({ status: 200 })
    expect(await make(game, 6, HEADS, order)).toMatchObject({ body: { code: 'wallet.key_reused' } })
    expect(await ordersOf(game)).toHaveLength(1)
    const laid = await draw()
    expect(await stop(outsider, order)).toMatchObject({ body: { code: 'game.order_unknown' } })
    for (let times = 0; times < 2; times += 1)
      expect(await stop(game, order)).toMatchObject({ body: { value: { state: 'stopped', laid: 1 } } })
    expect([await ticketsOn(game, laid), await ticketsOn(game, await draw())]).toEqual([1, 0])
  })

  test('end when there is not enough money, with the reason', async () => {
    const game = await seat()
    await make(game, 30, { side: 'heads', units: 20_000 })
    const round = await draw()
    expect(await ticketsOn(game, round)).toBe(0)
    const ended = { laid: 0, state: 'refused', refusal: 'wallet.insufficient_funds' }
    expect(await orderOf(game)).toMatchObject(ended)
    await draw()
    expect(await orderOf(game)).toMatchObject(ended)
  })

  test('end when limits of the member forbid the bet', async () => {
    const member = await newMember(server)
    const game = await openGame(member, 'real', 'COIN')
    await make(game, 30)
    await member.send('POST', '/api/v1/control/time-out', { key: randomUUID(), days: 1 })
    const round = await coin.open()
    await placeOrders(server, 'COIN')
    await coin.finish()
    const { rows } = await server.db.read((tx) =>
      sql<{ state: string; refusal: string }>`
        select state, refusal from shared_order order by made_at desc limit 1`.execute(tx),
    )
    expect(rows).toEqual([{ state: 'refused', refusal: 'limit.excluded' }])
    const laid = await server.db.read((tx) =>
      sql`select 1 from shared_ticket where game = 'COIN' and round = ${round}`.execute(tx),
    )
    expect(laid.rows).toEqual([])
  })

  // oxfmt-ignore
  test.each([
    ['no draws',          0,  HEADS,                       'request.malformed'],
    ['too many draws',    31, HEADS,                       'request.malformed'],
    ['not a bet of the game', 5, { side: 'edge', units: 1 },  'game.bet_invalid'],
  ])('are refused for %s', async (_, draws, bet, code) => {
    expect(await make(await seat(), draws, bet)).toMatchObject({ body: { code } })
  })

  test('are at most twenty running ones, however many are requested at once', async () => {
    const game = await seat()
    const answers = await Promise.all(Array.from({ length: 24 }, () => make(game, 30)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ body: { code: 'game.orders_full' } })
    for (const { id } of await ordersOf(game)) await stop(game, id)
    expect(await make(game, 1)).toMatchObject({ status: 200 })
    await stop(game, (await orderOf(game)).id)
  })
})

test('a standing order continues on the next server when the one that placed it is gone', async () => {
  const url = await testDatabase()
  const pace = { bettingMs: 400, lockedMs: 1, showMs: 1, restMs: 1 }
  const openIt = () => openTestServer({ databaseUrl: url, shareds: [coinTable(pace)], withTables: true })
  const first = await openIt()
  const member = await newMember(first)
  const game = await openGame(member, 'real', 'COIN')
  await openTable(game, 'betting')
  expect(await make(game, 30)).toMatchObject({ status: 200 })
  await expect.poll(async () => (await orderOf(game)).laid).toBeGreaterThan(0)
  await first.close()
  const second = await openIt()
  const again = await openGame(member.movedTo(second.origin), 'real', 'COIN')
  const { laid } = await orderOf(again)
  await expect.poll(async () => (await orderOf(again)).laid).toBeGreaterThan(laid + 1)
  await stop(again, (await orderOf(again)).id)
  const order = await orderOf(again)
  const { rows } = await second.db.read((tx) =>
    sql<{ round: number }>`select round from shared_ticket where game = 'COIN' order by round`.execute(tx),
  )
  // Once on every round that it was placed on, and on no other.
  expect(rows).toHaveLength(order.laid)
  expect(new Set(rows.map(({ round }) => round)).size).toBe(order.laid)
  await second.close()
  expect((await audit(url)).faults).toEqual([])
})
