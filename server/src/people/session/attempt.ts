import { minutes } from '@ronda/core'

/** How long the door stays shut; wrong passwords older than this are forgotten. */
export const LOGIN_LOCK_MS = minutes(5)

/**
 * Where wrong passwords are counted: for a name at one network, for a name wherever it was tried, for a network
 * whatever names were tried, and for a browser that the account has been opened with before.
 */
export const SCOPES = ['place', 'name', 'network', 'device'] as const
export type Scope = (typeof SCOPES)[number]

/** Wrong passwords before the door stays shut. Many networks at once are one attacker, so a name has its own count. */
const LOCK_AFTER = { place: 5, name: 50, device: 5 } as const

/** Wrong passwords before a captcha is asked for. Many honest people share one network. */
const CAPTCHA_AFTER = { name: 2, network: 10, device: 2 } as const

export type Failures = { readonly count: number; readonly lastAtMs: number }
export type FailuresByScope = Readonly<Partial<Record<Scope, Failures>>>

export type Admittance = 'open' | 'captcha' | 'locked'

/**
 * What a next try is met with. A browser that the owner has used answers only for itself: nobody elsewhere can shut it
 * out or burden it with captchas.
 */
export function admittance(failures: FailuresByScope, isKnownDevice: boolean, nowMs: number): Admittance {
  const count = (scope: Scope): number => {
    const found = failures[scope]
    return found !== undefined && nowMs < found.lastAtMs + LOGIN_LOCK_MS ? found.count : 0
  }
  if (isKnownDevice) {
    if (count('device') >= LOCK_AFTER.device) return 'locked'
    return count('device') >= CAPTCHA_AFTER.device ? 'captcha' : 'open'
  }
  if (count('place') >= LOCK_AFTER.place || count('name') >= LOCK_AFTER.name) return 'locked'
  return count('name') >= CAPTCHA_AFTER.name || count('network') >= CAPTCHA_AFTER.network ? 'captcha' : 'open'
}
