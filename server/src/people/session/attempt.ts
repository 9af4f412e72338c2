import { minutes } from '@ronda/core'

/** How long sign-in stays locked; older wrong passwords are not counted. */
export const LOGIN_LOCK_MS = minutes(5)

/**
 * Where wrong passwords are counted: for a name at one network, for a name on all networks, for a network over all
 * names, and for a browser that has signed in to the account before.
 */
export const SCOPES = ['place', 'name', 'network', 'device'] as const
export type Scope = (typeof SCOPES)[number]

/** Wrong passwords before sign-in is locked. One attacker may use many networks, so a name has its own count. */
const LOCK_AFTER = { place: 5, name: 50, device: 5 } as const

/** Wrong passwords before a captcha is required. Many honest people share one network. */
const CAPTCHA_AFTER = { name: 2, network: 10, device: 2 } as const

export type Failures = { readonly count: number; readonly lastAtMs: number }
export type FailuresByScope = Readonly<Partial<Record<Scope, Failures>>>

export type LoginGate = 'open' | 'captcha' | 'locked'

/** The scopes that can lock an attempt. A known browser has only its own count. */
const lockScopes = (isKnownDevice: boolean) => (isKnownDevice ? (['device'] as const) : (['place', 'name'] as const))

const isCounted = (found: Failures, nowMs: number): boolean => nowMs < found.lastAtMs + LOGIN_LOCK_MS

/** How long sign-in is still locked; 0 where it is not. */
export function lockLeftMs(failures: FailuresByScope, isKnownDevice: boolean, nowMs: number): number {
  const left = lockScopes(isKnownDevice).map((scope) => {
    const found = failures[scope]
    const isLocked = found !== undefined && isCounted(found, nowMs) && found.count >= LOCK_AFTER[scope]
    return isLocked ? found.lastAtMs + LOGIN_LOCK_MS - nowMs : 0
  })
  return Math.max(...left)
}

/**
 * What the next attempt needs. A known browser has only its own count, so that attacks from other browsers cannot lock
 * the owner out or force captchas on them.
 */
export function loginGate(failures: FailuresByScope, isKnownDevice: boolean, nowMs: number): LoginGate {
  const count = (scope: Scope): number => {
    const found = failures[scope]
    return found !== undefined && isCounted(found, nowMs) ? found.count : 0
  }
  if (lockLeftMs(failures, isKnownDevice, nowMs) > 0) return 'locked'
  if (isKnownDevice) return count('device') >= CAPTCHA_AFTER.device ? 'captcha' : 'open'
  return count('name') >= CAPTCHA_AFTER.name || count('network') >= CAPTCHA_AFTER.network ? 'captcha' : 'open'
}
