import { sharedOf, type Line } from '@ronda/games'
import { present } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { variantOf } from './variants.ts'
import { costOf, mostOf, unitsWithin } from './worth.ts'

const line = (kind: string, pick: string, units = 1): Line => ({ kind, pick, units })
const kindsOf = (game: string) => variantOf(present(sharedOf(game), game).rules).kinds

// In units: the cost of all lines, and the most that they can win together.
describe.each<[string, readonly Line[], number, number | undefined]>([
  ['RONDA_VN_NORTH', [line('de', '07')], 1, 96],
  // There is one special prize: the line with more units wins it.
  ['RONDA_VN_NORTH', [line('de', '07'), line('de', '08', 3)], 4, 288],
  // A lo counts on all 27 numbers, and all of them may end with it.
  ['RONDA_VN_NORTH', [line('lo2', '07')], 27, 2_592],
  ['RONDA_VN_SOUTH', [line('lo2', '07')], 18, 1_728],
  ['RONDA_VN_NORTH', [line('xien2', '01-02'), line('xien2', '01-03')], 2, 34],
  // There is one first prize; the second line wins the second.
  ['RONDA_SEA_4D', [line('big', '1234'), line('big', '1235')], 2, 3_500],
  ['RONDA_SEA_4D', [line('four', '1234'), line('four', '1235', 2)], 3, 18_000],
  ['RONDA_ELOTT_1', [line('size', 'sum:big'), line('size', 'sum:small')], 2, 1.96],
  ['RONDA_ELOTT_1', [line('digit', '1:7'), line('digit', '2:7')], 2, 19.2],
  // A tie pays more than a side that has more units.
  ['RONDA_ELOTT_1', [line('duel', '1-5:dragon', 2), line('duel', '1-5:tie')], 3, 9.6],
  // A shared prize has no maximum.
  ['RONDA_LOTTO_45', [line('six', '01-02-03-04-05-06')], 1, undefined],
])('%s %j', (game, lines, cost, most) => {
  test(`costs ${cost} and wins at most ${most}`, () => {
    const kinds = kindsOf(game)
    expect(costOf(kinds, lines)).toBe(cost)
    expect(mostOf(kinds, lines)).toBe(most === undefined ? undefined : Math.round(most * 10_000))
  })
})

test.each<[string, Line, number]>([
  ['RONDA_ELOTT_1', line('five', '12345'), 52],
  ['RONDA_ELOTT_1', line('two', '07'), 52_083],
  ['RONDA_VN_NORTH', line('lo2', '07'), 1_929],
])('on %s %j the operator accepts %d units for 5,000,000', (game, on, units) => {
  expect(unitsWithin(kindsOf(game), on, 5_000_000)).toBe(units)
})
