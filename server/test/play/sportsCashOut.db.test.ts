import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { effectiveChance, marketId } from '@ronda/games/sports'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { parsePublishedRounds } from '../../src/money/ledger/index.ts'
import { cashOut } from '../../src/play/sports/cashOut.actions.ts'
import { voidMatch, type StoredMatch } from '../../src/play/sports/match.sql.ts'
import { settleMatch } from '../../src/play/sports/settle.actions.ts'
import {
  askToCashOut,
  betOf,
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
  type BetBody,
  type WireBet,
  type WireClosed,
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

async function placed(who: Owner, body: BetBody): Promise<WireBet> {
  const answer = await placeOn(who.visitor, body)
  if (answer.kind !== 'placed') throw new Error('the bet was not placed')
  return answer.bet
}

/** Asks for a part of what is offered, in hundredths. */
function closing(bet: WireBet, hundredths = 100n) {
  const offer = present(bet.cashOut, 'an offer')
  const cut = (amount: string): string => String(((BigInt(amount) * hundredths) / 100_000n) * 1_000n)
  return { key: randomUUID(), bet: bet.id, stake: cut(bet.left), amount: cut(offer.amount) }
}

type Closed = Exclude<WireClosed, { kind: 'pending' }>

/** Before a match a cash-out is decided at once. */
async function close(who: Owner, body: ReturnType<typeof closing>): Promise<Closed> {
  const { body: answer } = await askToCashOut(who.visitor, body)
  return (answer as { value: Closed }).value
}

const chanceOf = (match: StoredMatch, choice: string): number => {
  const quote = match.quotes.find(({ market }) => marketId(market) === 'result:goals:match')
  return effectiveChance(
    present(
      quote?.choices.find((each) => each.choice === choice),
      'a choice',
    ).chances,
  )
}

describe('a cash-out', () => {
  test('[SP19] is offered at the fair value less the margin, and never above fair', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const bet = await placed(who, resultBet(match, 'home', units(10)))
    const price = BigInt(bet.legs[0]?.price ?? 0)
    const chance = BigInt(Math.round(chanceOf(match, 'home')))
    const worth = BigInt(units(10)) * price * chance
    const offer = present(bet.cashOut, 'an offer')
    expect(offer).toMatchObject({ margin: 40_000, version: 0, expiresAtMs: Math.floor(match.closesAtMs) })
    expect(BigInt(offer.amount)).toBe(((worth * 96n) / (100n * 1_000n * 1_000_000_000n) / 1_000n) * 1_000n)
    expect(BigInt(offer.fair)).toBe((worth / (1_000n * 1_000_000_000n) / 1_000n) * 1_000n)
  })

  test('[SP20] of all of a bet pays once, however often it is asked for, and nothing is left to settle', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const before = await cash(who)
    const bet = await placed(who, resultBet(match, 'home', units(10)))
    const body = closing(bet)
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(who, body)))
    expect(answers.map(({ kind }) => kind)).toEqual(Array(5).fill('paid'))
    expect(before - (await cash(who))).toBe(BigInt(units(10)) - BigInt(body.amount))
    expect(await betsOf(who.visitor, 'open')).toEqual([])
    await playOut(server, match.number)
    const [settled] = await betsOf(who.visitor, 'settled')
    expect(settled).toMatchObject({
      left: '0',
      couldPay: '0',
      cashOut: null,
      payments: [{ number: 0, kind: 'cash_out', stake: units(10), paid: body.amount }],
    })
    expect(before - (await cash(who))).toBe(BigInt(units(10)) - BigInt(body.amount))
  })

  test('[SP21] of a part keeps the rest, which is settled by its own stake', async () => {
    const who = await owner()
    const [one, other] = [await openMatch(server), await openMatch(server)]
    const before = await cash(who)
    const bet = await placed(who, betOn([resultLeg(one, 'home'), resultLeg(other, 'home')], units(10)))
    const body = closing(bet, 40n)
    expect(body.stake).toBe(units(4))
    const answer = await close(who, body)
    expect(answer).toMatchObject({
      kind: 'paid',
      bet: { left: units(6), stake: units(10), payments: [{ kind: 'cash_out', stake: units(4) }] },
    })
    const paid = BigInt(answer.bet.payments[0]?.paid ?? 0)
    expect(paid).toBeGreaterThanOrEqual(BigInt(body.amount))
    // Both parts together were never offered more than the whole.
    const rest = BigInt(present(answer.bet.cashOut, 'an offer for the rest').amount)
    expect(paid + rest).toBeLessThanOrEqual(BigInt(bet.cashOut?.amount ?? 0))
    await server.db.write((tx) => voidMatch(tx, one.number, 'cancelled'))
    await server.db.write((tx) => voidMatch(tx, other.number, 'cancelled'))
    await stepLeague(server)
    const settled = await betOf(who.visitor, 'settled', bet.id)
    expect(settled.payments).toMatchObject([
      { number: 0, kind: 'cash_out', stake: units(4) },
      { number: 1, kind: 'settlement', stake: units(6), paid: units(6), validBet: '0' },
    ])
    expect(before - (await cash(who))).toBe(BigInt(units(4)) - paid)
  })

  test('[SP21] in many small parts never pays more than the whole at once', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const bet = await placed(who, resultBet(match, 'away', units(1)))
    const whole = BigInt(present(bet.cashOut, 'an offer').amount)
    // Nineteen times five cents, and then the rest.
    for (let part = 0; part < 19; part += 1)
      await close(who, { key: randomUUID(), bet: bet.id, stake: '5000', amount: '0' })
    const rest = await betOf(who.visitor, 'open', bet.id)
    await close(who, closing(rest))
    const done = await betOf(who.visitor, 'settled', bet.id)
    expect(done.payments).toHaveLength(20)
    expect(done.payments.reduce((sum, { paid }) => sum + BigInt(paid), 0n)).toBeLessThanOrEqual(whole)
  })

  test('[SP19] between the legs of a multiple is worth what has been won', async () => {
    const who = await owner()
    const [one, other] = [await openMatch(server), await openMatch(server)]
    const bets = await Promise.all(
      (['home', 'draw', 'away'] as const).map((choice) =>
        placed(who, betOn([resultLeg(one, choice), resultLeg(other, 'home')], units(10))),
      ),
    )
    await playOut(server, one.number)
    const open = await Promise.all(bets.map(({ id }) => betOf(who.visitor, 'open', id)))
    const won = open.filter(({ cashOut }) => cashOut !== null)
    expect(won).toHaveLength(1)
    const [bet] = won as [WireBet]
    const [first, second] = bet.legs.map(({ price }) => BigInt(price))
    const worth = BigInt(units(10)) * (first ?? 0n) * (second ?? 0n) * BigInt(Math.round(chanceOf(other, 'home')))
    expect(BigInt(bet.cashOut?.amount ?? 0)).toBe(((worth * 96n) / (100n * 10n ** 15n) / 1_000n) * 1_000n)
    expect(await close(who, closing(bet))).toMatchObject({ kind: 'paid' })
    for (const { id } of open.filter(({ cashOut }) => cashOut === null))
      expect(
        await askToCashOut(who.visitor, { key: randomUUID(), bet: id, stake: units(10), amount: '0' }),
      ).toMatchObject({ body: { code: 'sports.cash_out_closed' } })
  })
})

