import { fieldsOf, isWithin } from './read.ts'

/** What lies on a table: whole chips by place. One chip is one base stake. */
export type Chips = Readonly<Record<string, number>>

/** The most chips on one table: it keeps what they pay far below what a float holds exactly. */
export const CHIPS_MAX = 200

/** Chips on existing places, at least one in all; undefined for anything else. */
export function readChips(
  value: unknown,
  isPlace: (place: string) => boolean,
  most: number = CHIPS_MAX,
): Chips | undefined {
  const chips: Record<string, number> = {}
  let sum = 0
  for (const [place, count] of Object.entries(fieldsOf(value))) {
    if (!isPlace(place) || !isWithin(count, 1, most)) return undefined
    chips[place] = count
    sum += count
  }
  return isWithin(sum, 1, most) ? chips : undefined
}

export const sumOfChips = (chips: Chips): number => Object.values(chips).reduce((sum, count) => sum + count, 0)
