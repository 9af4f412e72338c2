import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beadPlate } from './beadPlate.ts'
import { bigRoad, runsOf, type Side } from './bigRoad.ts'
import { derivedMarks, derivedRoad, RUNS_BACK, type DerivedName } from './derivedRoad.ts'
import { ROAD_ROWS, type Spot } from './grid.ts'
import { markOf, markOfDice, type Mark } from './marks.ts'

const LETTERS: Readonly<Record<string, Mark>> = { R: 'red', B: 'blue', t: 'tie' }

/** "RRtB" is red twice, a tie, and blue. */
const marksOf = (letters: string): readonly Mark[] => Array.from(letters, (letter) => LETTERS[letter] ?? 'tie')

const lettersOf = (sides: readonly Side[]): string => sides.map((side) => (side === 'red' ? 'R' : 'B')).join('')

/** A road as it is drawn, row by row; ties as digits after the wins that they are marked on. */
function drawn(cells: readonly (Spot & { readonly side: Side; readonly ties?: number })[]): readonly string[] {
  return Array.from({ length: ROAD_ROWS }, (_, row) => {
    const inRow = cells.filter((cell) => cell.row === row)
    const columns = Math.max(-1, ...inRow.map(({ column }) => column)) + 1
    const across = Array.from({ length: columns }, (__, column) => inRow.find((cell) => cell.column === column))
    return across.map((cell) => (cell ? lettersOf([cell.side]) + (cell.ties ? cell.ties : '') : '.')).join('')
  })
}

const anyMarks = fc.array(fc.constantFrom<Mark>('red', 'blue', 'tie', 'red', 'blue'), { maxLength: 90 })
/** Long runs, so that their tails collide. */
const longRuns = fc
  .array(fc.integer({ min: 1, max: 16 }), { maxLength: 16 })
  .map((lengths) =>
    lengths.flatMap((length, at) => Array.from({ length }, (): Mark => (at % 2 === 0 ? 'red' : 'blue'))),
  )
const derived = Object.keys(RUNS_BACK) as DerivedName[]

