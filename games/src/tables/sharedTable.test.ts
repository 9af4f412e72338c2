import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rouletteTable, spotReturns } from '../arcade/roulette/roulette.ts'
import { POCKETS, spots } from '../arcade/roulette/spots.ts'
import { sharedTable, TICKET_UNITS_MAX } from './sharedTable.ts'

const rules = sharedTable(rouletteTable, ({ pocket }) => 1_000 + pocket)

const anyChips = fc.dictionary(fc.constantFrom(...spots.keys()), fc.integer({ min: 1, max: 1_000 }), {
  minKeys: 1,
  maxKeys: 20,
})

describe('[SR2] a shared table', () => {
  test('pays the sum of what its places pay, and costs the sum of its chips', () => {
    fc.assert(
      fc.property(anyChips, fc.nat(POCKETS - 1), (chips, pocket) => {
        const apart = Object.entries(chips).map(([id, count]) => count * spotReturns(id, pocket))
        expect(rules.paid({ chips }, { pocket }, undefined)).toBe(apart.reduce((sum, paid) => sum + paid, 0))
        expect(rules.costOf({ chips })).toBe(Object.values(chips).reduce((sum, count) => sum + count, 0) * 10_000)
      }),
      { numRuns: 50 },
    )
  })

  test('draws as the single-player table does, and shows the outcome as long as its rules say', () => {
    expect(rules.draw(() => 17, 1)).toEqual({ pocket: 17 })
    expect(rules.showMs({ pocket: 17 })).toBe(1_017)
  })

  test('parses bets and refuses anything else', () => {
    expect(rules.readBet({ chips: { red: 2 }, more: 1 })).toEqual({ chips: { red: 2 } })
    expect(rules.readBet({ chips: { red: TICKET_UNITS_MAX } })).toEqual({ chips: { red: 20_000 } })
    const wrong = [
      {},
      { purple: 1 },
      { red: 0 },
      { red: -1 },
      { red: 1.5 },
      { red: '1' },
      { red: 19_999, black: 2 },
      [],
    ]
    for (const chips of wrong) expect(rules.readBet({ chips })).toBeUndefined()
    for (const value of [null, 1, 'red', { red: 1 }]) expect(rules.readBet(value)).toBeUndefined()
  })
})
