/**
 * Where a deposit stands. `owed`: taken back by the payer when the money was already gone from the wallet. `returned`:
 * nothing of it was credited, because the member's limits left no room; all of it goes back to whoever paid.
 */
export const DEPOSIT_STATES = [
  'asked',
  'waiting',
  'confirmed',
  'credited',
  'failed',
  'cancelled',
  'expired',
  'reversed',
  'owed',
  'returned',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** What can happen to a deposit, as its timeline tells it. */
export const DEPOSIT_STEPS = [
  'asked',
  'waiting',
  'opened',
  'seen',
  'receipt',
  'confirmed',
  'credited',
  'failed',
  'cancelled',
  'expired',
  'reversed',
  'owed',
  'taken',
  'added',
  'over_limit',
  'while_stopped',
  'while_frozen',
  'sent_back',
  'refund_failed',
  'looked',
  'closed',
] as const
export type DepositStep = (typeof DEPOSIT_STEPS)[number]

/** Why a deposit came to nothing. */
export const DEPOSIT_REASONS = [
  'declined',
  'no_funds',
  'not_authorised',
  'reversed',
  'currency',
  'provider',
  'agent_funds',
  'staff',
] as const
export type DepositReason = (typeof DEPOSIT_REASONS)[number]

/**
 * Why a payment, or a part of it, goes back: it is over the deposit limit, the member takes a break or is excluded, or
 * staff have frozen deposits.
 */
export const RETURN_REASONS = ['limit', 'stopped', 'frozen'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** How many lines of a member's deposits come at once. */
export const DEPOSITS_PER_PAGE = 20

/** What staff see of deposits. */
export const DEPOSIT_QUEUES = ['open', 'late', 'mismatch', 'returning', 'reversed', 'all'] as const
export type DepositQueue = (typeof DEPOSIT_QUEUES)[number]
