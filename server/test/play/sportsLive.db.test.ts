import { minutes, seconds } from '@ronda/core'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { insertWait } from '../../src/play/sports/wait.sql.ts'
import { askToPlace, betsOf, placeOn, playOut } from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { beforeIncident, isOpen, liveBet, matchAt, showAt, tryAroundChanges } from '../kit/liveMatches.ts'
import { units } from '../kit/memberBalances.ts'
import { accountNamed } from '../kit/signInSteps.ts'

/** A moment lasts as long as a test may take. A test changes how long a bet waits. */
const pace = {
  ...LEAGUE_PACE,
  minuteMs: minutes(3),
  aheadMs: 10 * LEAGUE_PACE.aheadMs,
  acceptMs: seconds(60),
  patienceMs: seconds(60),
}

let server: League['server']
let owner: League['owner']
let cash: League['cash']

beforeAll(async () => {
  const league = await openLeague(pace)
  ;({ server, owner, cash } = league)
  return league.close
})

afterEach(() => void (pace.acceptMs = seconds(60)))

const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 50 })

describe('a match in play', () => {
  test('[SP11] has prices of its own, by the score and the time that is left', async () => {
    const { match } = await matchAt(server, pace, isOpen)
    expect(match.priceVersion).toBe((match.moment ?? 0) + 2)
    expect(match.betsUntilMs).toBeGreaterThan(match.startsAtMs)
    expect(match.liveQuotes?.length).toBeGreaterThan(10)
    expect(JSON.stringify(match.shown)).not.toContain('secret')
    await playOut(server, match.number)
  })

  test('[SP12] takes no bets during an attack, and none at prices from before', async () => {
    const who = await owner()
    const { match, moments, at } = await matchAt(
      server,
      pace,
      (moment, place, all) => isOpen(moment, place, all) && all[place + 1]?.stop === 'attack',
    )
    const body = liveBet(match)
    const next = moments[at + 1]
    if (next === undefined) throw new Error('a match goes on')
    const suspended = await showAt(server, match.number, next)
    expect([suspended.betsUntilMs, suspended.shown?.stop]).toEqual([null, 'attack'])
    expect(await askToPlace(who.visitor, body)).toMatchObject({ body: { code: 'sports.bets_closed' } })
    await playOut(server, match.number)
  })
})

describe('a bet in play', () => {
  test('[SP13] [SP16] waits, is placed once at the price in force, and is settled', async () => {
    pace.acceptMs = 300
    const who = await owner()
    const { match } = await matchAt(server, pace, isOpen)
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
    const { match, moments, at } = await matchAt(server, pace, beforeIncident)
    const before = await cash(who)
    const body = { ...liveBet(match), policy: 'any' as const }
    expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'pending' })
    for (const moment of moments.slice(at + 1, at + 3)) await showAt(server, match.number, moment)
    for (let times = 0; times < 2; times += 1)
      expect(await askToPlace(who.visitor, body)).toMatchObject({ status: 409, body: { code: 'sports.incident' } })
    expect(await cash(who)).toBe(before)
    await playOut(server, match.number)
  })

  test('[SP13] at a price that the policy does not allow any more is answered with the new one', async () => {
    pace.acceptMs = 300
    const who = await owner()
    const { match } = await matchAt(server, pace, isOpen)
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
    const { match } = await matchAt(server, pace, isOpen)
    const body = liveBet(match)
    const { cash: wallet } = who.memberWallets
    const { account } = await who.visitor.get<{ account: string }>('/wps/member/info')
    const accountId = await accountNamed(server, account)
    await server.db.write((tx) =>
      insertWait(tx, {
        kind: 'bet',
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
    const { match } = await matchAt(server, pace, isOpen)
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
    const { match } = await matchAt(server, pace, isOpen)
    const { accepted, tooOld } = await tryAroundChanges(server, who, match, 25)
    expect(accepted).toBeGreaterThan(0)
    expect(tooOld).toEqual([])
    await playOut(server, match.number)
  })
})
