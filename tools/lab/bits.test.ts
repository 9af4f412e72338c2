import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairBits, WordWriter } from './bits.ts'

/** A number below `below`, each equally likely: where it came from does not matter. */
type Drawn = { readonly value: number; readonly below: number }

function bitsOf(draws: readonly Drawn[]): string {
  let bits = ''
  const fair = new FairBits((more, count) => (bits += count === 0 ? '' : more.toString(2).padStart(count, '0')))
  for (const { value, below } of draws) fair.add(value, below)
  return bits
}

test('draws below a power of two are written out as they are', () => {
  const draws = Array.from({ length: 40 }, (_, at) => ({ value: at % 16, below: 16 }))
  const written = draws.map(({ value }) => value.toString(2).padStart(4, '0')).join('')
  const bits = bitsOf(draws)
  expect(bits.length).toBeGreaterThan(100)
  expect(written.startsWith(bits)).toBe(true)
})

test('every combination of draws counts once: all bits that can be said are said equally often', () => {
  // 3^33 is the first power of three above 2^52, so the 33rd draw makes the first 32 speak.
  const counts = new Map<string, number>()
  for (let first = 0; first < 3 ** 8; first++) {
    const draws = Array.from({ length: 33 }, (_, at) => ({ value: Math.floor(first / 3 ** (at % 8)) % 3, below: 3 }))
    const said = bitsOf(draws)
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  counts.delete('')
  expect(Math.max(...counts.values())).toBe(1)
})

test('nothing is said that was not drawn: few bits more than the draws hold never come', () => {
  const anyDraw = fc
    .integer({ min: 2, max: 2_000 })
    .chain((below) => fc.record({ value: fc.nat(below - 1), below: fc.constant(below) }))
  fc.assert(
    fc.property(fc.array(anyDraw, { maxLength: 200 }), (draws) => {
      const held = draws.reduce((sum, { below }) => sum + Math.log2(below), 0)
      expect(bitsOf(draws).length).toBeLessThanOrEqual(held)
    }),
  )
})

/** The same with whole numbers of any size, of which none is ever rounded. */
function exactBitsOf(draws: readonly Drawn[]): string {
  let [bits, value, range] = ['', 0n, 1n]
  for (const drawn of draws) {
    while (range * BigInt(drawn.below) > 2n ** 52n) {
      const count = range.toString(2).length - 1
      const half = 1n << BigInt(count)
      const isSaid = value < half
      if (isSaid && count > 0) bits += value.toString(2).padStart(count, '0')
      value = isSaid ? 0n : value - half
      range = isSaid ? 1n : range - half
    }
    value = value * BigInt(drawn.below) + BigInt(drawn.value)
    range *= BigInt(drawn.below)
  }
  return bits
}

test('nothing is rounded off, however large the bounds and whatever is kept', () => {
  const anyDraw = fc
    .integer({ min: 2, max: 2 ** 21 })
    .chain((below) =>
      fc.record({ value: fc.integer({ min: Math.floor(below / 2), max: below - 1 }), below: fc.constant(below) }),
    )
  fc.assert(
    fc.property(fc.array(anyDraw, { minLength: 20, maxLength: 60 }), (draws) => {
      expect(bitsOf(draws)).toBe(exactBitsOf(draws))
    }),
  )
})

test('bits are joined to words in the order they came, however many come at a time', () => {
  const anyBits = fc
    .integer({ min: 0, max: 52 })
    .chain((count) => fc.record({ count: fc.constant(count), bits: fc.maxSafeNat().map((bits) => bits % 2 ** count) }))
  fc.assert(
    fc.property(fc.array(anyBits, { maxLength: 60 }), (parts) => {
      const writer = new WordWriter(2)
      for (const { bits, count } of parts) writer.write(bits, count)
      const came = parts.map(({ bits, count }) => (count === 0 ? '' : bits.toString(2).padStart(count, '0'))).join('')
      const kept = writer.full.flatMap((chunk) => [...chunk]).map((word) => word.toString(2).padStart(32, '0'))
      expect(kept.join('')).toBe(came.slice(0, 64 * Math.floor(came.length / 64)))
    }),
  )
})
