import { rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { expect, test } from 'vitest'
import { feriaDeLuzRecipe } from '../../titles/feriaDeLuz.recipe.ts'
import { isCrowded, layStrip } from './layStrip.ts'
import { solveStrips } from './solveStrips.ts'

test('[SL15] a strip has exactly the required cells, with equal symbols kept apart', () => {
  const counts = [2, 1, 4, 4, 5, 6, 3]
  for (let nonce = 0; nonce < 50; nonce++) {
    const strip = layStrip(counts, openStream({ serverSeed: 'lay', clientSeed: 'strip', nonce }))
    expect(counts.map((_, symbol) => strip.filter((cell) => cell === symbol).length)).toEqual(counts)
    expect(strip.filter((_, cell) => isCrowded(strip, cell))).toEqual([])
  }
})

test('[SL15] symbols that cannot be kept apart are refused', () => {
  const rng = openStream({ serverSeed: 'lay', clientSeed: 'crowd', nonce: 0 })
  expect(() => layStrip([0, 2, 1, 1], rng)).toThrow('cannot be kept apart')
})

test('[SL15] a return that no strips can give is refused', () => {
  const generous = { ...feriaDeLuzRecipe, target: rational(1_000n) }
  expect(() => solveStrips(generous, 200)).toThrow('no strips found')
})
