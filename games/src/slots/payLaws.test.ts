import fc from 'fast-check'
import { expect, test } from 'vitest'
import { families } from './families/families.ts'
import { PROFILES, type Family } from './families/family.ts'
import { brokenPayLaws, payingRows, uprightPays, type Wins } from './payLaws.ts'
import { slotTitles } from './titles.ts'

const winsOf = ({ id, wins }: Family): Wins => (wins === 'feature' ? expect.unreachable(id) : wins)

// Titles of a family and a profile have the same pay table; where they share three or four models, one of these.
const SHARED = Array.from({ length: 12 }, (_, title) => title)

const all = families.flatMap((family) =>
  PROFILES.map((profile) => [`${family.id} ${profile}`, family, profile] as const),
)

test.each(all)('[SL26] the pay tables of %s keep the laws', (_, family, profile) => {
  for (const title of SHARED) {
    const model = family.modelOf(profile, title)
    expect(brokenPayLaws({ wins: winsOf(family), cost: model.cost }, payingRows(model))).toEqual([])
  }
})

test('[SL26] the pay table of every title keeps the laws', () => {
  // Many titles have the same table: each is judged once.
  const judged = new Map<string, readonly string[]>()
  for (const { gameCode, family, title, model } of slotTitles()) {
    const game = { wins: title ? winsOf(family) : ('lines' as const), cost: model.cost }
    const table = JSON.stringify([game, model.pays])
    const broken = judged.get(table) ?? brokenPayLaws(game, payingRows(model))
    judged.set(table, broken)
    expect(broken, gameCode).toEqual([])
  }
  expect(judged.size).toBeGreaterThan(families.length)
})

test.each([
  [
    'nothing',
    [
      [10, 20, 40],
      [10, 20, 30],
    ],
    [],
  ],
  [
    'a lower symbol that pays more',
    [
      [10, 20, 40],
      [10, 25, 30],
    ],
    ['a lower symbol pays more'],
  ],
  [
    'four that pay as three',
    [
      [10, 20, 40],
      [10, 10, 30],
    ],
    ['more of a symbol does not pay more'],
  ],
  [
    'five that pay hardly more',
    [
      [20, 30, 70],
      [20, 25, 30],
    ],
    ['the most of a symbol pays hardly more than the least'],
  ],
  [
    'a win below a tenth of the stake',
    [
      [10, 20, 40],
      [9, 20, 30],
    ],
    ['a win is too small'],
  ],
  [
    'a symbol that never pays',
    [
      [10, 20, 40],
      [0, 0, 0],
    ],
    ['a symbol pays nothing'],
  ],
  [
    'all symbols alike',
    [
      [10, 20, 40],
      [10, 20, 40],
    ],
    ['the highest symbol pays no more than the lowest'],
  ],
] as const)('[SL26] of a table with %s', (_, rows, broken) => {
  expect(brokenPayLaws({ wins: 'lines', cost: 100 }, rows)).toEqual(expect.arrayContaining([...broken]))
  if (broken.length === 0) expect(brokenPayLaws({ wins: 'lines', cost: 100 }, rows)).toEqual([])
})

test('[SL26] any table can be put right', () => {
  const row = fc.tuple(
    fc.integer({ min: 1, max: 500 }),
    fc.integer({ min: 1, max: 900 }),
    fc.integer({ min: 1, max: 3_000 }),
  )
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 10 }),
      fc.constantFrom<Wins>('lines', 'ways', 'anywhere'),
      (rows, wins) => {
        const game = { wins, cost: 100 }
        const broken = brokenPayLaws(game, uprightPays(game, rows))
        expect(broken.filter((one) => one !== 'the highest symbol pays no more than the lowest')).toEqual([])
      },
    ),
  )
})
