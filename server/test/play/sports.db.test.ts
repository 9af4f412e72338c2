import { present } from '@ronda/core'
import { randomUUID } from 'node:crypto'
import { matchCommitment, matchMsOf, playFixture, settleSlip } from '@ronda/games/sports'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { LedgerUnknown, parsePublishedRounds } from '../../src/money/ledger/index.ts'
import { rewardGames, validBetsOf } from '../../src/rewards/bet/index.ts'
import { fixtureOf, textOf } from '../../src/play/sports/match.actions.ts'
import { openNext } from '../../src/play/sports/match.actions.ts'
import { placeBet } from '../../src/play/sports/bet.actions.ts'
import { exclude } from '../kit/depositSteps.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { settleMatch } from '../../src/play/sports/settle.actions.ts'
import {
  askToPlace,
  betOn,
  betsOf,
  moveMatch,
  openMatch,
  placeOn,
  playOut,
  resultBet,
  resultLeg,
  stepLeague,
  storedMatch,
} from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { units } from '../kit/memberBalances.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'

let server: League['server']
let owner: League['owner']
let cash: League['cash']

beforeAll(async () => {
  const league = await openLeague()
  ;({ server, owner, cash } = league)
  return league.close
})

describe('the league', () => {
  test('[SP1] [SP2] publishes the end of its chain, then the season, and then each match before its secret', async () => {
    const match = await openMatch(server)
    const season = await server.features.sports.league.seasonOf(match.season)
    expect(season.terminal).toMatch(/^[0-9a-f]{64}$/)
    expect(match.secret).toBeNull()
    const next = await openMatch(server)
    const visitor = new Visitor(server.origin)
    type Shown = { readonly match: { readonly proof: { readonly commitment: string } } }
    const { proof } = (await visitor.get<Shown>(`/play/v1/sports/matches/${next.number}`)).match
    const over = await playOut(server, match.number)
    expect(over).toMatchObject({ phase: 'settled', voidReason: null, script: null })
    const seed = { serverSeed: over.secret ?? '', clientSeed: textOf(season.salt, over), nonce: over.place }
    expect(over.events).toEqual(playFixture({ ...fixtureOf(season, over), seed }))
    expect(over.commitment).toBe(matchCommitment(over.secret ?? ''))
    // The next match takes bets already: what is published of it must not be the secret of this one.
    expect(season.secretAt(next.place - 1)).toBe(over.secret)
    expect(proof.commitment).not.toBe(over.secret)
  })

  test('[SP4] shows a match minute by minute, and its secret only at its end', async () => {
    const match = await openMatch(server)
    const visitor = new Visitor(server.origin)
    const shown = async () =>
      (
        await visitor.get<{
          match: { state: string; minute: number; proof: { secret: string | null }; events: unknown[] }
        }>(`/play/v1/sports/matches/${match.number}`)
      ).match
    expect(await shown()).toMatchObject({ state: 'open', minute: 0, events: [], proof: { secret: null } })
    const { startsAtMs } = await storedMatch(server, match.number)
    const halfMs = matchMsOf(LEAGUE_PACE) / 2
    await moveMatch(server, match.number, `${-(startsAtMs - Date.now() + halfMs)} milliseconds`)
    for (let steps = 0; steps < 3; steps += 1) await stepLeague(server)
    const half = await shown()
    expect(half).toMatchObject({ state: 'playing', proof: { secret: null } })
    expect(half.minute).toBeGreaterThan(40)
    expect(half.minute).toBeLessThan(60)
    await playOut(server, match.number)
    const { state, proof } = await shown()
    expect([state, proof.secret]).toEqual(['ended', expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  test('two processes that open matches at once open each of them once', async () => {
    const { league } = server.features.sports
    const count = async () => {
      const { rows } = await server.db.read((tx) =>
        sql<{ all: number; span: number }>`
          select count(*)::int as all, (max(number) - min(number) + 1)::int as span from sports_match`.execute(tx),
      )
      return present(rows[0], 'a count')
    }
    const before = await count()
    expect(await Promise.all([openNext(league), openNext(league), openNext(league)])).toContain(true)
    const after = await count()
    expect(after.all).toBeGreaterThan(before.all)
    // None is left out, and none is opened that was not asked for.
    expect(after.all - before.all).toBeLessThanOrEqual(3)
    expect(after.span).toBe(after.all)
  })
})

describe('a bet', () => {
  test('is placed once, settled once, and pays what the engine says', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const body = resultBet(match, 'home', units(10))
    const before = await cash(who)
    const placed = await Promise.all(Array.from({ length: 5 }, () => placeOn(who.visitor, body)))
    expect(new Set(placed.map((each) => each.kind))).toEqual(new Set(['placed']))
    expect(before - (await cash(who))).toBe(BigInt(units(10)))
    expect(await betsOf(who.visitor, 'open')).toMatchObject([{ id: body.key, payments: [], legs: [{ fair: null }] }])

    const over = await playOut(server, match.number)
    await Promise.all(Array.from({ length: 3 }, () => settleMatch(server.features.sports.settling, over)))
    const won = (over.homeScore ?? 0) > (over.awayScore ?? 0)
    const [leg] = body.legs
    const { currency } = who.memberWallets
    const { paid, validBet } = settleSlip(
      {
        currency,
        unit: BigInt(units(10)),
        sizes: [1],
        isEachWay: false,
        isFree: false,
        selections: [{ kind: 'plain', fixture: '1', price: leg?.price ?? 0, isBanker: false, place: null }],
      },
      [{ kind: 'plain', win: won ? 'win' : 'lose', place: 'lose' }],
    )
    expect(before - (await cash(who))).toBe(BigInt(units(10)) - paid)
    const [settled] = await betsOf(who.visitor, 'settled')
    expect(settled).toMatchObject({
      id: body.key,
      left: '0',
      legs: [{ parts: [{ grade: won ? 'win' : 'lose' }], void: null }],
      payments: [{ number: 0, kind: 'settlement', stake: units(10), paid: String(paid), validBet: String(validBet) }],
    })
    expect(settled?.legs[0]?.fair).toBeGreaterThan(0)
  })

  test('under the same key with another body is refused', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const body = resultBet(match, 'draw', units(2))
    await placeOn(who.visitor, body)
    expect(await askToPlace(who.visitor, { ...body, unit: units(3) })).toMatchObject({
      body: { code: 'wallet.key_reused' },
    })
  })

  test('[SP5] after the close is refused by the clock of the database, and a retry still gets its bet', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const body = resultBet(match, 'away', units(1))
    await placeOn(who.visitor, body)
    await moveMatch(server, match.number, '-1 hour')
    const late = await askToPlace(who.visitor, { ...body, key: randomUUID() })
    expect(late).toMatchObject({ status: 409, body: { code: 'sports.bets_closed' } })
    expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'placed', bet: { id: body.key } })
  })

  test.each([
    ['a match that is not there', { match: 2_000_000 }, 'sports.match_unknown'],
    [
      'a market that is not there',
      { parts: [{ market: 'result:goals:nothing', choice: 'home' }] },
      'sports.selection_unknown',
    ],
    [
      'a choice that is not there',
      { parts: [{ market: 'result:goals:match', choice: 'nobody' }] },
      'sports.selection_unknown',
    ],
  ])('on %s is refused', async (_name, change, code) => {
    const who = await owner()
    const leg = { ...resultLeg(await openMatch(server), 'home'), ...change }
    expect(await askToPlace(who.visitor, betOn([leg], units(1)))).toMatchObject({ body: { code } })
  })

  test.each([['1'], ['0'], ['-100000000']])('with a stake of %s is refused', async (stake) => {
    const who = await owner()
    const body = resultBet(await openMatch(server), 'home', stake)
    expect(await askToPlace(who.visitor, body)).toMatchObject({ body: { code: 'game.bet_invalid' } })
  })

  test('with more money than there is, or by somebody excluded, is refused like every stake', async () => {
    const who = await owner()
    const match = await openMatch(server)
    expect(await askToPlace(who.visitor, resultBet(match, 'home', units(2_000)))).toMatchObject({
      body: { code: 'wallet.insufficient_funds' },
    })
    expect((await exclude(who)).status).toBe(200)
    const refused = await askToPlace(who.visitor, resultBet(match, 'home', units(1)))
    expect(refused).toMatchObject({ body: { code: 'limit.excluded' } })
    expect(await betsOf(who.visitor, 'open')).toEqual([])
  })
})

