import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketChanges, bucketOf, endOf } from './bucket.ts'

const valid = fc.bigInt({ min: 1n, max: 10n ** 17n })

test('a bucket ends where the next one begins', () => {
  for (let bucket = 1; bucket < 3_500; bucket += 1) {
    expect(bucketOf(endOf(bucket) - 1n)).toBe(bucket)
    expect(bucketOf(endOf(bucket))).toBe(bucket + 1)
  }
})

test('more points are never in a lower bucket, and every bucket has less than two per cent between its ends', () => {
  fc.assert(
    fc.property(valid, valid, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(bucketOf(low)).toBeLessThanOrEqual(bucketOf(high))
      const end = endOf(bucketOf(high))
      expect(end).toBeGreaterThan(high)
      expect((end - high) * 64n).toBeLessThanOrEqual(high + 63n)
    }),
  )
})

test('after any changes the buckets hold the members that have points', () => {
  const steps = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.bigInt({ min: 1n, max: 1_000n })), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (added) => {
      const points = [0n, 0n, 0n, 0n, 0n]
      const counts = new Map<number, number>()
      for (const [member, more] of added) {
        const before = points[member] ?? 0n
        points[member] = before + more
        for (const { bucket, members } of bucketChanges([{ startMs: 1, before, valid: more }])) {
          counts.set(bucket, (counts.get(bucket) ?? 0) + members)
        }
      }
      const expected = Map.groupBy(
        points.filter((sum) => sum > 0n),
        bucketOf,
      )
      expect(new Map([...counts].filter(([, members]) => members !== 0))).toEqual(
        new Map([...expected].map(([bucket, own]) => [bucket, own.length])),
      )
    }),
  )
})
