import { present } from '@ronda/core'
import { linkOf, openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modelHash } from '../slots/modelHash.ts'
import { addAmounts, divideHeap, worthOf, type Amounts, type DividedHeap, type Heap, type Pool } from './pool.ts'
import { tote } from './testing/tote.ts'
import { verifyShared, type SharedClaim } from './verify.ts'

const NO_CHECKS = { isSigned: () => false }

const pool = present(tote.pool, 'a pool')
const UNIT = 20_000n
const ASH = { horse: 'ash' }

const chips = fc.dictionary(fc.constantFrom('ash', 'bay', 'roan'), fc.integer({ min: 1, max: 20_000 }), {
  minKeys: 1,
  noNullPrototype: true,
})

/** A heap as the server makes it of bets. */
function heaped(bets: readonly { readonly chips: Record<string, number> }[], carried: number): DividedHeap {
  const laid = bets.reduce<Amounts>((sum, bet) => addAmounts(sum, pool.laidBy(bet)), {})
  const shares = bets.reduce<Amounts>((sum, bet) => addAmounts(sum, pool.sharesOf(bet, ASH)), {})
  const stakedUnits = Object.values(laid).reduce((sum, units) => sum + units, 0)
  return divideHeap(pool, { players: bets.length, stakedUnits, laid, carried }, shares, ASH)
}

describe('[SR10] a heap', () => {
  test('is paid out and carried to the last ten-thousandth, round after round', () => {
    const rounds = fc.array(fc.array(chips, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(rounds, (all) => {
        let [carried, staked, paid] = [0, 0, 0]
        for (const round of all) {
          const bets = round.map((each) => ({ chips: each }))
          const heap = heaped(bets, carried)
          for (const bet of bets) paid += tote.paid(bet, ASH, undefined, heap.perShare ?? {})
          staked += heap.stakedUnits
          carried = heap.carriedOn
        }
        expect(paid + carried).toBe(staked * pool.part)
      }),
    )
  })

  test.each([
    // laid, carried, what a share brings, what is left over
    [{ ash: 1, bay: 9 }, 0, 90_000, 0],
    [{ ash: 3, bay: 4 }, 0, 21_000, 0],
    [{ ash: 7, bay: 1 }, 5, 10_286, 3],
    [{ bay: 2 }, 7, 0, 18_007],
  ])('of %j and %d carried brings %d, and %d are left', (laid, carried, each, left) => {
    expect(heaped([{ chips: laid }], carried)).toMatchObject({ perShare: { ash: each }, carriedOn: left })
  })

  test('that pays more or less than it holds throws', () => {
    const heap: Heap = { players: 1, stakedUnits: 10, laid: { ash: 10 }, carried: 0 }
    const paying = (each: number, carried: number): Pool<unknown, unknown> => ({
      ...pool,
      divide: () => ({ perShare: { ash: each }, carried }),
    })
    expect(divideHeap(paying(9_000, 0), heap, { ash: 10 }, ASH).carriedOn).toBe(0)
    for (const [each, carried] of [
      [9_001, 0],
      [8_999, 0],
      [9_001, -10],
    ] as const) {
      expect(() => divideHeap(paying(each, carried), heap, { ash: 10 }, ASH)).toThrow('a heap of 90000')
    }
  })

  test('that is not divided is carried unchanged', () => {
    const resting = { ...pool, divide: ({ carried }: Heap) => ({ perShare: null, carried }) }
    const heap: Heap = { players: 1, stakedUnits: 10, laid: { ash: 10 }, carried: 77 }
    expect(divideHeap(resting, heap, {}, ASH)).toEqual({ ...heap, shares: {}, perShare: null, carriedOn: 77 })
  })
})

/**
 * A round in which others laid four on ash and ten on bay, and this player two on ash, as an honest server publishes
 * it.
 */
function honest(): SharedClaim {
  const nonce = Array.from({ length: 50 }, (_, at) => at + 1).find(
    (at) => tote.draw(openStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'salt', nonce: at }), 1).horse === 'ash',
  )
  const seed = { serverSeed: 'ab'.repeat(32), clientSeed: 'salt', nonce: present(nonce, 'a round that ash wins') }
  const heap = heaped([{ chips: { ash: 2 } }, { chips: { ash: 4, bay: 10 } }], 9)
  const win = (UNIT / 10_000n) * BigInt(2 * (heap.perShare?.['ash'] ?? 0))
  return {
    ...seed,
    rules: tote,
    modelHash: modelHash(tote.model),
    commitment: linkOf(seed.serverSeed, 1),
    terminal: linkOf(seed.serverSeed, seed.nonce),
    number: 1,
    stake: UNIT,
    staked: 2n * UNIT,
    win,
    tickets: [{ bet: { chips: { ash: 2 } }, leftMs: null, staked: 2n * UNIT, win }],
    outcome: ASH,
    heap,
    pace: { bettingMs: 1, lockedMs: 1, restMs: 1 },
  }
}

const published = present(honest().heap, 'a heap')

describe('[SR10] a win of a heap is verified with the heap', () => {
  test('an honest claim is accepted', () => {
    expect(worthOf({ ash: 6 }, published.perShare ?? {}) + published.carriedOn).toBe(16 * 9_000 + 9)
    expect(verifyShared(honest(), NO_CHECKS).ok).toBe(true)
  })

  test.each<readonly [string, Partial<DividedHeap>]>([
    ['less for each share', { perShare: { ash: 23_000 } }],
    ['more left over', { carriedOn: published.carriedOn + 6 }],
    ['less to divide', { stakedUnits: 15 }],
    ['less carried', { carried: 0 }],
    ['more winners', { shares: { ash: 7 } }],
    ['fewer shares than the player alone has', { shares: { ash: 1 } }],
    ['fewer units than the player has laid', { laid: { ash: 1, bay: 15 } }],
    ['fewer stakes than the player alone has', { stakedUnits: 1 }],
    ['no players', { players: 0 }],
    ['half a share', { shares: { ash: 6.5 } }],
    ['a negative amount', { carried: -1 }],
    ['odds in place of the pool', { perShare: null }],
  ])('%s is detected', (_, change) => {
    expect(verifyShared({ ...honest(), heap: { ...published, ...change } }, NO_CHECKS)).toEqual({
      ok: false,
      error: 'heap_mismatch',
    })
  })

  test('a heap that is not published is detected', () => {
    expect(verifyShared({ ...honest(), heap: undefined }, NO_CHECKS)).toEqual({ ok: false, error: 'heap_mismatch' })
  })

  test('a win that differs from what its shares pay is detected', () => {
    const { tickets, win } = honest()
    const more = tickets.map((ticket) => ({ ...ticket, win: win + 1n }))
    expect(verifyShared({ ...honest(), tickets: more, win: win + 1n }, NO_CHECKS)).toEqual({
      ok: false,
      error: 'ticket_mismatch',
    })
  })
})
