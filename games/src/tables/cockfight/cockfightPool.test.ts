import { plus, present, rational, times } from '@ronda/core'
import { openStream, linkOf } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBelow } from '../../arcade/testing/exact.ts'
import { modelHash } from '../../slots/modelHash.ts'
import { addAmounts, divideHeap, type Amounts, type DividedHeap, type Heap } from '../pool.ts'
import { verifyShared, type SharedClaim } from '../verify.ts'
import { cockfight, type FightOutcome } from './cockfight.ts'
import { cockfightPoolFacts } from './cockfight.facts.ts'
import { cockfightPool, poolStandOf } from './cockfightPool.ts'
import { ended } from './testing/ended.ts'

const NO_CHECKS = { isSigned: () => false }

const pool = present(cockfightPool.pool, 'a pool')
const POOL_PLAYERS = 51

const heapWith = (laid: Amounts, players = POOL_PLAYERS, carried = 0): Heap => ({
  players,
  stakedUnits: Object.values(laid).reduce((sum, units) => sum + units, 0),
  laid,
  carried,
})

/** A heap as the server makes it of bets, each of a different player. */
function heaped(bets: readonly Amounts[], outcome: FightOutcome, carried = 0): DividedHeap {
  const sum = (of: (bet: { readonly chips: Amounts }) => Amounts) =>
    bets.map((chips) => of({ chips })).reduce(addAmounts, {})
  const stakedUnits = bets.flatMap(Object.values<number>).reduce((total, units) => total + units, 0)
  const heap = { players: bets.length, stakedUnits, laid: sum((bet) => pool.laidBy(bet)), carried }
  return divideHeap(
    pool,
    heap,
    sum((bet) => pool.sharesOf(bet, outcome)),
    outcome,
  )
}

describe('[SR13] whether a fight is paid by the pool or at odds', () => {
  test.each([
    // players, meron, wala, carried, what each side brings for 10,000; else how many players are missing
    [50, 100, 100, 0, { missing: 1 }],
    [0, 0, 0, 0, { missing: 51 }],
    [51, 100, 100, 0, { meron: 19_000, wala: 19_000 }],
    // 9,500 × 400 = 3,800,000: by 300 and by 100
    [51, 300, 100, 0, { meron: 12_666, wala: 38_000 }],
    [51, 300, 100, 100, { meron: 12_667, wala: 38_001 }],
    [9_000, 0, 100, 0, { missing: 0 }],
    [9_000, 100, 0, 0, { missing: 0 }],
    // 9,500 × 1,070 = 10,165,000: by 950 it is 107 for 100, which is not enough; by 949 it is more
    [51, 950, 120, 0, { missing: 0 }],
    [51, 949, 121, 0, { meron: 10_711, wala: 84_008 }],
    [51, 120, 950, 0, { missing: 0 }],
  ])('with %d players, %d on meron, %d on wala and %d carried: %j', (players, meron, wala, carried, stand) => {
    const heap = heapWith({ ...(meron > 0 && { meron }), ...(wala > 0 && { wala }) }, players, carried)
    expect(poolStandOf(heap)).toEqual(
      'missing' in stand ? { by: 'odds', missing: stand.missing } : { by: 'pool', dividends: stand },
    )
  })

  test.each([
    // chips, winner, paid by the pool at 1.2345 for one, and at odds
    [{ meron: 3 }, 'meron', 3 * 12_345, 3 * 21_200],
    [{ meron: 3 }, 'wala', 0, 0],
    [{ wala: 2, draw: 1 }, 'wala', 2 * 12_345, 2 * 17_300],
    [{ meron: 1, wala: 1, draw: 1 }, 'meron', 1 * 12_345, 1 * 21_200],
    [{ draw: 4 }, 'meron', 0, 0],
  ] as const)('%j when it is %s bring %d by the pool and %d at odds', (chips, winner, shared, atOdds) => {
    const outcome = ended(winner)
    expect(cockfightPool.paid({ chips }, outcome, undefined, { [winner]: 12_345 })).toBe(shared)
    expect(cockfightPool.paid({ chips }, outcome)).toBe(atOdds)
  })

  test('a draw is paid at its odds and gives back both sides, however many have bet', () => {
    const bets = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? { meron: 5, draw: 2 } : { wala: 5 }))
    const { perShare, carriedOn } = heaped(bets, ended('draw'), 7)
    expect([perShare, carriedOn]).toEqual([null, 7])
    expect(cockfightPool.paid({ chips: { meron: 5, draw: 2 } }, ended('draw'))).toBe(5 * 10_000 + 2 * 90_000)
  })

  test('bets on a draw have no part in what the sides share', () => {
    const bets = [...Array.from({ length: 50 }, () => ({ meron: 1, draw: 9 })), { wala: 50 }]
    const { laid, stakedUnits, shares, perShare } = heaped(bets, ended('meron'))
    expect({ laid, stakedUnits, shares }).toEqual({
      laid: { meron: 50, wala: 50 },
      stakedUnits: 50 * 10 + 50,
      shares: { meron: 50 },
    })
    expect(perShare).toEqual({ meron: (9_500 * 100) / 50 })
  })
})

