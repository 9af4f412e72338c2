import { PARTS_PER_POINT } from '@ronda/contract'

/** Whole points, rounded down. What is taken is rounded away from zero, so that it is never shown as less. */
export const wholePoints = (parts: bigint): number =>
  Number(parts < 0n ? -((-parts + PARTS_PER_POINT - 1n) / PARTS_PER_POINT) : parts / PARTS_PER_POINT)
