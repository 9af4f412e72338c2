import { randomUUID } from 'node:crypto'
import type { sports as calls } from '@ronda/contract'
import { assert, days, present } from '@ronda/core'
import { factsAt, isSeriesMarket, marketId, MINUTES, type Grade, type Mark, type SportCode } from '@ronda/games/sports'
import { naiveGrade, naiveSeriesGrade, naiveSettle, type FootballEvent } from '@ronda/games/sports/testing'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { LiveMatch } from '../../src/play/sports/live.actions.ts'
import { openNext } from '../../src/play/sports/match.actions.ts'
import { findMatch, findPlaying, type StoredMatch } from '../../src/play/sports/match.sql.ts'
import { findBet } from '../../src/play/sports/payment.sql.ts'
import { stepMatches } from '../../src/play/sports/run.actions.ts'
import { findNowMs } from '../../src/play/sports/season.sql.ts'
import { slipOfStake, type Part } from '../../src/play/sports/slip.ts'
import type { Server } from '../../src/app/server.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'

/** A reply as it crosses the network. */
export type WirePlaced = z.input<(typeof calls)['place']['reply']>
export type WireBet = Extract<WirePlaced, { kind: 'placed' }>['bet']

const leagueOf = (server: Server) => server.features.sports.league

export const storedMatch = async (server: Server, number: number): Promise<StoredMatch> =>
  present(await server.db.read((tx) => findMatch(tx, number)), 'a match')

/** Opens the next match of a sport, however long before it begins. It takes bets for at least a minute. */
export async function openMatch(server: Server, sport: SportCode = 'football'): Promise<StoredMatch> {
  const league = leagueOf(server)
  assert(await openNext({ ...league, pace: { ...league.pace, aheadMs: days(30) } }, sport), 'a match can be opened')
  const { rows } = await server.db.read((tx) =>
    sql<{ number: number }>`select max(number) as number from sports_match where sport = ${sport}`.execute(tx),
  )
  return storedMatch(server, present(rows[0], 'the last match').number)
}

/** Moves the times of a match, so that a test does not wait for it. */
export async function moveMatch(server: Server, number: number, by: string): Promise<void> {
  await server.db.write((tx) =>
    sql`update sports_match set closes_at = closes_at + ${by}::interval, starts_at = starts_at + ${by}::interval,
        bets_until = bets_until + ${by}::interval
      where number = ${number}`.execute(tx),
  )
}

/** Takes every step that is due, and shows every moment that is, with its prices. */
export async function stepLeague(server: Server): Promise<void> {
  const league = leagueOf(server)
  await stepMatches(league)
  const { playing, nowMs } = await server.db.read(async (tx) => ({
    playing: await findPlaying(tx),
    nowMs: await findNowMs(tx),
  }))
  for (const match of playing) {
    const live = new LiveMatch(league, match)
    const due = live.unpriced(nowMs).filter((at) => at === live.dueAt(nowMs))
    if (due.length > 0) await live.price(due)
    await live.show(nowMs)
  }
}

/** Plays a match to its end, and settles the bets on it. */
export async function playOut(server: Server, number: number): Promise<StoredMatch> {
  await moveMatch(server, number, '-1 day')
  for (let steps = 0; steps < 4; steps += 1) await stepLeague(server)
  return storedMatch(server, number)
}

/** A leg on the result of a match, at the price in force. */
export function resultLeg(match: StoredMatch, choice: 'home' | 'draw' | 'away') {
  return legOn(match, [['result:goals:match', choice]])
}

/** A leg on one choice of a match at the price in force, or on several together at a price that is given. */
export function legOn(match: StoredMatch, chosen: readonly (readonly [market: string, choice: string])[], joint = 0) {
  const [first] = chosen
  const quote = match.quotes.find(({ market }) => marketId(market) === first?.[0])
  const price = chosen.length > 1 ? joint : quote?.choices.find(({ choice }) => choice === first?.[1])?.price
  return {
    match: match.number,
    parts: chosen.map(([market, choice]) => ({ market, choice })),
    price: present(price, 'a price'),
    priceVersion: match.priceVersion,
    isBanker: false,
  }
}
export type LegBody = ReturnType<typeof legOn>