const bets = fc.array(
  fc.record(
    { meron: fc.integer({ min: 1, max: 20_000 }), wala: fc.integer({ min: 1, max: 20_000 }) },
    { requiredKeys: [], noNullPrototype: true },
  ),
  // Some of these have enough players for the pool, and some do not.
  { minLength: 40, maxLength: 70, size: 'max' },
)
const winners = fc.constantFrom('meron', 'wala', 'draw')

describe('[SR13] for any bets', () => {
  test('exactly 95 % of what was bet on both sides is paid or carried, round after round', () => {
    let [shared, left] = [0, 0]
    fc.assert(
      fc.property(fc.array(fc.tuple(bets, winners), { minLength: 1, maxLength: 8 }), (rounds) => {
        let [carried, staked, paid] = [0, 0, 0]
        for (const [chips, winner] of rounds) {
          const heap = heaped(chips, ended(winner), carried)
          carried = heap.carriedOn
          if (heap.perShare === null) {
            left += 1
            continue
          }
          shared += 1
          const { perShare, laid } = heap
          for (const each of chips) paid += cockfightPool.paid({ chips: each }, ended(winner), undefined, perShare)
          staked += (laid['meron'] ?? 0) + (laid['wala'] ?? 0)
          // Less than a ten-thousandth for every winning unit is carried.
          expect(heap.carriedOn).toBeLessThan(heap.shares[winner] ?? 0)
          expect(perShare[winner]).toBeGreaterThan(10_700)
        }
        expect(paid + carried).toBe(staked * 9_500)
      }),
    )
    expect(Math.min(shared, left)).toBeGreaterThan(0)
  })

  test('whether the pool pays depends on the bets and not on who wins', () => {
    fc.assert(
      fc.property(bets, (chips) => {
        const [meron, wala] = [heaped(chips, ended('meron')), heaped(chips, ended('wala'))]
        expect(meron.perShare === null).toBe(wala.perShare === null)
      }),
    )
  })

  test('when the heap is not divided everyone is paid as at the table with odds', () => {
    fc.assert(
      fc.property(bets, winners, (chips, winner) => {
        for (const each of chips)
          expect(cockfightPool.paid({ chips: each }, ended(winner))).toBe(
            cockfight.paid({ chips: each }, ended(winner)),
          )
      }),
    )
  })
})

