/** Where a deposit stands. `owed`: taken back by the payer when the money was already gone from the wallet. */
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

/** How many lines of a member's deposits come at once. */
export const DEPOSITS_PER_PAGE = 20

/** What staff see of deposits. */
export const DEPOSIT_QUEUES = ['open', 'late', 'mismatch', 'reversed', 'all'] as const
export type DepositQueue = (typeof DEPOSIT_QUEUES)[number]
