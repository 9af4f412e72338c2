import { toNumber } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { mechanicOf } from '../mechanics.ts'
import { modelHash } from '../modelHash.ts'
import { parSheet, returnByCounting, returnByReason } from '../proofs.ts'
import { families, familyOf, modelOf } from './families.ts'
import { PROFILES } from './family.ts'

const all = families.flatMap((family) =>
  PROFILES.map((profile) => ({ id: `${family.id} ${profile}`, family, profile })),
)

test('no two families share a name', () => {
  expect(new Set(families.map(({ id }) => id)).size).toBe(families.length)
  for (const family of families) expect(familyOf(family.id)).toBe(family)
})

describe.each(all)('$id', ({ family, profile }) => {
  const model = family.modelOf(profile, 7)

  test('[SL9] its models keep the rules of their mechanic', () => {
    for (const title of [0, 7, 9_999]) expect(mechanicOf(model).brokenRules(family.modelOf(profile, title))).toEqual([])
  })

  test('[SL10] the return is one fraction by both methods, and what is said in short is what is proven', () => {
    expect(returnByCounting(model, 'spin')).toEqual(returnByReason(model, 'spin'))
    const { exactReturn, volatilityClass } = parSheet(model)
    expect(exactReturn).toEqual(returnByReason(model, 'spin'))
    expect(family.facts[profile]).toMatchObject({
      returnPerMyriad: Math.floor(toNumber(exactReturn) * 10_000),
      volatility: volatilityClass,
    })
  })

  test('[SL15] a title has its own model, always the same', () => {
    expect(modelOf(family, profile, 7)).toEqual(model)
    expect(modelOf(family, profile, 7)).toBe(modelOf(family, profile, 7))
    expect(modelHash(family.modelOf(profile, 8))).not.toBe(modelHash(model))
  })
})
