import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mechanicOf } from '../mechanics.ts'
import { expectLaws } from '../testing/laws.ts'
import { families } from './families.ts'
import { PROFILES } from './family.ts'

const all = families.flatMap((family) =>
  PROFILES.map((profile) => [`${family.id} ${profile}`, family, profile] as const),
)

test.each(all)('[SL6] [SL7] rounds of %s obey the laws of all rounds', (_, family, profile) => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(9_999), (nonce, title) => {
      expectLaws(family.modelOf(profile, title), nonce)
    }),
    { numRuns: 60 },
  )
})

test.each(all)('the grid that %s shows before the first round fits its reels', (_, family, profile) => {
  const model = family.modelOf(profile, 7)
  const grid = mechanicOf(model).rest(model)
  expect(grid).toHaveLength(family.reels)
  expect(Math.max(...grid.map(({ length }) => length))).toBeLessThanOrEqual(family.rows)
  for (const free of [false, true]) {
    const reels = mechanicOf(model).reels(model, free)
    expect(reels).toHaveLength(family.reels)
    expect([...grid, ...reels].flat().every((symbol) => Object.hasOwn(model.symbols, symbol))).toBe(true)
  }
})
