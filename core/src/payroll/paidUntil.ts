import { periodAt, type PeriodKind } from './period.ts'

/** A contract that has ended, and its time. */
export type EndedContract = { readonly period: PeriodKind; readonly fromMs: number; readonly toMs: number }

/** The first moment from a moment on at which a period begins. */
function nextStart(atMs: number, kind: PeriodKind, zone: string): number {
  const { fromMs, toMs } = periodAt(atMs, kind, zone)
  return fromMs === atMs ? fromMs : toMs
}

/**
 * Until when an agent is paid by the contracts of a kind that have ended, oldest first: the last period that each has
 * governed is paid to its end. A later contract of another period is paid from there on, so no day is paid twice.
 */
export function paidUntil(ended: readonly EndedContract[], zone: string): number {
  let untilMs = Number.NEGATIVE_INFINITY
  for (const { period, fromMs, toMs } of ended) {
    const firstMs = nextStart(Math.max(fromMs, untilMs), period, zone)
    if (firstMs < toMs) untilMs = periodAt(toMs - 1, period, zone).toMs
  }
  return untilMs
}
