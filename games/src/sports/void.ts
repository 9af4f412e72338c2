import { hours } from '@ronda/core'

/** Why a selection is void, and the rule of SPEC.md that says so. A member sees both. */
export const VOID_CLAUSES = {
  postponed: 'SB22',
  abandoned: 'SB23',
  walkover: 'SB24',
  cancelled: 'SB24',
  nonRunner: 'SB25',
  wrongTerms: 'SB26',
  lateBet: 'SB26',
} as const
export type VoidReason = keyof typeof VOID_CLAUSES

export type Branch = 'sport' | 'esport'

/** How long after its planned start a fixture may begin and end. */
const PLAYED_WITHIN_MS: Readonly<Record<Branch, number>> = { sport: hours(48), esport: hours(24) }
/** How long after a match a decision of the organiser still counts. */
const FINAL_AFTER_MS = hours(72)

/** What is known about the course of a fixture. */
export type Course = {
  readonly branch: Branch
  readonly plannedMs: number
  readonly startedMs: number | null
  readonly endedMs: number | null
  readonly isWalkover: boolean
  readonly isCancelled: boolean
}

/** `ended`: its markets are graded. `abandoned`: those that are decided are. Any other reason: all of them are void. */
export type Standing = 'open' | 'ended' | VoidReason

/** Where a fixture stands at a moment: nothing stays open for ever. */
export function standingOf(course: Course, nowMs: number): Standing {
  if (course.isWalkover) return 'walkover'
  const latestMs = course.plannedMs + PLAYED_WITHIN_MS[course.branch]
  const isIn = (moment: number | null): moment is number => moment !== null && moment <= Math.min(nowMs, latestMs)
  if (isIn(course.endedMs)) return 'ended'
  if (course.isCancelled) return course.startedMs === null ? 'cancelled' : 'abandoned'
  if (nowMs <= latestMs) return 'open'
  return isIn(course.startedMs) ? 'abandoned' : 'postponed'
}

/** Whether a decision of the organiser may still change the settlement of a match. */
export const mayOverrule = (endedMs: number, decidedMs: number): boolean => decidedMs - endedMs <= FINAL_AFTER_MS