describe('the price policy', () => {
  test.each([
    ['none', 'lower', 'offer'],
    ['none', 'higher', 'offer'],
    ['better', 'lower', 'placed'],
    ['better', 'higher', 'offer'],
    ['any', 'lower', 'placed'],
    ['any', 'higher', 'placed'],
  ] as const)('[SP6] %s, where the price that was seen is %s than the one in force: %s', async (policy, seen, kind) => {
    const who = await owner()
    const match = await openMatch(server)
    const body = resultBet(match, 'home', units(1))
    const before = await cash(who)
    const [leg] = body.legs
    const price = leg?.price ?? 0
    const legs = body.legs.map((each) => ({ ...each, price: each.price + (seen === 'lower' ? -1 : 1) }))
    const answer = await placeOn(who.visitor, { ...body, policy, legs })
    expect(answer).toMatchObject(
      kind === 'placed'
        ? { kind, bet: { legs: [{ price }] } }
        : { kind, reason: 'price', legs: [{ price, priceVersion: match.priceVersion }] },
    )
    expect(before - (await cash(who))).toBe(kind === 'placed' ? BigInt(units(1)) : 0n)
  })

  test('[SP7] a stake that could win more than the most is answered with the largest that is taken', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const answer = await placeOn(who.visitor, resultBet(match, 'home', units(90_000_000)))
    expect(answer).toMatchObject({ kind: 'offer', reason: 'stake' })
  })

  test('a bet is never placed at prices that have been replaced', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const { betting } = server.features.sports
    const account = await accountNamed(server, (await who.visitor.get<{ account: string }>('/wps/member/info')).account)
    const wallets = await server.features.wallet.walletStore.of(account)
    let times = 0
    // Prices are replaced after the bet was decided by those before.
    const options: typeof betting = {
      ...betting,
      async isIdentityDue(...asked) {
        times += 1
        if (times === 1)
          await server.db.write((tx) =>
            sql`update sports_match set price_version = price_version + 1 where number = ${match.number}`.execute(tx),
          )
        return betting.isIdentityDue(...asked)
      },
    }
    const request = { ...resultBet(match, 'home', units(1)), policy: 'any' as const, unit: BigInt(units(1)) }
    const answer = await placeBet(options, { account, wallets, ip: '127.0.0.1' }, request)
    expect(answer).toMatchObject({ value: { bet: { legs: [{ priceVersion: match.priceVersion + 1 }] } } })
    expect(times).toBe(2)
  })
})

