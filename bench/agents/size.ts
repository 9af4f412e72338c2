import { countAsked, isAsked } from '../asked.ts'

/** How large the filled database is. Above every member stand twelve agents. */
export type Size = {
  readonly members: number
  /** Agents on the lowest level. */
  readonly leaves: number
  /** Bets of the five minutes that are paid, and of the day. */
  readonly salaryBets: number
  readonly dayBets: number
}

/** The root is level 0. */
export const LEVELS = 12
/** Days on which a member has bets, of the last 28. */
export const DAYS_ACTIVE = 7

const DEFAULT_MEMBERS = 50_000
const FULL_MEMBERS = 1_000_000
/** With as many agents on all levels together there are 100,000 contracts. */
const LEAF_PER_MEMBERS = 1_000_000 / 50_100

/** `npm run bench -- agents --full` for the whole size; a number is a count of members. */
export function sizeAsked(): Size {
  const members = isAsked('--full') ? FULL_MEMBERS : countAsked(DEFAULT_MEMBERS)
  return {
    members,
    leaves: Math.round(members / LEAF_PER_MEMBERS),
    salaryBets: members / 5,
    dayBets: members,
  }
}

/** How many agents a level has: each of the lower levels has twice as many as the one above. */
export const widthOf = ({ leaves }: Size, level: number): number =>
  level === 0 ? 1 : ((leaves - 1) >> (LEVELS - 1 - level)) + 1

export const agentsOf = (size: Size): number =>
  Array.from({ length: LEVELS }, (_, level) => widthOf(size, level)).reduce((sum, width) => sum + width, 0)
