/** The reasons that have texts; any other reason of a provider is shown to staff only. */
const KNOWN_REASONS = ['account_closed'] as const

/** Why a provider could not pay, where there is a text for it. */
export function payoutReason(reason: string): (typeof KNOWN_REASONS)[number] | undefined {
  return KNOWN_REASONS.find((known) => known === reason)
}
