import { beforeAll, expect, test } from 'vitest'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { GAME, newMember, newTrial, openGame, openTestServer, spin, type WireRound } from '../kit/testServer.ts'

type Winner = {
  readonly winAmount: string
  readonly betAmount: string
  readonly account: string
  readonly gameCode: string
  readonly currency: string
}
type Board = {
  readonly list: readonly { readonly vo: Winner }[]
  readonly paid: { readonly amount: string; readonly rounds: number; readonly days: number }
}
type Position = {
  readonly sinceMs: number | null
  readonly currency: string
  readonly staked: string
  readonly won: string
  readonly rounds: number
}

let server: Server
let nowMs = Date.UTC(2026, 10, 15, 12)
beforeAll(async () => {
  server = await openTestServer({ clock: { nowMs: () => nowMs } })
  return () => server.close()
})

const positionOf = (visitor: Visitor) => visitor.get<Position>('/api/v1/play/position')

async function play(visitor: Visitor, mode: 'real' | 'free', rounds: number): Promise<readonly WireRound[]> {
  const game = await openGame(visitor, mode)
  const played: WireRound[] = []
  for (let count = 0; count < rounds; count += 1) {
    nowMs += 1_000
    played.push((await spin(game)).round)
  }
  return played
}

const sum = (rounds: readonly WireRound[], of: 'stake' | 'win') =>
  rounds.reduce((total, round) => total + BigInt(round[of]), 0n).toString()

test('the board has exactly the large wins of real play, and the total that was paid', async () => {
  const played = [
    ...(await play(await newMember(server), 'real', 30)),
    ...(await play(await newMember(server), 'real', 30)),
  ]
  await play(await newMember(server), 'free', 10)
  await play(await newTrial(server), 'free', 10)
  const large = played
    .filter(({ win, stake }) => BigInt(win) >= BigInt(stake) * 5n)
    .map(({ win }) => BigInt(win))
    .toSorted((one, other) => (one < other ? 1 : -1))
  const read = () => {
    nowMs += 5_000
    return new Visitor(server.origin).get<Board>('/wps/relay/GCSGAME_getRankList?language=es&limitNum=20')
  }
  await expect.poll(async () => (await read()).paid.rounds).toBe(played.length)
  const { list, paid } = await read()
  expect(paid).toMatchObject({ amount: sum(played, 'win'), days: 7 })
  expect(list.map(({ vo }) => BigInt(vo.winAmount))).toEqual(large.slice(0, 20))
  for (const { vo } of list) {
    expect(vo).toMatchObject({ gameCode: GAME, currency: played[0]?.currency })
    expect(vo.account).toMatch(/^me•••.$/)
  }
})

test('a position is what a member staked and won in the current stretch of play, without trial money', async () => {
  const member = await newMember(server)
  expect(await positionOf(member)).toMatchObject({ sinceMs: null, staked: '0', won: '0', rounds: 0 })
  const played = await play(member, 'real', 5)
  // Trial money does not count.
  await play(member, 'free', 3)
  const { currency } = await member.get<{ currency: string }>('/wps/v2/wallets/balance')
  expect(await positionOf(member)).toMatchObject({
    sinceMs: nowMs - 7_000,
    currency,
    staked: sum(played, 'stake'),
    won: sum(played, 'win'),
    rounds: 5,
    stoppedUntilMs: null,
  })
  expect((await positionOf(await newMember(server))).rounds).toBe(0)
})

test('a trial account has a position in trial money', async () => {
  const trial = await newTrial(server)
  expect(await positionOf(trial)).toMatchObject({ sinceMs: null, currency: 'XTR', rounds: 0 })
  const played = await play(trial, 'free', 3)
  expect(await positionOf(trial)).toMatchObject({ currency: 'XTR', staked: sum(played, 'stake'), rounds: 3 })
})
