import { rational, times, type Rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcadeFacts } from '../facts.ts'
import { choose, isBelow, rangeOf } from '../testing/exact.ts'
import { MINES_MAX, mines, minesPays, TILES, type MinesMove } from './mines.ts'
import { script } from '../../testing/script.ts'

const open = (tile: number): MinesMove => ({ open: tile })
const take: MinesMove = { take: true }
/** Three mines on the first three tiles: each draw takes the lowest that is left. */
const firstThree = () => script(0, 0, 0)

describe('mines', () => {
  test.each([
    // mines, opened, pays: 0.99 × C(25, k) ÷ C(25 − m, k)
    [3, 1, Math.floor((9_900 * 25) / 22)],
    [3, 5, 19_973],
    [3, 10, 50_043],
    [1, 1, Math.floor((9_900 * 25) / 24)],
    [24, 1, 9_900 * 25],
    [1, 24, 9_900 * 25],
    [5, 0, 10_000],
  ])('%d mines and %d safe tiles pay %d', (many, opened, pays) => {
    expect(minesPays(many, opened)).toBe(pays)
  })

  const bet = { mines: 3 }
  test.each([
    ['nothing opened', [], { isOver: false, paid: 0 }],
    ['a safe tile', [open(3)], { isOver: false, paid: 0 }],
    ['cashed out after two', [open(3), open(24), take], { isOver: true, paid: minesPays(3, 2) }],
    ['a mine', [open(3), open(2)], { isOver: true, paid: 0 }],
    ['cashed out at once: the stake is returned', [take], { isOver: true, paid: 10_000 }],
  ] as const)('%s', (_, moves, state) => {
    expect(mines.play(bet, moves, firstThree())).toMatchObject(state)
  })

  test('[AR12] only a round that is cashed out before the first tile is taken back', () => {
    expect(mines.play(bet, [take], firstThree())?.isTakenBack).toBe(true)
    for (const moves of [[], [open(3)], [open(3), take], [open(2)]])
      expect(mines.play(bet, moves, firstThree())?.isTakenBack).toBeUndefined()
  })

  test.each([
    ['the same tile twice', [open(3), open(3)]],
    ['a move after a mine', [open(0), open(5)]],
    ['a move after cashing out', [open(5), take, open(6)]],
    ['cashing out twice', [take, take]],
  ])('[AR5] %s is not allowed', (_, moves) => {
    expect(mines.play(bet, moves, firstThree())).toBeUndefined()
  })

  test('[AR3] shows the mines only when the round is over', () => {
    const hidden = mines.play(bet, [open(3), open(9)], firstThree())
    expect(JSON.stringify(hidden?.view)).not.toContain('"mines"')
    expect(mines.play(bet, [open(3), take], firstThree())?.view.mines).toEqual([0, 1, 2])
    expect(mines.play(bet, [open(2)], firstThree())?.view).toMatchObject({ mines: [0, 1, 2], pays: 0 })
  })

  test('[AR4] returns 99 % wherever one stops, less what is cut after the fourth decimal', () => {
    const all: Rational[] = []
    for (let many = 1; many <= MINES_MAX; many += 1) {
      for (let opened = 1; opened <= TILES - many && minesPays(many, opened) <= 100_000_000; opened += 1) {
        const chance = rational(choose(TILES - many, opened), choose(TILES, opened))
        const returned = times(chance, rational(BigInt(minesPays(many, opened)), 10_000n))
        expect(isBelow(rational(99n, 100n), returned)).toBe(false)
        // Less than one ten-thousandth of the stake is cut, and only when it is won.
        expect(isBelow(rational(99n, 100n), plusCut(returned, chance))).toBe(true)
        all.push(returned)
      }
    }
    expect(rangeOf(all)).toEqual([arcadeFacts.mines.returnMin, arcadeFacts.mines.returnMax])
  })

  test('the formula equals the result of playing every field: two mines, three tiles', () => {
    const moves = [open(4), open(11), open(20), take]
    const fields = Array.from({ length: 25 * 24 }, (_, field) => [Math.floor(field / 24), field % 24])
    const paid = fields.map((draws) => mines.play({ mines: 2 }, moves, script(...draws))?.paid ?? 0)
    const won = paid.filter((one) => one > 0)
    expect(rational(BigInt(won.length), BigInt(fields.length))).toEqual(rational(choose(23, 3), choose(25, 3)))
    expect(new Set(won)).toEqual(new Set([minesPays(2, 3)]))
  })

  test('no round pays more than 10,000 stakes: it is over when the next tile could', () => {
    const largest = Array.from({ length: MINES_MAX }, (_, i) => {
      const states = Array.from({ length: TILES - i - 1 }, (_, opened) => {
        const moves = Array.from({ length: opened + 1 }, (_, tile) => open(tile))
        // All mines on the highest tiles: each draw takes the last that is left.
        return mines.play({ mines: i + 1 }, moves, (below) => below - 1)
      })
      return states.find((state) => state?.isOver)?.paid ?? 0
    })
    expect(Math.max(...largest)).toBe(arcadeFacts.mines.largestWin)
    expect(arcadeFacts.mines.largestWin).toBeLessThanOrEqual(100_000_000)
  })

  test('[AR2] any moves give a state or undefined, and what is shown never depends on what is hidden', () => {
    const anyMove = fc.oneof(fc.nat(24).map(open), fc.constant(take))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.array(anyMove, { maxLength: 6 }),
        fc.nat(),
        (many, moves, seed) => {
          const rng = (below: number): number => seed % below
          const state = mines.play({ mines: many }, moves, rng)
          if (state === undefined || state.isOver) return
          // Another field in which the same tiles are safe gives the same view.
          const other = mines.play({ mines: many }, moves, (below) => (seed + 7) % below)
          if (other && !other.isOver) expect(other.view).toEqual(state.view)
        },
      ),
    )
  })

  test('parses bets and moves and refuses anything else', () => {
    expect(mines.readBet({ mines: 24 })).toEqual({ mines: 24 })
    for (const many of [0, 25, 2.5, '3']) expect(mines.readBet({ mines: many })).toBeUndefined()
    expect(mines.readMove({ open: 24 })).toEqual({ open: 24 })
    expect(mines.readMove({ take: true })).toEqual({ take: true })
    for (const move of [{ open: 25 }, { open: -1 }, { take: false }, { open: 1, take: true }, {}, null])
      expect(mines.readMove(move)).toBeUndefined()
    expect(mines.finish({ opened: [], pays: 0, paysNext: 0, mines: undefined })).toEqual({ take: true })
  })
})

const plusCut = (returned: Rational, chance: Rational): Rational =>
  rational(
    returned.numerator * chance.denominator * 10_000n + chance.numerator * returned.denominator,
    returned.denominator * chance.denominator * 10_000n,
  )
