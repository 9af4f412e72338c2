/** Begins the key of every query about a member's deposits, withdrawals, limits and papers: all are asked again together. */
export const CASHIER_KEY = ['cashier'] as const
