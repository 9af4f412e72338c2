import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StoredMatch } from '../../src/play/sports/match.sql.ts'
import {
  askToPlace,
  betOn,
  legOn,
  moveMatch,
  openMatch,
  openMatches,
  placeOn,
  resultBet,
  resultLeg,
} from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { units } from '../kit/memberBalances.ts'

let server: League['server']
let owner: League['owner']
let cash: League['cash']

beforeAll(async () => {
  const league = await openLeague()
  ;({ server, owner, cash } = league)
  return league.close
})

describe('what is offered instead', () => {
  test('the price of one leg has changed: every leg with its price, and nothing is placed', async () => {
    const who = await owner()
    const [one, other] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
    const before = await cash(who)
    const legs = [resultLeg(one, 'home'), { ...resultLeg(other, 'away'), price: resultLeg(other, 'away').price + 40 }]
    const answer = await placeOn(who.visitor, { ...betOn(legs, units(1)), policy: 'better' })
    expect(answer).toMatchObject({
      kind: 'offer',
      reason: 'price',
      legs: [{ price: legs[0]?.price }, { match: other.number, price: resultLeg(other, 'away').price }],
    })
    expect(await cash(who)).toBe(before)
  })

  test('a leg has closed: the bet without it', async () => {
    const who = await owner()
    const [closed, open] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
    await moveMatch(server, closed.number, '-1 day')
    const body = betOn([resultLeg(closed, 'home'), resultLeg(open, 'home')], units(1))
    expect(await placeOn(who.visitor, body)).toMatchObject({
      kind: 'offer',
      reason: 'closed',
      legs: [{ price: null }, { price: body.legs[1]?.price }],
      unitMax: null,
    })
    expect(await askToPlace(who.visitor, betOn(body.legs.slice(0, 1), units(1)))).toMatchObject({
      body: { code: 'sports.bets_closed' },
    })
  })

  test('a multiple that could pay too much: the largest stake on a line, which is then taken', async () => {
    const who = await owner()
    const matches = await openMatches(server, 6)
    const legs = matches.map((match) => {
      const quote = present(
        match.quotes.find(({ market }) => market.kind === 'correctScore'),
        'a market',
      )
      const long = quote.choices.reduce((most, each) => ((each.price ?? 0) > (most.price ?? 0) ? each : most))
      return legOn(match, [['correctScore:match:4', long.choice]])
    })
    const offer = await placeOn(who.visitor, betOn(legs, units(100)))
    expect(offer).toMatchObject({ kind: 'offer', reason: 'stake', unitMax: '0' })
    const singles = await placeOn(who.visitor, betOn(legs, units(1_000), [1]))
    if (singles.kind !== 'offer') throw new Error('a stake above the limit was taken')
    const unit = present(singles.unitMax, 'the largest stake')
    expect(BigInt(unit)).toBeGreaterThan(0n)
    expect(await placeOn(who.visitor, betOn(legs, unit, [1]))).toMatchObject({ kind: 'placed' })
  })
})

describe('what is no slip', () => {
  test('two legs on one match are refused as related', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const legs = [resultLeg(match, 'home'), legOn(match, [['bothScore:match', 'yes']])]
    expect(await askToPlace(who.visitor, betOn(legs, units(1)))).toMatchObject({ body: { code: 'sports.related' } })
  })

  test.each([
    ['sizes that are no sizes', [0]],
    ['sizes twice', [2, 2]],
    ['more than there are legs', [3]],
    ['descending', [2, 1]],
  ])('%s are refused', async (_name, sizes) => {
    const who = await owner()
    const matches = await openMatches(server, 2)
    const body = betOn(
      matches.map((match) => resultLeg(match, 'home')),
      units(1),
      sizes,
    )
    expect(await askToPlace(who.visitor, body)).toMatchObject({ body: { code: 'game.bet_invalid' } })
  })

  test('more lines than the most, and a line of less than can be paid, are refused', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const leg = resultLeg(match, 'home')
    const many = Array.from({ length: 20 }, (_, at) => ({ ...leg, match: match.number + at }))
    const sizes = Array.from({ length: 20 }, (_, at) => at + 1)
    for (const body of [betOn(many, units(1), sizes), betOn([leg], '100500')])
      expect(await askToPlace(who.visitor, body)).toMatchObject({ body: { code: 'game.bet_invalid' } })
  })
})

describe('the limit of a selection', () => {
  const risks = async (match: StoredMatch) => {
    const { rows } = await server.db.read((tx) =>
      sql<{ selection: string; payout: bigint }>`
        select selection, payout from sports_risk where match = ${match.number} order by selection`.execute(tx),
    )
    return rows
  }

  test('a cheap multiple fills it by what its own leg brings, not by the most that it could pay', async () => {
    const who = await owner()
    const matches = await openMatches(server, 3)
    const legs = matches.map((match) => resultLeg(match, 'away'))
    await placeOn(who.visitor, betOn(legs, units(1)))
    for (const [at, match] of matches.entries()) {
      const price = BigInt(legs[at]?.price ?? 0)
      expect(await risks(match)).toEqual([
        { selection: 'result:goals:match/away', payout: ((BigInt(units(1)) * price) / 1_000_000n) * 1_000n },
      ])
    }
  })

  test('ten at once never bring more on a selection than may be paid', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const { limits } = await who.visitor.get<{ limits: { payoutMax: string } }>('/play/v1/sports/board')
    const most = BigInt(limits.payoutMax) * 10n
    const body = resultBet(match, 'home', units(10))
    const one = (BigInt(units(10)) / 1_000n) * BigInt(body.legs[0]?.price ?? 0)
    // There is room for one more.
    await server.db.write((tx) =>
      sql`insert into sports_risk (match, selection, currency, payout)
        values (${match.number}, 'result:goals:match/home', 'USD', ${String(most - one)})`.execute(tx),
    )
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => placeOn(who.visitor, { ...body, key: randomUUID() })),
    )
    expect(answers.filter(({ kind }) => kind === 'placed')).toHaveLength(1)
    for (const answer of answers)
      if (answer.kind === 'offer') expect(answer).toMatchObject({ reason: 'stake', unitMax: '0' })
    expect((await risks(match))[0]?.payout).toBe(most)
  })
})

test('a bet is found by nobody else', async () => {
  const [who, other] = [await owner(), await owner()]
  const match = await openMatch(server)
  const body = resultBet(match, 'home', units(1))
  await placeOn(who.visitor, body)
  const closing = { key: randomUUID(), bet: body.key, stake: units(1), amount: '1000' }
  expect(await other.visitor.ask('POST', '/play/v1/sports/cash-outs', closing)).toMatchObject({
    body: { code: 'sports.bet_unknown' },
  })
})
