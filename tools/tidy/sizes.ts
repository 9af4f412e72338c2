/** Lines that carry code: neither blank nor only a comment. */
export function countLines(text: string): number {
  const bare = text.replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '')
  return bare.split('\n').filter((line) => !/^\s*(\/\/.*|--.*)?$/.test(line)).length
}

export type Sizes = { readonly median: number; readonly p90: number; readonly max: number }

export function measure(counts: readonly number[]): Sizes {
  const sorted = counts.toSorted((left, right) => left - right)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p90: at(0.9), max: sorted.at(-1) ?? 0 }
}