describe('[SR9] roads', () => {
  test('a bead plate shows every round in order, six to a column', () => {
    const beads = beadPlate(marksOf('RBtRRRBB'))
    expect(beads.map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [1, 0],
      [1, 1],
    ])
    expect(beads.map(({ mark }) => mark)).toEqual(marksOf('RBtRRRBB'))
  })

  test.each([
    // rounds, the big road row by row
    ['', ['', '', '', '', '', '']],
    ['RRBRBBB', ['RBRB', 'R..B', '...B', '', '', '']],
    ['RtRttBt', ['R1B1', 'R2', '', '', '', '']],
    ['ttRB', ['R2B', '', '', '', '', '']],
    ['tt', ['', '', '', '', '', '']],
    // Seven of a side: the seventh goes to the right.
    ['RRRRRRRB', ['RB', 'R', 'R', 'R', 'R', 'RR']],
    // The next run meets the tail of the first and turns a row above it.
    ['RRRRRRRRBBBBBBR', ['RBR', 'RB', 'RB', 'RB', 'RBB', 'RRR']],
    ['RRRRRRRRRBBBBBBBRRRRRB', ['RBRB', 'RBR', 'RBR', 'RBRR', 'RBBB', 'RRRR']],
  ])('%s makes this big road', (rounds, road) => {
    expect(drawn(bigRoad(marksOf(rounds)))).toEqual(road)
  })

  test('six tails above each other leave no space at the top, so that the seventh run begins after them', () => {
    const rounds = [12, 11, 10, 9, 8, 7, 1].map((length, at) => (at % 2 === 0 ? 'R' : 'B').repeat(length)).join('')
    expect(drawn(bigRoad(marksOf(rounds)))).toEqual([
      // The sixth run is blocked below its first win: all of it lies on the top row.
      'RBRBRBBBBBBBR',
      'RBRBRRRRRRR',
      'RBRBBBBBBB',
      'RBRRRRRRR',
      'RBBBBBBB',
      'RRRRRRR',
    ])
  })

  test.each([
    // rounds, runs, big eye boy, small road, cockroach road
    ['BRRBBBR', '1 2 3 1', 'BBRBB', 'BRB', ''],
    ['RBRBRB', '1 1 1 1 1 1', 'RRRR', 'RRR', 'RR'],
    ['RRBBRRBB', '2 2 2 2', 'RRRRR', 'RRR', 'R'],
    ['RRRBRRRB', '3 1 3 1', 'BBRB', 'RRR', ''],
    ['RRRBRRRBBB', '3 1 3 3', 'BBRBRR', 'RRRBR', 'RR'],
    ['RtRtBtBRtRBB', '2 2 2 2', 'RRRRR', 'RRR', 'R'],
    ['RRRR', '4', '', '', ''],
  ])('%s makes these derived roads', (rounds, runs, bigEye, small, cockroach) => {
    const marks = marksOf(rounds)
    expect(
      runsOf(marks)
        .map(({ ties }) => ties.length)
        .join(' '),
    ).toBe(runs)
    expect(derived.map((name) => lettersOf(derivedMarks(marks, name)))).toEqual([bigEye, small, cockroach])
  })

  test('a derived road is laid out as the big road is', () => {
    expect(drawn(derivedRoad(marksOf('BRRBBBR'), 'bigEye'))).toEqual(['BRB', 'B.B', '', '', '', ''])
  })

  test('a big road has a cell for every win, no two in one place, and all ties once there is a win', () => {
    fc.assert(
      fc.property(fc.oneof(anyMarks, longRuns), (marks) => {
        const cells = bigRoad(marks)
        const wins = marks.filter((mark) => mark !== 'tie')
        expect(cells.map(({ side }) => side)).toEqual(wins)
        expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(wins.length)
        expect(cells.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true)
        const ties = cells.reduce((sum, cell) => sum + cell.ties, 0)
        expect(ties).toBe(wins.length === 0 ? 0 : marks.length - wins.length)
      }),
    )
  })

  test('a big road only grows: marks stay where they are', () => {
    fc.assert(
      fc.property(fc.oneof(anyMarks, longRuns), fc.constantFrom<Mark>('red', 'blue'), (marks, next) => {
        const spots = (road: readonly Spot[]) => road.map(({ column, row }) => [column, row])
        expect(spots(bigRoad([...marks, next])).slice(0, -1)).toEqual(spots(bigRoad(marks)))
      }),
    )
  })

  // The rule for the beginning of a run follows from the other one: it gives the opposite mark of a win that would have
  // continued the run.
  test('a derived road marks a change of sides with the opposite of what no change would have given', () => {
    fc.assert(
      fc.property(anyMarks, fc.constantFrom(...derived), (marks, name) => {
        const before = derivedMarks(marks, name)
        const [red, blue] = (['red', 'blue'] as const).map((next) => derivedMarks([...marks, next], name))
        expect(red?.slice(0, before.length)).toEqual(before)
        const last = marks.findLast((mark) => mark !== 'tie')
        const [stays, turns] = last === 'red' ? [red, blue] : [blue, red]
        expect(turns?.length).toBe(stays?.length)
        if (stays !== undefined && stays.length > before.length) expect(turns?.at(-1)).not.toBe(stays.at(-1))
      }),
    )
  })

  test('banker, dragon and big are red, player, tiger and small are blue, and a triple ends no run', () => {
    const winners = ['banker', 'dragon', 'player', 'tiger', 'tie'] as const
    expect(winners.map((winner) => markOf({ winner }))).toEqual(marksOf('RRBBt'))
    expect(markOfDice({ dice: [4, 5, 2] })).toBe('red')
    expect(markOfDice({ dice: [4, 5, 1] })).toBe('blue')
    expect(markOfDice({ dice: [5, 5, 5] })).toBe('tie')
  })
})
