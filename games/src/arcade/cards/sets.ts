import { present } from '@ronda/core'

/** How many sets of `size` can be made of `things`. */
export function choose(things: number, size: number): number {
  if (size < 0 || size > things) return 0
  let count = 1
  for (let at = 0; at < size; at++) count = (count * (things - at)) / (at + 1)
  return count
}

/** The same, where a float would no longer be exact. */
export function chooseExactly(things: number, size: number): bigint {
  if (size < 0 || size > things) return 0n
  let count = 1n
  for (let at = 0; at < size; at++) count = (count * BigInt(things - at)) / BigInt(at + 1)
  return count
}

/**
 * Every set of `size` of the numbers below `below`, each rising, in an order in which the sets of the first n
 * numbers come before any that needs number n.
 */
export function* everySet(size: number, below: number): Generator<readonly number[]> {
  const set = Array.from({ length: size }, (_, at) => at)
  if (size > below) return
  for (;;) {
    yield set.slice()
    let at = 0
    while (at < size - 1 && present(set[at], 'a number') + 1 === set[at + 1]) at += 1
    const next = (set[at] ?? below) + 1
    if (at === size - 1 ? next >= below : size === 0) return
    set[at] = next
    for (let lower = 0; lower < at; lower++) set[lower] = lower
  }
}
