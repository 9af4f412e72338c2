import { randomUUID } from 'node:crypto'
import { minutes, seconds } from '@ronda/core'
import { marketId, momentsOf, type Moment } from '@ronda/games/sports'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { quotesOf } from '../../src/play/sports/live.ts'
import { readScript } from '../../src/play/sports/match.actions.ts'
import type { StoredMatch } from '../../src/play/sports/match.sql.ts'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { insertWait } from '../../src/play/sports/wait.sql.ts'
import {
  askToPlace,
  betOn,
  betsOf,
  legOn,
  moveMatch,
  openMatch,
  placeOn,
  playOut,
  stepLeague,
  storedMatch,
  type BetBody,
} from '../kit/league.ts'
import { balances, broughtBy, units, type Owner } from '../kit/memberBalances.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { openTestServer } from '../kit/testServer.ts'

/** A moment lasts as long as a test may take. A test changes how long a bet waits. */
const pace = {
  ...LEAGUE_PACE,
  minuteMs: minutes(3),
  aheadMs: 10 * LEAGUE_PACE.aheadMs,
  acceptMs: seconds(60),
  patienceMs: seconds(60),
}

let server: Server

beforeAll(async () => {
  server = await openTestServer({ leaguePace: pace })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

afterEach(() => void (pace.acceptMs = seconds(60)))

const owner = (): Promise<Owner> => broughtBy(server, 'agente')
const cash = async (who: Owner): Promise<bigint> => BigInt((await balances(server, who)).cash)
const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 50 })

/** A match that has begun, with what nobody else knows: its moments. */
async function begin(): Promise<{ readonly match: StoredMatch; readonly moments: readonly Moment[] }> {
  const { number, startsAtMs } = await openMatch(server)
  await moveMatch(server, number, `${Date.now() - startsAtMs - 1_000} milliseconds`)
  for (let steps = 0; steps < 2; steps += 1) await stepLeague(server)
  const match = await storedMatch(server, number)
  return { match, moments: momentsOf(readScript(server.features.sports.league, match), pace) }
}

/** Moves a match into the middle of a moment and shows it. */
async function showAt(number: number, { atMs }: Moment): Promise<StoredMatch> {
  const { startsAtMs } = await storedMatch(server, number)
  await moveMatch(server, number, `${Date.now() - startsAtMs - atMs - 1_000} milliseconds`)
  await stepLeague(server)
  return storedMatch(server, number)
}

type Wanted = (moment: Moment, at: number, moments: readonly Moment[]) => boolean

/** A match at the first moment that is wanted, of the first match that has one. */
async function matchAt(wanted: Wanted) {
  for (let tries = 0; tries < 20; tries += 1) {
    const { match, moments } = await begin()
    const at = moments.findIndex(wanted)
    const moment = moments[at]
    if (moment !== undefined) return { match: await showAt(match.number, moment), moments, at }
    await playOut(server, match.number)
  }
  throw new Error('a match has such a moment')
}

const isOpen: Wanted = ({ pricedAt, isBreak, minute }) => pricedAt !== null && !isBreak && minute < 40
const beforeIncident: Wanted = (moment, at, moments) =>
  isOpen(moment, at, moments) && moments[at + 1]?.stop === 'attack' && moments[at + 2]?.stop === 'incident'

/** A bet on the first choice with a price in play. */
function liveBet(match: StoredMatch, stake = units(1)): BetBody {
  const now = { ...match, quotes: quotesOf(match) }
  const quote = now.quotes.find(({ market }) => market.kind === 'total')
  const choice = quote?.choices[0]?.choice
  if (quote === undefined || choice === undefined) throw new Error('a total is offered in play')
  return betOn([legOn(now, [[marketId(quote.market), choice]])], stake)
}

describe('a match in play', () => {
  test('[SP11] has prices of its own, by the score and the time that is left', async () => {
    const { match } = await matchAt(isOpen)
    expect(match.priceVersion).toBe((match.moment ?? 0) + 2)
    expect(match.betsUntilMs).toBeGreaterThan(match.startsAtMs)
    expect(match.liveQuotes?.length).toBeGreaterThan(10)
    expect(JSON.stringify(match.shown)).not.toContain('secret')
    await playOut(server, match.number)
  })

  test('[SP12] takes no bets during an attack, and none at prices from before', async () => {
    const who = await owner()
    const { match, moments, at } = await matchAt(
      (moment, place, all) => isOpen(moment, place, all) && all[place + 1]?.stop === 'attack',
    )
    const body = liveBet(match)
    const next = moments[at + 1]
    if (next === undefined) throw new Error('a match goes on')
    const suspended = await showAt(match.number, next)
    expect([suspended.betsUntilMs, suspended.shown?.stop]).toEqual([null, 'attack'])
    expect(await askToPlace(who.visitor, body)).toMatchObject({ body: { code: 'sports.bets_closed' } })
    await playOut(server, match.number)
  })
})

