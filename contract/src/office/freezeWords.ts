/** What of an account can be frozen, each by itself. */
export const FREEZE_PARTS = ['signIn', 'deposit', 'play', 'transfer', 'payout'] as const
export type FreezePart = (typeof FREEZE_PARTS)[number]
