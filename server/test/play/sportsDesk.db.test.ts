import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StoredMatch } from '../../src/play/sports/match.sql.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import {
  askToCashOut,
  askToPlace,
  betOf,
  betOn,
  openMatch,
  openMatches,
  placeOn,
  resultBet,
  resultLeg,
  type WirePlaced,
} from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { units } from '../kit/memberBalances.ts'
import { countLegs, resumeBets, suspendBets, traded, trader, type WireBoard } from '../kit/trading.ts'

let server: League['server']
let owner: League['owner']
let cash: League['cash']
let staff: Visitor

const RESULT = 'result:goals:match'

beforeAll(async () => {
  const league = await openLeague()
  ;({ server, owner, cash } = league)
  staff = await trader(server)
  return league.close
})

describe('liability', () => {
  test('[SP30] every selection has what would be paid, and the same less all that is staked on its market', async () => {
    const [one, other] = [await owner(), await owner()]
    const match = await openMatch(server)
    await placeOn(one.visitor, resultBet(match, 'home', units(10)))
    await placeOn(other.visitor, resultBet(match, 'home', units(5)))
    await placeOn(other.visitor, resultBet(match, 'away', units(20)))
    const { positions, match: row } = await traded(staff, match.number)
    // Each bet is cut to what can be paid.
    const payoutOf = (choice: 'home' | 'away', stakes: readonly number[]): bigint =>
      stakes.reduce((sum, stake) => {
        const paid = (BigInt(units(stake)) * BigInt(resultLeg(match, choice).price)) / 1_000n
        return sum + paid - (paid % 1_000n)
      }, 0n)
    const all = BigInt(units(35))
    const expected = (['home', 'away'] as const).map((choice) => {
      const payout = payoutOf(choice, choice === 'home' ? [10, 5] : [20])
      return { choice, bets: choice === 'home' ? 2 : 1, payout, net: payout - all }
    })
    expect(
      positions.map(({ choice, bets, payout, net }) => ({ choice, bets, payout: BigInt(payout), net: BigInt(net) })),
    ).toEqual(expected.toSorted((left, right) => Number(right.net - left.net)))
    expect(row.staked).toMatchObject([{ bets: 3, staked: `${all}` }])
    const board = await staff.get<WireBoard>('/api/v1/office/sports')
    expect(board.matches.map(({ head }) => head.number)).toContain(match.number)
    expect(board.worst.find((each) => each.match === match.number)).toMatchObject({ market: RESULT })
  })

  test('[SP30] the bets behind a selection, the largest first, without the names of those who placed them', async () => {
    const who = await owner()
    const [match, second] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
    await placeOn(who.visitor, resultBet(match, 'home', units(2)))
    await placeOn(who.visitor, betOn([resultLeg(match, 'home'), resultLeg(second, 'away')], units(3)))
    await placeOn(who.visitor, resultBet(match, 'draw', units(9)))
    const address = `/api/v1/office/sports/matches/${match.number}/bets?market=${RESULT}&choice=home`
    const { bets, next } = await staff.get<{ bets: { member: string; stake: string; legs: number }[]; next: null }>(
      address,
    )
    expect(bets.map(({ stake, legs }) => [stake, legs])).toEqual([
      [units(3), 2],
      [units(2), 1],
    ])
    expect(next).toBeNull()
    for (const { member } of bets) expect(member).toMatch(/^..?•••$/u)
  })

  test('[SP38] the desk says how the book runs', async () => {
    const match = await openMatch(server)
    const before = (await staff.get<WireBoard>('/api/v1/office/sports')).health
    const fail = (failures: number) =>
      server.db.write((tx) =>
        sql`update sports_match set failures = ${failures} where number = ${match.number}`.execute(tx),
      )
    await fail(3)
    const { health } = await staff.get<WireBoard>('/api/v1/office/sports')
    expect(health).toEqual({ ...before, failing: before.failing + 1 })
    await fail(0)
  })

  test('[SP30] what the desk asks for is found by indexes', async () => {
    const client = new pg.Client({ connectionString: server.db.url })
    await client.connect()
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<Record<string, string>>(`
      explain select leg.match, bet.currency, count(*), sum(bet.stake)
      from sports_match as running join sports_leg as leg on leg.match = running.number
      join sports_bet as bet on bet.wallet = leg.wallet and bet.id = leg.bet
      where running.phase <> 'settled' group by leg.match, bet.currency`)
    await client.end()
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index')
    expect(plan).not.toContain('Seq Scan')
  })
})

