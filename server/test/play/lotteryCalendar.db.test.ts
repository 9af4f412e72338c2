import { randomUUID } from 'node:crypto'
import { hours, minutes, seconds } from '@ronda/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import { testDatabase } from '../../src/platform/testing/database.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { coinTable, evenCalendar, openTable } from '../kit/sharedTables.ts'

type Round = {
  readonly number: number
  readonly phase: string
  readonly locksAtMs: number
  readonly showsAtMs: number
}
type Table = {
  readonly told: {
    readonly nowMs: number
    readonly round: Round
    readonly past: readonly { readonly number: number }[]
  }
}

const daily = evenCalendar(hours(24), minutes(15), Date.UTC(2026, 0))
const drawTable = (calendar = daily, showMs = hours(1)) => coinTable({ calendar, restMs: 0, showMs }, 'DRAW')

const tableOf = (game: Visitor): Promise<Table> => game.get<Table>('/play/v1/table')
const placeBet = (game: Visitor, round: number) =>
  game.ask('POST', '/play/v1/table/bet', { ticket: randomUUID(), round, bet: { side: 'heads', units: 1 } })

describe('rounds of a calendar', () => {
  let server: Server
  beforeAll(async () => {
    server = await openTestServer({ shareds: [drawTable()] })
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  })

  test('have its number, lock time and draw time, and open once the previous one is over', async () => {
    const dealer = await openDealer(server, 'DRAW')
    const number = await dealer.open()
    const game = await openGame(await newMember(server), 'real', 'DRAW')
    await openTable(game, 'betting')
    const { told: table } = await tableOf(game)
    const showsAtMs = daily.drawsAtMs(number)
    expect(table.round).toMatchObject({ number, showsAtMs, locksAtMs: showsAtMs - minutes(15) })
    expect(table.round.locksAtMs).toBeGreaterThan(table.nowMs)
    expect(table.round.locksAtMs - table.nowMs).toBeLessThanOrEqual(hours(24))
    expect(await placeBet(game, number)).toMatchObject({ status: 200 })
    await dealer.finish()
    const next = await dealer.open()
    expect(next).toBe(number + 1)
    await expect.poll(async () => (await tableOf(game)).told.round).toMatchObject({ number: next, phase: 'betting' })
    expect(await placeBet(game, number)).toMatchObject({ body: { code: 'game.bets_closed' } })
    await dealer.finish()
  })

  test('skip draws that nobody could bet on, and past draws are listed together', async () => {
    // For this server a hundred draws have passed.
    const shifted = evenCalendar(hours(24), minutes(15), Date.UTC(2026, 0) - 100 * hours(24))
    const dealer = await openDealer(server, 'DRAW')
    const before = await dealer.open()
    await dealer.finish()
    const reopened = await openTestServer({ databaseUrl: server.db.url, shareds: [drawTable(shifted)] })
    const late = await openDealer(reopened, 'DRAW')
    const game = await openGame(await newMember(reopened), 'real', 'DRAW')
    const number = await late.open()
    expect(number).toBeGreaterThan(before + 90)
    expect(await placeBet(game, before + 1)).toMatchObject({ body: { code: 'game.bets_closed' } })
    expect(await placeBet(game, number)).toMatchObject({ status: 200 })
    await late.finish()
    const newest = async () => (await tableOf(game)).told.past.slice(0, 2).map((each) => each.number)
    await expect.poll(newest).toEqual([number, before])
    const page = await game.get<{ rounds: readonly Round[]; next: number | null }>(
      `/play/v1/table/games/DRAW/past?limit=1&before=${number}`,
    )
    expect(page).toMatchObject({ rounds: [{ number: before }], next: before })
    await reopened.close()
  })
})

test('a server with a calendar draws at its times, never before, and one draw after the other', async () => {
  const calendar = evenCalendar(seconds(1), 300, Date.now() - seconds(50))
  const url = await testDatabase()
  const server = await openTestServer({ databaseUrl: url, shareds: [drawTable(calendar, 100)], withTables: true })
  const game = await openGame(await newMember(server), 'real', 'DRAW')
  const past = async () => (await tableOf(game)).told.past.map(({ number }) => number)
  await openTable(game, 'betting')
  await expect.poll(async () => (await past()).length).toBeGreaterThanOrEqual(3)
  const { rounds } = await game.get<{ rounds: readonly (Round & { readonly opensAtMs: number })[] }>(
    '/play/v1/table/games/DRAW/past?limit=10',
  )
  for (const { number, opensAtMs, locksAtMs, showsAtMs } of rounds) {
    expect(locksAtMs).toBe(calendar.drawsAtMs(number) - 300)
    expect(opensAtMs).toBeLessThan(locksAtMs)
    expect(showsAtMs).toBeGreaterThanOrEqual(calendar.drawsAtMs(number))
  }
  const numbers = rounds.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a))
  expect((await audit(url)).faults).toEqual([])
  await server.close()
})
