/** Buckets in each doubling of the points: 64, so that members with nearly the same points share one. */
const BITS = 6

/**
 * The bucket of points above zero, named by the least points in it. Buckets become wider with the points, so that a
 * place is the sum of a few hundred counts and of the members in one bucket, however many take part.
 */
export function bucketOf(valid: bigint): bigint {
  const shift = BigInt(Math.max(0, valid.toString(2).length - (BITS + 1)))
  return (valid >> shift) << shift
}

/** Points that were added: what there was before, and how many more. */
type Added = { readonly startMs: number; readonly before: bigint; readonly valid: bigint }
export type BucketChange = { readonly startMs: number; readonly least: bigint; readonly members: number }

/** How many members come to each bucket and leave it, in the order of the rows. */
export function bucketChanges(added: readonly Added[]): readonly BucketChange[] {
  const changes = new Map<string, BucketChange>()
  const count = (startMs: number, points: bigint, by: number): void => {
    if (points === 0n) return
    const least = bucketOf(points)
    const key = `${startMs} ${least}`
    changes.set(key, { startMs, least, members: (changes.get(key)?.members ?? 0) + by })
  }
  for (const { startMs, before, valid } of added) {
    count(startMs, before, -1)
    count(startMs, before + valid, 1)
  }
  return [...changes.values()]
    .filter(({ members }) => members !== 0)
    .toSorted((one, other) => one.startMs - other.startMs || Number(one.least - other.least))
}