/** A bet on legs: all of them in one line, unless sizes are given. */
export function betOn(legs: readonly LegBody[], unit: string, sizes: readonly number[] = [legs.length]) {
  return { key: randomUUID() as string, legs, sizes, policy: 'none' as 'none' | 'better' | 'any', unit }
}
export type BetBody = ReturnType<typeof betOn>

/** A bet on the result of a match, at the price in force. */
export const resultBet = (match: StoredMatch, choice: 'home' | 'draw' | 'away', stake: string): BetBody =>
  betOn([resultLeg(match, choice)], stake)

export const placeOn = (visitor: Visitor, body: BetBody): Promise<WirePlaced> =>
  visitor.send<WirePlaced>('POST', '/play/v1/sports/bets', body)

export const askToPlace = (visitor: Visitor, body: BetBody) => visitor.ask('POST', '/play/v1/sports/bets', body)

export type WireClosed = z.input<(typeof calls)['cashOut']['reply']>

export const askToCashOut = (
  visitor: Visitor,
  body: { readonly key: string; readonly bet: string; readonly stake: string; readonly amount: string },
) => visitor.ask('POST', '/play/v1/sports/cash-outs', body)

/** A bet that is placed, with all of it offered for cash-out. */
export async function openBet(server: Server, visitor: Visitor, stake: string) {
  const answer = await placeOn(visitor, resultBet(await openMatch(server), 'home', stake))
  assert(answer.kind === 'placed', 'the bet is placed')
  const { id, left, cashOut } = answer.bet
  return { bet: id, stake: left, amount: present(cashOut, 'an offer').amount }
}

export async function betsOf(visitor: Visitor, state: 'open' | 'settled'): Promise<readonly WireBet[]> {
  return (await visitor.get<{ bets: readonly WireBet[] }>(`/play/v1/sports/bets?state=${state}`)).bets
}

export const betOf = async (visitor: Visitor, state: 'open' | 'settled', id: string): Promise<WireBet> =>
  present(
    (await betsOf(visitor, state)).find((bet) => bet.id === id),
    'a bet of the member',
  )

/** Opens the next matches of the league. */
export async function openMatches<const Count extends number>(
  server: Server,
  count: Count,
): Promise<StoredMatch[] & { length: Count }> {
  const matches: StoredMatch[] = []
  for (let opened = 0; opened < count; opened += 1) matches.push(await openMatch(server))
  return matches as StoredMatch[] & { length: Count }
}

type Parted = { readonly parts: readonly Part[] }

/** A leg graded by the second implementation. */
function naiveMark({ parts }: Parted, match: StoredMatch): Mark {
  const { voidReason, events } = match
  const grades = parts.map(({ market, choice }): Grade => {
    if (voidReason !== null) return { void: voidReason }
    if (isSeriesMarket(market)) return naiveSeriesGrade(market, choice, events ?? [])
    return naiveGrade(market, choice, factsAt((events ?? []) as readonly FootballEvent[], MINUTES))
  })
  const win = present(grades[0], 'a grade')
  if (grades.length === 1) return { kind: 'plain', win, place: win }
  return { kind: 'builder', parts: grades.map((grade) => (grade === 'win' || grade === 'lose' ? grade : 'void')) }
}

/** What the second implementation pays for a bet whose matches are over. */
export async function naivePaid(server: Server, wallet: number, id: string): Promise<bigint> {
  const bet = present(await server.db.read((tx) => findBet(tx, wallet, id)), 'a bet')
  const marks = await Promise.all(bet.legs.map(async (leg) => naiveMark(leg, await storedMatch(server, leg.match))))
  return naiveSettle(slipOfStake(bet, bet.stake), marks).paid
}
