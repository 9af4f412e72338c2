import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import {
  builderPrices,
  factsAt,
  jointChances,
  MINUTES,
  outlookOfFixture,
  type Choice,
  type Mark,
  type Market,
  type Slip,
} from '@ronda/games/sports'
import { naiveGrade, naiveSettle } from '@ronda/games/sports/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit, LedgerUnknown } from '../../src/money/ledger/index.ts'
import { fixtureOf } from '../../src/play/sports/match.actions.ts'
import { voidMatch, type StoredMatch } from '../../src/play/sports/match.sql.ts'
import { findBet } from '../../src/play/sports/payment.sql.ts'
import { stepMatches } from '../../src/play/sports/run.actions.ts'
import { settleMatch } from '../../src/play/sports/settle.actions.ts'
import { slipOfStake } from '../../src/play/sports/slip.ts'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import {
  askToPlace,
  betOf,
  betOn,
  betsOf,
  legOn,
  moveMatch,
  openMatch,
  placeOn,
  playOut,
  resultBet,
  resultLeg,
  stepLeague,
  storedMatch,
} from '../kit/league.ts'
import { balances, broughtBy, units, type Owner } from '../kit/memberBalances.ts'
import { openTestServer } from '../kit/testServer.ts'

let server: Server

beforeAll(async () => {
  server = await openTestServer({ leaguePace: { ...LEAGUE_PACE, aheadMs: 20 * LEAGUE_PACE.aheadMs } })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const owner = (): Promise<Owner> => broughtBy(server, 'agente')
const cash = async (who: Owner): Promise<bigint> => BigInt((await balances(server, who)).cash)
const RESULTS = ['home', 'draw', 'away'] as const

async function openMatches<const Count extends number>(count: Count): Promise<StoredMatch[] & { length: Count }> {
  const matches: StoredMatch[] = []
  for (let opened = 0; opened < count; opened += 1) matches.push(await openMatch(server))
  return matches as StoredMatch[] & { length: Count }
}

const first = <Item>(list: readonly Item[]): Item => present(list[0], 'the first')

/** What the second implementation pays for a bet. */
async function naivePaid(who: Owner, id: string): Promise<bigint> {
  const bet = present(await server.db.read((tx) => findBet(tx, who.memberWallets.cash, id)), 'a bet')
  const slip: Slip = slipOfStake(bet, bet.stake)
  const marks: Mark[] = []
  for (const leg of bet.legs) {
    const match = await storedMatch(server, leg.match)
    const grades = leg.parts.map((part) => {
      if (match.voidReason !== null) return { void: match.voidReason }
      return naiveGrade(part.market, part.choice, factsAt(match.events ?? [], MINUTES))
    })
    const win = first(grades)
    marks.push(
      grades.length === 1
        ? { kind: 'plain', win, place: win }
        : { kind: 'builder', parts: grades.map((grade) => (grade === 'win' || grade === 'lose' ? grade : 'void')) },
    )
  }
  return naiveSettle(slip, marks).paid
}

describe('a bet with several legs', () => {
  test('waits for the last of its matches, in whichever order they end, and pays what the engine says', async () => {
    const who = await owner()
    const [one, other] = (await openMatches(2)) as [StoredMatch, StoredMatch]
    const before = await cash(who)
    const bodies = RESULTS.flatMap((left) =>
      RESULTS.map((right) => betOn([resultLeg(one, left), resultLeg(other, right)], units(1))),
    )
    for (const body of bodies) expect((await placeOn(who.visitor, body)).kind).toBe('placed')
    expect(before - (await cash(who))).toBe(BigInt(units(9)))
    // The later one ends first.
    await playOut(server, other.number)
    const waiting = await betsOf(who.visitor, 'open')
    expect(waiting).toHaveLength(9)
    expect(waiting.every(({ payments, legs }) => payments.length === 0 && legs[0]?.parts[0]?.grade === null)).toBe(true)
    expect(waiting.filter(({ legs }) => legs[1]?.parts[0]?.grade === 'win')).toHaveLength(3)
    await playOut(server, one.number)
    expect(await betsOf(who.visitor, 'open')).toEqual([])
    const settled = await betsOf(who.visitor, 'settled')
    const won = settled.filter(({ payments }) => payments[0]?.paid !== '0')
    expect(won).toHaveLength(1)
    const [left, right] = first(won).legs.map(({ price }) => BigInt(price))
    const paid = (((BigInt(units(1)) / 1_000n) * (left ?? 0n) * (right ?? 0n)) / 1_000_000n) * 1_000n
    expect(first(won).payments[0]?.paid).toBe(String(paid))
    expect(before - (await cash(who))).toBe(BigInt(units(9)) - paid)
  })

  test('of which one is void pays the price of the others', async () => {
    const who = await owner()
    const [gone, sound] = (await openMatches(2)) as [StoredMatch, StoredMatch]
    const bodies = RESULTS.map((choice) => betOn([resultLeg(gone, 'home'), resultLeg(sound, choice)], units(1)))
    for (const body of bodies) await placeOn(who.visitor, body)
    await server.db.write((tx) => voidMatch(tx, gone.number, 'cancelled'))
    await stepLeague(server)
    expect(await betsOf(who.visitor, 'open')).toHaveLength(3)
    await playOut(server, sound.number)
    const settled = await betsOf(who.visitor, 'settled')
    const won = settled.filter(({ payments }) => payments[0]?.paid !== '0')
    expect(won).toHaveLength(1)
    const { legs, payments } = first(won)
    expect(legs[0]).toMatchObject({ parts: [{ grade: 'void' }], void: { reason: 'cancelled', clause: 'SB24' } })
    const price = BigInt(legs[1]?.price ?? 0)
    expect(BigInt(payments[0]?.paid ?? 0)).toBe(((BigInt(units(1)) * price) / 1_000_000n) * 1_000n)
  })

  test('a system pays the sum of its lines, as the second implementation does', async () => {
    const who = await owner()
    const matches = await openMatches(4)
    const before = await cash(who)
    const legs = matches.map((match, at) => resultLeg(match, at === 3 ? 'away' : 'home'))
    const yankee = betOn(legs, units(1), [2, 3, 4])
    const banker = betOn(
      legs.map((leg, at) => ({ ...leg, isBanker: at === 0 })),
      units(1),
      [1, 2],
    )
    for (const body of [yankee, banker]) await placeOn(who.visitor, body)
    expect(await betOf(who.visitor, 'open', yankee.key)).toMatchObject({ lines: 11, stake: units(11), left: units(11) })
    expect(await betOf(who.visitor, 'open', banker.key)).toMatchObject({ lines: 6, stake: units(6) })
    for (const { number } of matches.toReversed()) await playOut(server, number)
    let paid = 0n
    for (const { key } of [yankee, banker]) {
      const naive = await naivePaid(who, key)
      expect((await betOf(who.visitor, 'settled', key)).payments[0]?.paid).toBe(String(naive))
      paid += naive
    }
    expect(before - (await cash(who))).toBe(BigInt(units(17)) - paid)
  })

  test('two settlers of two matches at once pay each bet once', async () => {
    const who = await owner()
    const [one, other] = (await openMatches(2)) as [StoredMatch, StoredMatch]
    const before = await cash(who)
    for (const choice of RESULTS)
      await placeOn(who.visitor, betOn([resultLeg(one, choice), resultLeg(other, 'home')], units(1)))
    // Both have ended before either is settled.
    await server.db.write((tx) => voidMatch(tx, other.number, 'cancelled'))
    const { settling } = server.features.sports
    await moveMatch(server, one.number, '-1 day')
    const waits = { ...server.features.sports.league, settle: async () => undefined }
    for (let steps = 0; steps < 3; steps += 1) await stepMatches(waits)
    await Promise.all([one, other, one, other].map((match) => settleMatch(settling, match)))
    const settled = await betsOf(who.visitor, 'settled')
    expect(settled.map(({ payments }) => payments.length)).toEqual([1, 1, 1])
    const paid = settled.reduce((sum, { payments }) => sum + BigInt(payments[0]?.paid ?? 0), 0n)
    expect(paid).toBeGreaterThan(0n)
    expect(before - (await cash(who))).toBe(BigInt(units(3)) - paid)
  })

  test('a process that ends in the middle leaves bets that the next one settles', async () => {
    const who = await owner()
    const [one, other] = (await openMatches(2)) as [StoredMatch, StoredMatch]
    const before = await cash(who)
    for (const choice of RESULTS)
      await placeOn(who.visitor, betOn([resultLeg(one, choice), resultLeg(other, 'home')], units(1)))
    await playOut(server, other.number)
    const { settling, league } = server.features.sports
    let paid = 0
    const ledger = {
      houseAccount: settling.ledger.houseAccount.bind(settling.ledger),
      async submit(operation: Parameters<typeof settling.ledger.submit>[0]) {
        paid += 1
        if (paid > 1) throw new LedgerUnknown('the process has ended')
        return settling.ledger.submit(operation)
      },
    }
    await moveMatch(server, one.number, '-1 day')
    const dying = { ...league, settle: (match: StoredMatch) => settleMatch({ ...settling, ledger }, match) }
    for (let steps = 0; steps < 4; steps += 1) await stepMatches(dying)
    expect((await storedMatch(server, one.number)).phase).toBe('ended')
    expect(await betsOf(who.visitor, 'settled')).toHaveLength(1)
    await stepLeague(server)
    const settled = await betsOf(who.visitor, 'settled')
    expect(settled).toHaveLength(3)
    const won = settled.reduce((sum, { payments }) => sum + BigInt(payments[0]?.paid ?? 0), 0n)
    expect(before - (await cash(who))).toBe(BigInt(units(3)) - won)
  })

  test('under the same key is placed once, and another slip under it is refused', async () => {
    const who = await owner()
    const matches = await openMatches(3)
    const before = await cash(who)
    const body = betOn(
      matches.map((match) => resultLeg(match, 'home')),
      units(1),
      [2, 3],
    )
    const placed = await Promise.all(Array.from({ length: 5 }, () => placeOn(who.visitor, body)))
    expect(placed.map(({ kind }) => kind)).toEqual(Array(5).fill('placed'))
    expect(before - (await cash(who))).toBe(BigInt(units(4)))
    const others = [
      { ...body, sizes: [3] },
      { ...body, unit: units(2) },
      { ...body, legs: body.legs.slice(1), sizes: [2] },
      { ...body, legs: body.legs.map((leg) => ({ ...leg, price: leg.price + 1 })) },
    ]
    for (const other of others)
      expect(await askToPlace(who.visitor, other)).toMatchObject({ body: { code: 'wallet.key_reused' } })
  })
})

describe('what is offered instead', () => {
  test('the price of one leg has changed: every leg with its price, and nothing is placed', async () => {
    const who = await owner()
    const [one, other] = (await openMatches(2)) as [StoredMatch, StoredMatch]
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
    const [closed, open] = (await openMatches(2)) as [StoredMatch, StoredMatch]
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
    const matches = await openMatches(6)
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
    const matches = await openMatches(2)
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

describe('a bet builder', () => {
  const CHOSEN = [
    ['result:goals:match', 'home'],
    ['bothScore:match', 'yes'],
  ] as const

  async function enginePrices(match: StoredMatch) {
    const season = await server.features.sports.league.seasonOf(match.season)
    const outlook = outlookOfFixture(fixtureOf(season, match))
    const parts: readonly { market: Market; choice: Choice }[] = [
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

  test('has the price of the joint chance, keeps a price for every set, and settles by its parts', async () => {
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
    const isWon = (over.homeGoals ?? 0) > (over.awayGoals ?? 0) && (over.awayGoals ?? 0) > 0
    const bet = await betOf(who.visitor, 'settled', body.key)
    expect(bet.legs[0]?.parts.map(({ grade }) => grade === 'win').every(Boolean)).toBe(isWon)
    const paid = isWon ? ((BigInt(units(10)) * BigInt(price)) / 1_000_000n) * 1_000n : 0n
    expect((await cash(who)) - before).toBe(paid)
  })

  test('is a leg among others, and void it gives its line the price of the rest', async () => {
    const who = await owner()
    const [gone, sound] = (await openMatches(2)) as [StoredMatch, StoredMatch]
    const price = present((await enginePrices(gone)).prices?.at(-1), 'a price')
    const body = betOn([legOn(gone, CHOSEN, price), resultLeg(sound, 'home')], units(1), [1, 2])
    await placeOn(who.visitor, body)
    await server.db.write((tx) => voidMatch(tx, gone.number, 'cancelled'))
    await stepLeague(server)
    await playOut(server, sound.number)
    const bet = await betOf(who.visitor, 'settled', body.key)
    expect(bet.legs[0]?.parts.map(({ grade }) => grade)).toEqual(['void', 'void'])
    expect(bet.payments[0]?.paid).toBe(String(await naivePaid(who, body.key)))
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
    const matches = await openMatches(3)
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
