import { days, hours } from '@ronda/core'

/** What was changed about how an account is protected, reached or paid. */
export type SecurityChange =
  | 'mobile'
  | 'email'
  | 'password'
  | 'oneTimePassword'
  | 'paymentPassword'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'payoutAccount'
  /** Whoever was told of one of these said that it was not them. */
  | 'objection'

/** By these somebody could prove later that they are the owner: what is new does not count yet. */
export const CHANGES_OF_PROOF: readonly SecurityChange[] = ['mobile', 'email', 'authenticatorAdded', 'passkeyAdded']

/** Long enough for the owner to speak with the house. */
export const OBJECTION_PAUSE_MS = days(7)

export type ChangeMade = { readonly change: SecurityChange; readonly atMs: number }

/** Until when payouts wait after these changes; null when they do not, or no longer. */
export function payoutPauseEnd(made: readonly ChangeMade[], pauseHours: number, nowMs: number): number | null {
  const ends = made.map(({ change, atMs }) => {
    const pauseMs = hours(pauseHours)
    return atMs + (change === 'objection' ? Math.max(OBJECTION_PAUSE_MS, pauseMs) : pauseMs)
  })
  const end = Math.max(0, ...ends)
  return end > nowMs ? end : null
}
