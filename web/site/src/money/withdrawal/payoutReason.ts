/** What there are words for; anything else that a provider says is for the staff alone. */
const WORDED = ['account_closed'] as const

/** Why a provider could not pay, where there are words for it. */
export function payoutReason(said: string): (typeof WORDED)[number] | undefined {
  return WORDED.find((reason) => reason === said)
}