describe('no cash-out', () => {
  test('[SP20] is paid after bets have closed, not even at an amount that was offered before', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const bet = await placed(who, resultBet(match, 'home', units(10)))
    const body = closing(bet)
    await moveMatch(server, match.number, '-1 day')
    expect(await askToCashOut(who.visitor, body)).toMatchObject({ body: { code: 'sports.cash_out_closed' } })
    await stepLeague(server)
    await stepLeague(server)
    expect((await storedMatch(server, match.number)).phase).toBe('playing')
    expect(await askToCashOut(who.visitor, body)).toMatchObject({ body: { code: 'sports.cash_out_closed' } })
    expect((await betOf(who.visitor, 'open', bet.id)).cashOut).toBeNull()
  })

  test('is paid where bets close between reading and writing', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const bet = await placed(who, resultBet(match, 'home', units(10)))
    const before = await cash(who)
    const { db, clock, ids } = server.features.sports.settling
    const ledger = new Proxy(server.ledger, {
      get(target, name) {
        if (name === 'submit')
          return async (operation: Parameters<typeof target.submit>[0]) => {
            await moveMatch(server, match.number, '-1 day')
            return target.submit(operation)
          }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const { key, bet: id, stake, amount } = closing(bet)
    const request = { key, bet: id, stake: BigInt(stake), amount: BigInt(amount) }
    const answer = await cashOut({ db, clock, ids, ledger }, who.memberWallets, request)
    expect(answer).toEqual({ ok: false, error: 'sports.cash_out_closed' })
    expect(await cash(who)).toBe(before)
    expect((await betOf(who.visitor, 'open', id)).payments).toEqual([])
  })

  test.each([
    ['more than is left', units(11)],
    ['nothing', '0'],
    ['less than nothing', '-100000'],
    ['a fraction of a cent', '500'],
  ])('of %s is taken', async (_name, stake) => {
    const who = await owner()
    const bet = await placed(who, resultBet(await openMatch(server), 'home', units(10)))
    expect(await askToCashOut(who.visitor, { key: randomUUID(), bet: bet.id, stake, amount: '0' })).toMatchObject({
      body: { code: 'game.bet_invalid' },
    })
  })

  test('under the key of another one is taken', async () => {
    const who = await owner()
    const bet = await placed(who, resultBet(await openMatch(server), 'home', units(10)))
    const body = closing(bet, 50n)
    await close(who, body)
    expect(await askToCashOut(who.visitor, { ...body, stake: units(1) })).toMatchObject({
      body: { code: 'wallet.key_reused' },
    })
  })

  test('[SP20] is paid where less is offered now than was seen; the new offer is the answer', async () => {
    const who = await owner()
    const bet = await placed(who, resultBet(await openMatch(server), 'home', units(10)))
    const before = await cash(who)
    const body = closing(bet)
    const answer = await close(who, { ...body, amount: String(BigInt(body.amount) + 1_000n) })
    expect(answer).toMatchObject({ kind: 'offer', bet: { cashOut: { amount: body.amount } } })
    expect(await cash(who)).toBe(before)
  })

  test('[SP18] and a settlement at once pay the same stake twice', async () => {
    const who = await owner()
    const match = await openMatch(server)
    const before = await cash(who)
    const bets = await Promise.all(
      Array.from({ length: 6 }, () => placed(who, { ...resultBet(match, 'home', units(2)), key: randomUUID() })),
    )
    const closings = bets.map((bet) => closing(bet, 50n))
    await Promise.all([
      ...closings.map((body) => askToCashOut(who.visitor, body)),
      server.db
        .write((tx) => voidMatch(tx, match.number, 'cancelled'))
        .then(() => Promise.all([1, 2, 3].map(() => settleMatch(server.features.sports.settling, match)))),
    ])
    const settled = await betsOf(who.visitor, 'settled')
    expect(settled).toHaveLength(6)
    for (const { payments } of settled) {
      expect(payments.reduce((sum, { stake }) => sum + BigInt(stake), 0n)).toBe(BigInt(units(2)))
      expect(payments.map(({ number }) => number)).toEqual(payments.map((_, at) => at))
    }
    const paid = settled.flatMap(({ payments }) => payments).reduce((sum, each) => sum + BigInt(each.paid), 0n)
    expect(before - (await cash(who))).toBe(BigInt(units(12)) - paid)
  })
})

test('[SP21] what counts as a bet is what each payment risked: nobody earns by closing at once', async () => {
  const who = await owner()
  const bet = await placed(who, resultBet(await openMatch(server), 'home', units(100)))
  const body = closing(bet)
  await close(who, body)
  const { rows } = await server.db.read((tx) =>
    sql<{ body: unknown }>`select body from outbox where topic = 'money.batch'`.execute(tx),
  )
  const [round] = rows
    .flatMap((row) => parsePublishedRounds(row.body))
    .filter(({ wallet }) => wallet === who.memberWallets.cash)
  expect(round).toMatchObject({ stake: BigInt(units(100)), win: BigInt(body.amount) })
  expect(round?.validBet).toBe(BigInt(units(100)) - BigInt(body.amount))
})