describe('its rules and facts', () => {
  test('are the same fight under another id', () => {
    const stream = () => openStream({ serverSeed: 's', clientSeed: 'c', nonce: 4 })
    expect(cockfightPool.draw(stream(), 4)).toEqual(cockfight.draw(stream(), 4))
    expect(modelHash(cockfightPool.model)).not.toBe(modelHash(cockfight.model))
    expect(cockfightPool.model).toMatchObject({ pool: { PART: 9_500, POOL_PLAYERS_MIN: 51, DIVIDEND_FLOOR: 10_700 } })
  })

  test('both sides together return 95.525 % by the pool: within the published range', () => {
    const [decided, drawn] = [rational(179n, 200n), rational(21n, 200n)]
    const returned = plus(times(decided, rational(95n, 100n)), drawn)
    expect(returned).toEqual(rational(95_525n, 100_000n))
    const { returnMin, returnMax, largestWin } = cockfightPoolFacts
    expect([isBelow(returnMin, returned), isBelow(returned, returnMax), largestWin]).toEqual([true, true, null])
  })
})

/**
 * A fight on which this player laid two on each side and one on a draw, among fifty others, as an honest server
 * publishes it.
 */
function honest(): SharedClaim {
  const [serverSeed, clientSeed, unit] = ['ab'.repeat(32), 'salt', 20_000n]
  const nonce = present(
    Array.from({ length: 50 }, (_, at) => at + 1).find(
      (at) => cockfightPool.draw(openStream({ serverSeed, clientSeed, nonce: at }), 1).winner !== 'draw',
    ),
    'a fight that somebody wins',
  )
  const outcome = cockfightPool.draw(openStream({ serverSeed, clientSeed, nonce }), 1)
  const own = { meron: 2, wala: 2, draw: 1 }
  const heap = heaped([own, ...Array.from({ length: 50 }, (_, at) => ({ meron: 3, wala: 1 + (at % 2) }))], outcome, 9)
  const paid = cockfightPool.paid({ chips: own }, outcome, undefined, heap.perShare ?? undefined)
  const [staked, win] = [5n * unit, (unit / 10_000n) * BigInt(paid)]
  return {
    serverSeed,
    clientSeed,
    nonce,
    rules: cockfightPool,
    modelHash: modelHash(cockfightPool.model),
    commitment: linkOf(serverSeed, 1),
    terminal: linkOf(serverSeed, nonce),
    number: 1,
    stake: unit,
    staked,
    win,
    tickets: [{ bet: { chips: own }, leftMs: null, staked, win }],
    outcome,
    heap,
    pace: { bettingMs: 1, lockedMs: 1, restMs: 1 },
  }
}

describe('[SR10] [SR13] an independent verifier divides the heap again', () => {
  const claim = honest()
  const published = present(claim.heap, 'a heap')
  const winner = (claim.outcome as FightOutcome).winner

  test('an honest claim is accepted', () => {
    expect(published.perShare).not.toBeNull()
    expect(verifyShared(claim, NO_CHECKS).ok).toBe(true)
  })

  test.each<readonly [string, Partial<DividedHeap>]>([
    ['fewer players', { players: 50 }],
    ['odds in place of the pool', { perShare: null, carriedOn: 9 }],
    ['more winning units than were bet', { shares: { [winner]: (published.shares[winner] ?? 0) + 1 } }],
    ['less on the other side', { laid: { ...published.laid, [winner === 'meron' ? 'wala' : 'meron']: 2 } }],
    ['more on the sides than was staked', { stakedUnits: 200 }],
    ['what was carried left out', { carried: 0 }],
    ['more carried on', { carriedOn: published.carriedOn + 1 }],
  ])('%s is detected', (_, change) => {
    expect(verifyShared({ ...claim, heap: { ...published, ...change } }, NO_CHECKS)).toEqual({
      ok: false,
      error: 'heap_mismatch',
    })
  })

  test('a ticket that is paid at odds where the heap was divided is detected', () => {
    const win = 2n * 2n * BigInt(cockfight.paid({ chips: { [winner]: 1 } }, claim.outcome as FightOutcome))
    const tickets = claim.tickets.map((ticket) => ({ ...ticket, win }))
    expect(win).not.toBe(claim.win)
    expect(verifyShared({ ...claim, tickets, win }, NO_CHECKS)).toEqual({ ok: false, error: 'ticket_mismatch' })
  })
})
