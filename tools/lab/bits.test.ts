import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeFairBits, WordWriter } from './bits.ts'

function bitsOf(value: number, below: number): string {
  let written = ''
  writeFairBits(value, below, (bits, count) => (written += bits.toString(2).padStart(count, '0')))
  return written
}

test('draws below a power of two are written as they are', () => {
  expect(Array.from({ length: 8 }, (_, value) => bitsOf(value, 8))).toEqual([
    '000',
    '001',
    '010',
    '011',
    '100',
    '101',
    '110',
    '111',
  ])
})

test('for every bound, each combination of a number of bits is written by exactly one value, or by none', () => {
  for (const below of [1, 2, 3, 5, 6, 30, 97, 255, 256, 1_000, 4_097]) {
    const written = Array.from({ length: below }, (_, value) => bitsOf(value, below))
    const byLength = Map.groupBy(
      written.filter((bits) => bits !== ''),
      ({ length }) => length,
    )
    for (const [length, all] of byLength) expect([new Set(all).size, all.length]).toEqual([2 ** length, 2 ** length])
    // At most one value writes nothing.
    expect(written.filter((bits) => bits === '').length).toBeLessThanOrEqual(1)
  }
})

test('bits are joined to words in order, whatever the size of each part', () => {
  const anyBits = fc
    .integer({ min: 0, max: 21 })
    .chain((count) => fc.record({ count: fc.constant(count), bits: fc.nat(2 ** count - 1) }))
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
