import { present } from '@ronda/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { LedgerUnknown } from '../../src/money/ledger/index.ts'
import { voidMatch, type StoredMatch } from '../../src/play/sports/match.sql.ts'
import { stepMatches } from '../../src/play/sports/run.actions.ts'
import { settleMatch } from '../../src/play/sports/settle.actions.ts'
import {
  askToPlace,
  betOf,
  betOn,
  betsOf,
  moveMatch,
  naivePaid,
  openMatches,
  placeOn,
  playOut,
  resultLeg,
  stepLeague,
  storedMatch,
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

const RESULTS = ['home', 'draw', 'away'] as const

const first = <Item>(list: readonly Item[]): Item => present(list[0], 'the first')

describe('a bet with several legs', () => {
  test('waits for the last of its matches, in whichever order they end, and pays what the engine says', async () => {
    const who = await owner()
    const [one, other] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
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
    const [gone, sound] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
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
    const matches = await openMatches(server, 4)
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
      const naive = await naivePaid(server, who.memberWallets.cash, key)
      expect((await betOf(who.visitor, 'settled', key)).payments[0]?.paid).toBe(String(naive))
      paid += naive
    }
    expect(before - (await cash(who))).toBe(BigInt(units(17)) - paid)
  })

  test('[SP18] two settlers of two matches at once pay each bet once', async () => {
    const who = await owner()
    const [one, other] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
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
    const [one, other] = (await openMatches(server, 2)) as [StoredMatch, StoredMatch]
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
    const matches = await openMatches(server, 3)
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
