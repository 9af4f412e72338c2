import { minus, toNumber } from '@ronda/core'
import { expect, test } from 'vitest'
import { returnByReason } from '../proofs.ts'
import { WILD } from '../symbols.ts'
import { isCrowded } from '../lines/solve/layStrip.ts'
import { RETURN_TOLERANCE, solveStrips } from '../lines/solve/solveStrips.ts'
import { feriaDeLuzRecipe } from './feriaDeLuz.recipe.ts'
import { feriaDeLuz } from './feriaDeLuz.ts'

test('[SL15] solving the recipe again gives the stored strips', () => {
  expect(solveStrips(feriaDeLuzRecipe)).toEqual(feriaDeLuz)
})

test('[SL15] the return is at least 96 %, and less than a millionth above', () => {
  const excess = toNumber(minus(returnByReason(feriaDeLuz, 'spin'), feriaDeLuzRecipe.target))
  expect(excess).toBeGreaterThanOrEqual(0)
  expect(excess).toBeLessThanOrEqual(RETURN_TOLERANCE)
})

test('[SL15] wilds lie on the second, third and fourth reel only', () => {
  for (const strips of [feriaDeLuz.baseStrips, feriaDeLuz.freeStrips]) {
    expect(strips.map((strip) => strip.includes(WILD))).toEqual([false, true, true, true, false])
  }
})

test('[SL15] every symbol lies on every strip that may hold it, and none is crowded', () => {
  for (const strip of [...feriaDeLuz.baseStrips, ...feriaDeLuz.freeStrips]) {
    expect(new Set([...strip, WILD]).size).toBe(feriaDeLuz.symbols.length)
    expect(strip.filter((_, cell) => isCrowded(strip, cell))).toEqual([])
  }
})
