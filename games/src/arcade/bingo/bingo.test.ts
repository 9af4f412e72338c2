import { makePercent, plus, rational, times, toNumber, type Rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { deviationOf, volatilityOf } from '../testing/volatility.ts'
import { bingoFacts } from './bingo.facts.ts'
import { bingo, BINGO_PRIZES, CALLED } from './bingo.ts'
import { BALLS, drawCard, fullLines, lines, range } from './card.ts'
import { chancesOfLines, markedByExclusion, markedByEnumeration } from './testing/countLines.ts'

const chances = chancesOfLines(markedByExclusion())

const outcomes = chances.map((chance, full) => [BINGO_PRIZES[full] ?? 0, toNumber(chance)] as const)

function returnOf(byLines: readonly Rational[]): Rational {
  return byLines.reduce(
    (sum, chance, full) => plus(sum, times(chance, rational(BigInt(BINGO_PRIZES[full] ?? 0)))),
    rational(0n),
  )
}

/** A card whose number in a cell is the index of the cell: not a real card, but easy to read. */
const plain = range(0, 25).map((cell) => (cell === 12 ? 0 : cell + 1))

describe('bingo', () => {
  test.each([
    // called, full lines
    [[1, 2, 3, 4, 5], 1],
    [[1, 2, 3, 4], 0],
    [[1, 7, 19, 25], 1],
    [[5, 9, 17, 21], 1],
    [[1, 7, 19, 25, 5, 9, 17, 21], 2],
    [[3, 8, 18, 23], 1],
    [[3, 8, 18, 23, 11, 12, 14, 15], 2],
    [range(1, 25), 12],
  ])('with %j called has %d full', (called, full) => {
    expect(fullLines(plain, new Set(called)).length).toBe(full)
  })

  test('has cards with five of fifteen numbers in each column, and a free cell', () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      const card = drawCard(openStream({ serverSeed: 'bingo', clientSeed: 'card', nonce }))
      expect(new Set(card).size).toBe(25)
      expect(card[12]).toBe(0)
      card.forEach((number, cell) => {
        if (cell !== 12) expect(Math.ceil(number / 15)).toBe((cell % 5) + 1)
      })
    }
    expect(lines.length).toBe(12)
  })

  test('has the same counts of full lines by enumerating every card as by inclusion and exclusion', () => {
    expect(markedByEnumeration()).toEqual(markedByExclusion())
    expect(chances.reduce(plus)).toEqual(rational(1n))
    expect(chances[11]).toEqual(rational(0n))
  })

  test('returns the sum of prizes by chance', () => {
    expect(returnOf(chances)).toEqual(bingoFacts.returnMin)
    expect(bingoFacts.returnMax).toEqual(bingoFacts.returnMin)
    expect(makePercent(bingoFacts.returnMin, 2)).toBe('94.55')
    expect(volatilityOf(outcomes)).toBe(bingoFacts.volatility)
  })

  test('reaches each number of lines as often as was counted', () => {
    const rounds = 2_000
    const counted = [0, 0, 0, 0]
    let staked = 0
    for (let nonce = 0; nonce < rounds; nonce++) {
      const state = bingo.play({ cards: 1 }, [], openStream({ serverSeed: 'bingo', clientSeed: 'rounds', nonce }))
      const full = Math.min(state?.view.full[0]?.length ?? 0, 3)
      counted[full] = (counted[full] ?? 0) + 1
      staked += state?.staked ?? 0
    }
    expect(staked).toBe(rounds * 10_000)
    for (const full of [0, 1, 2]) {
      const expected = toNumber(chances[full] ?? rational(0n))
      const spread = deviationOf([
        [1, expected],
        [0, 1 - expected],
      ])
      expect(Math.abs((counted[full] ?? 0) / rounds - expected)).toBeLessThan((3.5 * spread) / Math.sqrt(rounds))
    }
  })

  test('pays every card by itself, and calls each ball once', () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      const cards = (nonce % 4) + 1
      const state = bingo.play({ cards }, [], openStream({ serverSeed: 'bingo', clientSeed: 'pay', nonce }))
      const view = state?.view ?? { balls: [], full: [], prizes: [], cards: [] }
      expect(new Set(view.balls).size).toBe(CALLED)
      expect(view.balls.every((ball) => ball >= 1 && ball <= BALLS)).toBe(true)
      expect(view.prizes).toEqual(view.full.map(({ length }) => BINGO_PRIZES[length]))
      expect(state?.paid).toBe(view.prizes.reduce((sum, stakes) => sum + stakes * 10_000, 0))
      expect(state?.staked).toBe(cards * 10_000)
    }
  })

  test('parses bets and refuses anything else', () => {
    expect(bingo.readBet({ cards: 4, more: 1 })).toEqual({ cards: 4 })
    for (const value of [null, {}, { cards: 0 }, { cards: 5 }, { cards: 1.5 }, { cards: '1' }])
      expect(bingo.readBet(value)).toBeUndefined()
  })
})
