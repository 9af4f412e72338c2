import { days } from '@ronda/core'
import { deviceStore, type Store } from '../browser/store.ts'

/** As long as the server remembers the browser. */
const REMEMBERED_MS = days(1)
const KEY = 'ronda.remembered'

/** What the login form fills in for a known user. Never a password. */
export type Remembered = {
  readonly username: string
  readonly countryCode: string
  readonly mobileNum: string
}

export const NOBODY: Remembered = { username: '', countryCode: '', mobileNum: '' }

type Stored = Remembered & { readonly untilMs: number }

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false
  const { username, countryCode, mobileNum, untilMs } = value as Record<string, unknown>
  return [username, countryCode, mobileNum].every((text) => typeof text === 'string') && typeof untilMs === 'number'
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Who signed in within the last day and agreed to be remembered; undefined otherwise. */
export function readRemembered(nowMs: number, store: Store = deviceStore): Remembered | undefined {
  const stored = parse(store.get(KEY))
  if (!isStored(stored) || stored.untilMs <= nowMs) return undefined
  return { username: stored.username, countryCode: stored.countryCode, mobileNum: stored.mobileNum }
}

/** Stores what a sign-in used, in addition to what was stored before; `undefined` clears everything. */
export function remember(used: Partial<Remembered> | undefined, nowMs: number, store: Store = deviceStore): void {
  if (used === undefined) return store.clear(KEY)
  const stored: Stored = { ...NOBODY, ...readRemembered(nowMs, store), ...used, untilMs: nowMs + REMEMBERED_MS }
  return store.set(KEY, JSON.stringify(stored))
}
