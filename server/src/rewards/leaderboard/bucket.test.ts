import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketChanges, bucketOf } from './bucket.ts'

const valid = fc.bigInt({ min: 1n, max: 10n ** 17n })

test('a bucket is named by the least points in it', () => {
  fc.assert(
    fc.property(valid, (points) => {
      const least = bucketOf(points)
      expect(least).toBeLessThanOrEqual(points)
      expect(bucketOf(least)).toBe(least)
      expect(least === 1n || bucketOf(least - 1n) < least).toBe(true)
    }),
  )
})

test('more points are never in a lower bucket, and every bucket has less than two per cent between its ends', () => {
  fc.assert(
    fc.property(valid, valid, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(bucketOf(low)).toBeLessThanOrEqual(bucketOf(high))
      expect((high - bucketOf(high)) * 64n).toBeLessThanOrEqual(high)
    }),
  )
})

test('after any changes the buckets hold the members that have points', () => {
  const steps = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.bigInt({ min: 1n, max: 1_000n })), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (added) => {
      const points = [0n, 0n, 0n, 0n, 0n]
      const counts = new Map<bigint, number>()
      for (const [member, more] of added) {
        const before = points[member] ?? 0n
        points[member] = before + more
        for (const { least, members } of bucketChanges([{ startMs: 1, before, valid: more }])) {
          counts.set(least, (counts.get(least) ?? 0) + members)
        }
      }
      const expected = Map.groupBy(
        points.filter((sum) => sum > 0n),
        bucketOf,
      )
      expect(new Map([...counts].filter(([, members]) => members !== 0))).toEqual(
        new Map([...expected].map(([least, own]) => [least, own.length])),
      )
    }),
  )
})
