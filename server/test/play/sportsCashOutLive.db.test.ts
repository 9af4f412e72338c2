import { randomUUID } from 'node:crypto'
import { minutes, present, seconds } from '@ronda/core'
import { builderPrices, chancesOfParts, effectiveChance, footballParts, marketId } from '@ronda/games/sports'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findOutlooks } from '../../src/play/sports/outlook.sql.ts'
import { settleMatch } from '../../src/play/sports/settle.actions.ts'
import type { Part } from '../../src/play/sports/slip.ts'
import { LEAGUE_PACE } from '../../src/play/sports/sports.ts'
import { insertWait } from '../../src/play/sports/wait.sql.ts'
import {
  askToCashOut,
  betOf,
  betOn,
  betsOf,
  legOn,
  moveMatch,
  openMatch,
  placeOn,
  playOut,
  resultLeg,
  stepLeague,
  storedMatch,
  type WireBet,
  type WireClosed,
} from '../kit/league.ts'
import { openLeague, type League } from '../kit/leagueServer.ts'
import { begun, beforeIncident, inPlay, isOpen, matchAt, placedBet, showAt } from '../kit/liveMatches.ts'
import { units, type Owner } from '../kit/memberBalances.ts'
import { accountNamed } from '../kit/signInSteps.ts'

/** A moment lasts as long as a test may take. A test changes how long a cash-out waits. */
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

const ofFootball = (parts: readonly Part[]) => present(footballParts(parts), 'parts of a football match')

const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 50 })

/** Asks for a part of what is offered, in hundredths. */
function closing(bet: WireBet, hundredths = 100n) {
  const offer = present(bet.cashOut, 'an offer')
  const cut = (amount: string): string => String(((BigInt(amount) * hundredths) / 100_000n) * 1_000n)
  return { key: randomUUID(), bet: bet.id, stake: cut(bet.left), amount: cut(offer.amount) }
}

async function close(who: Owner, body: ReturnType<typeof closing>): Promise<WireClosed> {
  const { body: answer } = await askToCashOut(who.visitor, body)
  return (answer as { value: WireClosed }).value
}

/** Asks until it is decided. */
const decided = (who: Owner, body: ReturnType<typeof closing>) =>
  until(async () => {
    const asked = await askToCashOut(who.visitor, body)
    expect(asked.body).not.toMatchObject({ value: { kind: 'pending' } })
    return asked
  })

