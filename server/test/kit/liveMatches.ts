import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { marketId, sportOf, type Moment } from '@ronda/games/sports'
import { sql } from 'kysely'
import type { Server } from '../../src/app/server.ts'
import { quotesOf } from '../../src/play/sports/live.ts'
import { readScript } from '../../src/play/sports/match.actions.ts'
import type { StoredMatch } from '../../src/play/sports/match.sql.ts'
import type { LeaguePace } from '../../src/play/sports/sports.ts'
import {
  betOf,
  betOn,
  legOn,
  moveMatch,
  openMatch,
  placeOn,
  playOut,
  resultBet,
  stepLeague,
  storedMatch,
  type BetBody,
  type WireBet,
} from './league.ts'
import { units, type Owner } from './memberBalances.ts'

/** A match that has begun, with what nobody else knows: its moments. */
async function begin(
  server: Server,
  pace: LeaguePace,
): Promise<{ readonly match: StoredMatch; readonly moments: readonly Moment[] }> {
  const { number } = await openMatch(server)
  return begun(server, pace, number)
}

/** The same for a match that took bets. */
export async function begun(server: Server, pace: LeaguePace, number: number) {
  const { startsAtMs } = await storedMatch(server, number)
  await moveMatch(server, number, `${Date.now() - startsAtMs - 1_000} milliseconds`)
  for (let steps = 0; steps < 2; steps += 1) await stepLeague(server)
  const match = await storedMatch(server, number)
  return { match, moments: sportOf(match.sport).momentsOf(readScript(server.features.sports.league, match), pace) }
}

/** Moves a match into the middle of a moment and shows it. */
export async function showAt(server: Server, number: number, { atMs }: Moment): Promise<StoredMatch> {
  const { startsAtMs } = await storedMatch(server, number)
  await moveMatch(server, number, `${Date.now() - startsAtMs - atMs - 1_000} milliseconds`)
  await stepLeague(server)
  return storedMatch(server, number)
}

export type Wanted = (moment: Moment, at: number, moments: readonly Moment[]) => boolean

/** A match at the first moment that is wanted, of the first match that has one. */
export async function matchAt(server: Server, pace: LeaguePace, wanted: Wanted) {
  for (let tries = 0; tries < 20; tries += 1) {
    const { match, moments } = await begin(server, pace)
    const at = moments.findIndex(wanted)
    const moment = moments[at]
    if (moment !== undefined) return { match: await showAt(server, match.number, moment), moments, at }
    await playOut(server, match.number)
  }
  throw new Error('a match has such a moment')
}

export const isOpen: Wanted = ({ pricedAt, isBreak, minute }) => pricedAt !== null && !isBreak && minute < 40
export const beforeIncident: Wanted = (moment, at, moments) =>
  isOpen(moment, at, moments) && moments[at + 1]?.stop === 'attack' && moments[at + 2]?.stop === 'incident'

/** A bet on the first choice with a price in play. */
export function liveBet(match: StoredMatch, stake = units(1)): BetBody {
  const now = { ...match, quotes: quotesOf(match) }
  const quote = now.quotes.find(({ market }) => market.kind === 'total')
  const choice = quote?.choices[0]?.choice
  if (quote === undefined || choice === undefined) throw new Error('a total is offered in play')
  return betOn([legOn(now, [[marketId(quote.market), choice]])], stake)
}

/** Waits until every bet of a wallet that waits has its answer. */
async function allAnswered(server: Server, wallet: number): Promise<void> {
  for (;;) {
    const { rows } = await server.db.read((tx) =>
      sql<{ left: number }>`
        select count(*)::int as left from sports_wait left join sports_wait_answer using (wallet, id)
        where wallet = ${wallet} and answer is null`.execute(tx),
    )
    if (rows[0]?.left === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Bets that take any price that is better, each while the price changes; and those that were placed at a wrong price. */
export async function tryAroundChanges(server: Server, who: Owner, match: StoredMatch, tries: number) {
  const body = liveBet(match)
  const leg = present(body.legs[0], 'the leg of a bet')
  let [version, price] = [match.priceVersion, leg.price]
  const prices = new Map([[version, price]])
  for (let done = 0; done < tries; done += 1) {
    const asked = {
      ...body,
      policy: 'better' as const,
      key: randomUUID(),
      legs: [{ ...leg, price, priceVersion: version }],
    }
    const next = price + (done % 2 === 0 ? 1 : -1)
    prices.set(version + 1, next)
    const change = server.db.write((tx) =>
      sql`update sports_match set price_version = ${version + 1},
          live_quotes = replace(live_quotes::text, ${`"price":${price}}`}, ${`"price":${next}}`})::json
        where number = ${match.number}`.execute(tx),
    )
    await Promise.all([placeOn(who.visitor, asked), change])
    ;[version, price] = [version + 1, next]
  }
  await allAnswered(server, who.memberWallets.cash)
  const { rows } = await server.db.read((tx) =>
    sql<{ price: number; version: number; asked: number }>`
      select price, price_version as version, asked_price as asked from sports_leg
      where wallet = ${who.memberWallets.cash}`.execute(tx),
  )
  const tooOld = rows.filter((each) => each.price !== prices.get(each.version) || each.price < each.asked)
  return { accepted: rows.length, tooOld }
}

/** Places a bet before a match, where it is placed at once. */
export async function placedBet(who: Owner, body: BetBody): Promise<WireBet> {
  const answer = await placeOn(who.visitor, body)
  if (answer.kind !== 'placed') throw new Error('the bet was not placed')
  return answer.bet
}

/** A bet that was placed before its match, which is now at a moment that is wanted. */
export async function inPlay(server: Server, pace: LeaguePace, who: Owner, wanted: Wanted) {
  for (let tries = 0; tries < 20; tries += 1) {
    const opened = await openMatch(server)
    const { id } = await placedBet(who, resultBet(opened, 'home', units(10)))
    const { moments } = await begun(server, pace, opened.number)
    const at = moments.findIndex(wanted)
    const moment = moments[at]
    if (moment !== undefined) {
      const match = await showAt(server, opened.number, moment)
      return { match, moments, at, bet: await betOf(who.visitor, 'open', id) }
    }
    await playOut(server, opened.number)
  }
  throw new Error('a match has such a moment')
}
