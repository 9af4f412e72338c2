/**
 * The state of a deposit. `owed`: charged back by the payer when the money had already left the wallet. `returned`:
 * nothing was credited because of the member's limits; all of it goes back to the payer.
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

/** The steps of a deposit's timeline. */
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

/** Why a deposit failed. */
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
 * Why a payment, or a part of it, goes back: it exceeds the deposit limit, the member takes a break or is excluded, or
 * staff have frozen deposits.
 */
export const RETURN_REASONS = ['limit', 'stopped', 'frozen'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Deposits on one page. */
export const DEPOSITS_PER_PAGE = 20

/** The queues of deposits for staff. */
export const DEPOSIT_QUEUES = ['open', 'late', 'mismatch', 'returning', 'reversed', 'all'] as const
export type DepositQueue = (typeof DEPOSIT_QUEUES)[number]