describe('a bet in play', () => {
  test('[SP13] waits, is placed once at the price in force, and is settled', async () => {
    pace.acceptMs = 300
    const who = await owner()
    const { match } = await matchAt(isOpen)
    const before = await cash(who)
    const body = liveBet(match)
    const asked = await Promise.all(Array.from({ length: 4 }, () => placeOn(who.visitor, body)))
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(['pending']))
    expect(await cash(who)).toBe(before)
    // Nobody asks again: it is decided all the same.
    await until(async () => expect(await betsOf(who.visitor, 'open')).toHaveLength(1))
    const again = await Promise.all(Array.from({ length: 4 }, () => placeOn(who.visitor, body)))
    expect(again).toMatchObject(Array.from({ length: 4 }, () => ({ kind: 'placed', bet: { id: body.key } })))
    expect(before - (await cash(who))).toBe(BigInt(units(1)))
    const [bet] = await betsOf(who.visitor, 'open')
    expect(bet?.legs).toMatchObject([{ price: body.legs[0]?.price, priceVersion: match.priceVersion, fair: null }])
    await playOut(server, match.number)
    expect(await betsOf(who.visitor, 'settled')).toMatchObject([{ id: body.key, left: '0' }])
  })

  test('[SP13] over a goal or a red card is refused, and nothing is taken', async () => {
    const who = await owner()
    const { match, moments, at } = await matchAt(beforeIncident)
    const before = await cash(who)
    const body = { ...liveBet(match), policy: 'any' as const }
    expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'pending' })
    for (const moment of moments.slice(at + 1, at + 3)) await showAt(match.number, moment)
    for (let times = 0; times < 2; times += 1)
      expect(await askToPlace(who.visitor, body)).toMatchObject({ status: 409, body: { code: 'sports.incident' } })
    expect(await cash(who)).toBe(before)
    await playOut(server, match.number)
  })

  test('[SP13] at a price that the policy does not allow any more is answered with the new one', async () => {
    pace.acceptMs = 300
    const who = await owner()
    const { match } = await matchAt(isOpen)
    const body = liveBet(match)
    const [leg] = body.legs
    if (leg === undefined) throw new Error('a bet has a leg')
    expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'pending' })
    await server.db.write((tx) =>
      sql`update sports_match set price_version = price_version + 1,
          live_quotes = replace(live_quotes::text, ${`"price":${leg.price}`}, ${`"price":${leg.price - 1}`})::json
        where number = ${match.number}`.execute(tx),
    )
    const answers = await until(async () => {
      const answer = await placeOn(who.visitor, body)
      expect(answer.kind).not.toBe('pending')
      return [answer, await placeOn(who.visitor, body)]
    })
    for (const answer of answers)
      expect(answer).toMatchObject({ kind: 'offer', reason: 'price', legs: [{ price: leg.price - 1 }] })
    expect(await betsOf(who.visitor, 'open')).toEqual([])
    await playOut(server, match.number)
  })

  test('[SP14] that waited while no process ran is refused, and stays refused', async () => {
    const who = await owner()
    const { match } = await matchAt(isOpen)
    const body = liveBet(match)
    const { cash: wallet } = who.memberWallets
    const { account } = await who.visitor.get<{ account: string }>('/wps/member/info')
    const accountId = await accountNamed(server, account)
    await server.db.write((tx) =>
      insertWait(tx, {
        wallet,
        id: body.key,
        account: accountId,
        ip: '127.0.0.1',
        request: body,
        seen: [],
        delayMs: 0,
        patienceMs: 0,
      }),
    )
    const before = await cash(who)
    await server.features.sports.waits.endOverdue()
    expect(await askToPlace(who.visitor, body)).toMatchObject({ body: { code: 'sports.wait_over' } })
    expect(await cash(who)).toBe(before)
    await playOut(server, match.number)
  })

  test('under the same key with another body is refused', async () => {
    const who = await owner()
    const { match } = await matchAt(isOpen)
    const body = liveBet(match)
    await placeOn(who.visitor, body)
    expect(await askToPlace(who.visitor, { ...body, unit: units(2) })).toMatchObject({
      body: { code: 'wallet.key_reused' },
    })
    await playOut(server, match.number)
  })

  test('[SP12] is never placed at a price older than its policy allows', async () => {
    pace.acceptMs = 1
    const who = await owner()
    const { match } = await matchAt(isOpen)
    const TRIES = 25
    const prices = new Map<number, number>()
    const body = { ...liveBet(match), policy: 'better' as const }
    const [leg] = body.legs
    if (leg === undefined) throw new Error('a bet has a leg')
    let [version, price] = [match.priceVersion, leg.price]
    prices.set(version, price)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const asked = { ...body, key: randomUUID(), legs: [{ ...leg, price, priceVersion: version }] }
      const next = price + (tries % 2 === 0 ? 1 : -1)
      const change = server.db.write((tx) =>
        sql`update sports_match set price_version = ${version + 1},
            live_quotes = replace(live_quotes::text, ${`"price":${price}`}, ${`"price":${next}`})::json
          where number = ${match.number}`.execute(tx),
      )
      await Promise.all([placeOn(who.visitor, asked), change])
      ;[version, price] = [version + 1, next]
      prices.set(version, price)
    }
    await until(async () => {
      const { rows } = await server.db.read((tx) =>
        sql<{ left: number }>`
          select count(*)::int as left from sports_wait left join sports_wait_answer using (wallet, id)
          where wallet = ${who.memberWallets.cash} and answer is null`.execute(tx),
      )
      expect(rows[0]?.left).toBe(0)
    })
    const { rows } = await server.db.read((tx) =>
      sql<{ price: number; version: number; asked: number }>`
        select price, price_version as version, asked_price as asked from sports_leg
        where wallet = ${who.memberWallets.cash}`.execute(tx),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const each of rows) {
      expect(each.price).toBe(prices.get(each.version))
      expect(each.price).toBeGreaterThanOrEqual(each.asked)
    }
    await playOut(server, match.number)
  })
})
