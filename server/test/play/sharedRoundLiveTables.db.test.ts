import { randomUUID } from 'node:crypto'
import { LIVE_RESULTS_MAX, type LiveTable } from '@ronda/contract'
import { present } from '@ronda/core'
import { sharedOf, type SharedTitle } from '@ronda/games'
import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED, type Dealer } from '../kit/dealer.ts'
import { coinTable } from '../kit/sharedTables.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'

function unhurried(gameCode: string): SharedTitle {
  const title = present(sharedOf(gameCode), 'a title')
  return { ...title, pace: UNHURRIED, rules: { ...title.rules, showMs: () => UNHURRIED.showMs } }
}

const ROULETTE = 'RONDA_LIVE_ROULETTE'
const lottery = { ...coinTable(UNHURRIED, 'DRAW'), gameType: 'LOTT' } as const

let server: Server
let roulette: Dealer
beforeAll(async () => {
  server = await openTestServer({ shareds: [unhurried(ROULETTE), unhurried('RONDA_LIVE_SICBO'), lottery] })
  roulette = await openDealer(server, ROULETTE)
  const others = await Promise.all(['RONDA_LIVE_SICBO', 'DRAW'].map((game) => openDealer(server, game)))
  await Promise.all([roulette, ...others].map((dealer) => dealer.open()))
  return () => server.close()
})

const readTables = async (): Promise<readonly LiveTable[]> =>
  (await new Visitor(server.origin).get<{ list: readonly LiveTable[] }>('/play/v1/tables/live')).list

const readRoulette = async (): Promise<LiveTable> =>
  present(
    (await readTables()).find(({ gameCode }) => gameCode === ROULETTE),
    'the roulette table',
  )

/** The server follows its tables at intervals. */
async function becomes(isThere: (table: LiveTable) => boolean): Promise<LiveTable> {
  await expect.poll(readRoulette, { interval: 50 }).toSatisfy(isThere)
  return readRoulette()
}

async function bet(mode: 'real' | 'free', round: number): Promise<void> {
  const game = await openGame(await newMember(server), mode, ROULETTE)
  const given = { ticket: randomUUID(), round, bet: { chips: { red: 1 } } }
  expect(await game.ask('POST', '/play/v1/table/bet', given)).toMatchObject({ status: 200 })
}

test('every live table is listed with its limit, and no other game with shared rounds', async () => {
  await expect.poll(async () => (await readTables()).length, { timeout: 10_000 }).toBe(2)
  const tables = await readTables()
  expect(tables.map(({ gameCode }) => gameCode)).toEqual([ROULETTE, 'RONDA_LIVE_SICBO'])
  for (const { roundMax, players, last } of tables) {
    expect(roundMax).toBeGreaterThan(0)
    expect({ players, last }).toEqual({ players: 0, last: [] })
  }
})

test('players are those with a bet of real money on the current round', async () => {
  await roulette.finish()
  const round = await roulette.open()
  await bet('free', round)
  await bet('real', round)
  await bet('real', round)
  expect((await becomes(({ players }) => players === 2)).players).toBe(2)
  await roulette.finish()
  await roulette.open()
  expect((await becomes(({ players }) => players === 0)).players).toBe(0)
})

test('the last results are those of the rounds, newest first, and no more than fit under a tile', async () => {
  type Past = { readonly rounds: readonly { readonly number: number; readonly outcome: { readonly pocket: number } }[] }
  for (let played = 0; played < LIVE_RESULTS_MAX; played += 1) {
    await roulette.finish()
    await roulette.open()
  }
  const past = await new Visitor(server.origin).get<Past>(
    `/play/v1/table/games/${ROULETTE}/past?limit=${LIVE_RESULTS_MAX}`,
  )
  const pockets = past.rounds.map(({ outcome }) => outcome.pocket)
  const { last } = await becomes((table) => String(table.last.map(({ number }) => number)) === String(pockets))
  expect(last).toHaveLength(LIVE_RESULTS_MAX)
  for (const { mark, number, side } of last) {
    expect(side).toBeNull()
    expect(mark === 'green').toBe(number === 0)
  }
})
