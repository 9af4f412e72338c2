import { randomUUID } from 'node:crypto'
import { SPORTS_BOARD, type SportsFeedFromServer, type SportsListed } from '@ronda/contract'
import { matchMsOf } from '@ronda/games/sports'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { moveMatch, openMatch, playOut, stepLeague, storedMatch } from '../kit/league.ts'
import { boardOf, followSports } from '../kit/sportsFollower.ts'
import { openTestServer } from '../kit/testServer.ts'

let server: Server

beforeAll(async () => {
  server = await openTestServer({ leaguePace: { ...LEAGUE_PACE, aheadMs: 10 * LEAGUE_PACE.aheadMs } })
  return () => server.close()
})

const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 20 })

type Received = readonly SportsFeedFromServer[]

/** Shows a match at so much of its length. */
async function playTo(number: number, part: number): Promise<void> {
  const { startsAtMs } = await storedMatch(server, number)
  await moveMatch(server, number, `${Date.now() - startsAtMs - matchMsOf(LEAGUE_PACE) * part} milliseconds`)
  for (let steps = 0; steps < 3; steps += 1) await stepLeague(server)
}

const boardNow = async (number: number): Promise<SportsListed | undefined> => {
  const { live, next, results } = await new Visitor(server.origin).get<Record<string, readonly SportsListed[]>>(
    '/play/v1/sports/board',
  )
  return [...(live ?? []), ...(next ?? []), ...(results ?? [])].find((match) => match.number === number)
}

describe('a follower of the matches', () => {
  test('[SP15] receives the whole board first, then every change in order, and knows what the board says', async () => {
    const match = await openMatch(server)
    const follower = followSports(server.origin, [{ topic: SPORTS_BOARD }])
    await until(() => expect(follower.received[0]?.type).toBe('board'))
    for (const part of [0.2, 0.6]) await playTo(match.number, part)
    await until(() => expect(boardOf(follower.received).matches.get(match.number)?.minute).toBeGreaterThan(50))
    await until(async () =>
      expect(boardOf(follower.received).matches.get(match.number)).toEqual(await boardNow(match.number)),
    )
    await playOut(server, match.number)
    await until(() => expect(boardOf(follower.received).matches.get(match.number)?.isSettled).toBe(true))
    const { places } = boardOf(follower.received)
    expect(places.map(({ seq }) => seq)).toEqual(places.map((_, at) => (places[0]?.seq ?? 0) + at))
    expect(new Set(places.map(({ stream }) => stream)).size).toBe(1)
    follower.socket.close()
  })

  test('of one match receives its markets and what happens in it', async () => {
    const match = await openMatch(server)
    const topic = String(match.number)
    const follower = followSports(server.origin, [{ topic }])
    await until(() => expect(follower.received[0]).toMatchObject({ type: 'match', match: { number: match.number } }))
    await playTo(match.number, 0.5)
    const changes = (): Received => follower.received.filter(({ type }) => type === 'change')
    await until(() => expect(changes().at(-1)).toMatchObject({ topic, delta: { head: { state: 'playing' } } }))
    await playOut(server, match.number)
    await until(() => expect(changes().at(-1)).toMatchObject({ delta: { head: { isSettled: true } } }))
    const events = changes().flatMap((change) => (change.type === 'change' ? change.delta.events : []))
    expect(events).toEqual((await storedMatch(server, match.number)).events)
    follower.socket.close()
  })

  test('[SP15] that comes back gets what it missed, and everything where that is not known', async () => {
    // As long as one follows, what was sent is remembered.
    const first = followSports(server.origin, [{ topic: SPORTS_BOARD }])
    await until(() => expect(first.received[0]?.type).toBe('board'))
    const { number } = await openMatch(server)
    await until(() => expect(boardOf(first.received).matches.has(number)).toBe(true))
    const last = boardOf(first.received).places.at(-1)
    if (last === undefined) throw new Error('a change was received')
    const missedOne = followSports(server.origin, [{ topic: SPORTS_BOARD, after: { ...last, seq: last.seq - 1 } }])
    await until(() => expect(missedOne.received).toMatchObject([{ type: 'change', seq: last.seq }]))
    const missedNone = followSports(server.origin, [{ topic: SPORTS_BOARD, after: last }])
    await until(() => expect(missedNone.received).toMatchObject([{ type: 'known' }]))
    const newcomer = followSports(server.origin, [
      { topic: SPORTS_BOARD, after: { stream: randomUUID(), seq: last.seq } },
    ])
    await until(() => expect(newcomer.received).toMatchObject([{ type: 'board', seq: last.seq }]))
    for (const { socket } of [first, missedOne, missedNone, newcomer]) socket.close()
  })

  test('from another site, or with a message that our pages do not send, is turned away', async () => {
    const stranger = followSports(server.origin, [], 'https://other.example')
    await until(() => expect(stranger.closeCode).toBeDefined())
    expect(stranger.received).toEqual([])
    const wrong = followSports(server.origin, [{ topic: 'everything' }])
    await until(() => expect(wrong.closeCode).toBe(1008))
  })
})
