import { hours, minutes } from '@ronda/core'

/** An item whose work failed, and when it is tried again. */
export type FailedItem = {
  readonly kind: string
  readonly item: string
  readonly error: string
  readonly tries: number
  readonly firstAtMs: number
  readonly lastAtMs: number
  readonly nextTryAtMs: number
}

const WAIT_MS_MIN = minutes(1)
const WAIT_MS_MAX = hours(1)

/** Exponential backoff, so that a permanent failure costs little. */
export function nextTryAtMs(tries: number, nowMs: number): number {
  return nowMs + Math.min(WAIT_MS_MAX, WAIT_MS_MIN * 2 ** Math.min(tries - 1, 10))
}

const ERROR_LENGTH_MAX = 500

/** The error in one line, without the values that a database quotes in its details. */
export function errorLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  // PostgreSQL stores every character but this one.
  return text.replaceAll('\0', '').slice(0, ERROR_LENGTH_MAX)
}