describe('bets that staff stop', () => {
  test('[SP31] no bet is taken on the match, everybody sees it, and what was placed stays', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const placed = await placeOn(who.visitor, resultBet(match, 'home', units(2)))
    expect(placed.kind).toBe('placed')
    await suspendBets(staff, { match: match.number, reason: 'A wrong price' })
    const before = await cash(who)
    expect(await askToPlace(who.visitor, resultBet(match, 'away', units(2)))).toMatchObject({
      body: { code: 'sports.bets_closed' },
    })
    expect(await cash(who)).toBe(before)
    const shown = await who.visitor.get<{ match: { takesBets: boolean } }>(`/play/v1/sports/matches/${match.number}`)
    expect(shown.match.takesBets).toBe(false)
    expect((await traded(staff, match.number)).suspensions).toMatchObject([
      { market: null, reason: 'A wrong price', by: 'operador' },
    ])
    await resumeBets(staff, { match: match.number })
    expect((await placeOn(who.visitor, resultBet(match, 'away', units(2)))).kind).toBe('placed')
  })

  test('[SP31] one market alone is locked, the others take bets', async () => {
    const who = await owner()
    const match = await openMatch(server)
    await suspendBets(staff, { match: match.number, market: RESULT })
    type Shown = { match: { quotes: { market: { id: string }; choices: { price: number | null }[] }[] } }
    const { quotes } = (await who.visitor.get<Shown>(`/play/v1/sports/matches/${match.number}`)).match
    const prices = quotes.find(({ market }) => market.id === RESULT)?.choices.map(({ price }) => price)
    expect(prices).toEqual([null, null, null])
    expect(await askToPlace(who.visitor, resultBet(match, 'home', units(2)))).toMatchObject({
      body: { code: 'sports.bets_closed' },
    })
    const both = quotes.find(({ market }) => market.id.startsWith('bothScore'))
    const leg = { ...resultLeg(match, 'home'), price: both?.choices[0]?.price ?? 0 }
    const parts = [{ market: both?.market.id ?? '', choice: 'yes' }]
    expect((await placeOn(who.visitor, betOn([{ ...leg, parts }], units(2)))).kind).toBe('placed')
  })

  test('[SP31] nothing is paid ahead of the end while bets are stopped', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const placed = await placeOn(who.visitor, resultBet(match, 'home', units(20)))
    const offer = placed.kind === 'placed' ? placed.bet.cashOut : null
    await suspendBets(staff, { match: match.number, market: RESULT })
    const bet = placed.kind === 'placed' ? placed.bet.id : ''
    const asked = { key: crypto.randomUUID(), bet, stake: units(20), amount: offer?.amount ?? '0' }
    expect(await askToCashOut(who.visitor, asked)).toMatchObject({ body: { code: 'sports.cash_out_closed' } })
    expect((await betOf(who.visitor, 'open', bet)).cashOut).toBeNull()
  })

  test('[SP31] of bets and a stop at once, none is written after the stop is answered', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, owner))
    const match = await openMatch(server)
    let atStop = -1
    const bets = members.map(({ visitor }) => askToPlace(visitor, resultBet(match, 'home', units(1))))
    const stop = suspendBets(staff, { match: match.number }).then(async () => {
      atStop = await countLegs(server, match.number)
    })
    const answers = await Promise.all(bets)
    await stop
    expect(await countLegs(server, match.number)).toBe(atStop)
    const isPlaced = (answer: (typeof answers)[number]): boolean => (answer.body as WirePlaced).kind === 'placed'
    expect(answers.filter(isPlaced)).toHaveLength(atStop)
  })

  test('[SP31] two of the staff who stop the same thing stop it once; a match that is over is not stopped', async () => {
    const match = await openMatch(server)
    const other = await trader(server, 'supervisora')
    await Promise.all([staff, other].map((each) => suspendBets(each, { match: match.number })))
    expect((await traded(staff, match.number)).suspensions).toHaveLength(1)
    const { rows } = await server.db.read((tx) =>
      sql`select from sports_suspension where match = ${match.number}`.execute(tx),
    )
    expect(rows).toHaveLength(1)
    expect(
      await staff.ask('POST', '/api/v1/office/sports/suspend', { match: 999_999_999, market: null, reason: 'A test' }),
    ).toMatchObject({ status: 404 })
  })
})
