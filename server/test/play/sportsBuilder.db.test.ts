import { present } from '@ronda/core'
import { builderPrices, jointChances, outlookOfFixture } from '@ronda/games/sports'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixtureOf } from '../../src/play/sports/match.actions.ts'
import { voidMatch, type StoredMatch } from '../../src/play/sports/match.sql.ts'
import { findBet } from '../../src/play/sports/payment.sql.ts'
import {
  askToPlace,
  betOf,
  betOn,
  legOn,
  naivePaid,
  openMatch,
  openMatches,
  placeOn,
  playOut,
  resultLeg,
  stepLeague,
} from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { units, type Owner } from '../kit/memberBalances.ts'

let server: League['server']
let owner: League['owner']
let cash: League['cash']

beforeAll(async () => {
  const league = await openLeague()
  ;({ server, owner, cash } = league)
  return league.close
})

describe('a bet builder', () => {
  const CHOSEN = [
    ['result:goals:match', 'home'],
    ['bothScore:match', 'yes'],
  ] as const

  async function enginePrices(match: StoredMatch) {
    const season = await server.features.sports.league.seasonOf(match.season)
    const outlook = outlookOfFixture(fixtureOf(season, match))
    const parts: Parameters<typeof builderPrices>[1] = [
      { market: { kind: 'result', measure: 'goals', period: 'match' }, choice: 'home' },
      { market: { kind: 'bothScore', period: 'match' }, choice: 'yes' },
    ]
    return { prices: builderPrices(outlook, parts), chances: jointChances(outlook, parts) }
  }

  const quote = (who: Owner, match: StoredMatch, parts: readonly (readonly [string, string])[]) =>
    who.visitor.ask('POST', '/play/v1/sports/builders', {
      match: match.number,
      parts: parts.map(([market, choice]) => ({ market, choice })),
    })

  test('[SP17] has the price of the joint chance, keeps a price for every set, and settles by its parts', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const { prices, chances } = await enginePrices(match)
    const price = present(prices?.at(-1), 'a price')
    expect((await quote(who, match, CHOSEN)).body).toMatchObject({
      value: { price, priceVersion: match.priceVersion },
    })
    // Never above fair, and below the product of both prices only as far as the two are related.
    expect(price * (chances.at(-1) ?? 0)).toBeLessThanOrEqual(1_000 * 1e9)
    const body = betOn([legOn(match, CHOSEN, price)], units(10))
    expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'placed', bet: { legs: [{ price }] } })
    const stored = await server.db.read((tx) => findBet(tx, who.memberWallets.cash, body.key))
    expect(stored?.legs[0]).toMatchObject({ prices, chances: { win: chances.at(-1) } })
    const before = await cash(who)
    const over = await playOut(server, match.number)
    const isWon = (over.homeScore ?? 0) > (over.awayScore ?? 0) && (over.awayScore ?? 0) > 0
    const bet = await betOf(who.visitor, 'settled', body.key)
    expect(bet.legs[0]?.parts.map(({ grade }) => grade === 'win').every(Boolean)).toBe(isWon)
    const paid = isWon ? ((BigInt(units(10)) * BigInt(price)) / 1_000_000n) * 1_000n : 0n
    expect((await cash(who)) - before).toBe(paid)
  })

  test('is a leg among others, and void it gives its line the price of the rest', async () => {
    const who = await owner()
    const [gone, sound] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
    const price = present((await enginePrices(gone)).prices?.at(-1), 'a price')
    const body = betOn([legOn(gone, CHOSEN, price), resultLeg(sound, 'home')], units(1), [1, 2])
    await placeOn(who.visitor, body)
    await server.db.write((tx) => voidMatch(tx, gone.number, 'cancelled'))
    await stepLeague(server)
    await playOut(server, sound.number)
    const bet = await betOf(who.visitor, 'settled', body.key)
    expect(bet.legs[0]?.parts.map(({ grade }) => grade)).toEqual(['void', 'void'])
    expect(bet.payments[0]?.paid).toBe(String(await naivePaid(server, who.memberWallets.cash, body.key)))
  })

  test.each([
    [
      'parts that exclude each other',
      [
        ['result:goals:match', 'home'],
        ['result:goals:match', 'away'],
      ],
    ],
    [
      'a part that the order of goals decides',
      [
        ['result:goals:match', 'home'],
        ['goal:1', 'home'],
      ],
    ],
    [
      'a part with a push',
      [
        ['result:goals:match', 'home'],
        ['drawNoBet:goals:match', 'home'],
      ],
    ],
  ] as const)('%s have no price', async (_name, parts) => {
    const who = await owner()
    const match = await openMatch(server)
    expect((await quote(who, match, parts)).body).toMatchObject({ code: 'sports.parts_unfit' })
    const body = betOn([legOn(match, parts, 5_000)], units(1))
    expect(await askToPlace(who.visitor, body)).toMatchObject({ body: { code: 'sports.parts_unfit' } })
  })

  test('at a price of one’s own is answered with the price in force', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const price = present((await enginePrices(match)).prices?.at(-1), 'a price')
    const body = betOn([legOn(match, CHOSEN, price + 500)], units(1))
    expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'offer', reason: 'price', legs: [{ price }] })
  })
})
