/** The parts of an account that can be frozen separately. */
export const FREEZE_PARTS = ['signIn', 'deposit', 'play', 'transfer', 'payout'] as const
export type FreezePart = (typeof FREEZE_PARTS)[number]
