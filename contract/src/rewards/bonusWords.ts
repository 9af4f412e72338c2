// Without schemas, so that a first page can use these without loading the schema library.
import type { RefusalCode } from '../refusal.ts'

/**
 * `offered`: not accepted yet. `waiting`: accepted, another bonus is running. `starting`: being paid into the bonus
 * wallet. `ending`: no more stakes; open bets are settled first.
 */
export const BONUS_STATES = [
  'offered',
  'waiting',
  'starting',
  'active',
  'ending',
  'completed',
  'cancelled',
  'expired',
  'spent',
] as const
export type BonusState = (typeof BONUS_STATES)[number]

/** How a bonus can end. */
export const BONUS_ENDS = ['completed', 'cancelled', 'expired', 'spent'] as const
export type BonusEnd = (typeof BONUS_ENDS)[number]

/** Why a bonus changed its state. */
export const BONUS_CAUSES = [
  'given',
  'accepted',
  'turn',
  'paid',
  'fundEmpty',
  'target',
  'cancelled',
  'excluded',
  'timeUp',
  'nothingLeft',
  'takenBack',
  'settled',
] as const
export type BonusCause = (typeof BONUS_CAUSES)[number]

/** Why a bonus is not given. */
export const BONUS_GRANT_REFUSALS = [
  'bonus.draft',
  'bonus.not_offered',
  'bonus.too_many',
  'reward.fund_empty',
  'wallet.key_reused',
] as const satisfies readonly RefusalCode[]
export type BonusGrantRefusal = (typeof BONUS_GRANT_REFUSALS)[number]

/** `money`: money to play with. `spins`: rounds of one slot that the brand pays, each counted with its whole stake. */
export const BONUS_KINDS = ['money', 'spins'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]

/** What a bonus was given for; `house` is everything else than staff and promotions. */
export const BONUS_SOURCES = ['promotion', 'staff', 'house'] as const

/** What the wagering multiple is of. */
export const BONUS_BASES = ['bonus', 'bonusAndDeposit'] as const

/** A bonus that asks for more than ten times its amount is nearly never finished. */
export const BONUS_MULTIPLE_MAX = 10
/** The types of games that can be played with bonus money: those of one player. */
export const BONUS_GAME_TYPES = ['RNG'] as const
export const BONUS_DAYS_MAX = 90
/** In whole units; it stops typing errors. */
export const BONUS_UNITS_MAX = 10_000
export const BONUS_GAMES_MAX = 50
export const BONUS_NAME_MAX = 60
export const BONUS_SPINS_MAX = 200

/** `approved`: not given yet. `done`: given. */
export const BONUS_PROPOSAL_STATES = ['proposed', 'approved', 'done', 'refused', 'expired', 'failed'] as const
export type BonusProposalState = (typeof BONUS_PROPOSAL_STATES)[number]
