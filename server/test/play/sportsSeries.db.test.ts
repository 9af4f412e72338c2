import { present } from '@ronda/core'
import { marketId, matchCommitment, sportOf, type SportCode } from '@ronda/games/sports'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { parsePublishedRounds } from '../../src/money/ledger/index.ts'
import { rewardGames, validBetsOf } from '../../src/rewards/bet/index.ts'
import { quotesOf } from '../../src/play/sports/live.ts'
import { fixtureOf, readScript, textOf } from '../../src/play/sports/match.actions.ts'
import type { StoredMatch } from '../../src/play/sports/match.sql.ts'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import {
  askToPlace,
  betOn,
  betsOf,
  legOn,
  moveMatch,
  naivePaid,
  openMatch,
  placeOn,
  playOut,
  resultLeg,
  stepLeague,
  storedMatch,
} from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { showAt } from '../kit/liveMatches.ts'
import { units } from '../kit/memberBalances.ts'
import { signIn } from '../kit/testServer.ts'

const CODES: readonly SportCode[] = ['shooter', 'moba', 'tennis']

let server: League['server']
let owner: League['owner']
let cash: League['cash']

beforeAll(async () => {
  const league = await openLeague({ ...LEAGUE_PACE, aheadMs: 20 * LEAGUE_PACE.aheadMs, minuteMs: 60_000 })
  ;({ server, owner, cash } = league)
  return league.close
})

const winnerLeg = (match: StoredMatch, side: 'home' | 'away' = 'home') => legOn(match, [['winner:match', side]])

/** A match that has begun, with its moments, which nobody else knows. */
async function begin(code: SportCode) {
  const { number, startsAtMs } = await openMatch(server, code)
  await moveMatch(server, number, `${Date.now() - startsAtMs - 1_000} milliseconds`)
  for (let steps = 0; steps < 2; steps += 1) await stepLeague(server)
  const match = await storedMatch(server, number)
  const { league } = server.features.sports
  return { match, moments: sportOf(code).momentsOf(readScript(league, match), league.pace) }
}

describe.each(CODES)('%s', (code) => {
  test('[SP4] [SP9] is opened, bet on, played and settled, and follows from its secret', async () => {
    const who = await owner()
    const match = await openMatch(server, code)
    expect(match).toMatchObject({ sport: code, phase: 'open', secret: null })
    const before = await cash(who)
    for (const { market, choices } of match.quotes.slice(0, 6)) {
      const [choice] = choices
      await placeOn(
        who.visitor,
        betOn([legOn(match, [[marketId(market), present(choice, 'a choice').choice]])], units(1)),
      )
    }
    const over = await playOut(server, match.number)
    expect(over).toMatchObject({ phase: 'settled', voidReason: null })
    const season = await server.features.sports.league.seasonOf(match.season)
    const seed = { serverSeed: over.secret ?? '', clientSeed: textOf(season.salt, over), nonce: over.place }
    const sport = sportOf(code)
    expect(over.events).toEqual(sport.play(fixtureOf(season, over), seed))
    expect(over.commitment).toBe(matchCommitment(over.secret ?? ''))
    expect({ home: over.homeScore, away: over.awayScore }).toEqual(sport.scoreOf(over.events ?? []))
    const bets = await betsOf(who.visitor, 'settled')
    expect(bets.length).toBeGreaterThan(4)
    let paid = 0n
    for (const bet of bets) {
      expect(bet.payments).toHaveLength(1)
      expect(BigInt(bet.payments[0]?.paid ?? -1)).toBe(await naivePaid(server, who.memberWallets.cash, bet.id))
      paid += BigInt(bet.payments[0]?.paid ?? 0)
    }
    expect(before - (await cash(who))).toBe(BigInt(units(bets.length)) - paid)
  })

  test('[SP11] [SP13] takes bets between two steps at once, and none while one is played', async () => {
    const who = await owner()
    const { match, moments } = await begin(code)
    const [rest, play] = [present(moments[8], 'a rest'), present(moments[9], 'a step')]
    const shown = await showAt(server, match.number, rest)
    const now = { ...shown, quotes: quotesOf(shown) }
    const quote = present(
      now.quotes.find(({ market, choices }) => market.kind === 'winner' && choices[0]?.price !== null),
      'a winner',
    )
    const market = marketId(quote.market)
    const body = betOn([legOn(now, [[market, 'home']])], units(1))
    expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'placed', bet: { id: body.key } })
    await showAt(server, match.number, play)
    const late = betOn([legOn(now, [[market, 'home']])], units(1))
    expect(await askToPlace(who.visitor, late)).toMatchObject({ body: { code: 'sports.bets_closed' } })
    await playOut(server, match.number)
    expect(await betsOf(who.visitor, 'settled')).toMatchObject([{ id: body.key, left: '0' }])
  })
})

test('[SP22] a bet on several sports is one bet; it belongs to the game of its first leg', async () => {
  const who = await owner()
  const [shooter, football] = [await openMatch(server, 'shooter'), await openMatch(server)]
  const body = betOn([winnerLeg(shooter), resultLeg(football, 'home')], units(2))
  expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'placed' })
  for (const { number } of [shooter, football]) await playOut(server, number)
  const { rows } = await server.db.read((tx) =>
    sql<{ body: unknown }>`select body from outbox where topic = 'money.batch'`.execute(tx),
  )
  const rounds = rows
    .flatMap((row) => parsePublishedRounds(row.body))
    .filter(({ wallet }) => wallet === who.memberWallets.cash)
  expect(rounds).toMatchObject([{ game: 'RONDA_SHOOTER' }])
  const [valid] = validBetsOf(rounds, rewardGames({ slots: [], arcades: [], shareds: [] }))
  expect(valid).toMatchObject({ gameType: 'ESPORTS' })
})

test('[SP22] a game that staff have closed takes no bets, and the others do', async () => {
  const who = await owner()
  const [moba, football] = [await openMatch(server, 'moba'), await openMatch(server)]
  const operator = await signIn(server, 'operador')
  await operator.send('PUT', '/api/v1/office/games/RONDA_MOBA', { state: 'maintenance' })
  const refused = { body: { code: 'game.maintenance' } }
  expect(await askToPlace(who.visitor, betOn([winnerLeg(moba)], units(1)))).toMatchObject(refused)
  expect(await askToPlace(who.visitor, betOn([resultLeg(football, 'home'), winnerLeg(moba)], units(1)))).toMatchObject(
    refused,
  )
  expect(await placeOn(who.visitor, betOn([resultLeg(football, 'home')], units(1)))).toMatchObject({ kind: 'placed' })
  await operator.send('PUT', '/api/v1/office/games/RONDA_MOBA', { state: 'open' })
})

test('the page of a league has its table, and the board the matches of every sport', async () => {
  const match = await openMatch(server, 'tennis')
  await playOut(server, match.number)
  const visitor = new Visitor(server.origin)
  type Read = { readonly rows: readonly { readonly team: string; readonly won: number }[]; readonly results: unknown[] }
  const { rows, results } = await visitor.get<Read>('/play/v1/sports/leagues/circuito')
  expect(rows).toHaveLength(16)
  expect(rows[0]).toMatchObject({ won: 1 })
  expect(results.length).toBeGreaterThan(0)
  const shown = await visitor.get<{
    match: { sport: string; parts: unknown[]; score: { home: number; away: number } }
  }>(`/play/v1/sports/matches/${match.number}`)
  expect(shown.match.sport).toBe('tennis')
  expect(shown.match.parts).toHaveLength(shown.match.score.home + shown.match.score.away)
})
