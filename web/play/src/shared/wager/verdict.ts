import type { Refusal } from '@ronda/client'

/**
 * What a failed reply to a spin means. `unsure`: it is unknown whether the round was played, so the same round is
 * requested again until it is known. `expired`: the game must be opened again. `refused`: it was certainly not played.
 */
export type Verdict = 'unsure' | 'expired' | 'refused'

const UNSURE: ReadonlySet<Refusal['code']> = new Set([
  'network.offline',
  'network.timeout',
  'server.busy',
  'server.no_room',
  'server.fault',
  'request.too_many',
])

const EXPIRED: ReadonlySet<Refusal['code']> = new Set(['game.session_expired', 'session.required', 'session.forbidden'])

export function classifyRefusal(code: Refusal['code']): Verdict {
  if (UNSURE.has(code)) return 'unsure'
  return EXPIRED.has(code) ? 'expired' : 'refused'
}

const RETRY_MS_MIN = 600
const RETRY_MS_MAX = 8_000

/** Doubles each time up to a maximum: fast retries would overload a failing server. */
export function retryMs(attempt: number): number {
  return Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** attempt)
}
