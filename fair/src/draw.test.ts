import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BELOW_MAX, drawBelow, pickBelow, REDRAW, WORD_VALUES } from './draw.ts'
import { openStream } from './stream.ts'

test('[FA5] with words of eight bits, every bound gives every result from equally many words', () => {
  const wordValues = 256
  for (let below = 1; below <= wordValues; below++) {
    const caught = Array.from({ length: below }, () => 0)
    for (let word = 0; word < wordValues; word++) {
      const result = pickBelow(word, below, wordValues)
      if (result !== REDRAW) caught[result] = (caught[result] ?? 0) + 1
    }
    expect(new Set(caught), `below ${below}`).toEqual(new Set([Math.floor(wordValues / below)]))
  }
})

test('[FA5] with words of 32 bits it is the upper half of the product, and redraws as the lower half says', () => {
  fc.assert(
    fc.property(fc.nat(WORD_VALUES - 1), fc.integer({ min: 1, max: BELOW_MAX }), (word, below) => {
      const product = BigInt(word) * BigInt(below)
      const redraw = product % 2n ** 32n < 2n ** 32n % BigInt(below)
      expect(pickBelow(word, below)).toBe(redraw ? REDRAW : Number(product >> 32n))
    }),
    { numRuns: 5_000 },
  )
})

test('[FA5] a rejected word is followed by the next one', () => {
  const words = [0, 0, 5 * 2 ** 29]
  expect(drawBelow(() => words.shift() ?? 0, 3)).toBe(1)
  expect(words).toEqual([])
})

test('[FA5] a bound of a power of two never rejects a word', () => {
  for (let below = 1; below <= BELOW_MAX; below *= 2) expect(pickBelow(0, below)).toBe(0)
})

test.each([0, -1, 1.5, Number.NaN, BELOW_MAX + 1])('[FA5] a draw below %d throws', (below) => {
  expect(() => drawBelow(() => 0, below)).toThrow('a draw below')
})

// 99.9 % of fair samples stay under the limit; seed and sample are fixed, so the result never changes.
test.each([
  { below: 2, limit: 10.83 },
  { below: 34, limit: 63.87 },
  { below: 1_000, limit: 1_142.8 },
])('[FA5] a million draws below $below are evenly distributed', ({ below, limit }) => {
  const draws = 1_000_000
  const draw = openStream({ serverSeed: 'f0'.repeat(32), clientSeed: 'spread', nonce: below })
  const counts = new Uint32Array(below)
  for (let i = 0; i < draws; i++) {
    const result = draw(below)
    counts[result] = (counts[result] ?? 0) + 1
  }
  const expected = draws / below
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(limit)
})
