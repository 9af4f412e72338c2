const STEPS = 1_000n

/** The value of a count from one amount to another, fast at first and slow at the end. `progress` runs from 0 to 1. */
export function countBetween(from: bigint, to: bigint, progress: number): bigint {
  if (progress >= 1) return to
  const eased = 1 - (1 - Math.max(0, progress)) ** 3
  return from + ((to - from) * BigInt(Math.round(eased * Number(STEPS)))) / STEPS
}
