import { minus, rational, toNumber } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { closedFormReturn } from '../lines/closedForm.ts'
import { compileSpins } from '../lines/compile.ts'
import { enumerateReturn } from '../lines/enumerate.ts'
import type { LinesModel } from '../lines/model.ts'
import { SCATTER, WILD } from '../symbols.ts'
import { slotModels } from '../models.ts'
import type { ParSheet } from '../parSheet.ts'
import { parSheet } from '../proofs.ts'
import { playRound } from '../round.ts'
import type { SlotFeature } from '../shortFacts.ts'
import { simulate } from '../lines/simulate.ts'
import { isCrowded } from '../lines/solve/layStrip.ts'
import { RETURN_TOLERANCE, solveStrips } from '../lines/solve/solveStrips.ts'
import { family } from './family.ts'
import { familyRecipes } from './recipes.ts'

const modelOf = (id: string): LinesModel => family.find(({ model }) => model.id === id)?.model as LinesModel

// A proof takes a second: each is made once for all tests below.
const sheets = new Map<LinesModel, ParSheet>()
const sheetOf = (model: LinesModel): ParSheet => {
  const sheet = sheets.get(model) ?? parSheet(model)
  sheets.set(model, sheet)
  return sheet
}

test('[SL16] three tempers, each on 5, 10 and 20 lines, and no two models alike', () => {
  expect(family.map(({ facts }) => `${facts.volatility} ${facts.lines}`)).toEqual(
    ['low', 'medium', 'high'].flatMap((temper) => [5, 10, 20].map((lines) => `${temper} ${lines}`)),
  )
  expect(new Set(family.map(({ model }) => JSON.stringify(model.pays))).size).toBe(family.length)
})

test.each(familyRecipes.map((recipe) => [recipe.rules.id, recipe] as const))(
  '[SL15] solving %s again gives the strips that are kept, and the return asked for',
  (id, recipe) => {
    expect(solveStrips(recipe)).toEqual(modelOf(id))
    const excess = toNumber(minus(closedFormReturn(modelOf(id)).total, recipe.target))
    expect(excess).toBeGreaterThanOrEqual(0)
    expect(excess).toBeLessThanOrEqual(RETURN_TOLERANCE)
  },
)

// oxfmt-ignore
test.each([
  ['FAMILY_LOW_5',     1_705_292_997_103n, 1_795_044_633_600n],
  ['FAMILY_LOW_10',    37_485_079_428_167n, 39_210_332_937_600n],
  ['FAMILY_LOW_20',    28_087_793_321_851n, 29_197_262_952_000n],
  ['FAMILY_MEDIUM_5',  1_403_904_567_083n, 1_480_911_822_720n],
  ['FAMILY_MEDIUM_10', 5_081_761_025_617n, 5_304_549_951_360n],
  ['FAMILY_MEDIUM_20', 2_215_782_185_653n, 2_298_527_009_856n],
  ['FAMILY_HIGH_5',    3_675_970_110_239n, 3_889_913_142_720n],
  ['FAMILY_HIGH_10',    497_909_365_127n,   518_655_085_696n],
  ['FAMILY_HIGH_20',   1_111_337_818_235n, 1_149_263_504_928n],
] as const)('[SL10] the return of %s is one fraction by both methods', (id, numerator, denominator) => {
  expect(closedFormReturn(modelOf(id)).total).toEqual(rational(numerator, denominator))
  expect(enumerateReturn(modelOf(id))).toEqual(closedFormReturn(modelOf(id)))
})

/** What a model has, read from its tables. */
function featuresOf({ freeSpins, freeMultiplier, scatterPays, baseStrips }: LinesModel): readonly SlotFeature[] {
  const has: readonly (readonly [SlotFeature, boolean])[] = [
    ['freeSpins', freeSpins.some(Boolean)],
    ['wild', baseStrips.some((strip) => strip.includes(WILD))],
    ['multiplier', freeMultiplier > 1],
    ['scatterPay', scatterPays.some(Boolean) && baseStrips.some((strip) => strip.includes(SCATTER))],
  ]
  return has.filter(([, is]) => is).map(([feature]) => feature)
}

describe.each(slotModels.map((proven) => [proven.model.id, proven] as const))('%s', (_, { model, facts }) => {
  test('[SL16] its short facts are what is proven', () => {
    const { exactReturn, volatilityClass } = sheetOf(model)
    const returnPerMyriad = Number((exactReturn.numerator * 10_000n) / exactReturn.denominator)
    expect(facts).toEqual({
      returnPerMyriad,
      volatility: volatilityClass,
      lines: model.lines.length,
      features: featuresOf(model),
    })
    expect(returnPerMyriad).toBeGreaterThanOrEqual(9_400)
    expect(returnPerMyriad).toBeLessThanOrEqual(9_700)
  })

  test('[SL15] every symbol lies on every strip that may hold it, and none is crowded', () => {
    for (const strip of [...model.baseStrips, ...model.freeStrips]) {
      expect(new Set([...strip, WILD]).size).toBe(model.symbols.length)
      expect(strip.filter((_, cell) => isCrowded(strip, cell))).toEqual([])
    }
  })

  test('[SL12] a million simulated spins come to the exact facts, as near as their number allows', () => {
    const spins = 1_000_000
    const tally = simulate(compileSpins(model, false), [1, 2, 3, 4], spins)
    const { baseReturn, hitRate, triggerRate, volatility } = sheetOf(model)
    const bounds = (chance: number): number => 4 * Math.sqrt((chance * (1 - chance)) / spins)
    expect(Math.abs(tally.hits / spins - toNumber(hitRate))).toBeLessThan(bounds(toNumber(hitRate)))
    expect(Math.abs(tally.triggers / spins - toNumber(triggerRate))).toBeLessThan(bounds(toNumber(triggerRate)))
    const off = Math.abs(tally.coins / spins / model.cost - toNumber(baseReturn))
    expect(off).toBeLessThan((4 * volatility) / Math.sqrt(spins))
  })

  test('[SL11] rounds that are really played come to its return, as near as their number allows', () => {
    const rounds = 10_000
    let won = 0
    for (let nonce = 0; nonce < rounds; nonce++) {
      won += playRound(model, 'spin', openStream({ serverSeed: '0b'.repeat(32), clientSeed: model.id, nonce })).coins
    }
    const { exactReturn, volatility } = sheetOf(model)
    const off = Math.abs(won / model.cost / rounds - toNumber(exactReturn))
    expect(off).toBeLessThan((4 * volatility) / Math.sqrt(rounds))
  })
})
