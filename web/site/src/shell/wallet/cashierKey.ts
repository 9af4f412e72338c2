/** Prefix of every query about a member's deposits, withdrawals, limits and documents: all are invalidated together. */
export const CASHIER_KEY = ['cashier'] as const
