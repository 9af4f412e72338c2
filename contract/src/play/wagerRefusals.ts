import type { RefusalCode } from '../refusal.ts'

/** Why the ledger refuses a stake. */
export const STAKE_REFUSALS = [
  'wallet.insufficient_funds',
  'wallet.key_reused',
  'limit.betting_blocked',
  'limit.pending',
  'limit.excluded',
  'limit.loss_reached',
  'limit.wager_reached',
  'limit.session_reached',
  'bonus.none_active',
] as const satisfies readonly RefusalCode[]
export type StakeRefusal = (typeof STAKE_REFUSALS)[number]
