import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { sharedOf, type Risk, type SharedTitle } from '@ronda/games'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { tableJobs } from '../../src/play/sharedRound/index.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { placeOrders, openDealer, UNHURRIED, type Dealer } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'

const GAME = 'RONDA_ELOTT_3'

/** Five digits pay 96,000 for one: 52 units fit on a number, a liability of 4,992,000 of at most 5,000,000. */
const FITTING = 52

const slow: SharedTitle = { ...present(sharedOf(GAME), GAME), pace: UNHURRIED }

describe('the liability on a number', () => {
  let server: Server
  let dealer: Dealer
  let round: number
  beforeAll(async () => {
    server = await openTestServer({ shareds: [slow] })
    dealer = await openDealer(server, GAME)
    round = await dealer.open()
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  })

  const seat = async (mode: 'free' | 'real' = 'real'): Promise<Visitor> => openGame(await newMember(server), mode, GAME)

  const five = (pick: string, units: number) => ({ kind: 'five', pick, units })
  const placeBet = (game: Visitor, lines: readonly object[], ticket: string = randomUUID()) =>
    game.ask('POST', '/play/v1/table/bet', { ticket, round, bet: { lines } })

  const borneOn = async (place: string): Promise<number | undefined> => {
    const { rows } = await server.db.read((tx) =>
      sql<Risk>`select units::int from shared_risk where round = ${round} and place = ${place}`.execute(tx),
    )
    return rows[0]?.units
  }

  test('is limited: a number is full, and every other is open', async () => {
    const [game, other] = [await seat(), await seat()]
    expect(await placeBet(game, [five('11111', FITTING + 1)])).toMatchObject({
      status: 409,
      body: { code: 'game.number_full' },
    })
    expect(await placeBet(game, [five('11111', FITTING - 2)])).toMatchObject({ status: 200 })
    expect(await placeBet(other, [five('11111', 3)])).toMatchObject({ body: { code: 'game.number_full' } })
    expect(await placeBet(other, [five('11111', 2)])).toMatchObject({ status: 200 })
    expect(await placeBet(other, [five('11111', 1)])).toMatchObject({ body: { code: 'game.number_full' } })
    expect(await placeBet(other, [five('11112', 1)])).toMatchObject({ status: 200 })
    const asked = new URLSearchParams({ places: 'five 11111,five 11112,five 11113' }).toString()
    const { places } = await other.get<{ places: unknown }>(`/play/v1/table/full/${round}?${asked}`)
    expect(places).toEqual([
      { place: 'five 11111', left: 8_000 },
      { place: 'five 11112', left: 4_904_000 },
    ])
  })

  test('refuses a slip as a whole, and counts nothing of it', async () => {
    const game = await seat()
    await placeBet(game, [five('22222', FITTING)])
    expect(await placeBet(game, [five('22220', 1), five('22222', 1)])).toMatchObject({
      body: { code: 'game.number_full' },
    })
    expect(await borneOn('five 22220')).toBeUndefined()
    expect((await game.get<{ tickets: readonly unknown[] }>(`/play/v1/table/mine/${round}`)).tickets).toHaveLength(1)
  })

  test('counts a bet once, however often it is sent', async () => {
    const [game, ticket] = [await seat(), randomUUID()]
    const asked = Array.from({ length: 6 }, () => placeBet(game, [five('33333', 10)], ticket))
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
    expect(await borneOn('five 33333')).toBe(960_000)
  })

  test('holds when many bet at once', async () => {
    const games = await Promise.all(Array.from({ length: 12 }, () => seat()))
    const answers = await Promise.all(games.map((game) => placeBet(game, [five('44444', 10), five('44440', 1)])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect([await borneOn('five 44444'), await borneOn('five 44440')]).toEqual([4_800_000, 480_000])
  })

  test('counts neither free play nor bets with small wins', async () => {
    const [free, real] = [await seat('free'), await seat()]
    await placeBet(real, [five('55555', FITTING)])
    expect(await placeBet(free, [five('55555', FITTING + 1)])).toMatchObject({ status: 200 })
    expect(await placeBet(real, [{ kind: 'size', pick: 'sum:big', units: 100 }])).toMatchObject({ status: 200 })
    expect(await borneOn('size sum:big')).toBeUndefined()
  })

  test('makes a standing order wait for the next draw, and is deleted with the draw', async () => {
    const [game, patient] = [await seat(), await seat()]
    await patient.send('POST', '/play/v1/orders', {
      order: randomUUID(),
      bet: { lines: [five('66666', 1)] },
      draws: 1,
    })
    await dealer.finish()
    await present(
      tableJobs({ ...server, clock: systemClock, tables: server.features.sharedRound.tables })[0],
      'the clean-up',
    ).run()
    expect(await borneOn('five 11111')).toBeUndefined()
    round = await dealer.open()
    await placeBet(game, [five('66666', FITTING)])
    await placeOrders(server, GAME)
    const order = async () => (await patient.get<{ orders: readonly object[] }>('/play/v1/orders')).orders[0]
    expect(await order()).toMatchObject({ state: 'running', laid: 0 })
    await dealer.finish()
    round = await dealer.open()
    await placeOrders(server, GAME)
    expect(await order()).toMatchObject({ state: 'done', laid: 1, lastRound: round })
  })
})