describe('a cash-out in play', () => {
  test('[SP26] is offered from the chances of all scores in force, never above fair, and locked during an attack', async () => {
    const who = await owner()
    const { match, moments, at, bet } = await inPlay(
      server,
      pace,
      who,
      (moment, place, all) => isOpen(moment, place, all) && all[place + 1]?.stop === 'attack',
    )
    const outlookOf = await server.db.read((tx) => findOutlooks(tx, [match.number]))
    const outlook = present(outlookOf(match), 'the outlook in force')
    const market = { kind: 'result', measure: 'goals', period: 'match' } as const
    const chance = present(chancesOfParts(outlook, [{ market, choice: 'home' }]), 'a chance')
    const worth = BigInt(units(10)) * BigInt(bet.legs[0]?.price ?? 0) * BigInt(effectiveChance(chance))
    expect(bet.cashOut).toMatchObject({
      amount: String(((worth * 96n) / (100n * 1_000n * 1_000_000_000n) / 1_000n) * 1_000n),
      fair: String((worth / (1_000n * 1_000_000_000n) / 1_000n) * 1_000n),
      margin: 40_000,
      expiresAtMs: Math.floor(match.betsUntilMs ?? 0),
    })
    await showAt(server, match.number, present(moments[at + 1], 'the attack'))
    expect((await betOf(who.visitor, 'open', bet.id)).cashOut).toBeNull()
    expect(await askToCashOut(who.visitor, closing(bet))).toMatchObject({ body: { code: 'sports.cash_out_closed' } })
    await playOut(server, match.number)
  })

  test('[SP26] is offered for lines that are far from the score by now, and offered no more', async () => {
    const who = await owner()
    const opened = await openMatch(server)
    const lined = opened.quotes.filter(({ market }) =>
      /^(asianHandicap|total):goals:match:(both|-?\d)/u.test(marketId(market)),
    )
    const bets: { readonly id: string; readonly part: Part }[] = []
    for (const { market, choices } of lined) {
      const choice = present(choices[1], 'a second choice').choice
      const leg = legOn(opened, [[marketId(market), choice]])
      bets.push({ id: (await placedBet(who, betOn([leg], units(1)))).id, part: { market, choice } })
    }
    const { moments } = await begun(server, pace, opened.number)
    const match = await showAt(server, opened.number, present(moments.findLast(isOpen), 'a moment'))
    const outlook = (await server.db.read((tx) => findOutlooks(tx, [match.number])))(match)
    const offered = new Set(match.liveQuotes?.map(({ market }) => marketId(market)))
    expect(bets.filter(({ part }) => !offered.has(marketId(part.market))).length).toBeGreaterThan(0)
    for (const { id, part } of bets) {
      const chances = present(
        chancesOfParts(present(outlook, 'an outlook'), ofFootball([part])),
        'the chances of a line',
      )
      const isWorth = Object.values(chances).some((chance) => chance > 20_000_000)
      if (isWorth) expect((await betOf(who.visitor, 'open', id)).cashOut).not.toBeNull()
    }
    await playOut(server, opened.number)
  })

  test('[SP23] waits, and pays once what is offered then, however often it is asked for', async () => {
    pace.acceptMs = 300
    const who = await owner()
    const { match, bet } = await inPlay(server, pace, who, isOpen)
    const before = await cash(who)
    const body = closing(bet)
    const asked = await Promise.all(Array.from({ length: 4 }, () => close(who, body)))
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(['pending']))
    expect(await cash(who)).toBe(before)
    // Nobody asks again: it is decided all the same.
    await until(async () => expect(await betsOf(who.visitor, 'settled')).toHaveLength(1))
    const again = await Promise.all(Array.from({ length: 4 }, () => close(who, body)))
    expect(again).toMatchObject(Array.from({ length: 4 }, () => ({ kind: 'paid', bet: { id: bet.id, left: '0' } })))
    expect((await cash(who)) - before).toBe(BigInt(body.amount))
    await playOut(server, match.number)
    expect((await betOf(who.visitor, 'settled', bet.id)).payments).toHaveLength(1)
  })

  test('[SP23] over a goal or a red card is refused, and nothing is paid', async () => {
    const who = await owner()
    const { match, moments, at, bet } = await inPlay(server, pace, who, beforeIncident)
    const before = await cash(who)
    const body = { ...closing(bet), amount: '0' }
    expect(await close(who, body)).toMatchObject({ kind: 'pending' })
    for (const moment of moments.slice(at + 1, at + 3)) await showAt(server, match.number, moment)
    for (let times = 0; times < 2; times += 1)
      expect(await askToCashOut(who.visitor, body)).toMatchObject({ status: 409, body: { code: 'sports.incident' } })
    expect(await cash(who)).toBe(before)
    await playOut(server, match.number)
  })

  test('[SP23] is not paid where less is offered when it is due; the new offer is the answer', async () => {
    pace.acceptMs = 300
    const who = await owner()
    const { match, bet } = await inPlay(server, pace, who, isOpen)
    const before = await cash(who)
    const body = closing(bet)
    expect(await close(who, body)).toMatchObject({ kind: 'pending' })
    // As if the home side had one chance in a thousand: a score at half time, one at the end, and billionths.
    const cells = Buffer.concat([
      Buffer.from([0, 0, 1, 0, 0, 0x0f, 0x42, 0x40]),
      Buffer.from([0, 0, 0, 1, 0x3b, 0x8b, 0x87, 0xc0]),
    ])
    await server.db.write((tx) =>
      sql`update sports_outlook set cells = ${cells} where match = ${match.number}`.execute(tx),
    )
    const answer = await decided(who, body)
    expect(answer.body).toMatchObject({ value: { kind: 'offer', bet: { left: units(10) } } })
    expect(await askToCashOut(who.visitor, body)).toMatchObject({ body: { value: { kind: 'offer' } } })
    expect(await cash(who)).toBe(before)
    await playOut(server, match.number)
  })

  test('[SP23] from two tabs, and of a part, pays no stake twice', async () => {
    pace.acceptMs = 300
    const who = await owner()
    const { match, bet } = await inPlay(server, pace, who, isOpen)
    const before = await cash(who)
    const [whole, other, part] = [closing(bet), closing(bet), closing(bet, 50n)]
    await Promise.all([whole, other, part].map((body) => close(who, body)))
    await Promise.all([whole, other, part].map((body) => decided(who, body)))
    await playOut(server, match.number)
    const { payments, left } = await betOf(who.visitor, 'settled', bet.id)
    expect(left).toBe('0')
    expect(payments.reduce((sum, { stake }) => sum + BigInt(stake), 0n)).toBe(BigInt(units(10)))
    const paid = payments.reduce((sum, each) => sum + BigInt(each.paid), 0n)
    expect((await cash(who)) - before).toBe(paid)
  })

  test('[SP23] [SP18] and the end of the match pay no stake twice', async () => {
    pace.acceptMs = 1
    const who = await owner()
    const { match, bet } = await inPlay(server, pace, who, isOpen)
    const before = await cash(who)
    const body = closing(bet)
    await Promise.all([
      askToCashOut(who.visitor, body),
      playOut(server, match.number).then(() =>
        Promise.all([1, 2].map(() => settleMatch(server.features.sports.settling, match))),
      ),
    ])
    await decided(who, body)
    const { payments } = await betOf(who.visitor, 'settled', bet.id)
    expect(payments).toHaveLength(1)
    expect((await cash(who)) - before).toBe(BigInt(payments[0]?.paid ?? 0))
  })

  test('[SP23] that waited while no process ran is refused, and stays refused', async () => {
    const who = await owner()
    const { match, bet } = await inPlay(server, pace, who, isOpen)
    const body = closing(bet)
    const { account } = await who.visitor.get<{ account: string }>('/wps/member/info')
    await server.db.write(async (tx) =>
      insertWait(tx, {
        kind: 'cash_out',
        wallet: who.memberWallets.cash,
        id: body.key,
        account: await accountNamed(server, account),
        ip: '127.0.0.1',
        request: body,
        seen: [],
        delayMs: 0,
        patienceMs: 0,
      }),
    )
    const before = await cash(who)
    await server.features.sports.waits.endOverdue()
    expect(await askToCashOut(who.visitor, body)).toMatchObject({ body: { code: 'sports.wait_over' } })
    expect(await askToCashOut(who.visitor, { ...body, amount: '0' })).toMatchObject({
      body: { code: 'wallet.key_reused' },
    })
    expect(await cash(who)).toBe(before)
    await playOut(server, match.number)
  })

  test('[SP26] of a multiple needs every open match to take bets', async () => {
    const who = await owner()
    const [one, other] = [await openMatch(server), await openMatch(server)]
    const { id } = await placedBet(who, betOn([resultLeg(one, 'home'), resultLeg(other, 'home')], units(10)))
    const { moments } = await begun(server, pace, one.number)
    await showAt(server, one.number, present(moments.find(isOpen), 'a moment'))
    expect((await betOf(who.visitor, 'open', id)).cashOut).not.toBeNull()
    await moveMatch(server, other.number, '-1 day')
    expect((await betOf(who.visitor, 'open', id)).cashOut).toBeNull()
    await stepLeague(server)
    await playOut(server, one.number)
    const ended = await playOut(server, other.number)
    const goalsOf = (side: string) =>
      ended.events?.filter((each) => each.kind === 'goal' && each.side === side).length ?? 0
    const isWon = goalsOf('home') > goalsOf('away')
    const [leg] = (await betOf(who.visitor, 'settled', id)).legs.slice(1)
    expect(leg?.parts[0]?.grade).toBe(isWon ? 'win' : 'lose')
    expect((await storedMatch(server, one.number)).phase).toBe('settled')
  })
})

