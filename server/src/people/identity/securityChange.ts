import { days, hours } from '@ronda/core'

/** A change of the credentials, contacts or payout accounts of an account. */
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
  /** The recipient of a notice said that they did not make the change. */
  | 'objection'

/** Changes of what can prove the owner: a new contact or factor does not count as a proof yet. */
export const CHANGES_OF_PROOF: readonly SecurityChange[] = ['mobile', 'email', 'authenticatorAdded', 'passkeyAdded']

/** Long enough for the owner to contact support. */
export const OBJECTION_PAUSE_MS = days(7)

export type ChangeMade = { readonly change: SecurityChange; readonly atMs: number }

/** The end of the payout pause after these changes; null when there is none or it is over. */
export function payoutPauseEnd(made: readonly ChangeMade[], pauseHours: number, nowMs: number): number | null {
  const ends = made.map(({ change, atMs }) => {
    const pauseMs = hours(pauseHours)
    return atMs + (change === 'objection' ? Math.max(OBJECTION_PAUSE_MS, pauseMs) : pauseMs)
  })
  const end = Math.max(0, ...ends)
  return end > nowMs ? end : null
}
