import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStream, openWords, type RoundSeed } from './stream.ts'

/** The stream, made with node:crypto. */
function wordsByPlatform({ serverSeed, clientSeed, nonce }: RoundSeed, count: number): number[] {
  const words: number[] = []
  for (let block = 0; words.length < count; block++) {
    const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
    for (let offset = 0; offset < digest.length; offset += 4) words.push(digest.readUInt32BE(offset))
  }
  return words.slice(0, count)
}

const take = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next)

const vectors = [
  {
    seed: { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'ronda', nonce: 0 },
    words: [
      0xf6a6925b, 0xf5650646, 0x943c495e, 0x5bdfc9ec, 0x63f571e2, 0x0c496817, 0x0c93d9cc, 0x3a9d95ed, 0xbdb42aad,
      0x8ce7b55e,
    ],
    stops: [28, 29, 18, 11, 13],
  },
  {
    seed: { serverSeed: 'c0ffee00'.repeat(8), clientSeed: 'c'.repeat(64), nonce: 4_294_967_296 },
    words: [
      0x88f84221, 0xab50cd48, 0xba286cd4, 0xb23a1d85, 0x5c6910cd, 0x39e0af69, 0x7bc5a234, 0xbd9f3661, 0x839fc932,
      0x67234194,
    ],
    stops: [16, 20, 23, 22, 12],
  },
]

test.each(vectors)('[FA3] [FA4] the first words of $seed', ({ seed, words }) => {
  expect(take(words.length, openWords(seed))).toEqual(words)
  expect(wordsByPlatform(seed, words.length)).toEqual(words)
})

test.each(vectors)('[FA5] the first integers below 30 to 34 of $seed', ({ seed, stops }) => {
  const draw = openStream(seed)
  expect([30, 31, 32, 33, 34].map((below) => draw(below))).toEqual(stops)
  const asVerifiersDo = wordsByPlatform(seed, 5).map((word, i) => Math.floor((word / 2 ** 32) * (30 + i)))
  expect(stops).toEqual(asVerifiersDo)
})

const anySeed: fc.Arbitrary<RoundSeed> = fc.record({
  serverSeed: fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: 64, maxLength: 64 }),
  clientSeed: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 }),
  nonce: fc.maxSafeNat(),
})

test('[FA3] any stream equals the one made with node:crypto, over many blocks', () => {
  fc.assert(
    fc.property(anySeed, fc.integer({ min: 1, max: 120 }), (seed, count) => {
      expect(take(count, openWords(seed))).toEqual(wordsByPlatform(seed, count))
    }),
    { numRuns: 1_000 },
  )
})

test('[FA6] the same seed gives the same draws, and streams that are open at the same time are independent', () => {
  fc.assert(
    fc.property(anySeed, anySeed, (one, other) => {
      const alone = openStream(one)
      const expected = take(20, () => alone(1_000))
      const [again, beside] = [openStream(one), openStream(other)]
      const mixed = take(20, () => {
        beside(7)
        return again(1_000)
      })
      expect(mixed).toEqual(expected)
    }),
  )
})