test('[SP24] a bet builder in play has the price of the joint chance in force, and is cashed out by it', async () => {
  pace.acceptMs = 1
  const who = await owner()
  const { match } = await matchAt(server, pace, isOpen)
  const parts: readonly Part[] = [
    { market: { kind: 'result', measure: 'goals', period: 'match' }, choice: 'home' },
    { market: { kind: 'oddEven', measure: 'goals', period: 'match' }, choice: 'odd' },
  ]
  const outlook = present((await server.db.read((tx) => findOutlooks(tx, [match.number])))(match), 'an outlook')
  const price = present(builderPrices(outlook, ofFootball(parts))?.at(-1), 'a price')
  const named = parts.map(({ market, choice }) => [marketId(market), choice] as const)
  const body = betOn([legOn(match, named, price)], units(10))
  expect(await placeOn(who.visitor, body)).toMatchObject({ kind: 'pending' })
  const answer = await until(async () => {
    const placedNow = await placeOn(who.visitor, body)
    expect(placedNow.kind).not.toBe('pending')
    return placedNow
  })
  expect(answer).toMatchObject({ kind: 'placed', bet: { legs: [{ price, priceVersion: match.priceVersion }] } })
  const win = present(chancesOfParts(outlook, ofFootball(parts)), 'a joint chance').win
  const worth = (BigInt(units(10)) * BigInt(price) * BigInt(win) * 96n) / (100n * 1_000n * 1_000_000_000n)
  const [bet] = await betsOf(who.visitor, 'open')
  expect(bet?.cashOut?.amount).toBe(String((worth / 1_000n) * 1_000n))
  await playOut(server, match.number)
  expect((await betOf(who.visitor, 'settled', body.key)).payments).toHaveLength(1)
})
