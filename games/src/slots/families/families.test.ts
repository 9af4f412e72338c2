import { openRounds } from '@ronda/fair'
import { toNumber } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { mechanicOf } from '../mechanics.ts'
import { modelHash } from '../modelHash.ts'
import { REACHABLE } from '../parSheet.ts'
import { parSheet, returnByCounting, returnByReason } from '../proofs.ts'
import { playRound, replayRound } from '../round.ts'
import { families, familyOf, modelOf } from './families.ts'
import { PROFILES } from './family.ts'
import { reelFamilies } from './reels.ts'

const all = reelFamilies.flatMap((family) =>
  PROFILES.map((profile) => ({ id: `${family.id} ${profile}`, family, profile })),
)

test('no two families share a name', () => {
  expect(new Set(families.map(({ id }) => id)).size).toBe(families.length)
  expect(new Set(families.map(({ names }) => names.es)).size).toBe(families.length)
  for (const family of families) expect(familyOf(family.id)).toBe(family)
})

describe.each(all)('$id', ({ family, profile }) => {
  const model = family.modelOf(profile, 7)
  const sheet = parSheet(model)

  test('[SL9] its models obey the rules of their mechanic, and their costs divide every stake', () => {
    for (const title of [0, 7, 9_999]) {
      expect(mechanicOf(model).brokenRules(family.modelOf(profile, title))).toEqual([])
    }
    expect(20_000 % model.cost).toBe(0)
  })

  test('[SL10] [SL16] the return is one fraction by both methods, and the short facts are what is proven', () => {
    expect(sheet.exactReturn).toEqual(returnByReason(model, 'spin'))
    if (model.buy !== undefined) {
      expect(returnByCounting(model, 'buy')).toEqual(returnByReason(model, 'buy'))
      expect(toNumber(returnByReason(model, 'buy'))).toBeGreaterThan(0.93)
      expect(toNumber(returnByReason(model, 'buy'))).toBeLessThanOrEqual(0.97)
    }
    const { numerator, denominator } = sheet.exactReturn
    const { returnPerMyriad, volatility } = family.facts[profile]
    expect(Number((numerator * 10_000n) / denominator)).toBe(returnPerMyriad)
    expect(sheet.volatilityClass).toBe(volatility)
    if (sheet.largestSpinRate) expect(toNumber(sheet.largestSpinRate)).toBeGreaterThan(toNumber(REACHABLE))
  })

  test('[SL15] a title has its own model, always the same, with the return of its family', () => {
    expect(modelOf(family, profile, 7)).toEqual(model)
    expect(modelOf(family, profile, 7)).toBe(modelOf(family, profile, 7))
    const other = family.modelOf(profile, 8)
    expect(modelHash(other)).not.toBe(modelHash(model))
    expect(returnByReason(other, 'spin')).toEqual(returnByReason(model, 'spin'))
  })

  test('[SL7] [SL11] played rounds replay from their draws, keep the limit, and their mean is its return', () => {
    const rounds = 1_000
    const open = openRounds({ serverSeed: '0c'.repeat(32), clientSeed: model.id })
    let [won, hits] = [0, 0]
    for (let nonce = 0; nonce < rounds; nonce++) {
      const round = playRound(model, 'spin', open(nonce))
      won += round.coins
      expect(round.coins).toBeLessThanOrEqual(toNumber(sheet.largestRoundWin) * model.cost)
      if ((round.spins[0]?.coins ?? 0) > 0) hits += 1
      if (nonce % 100 === 0) expect(replayRound(model, 'spin', round.draws)).toEqual(round)
    }
    const off = Math.abs(won / model.cost / rounds - toNumber(sheet.exactReturn))
    expect(off).toBeLessThan((4.5 * sheet.volatility) / Math.sqrt(rounds))
    const hitRate = toNumber(sheet.hitRate)
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4.5 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
  })
})
