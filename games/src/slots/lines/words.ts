/** A word of a table. Our indexes are always inside; the zero is only there for the type checker, and costs nothing. */
export const wordAt = (words: Int32Array, index: number): number => words[index] ?? 0

/** How many bits of a word are set. */
export function countBits(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}