describe('a match that cannot go on', () => {
  test('[SP8] is void with its clause, returns every stake, and stops no other', async () => {
    const who = await owner()
    const [broken, sound] = [await openMatch(server), await openMatch(server)]
    const before = await cash(who)
    for (const match of [broken, sound]) await placeOn(who.visitor, resultBet(match, 'home', units(5)))
    await server.db.write((tx) =>
      sql`update sports_match set league = 'nowhere' where number = ${broken.number}`.execute(tx),
    )
    for (const { number } of [broken, sound]) await moveMatch(server, number, '-1 day')
    for (let steps = 0; steps < 25; steps += 1) await stepLeague(server)
    await server.db.write((tx) =>
      sql`update sports_match set league = ${broken.league} where number = ${broken.number}`.execute(tx),
    )
    expect(await storedMatch(server, broken.number)).toMatchObject({ phase: 'settled', voidReason: 'cancelled' })
    expect(await storedMatch(server, sound.number)).toMatchObject({ phase: 'settled', voidReason: null })
    const bets = await betsOf(who.visitor, 'settled')
    expect(bets.find(({ legs }) => legs[0]?.match.number === broken.number)).toMatchObject({
      legs: [{ match: { state: 'void' }, parts: [{ grade: 'void' }], void: { reason: 'cancelled', clause: 'SB24' } }],
      payments: [{ paid: units(5), validBet: '0' }],
    })
    const paid = bets.reduce((sum, { payments }) => sum + BigInt(payments[0]?.paid ?? 0), 0n)
    expect(before - (await cash(who))).toBe(BigInt(units(10)) - paid)
  })

  test('[SP9] a process that ends between any two writes leaves a match that the next one finishes', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const before = await cash(who)
    for (const choice of ['home', 'draw', 'away'] as const)
      await placeOn(who.visitor, resultBet(match, choice, units(1)))
    await moveMatch(server, match.number, '-1 day')
    for (let steps = 0; steps < 3; steps += 1) await stepLeague(server)
    const ended = await storedMatch(server, match.number)
    expect(ended.phase).toBe('ended')
    // The process ends after the first payment: the others are still to come.
    const { settling } = server.features.sports
    let paid = 0
    const ledger = {
      houseAccount: settling.ledger.houseAccount.bind(settling.ledger),
      async submit(operation: Parameters<typeof settling.ledger.submit>[0]) {
        paid += 1
        if (paid > 1) throw new LedgerUnknown('the process has ended')
        return settling.ledger.submit(operation)
      },
    }
    await expect(settleMatch({ ...settling, ledger }, ended)).rejects.toThrow(LedgerUnknown)
    expect((await storedMatch(server, match.number)).phase).toBe('ended')
    await stepLeague(server)
    expect((await storedMatch(server, match.number)).phase).toBe('settled')
    const bets = (await betsOf(who.visitor, 'settled')).filter(({ legs }) => legs[0]?.match.number === match.number)
    expect(bets).toHaveLength(3)
    expect(bets.filter(({ legs }) => legs[0]?.parts[0]?.grade === 'win')).toHaveLength(1)
    const won = bets.reduce((sum, { payments }) => sum + BigInt(payments[0]?.paid ?? 0), 0n)
    expect(before - (await cash(who))).toBe(BigInt(units(3)) - won)
  })
})

test('[SP10] what was risked is published with the round, and counts for rewards', async () => {
  const who = await owner()
  const match = await openMatch(server)
  const body = resultBet(match, 'home', units(4))
  await placeOn(who.visitor, body)
  const over = await playOut(server, match.number)
  const [bet] = await betsOf(who.visitor, 'settled')
  const { rows } = await server.db.read((tx) =>
    sql<{ body: unknown }>`select body from outbox where topic = 'money.batch'`.execute(tx),
  )
  const rounds = rows
    .flatMap((row) => parsePublishedRounds(row.body))
    .filter(({ wallet }) => wallet === who.memberWallets.cash)
  const [round] = rounds
  expect(rounds).toHaveLength(1)
  expect(round?.validBet).toBe(BigInt(bet?.payments[0]?.validBet ?? -1))
  expect(round?.stake).toBe(BigInt(units(4)))
  const [valid] = validBetsOf(rounds, rewardGames({ slots: [], arcades: [], shareds: [] }))
  // Three quarters: the book keeps at least 3 % of a valid bet, and 4 % counts in full.
  expect(valid).toMatchObject({ gameType: 'SPORTS', valid: ((round?.validBet ?? 0n) * 3n) / 4n })
  expect(over.phase).toBe('settled')
})
