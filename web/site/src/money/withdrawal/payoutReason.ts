/** The reasons that have texts; any other reason of a provider is shown to staff only. */
const WORDED = ['account_closed'] as const

/** Why a provider could not pay, where there is a text for it. */
export function payoutReason(said: string): (typeof WORDED)[number] | undefined {
  return WORDED.find((reason) => reason === said)
}
