// What members are given, as the package exports it.

export { FUND_DAYS, rewardFunds, TOP_UP_UNITS, type RewardFund, type TopUp, type TopUpState } from './rewardFund.ts'
export {
  bonusDesk,
  bonus,
  bonusTerms,
  type Bonus,
  type BonusChance,
  type BonusDraft,
  type BonusLine,
  type BonusProposal,
  type BonusStep,
  type BonusTerms,
} from './bonus.ts'
export {
  BONUS_BASES,
  BONUS_DAYS_MAX,
  BONUS_ENDS,
  BONUS_GAME_TYPES,
  BONUS_GAMES_MAX,
  BONUS_MULTIPLE_MAX,
  BONUS_NAME_MAX,
  BONUS_SOURCES,
  BONUS_SPINS_MAX,
  BONUS_STATES,
  BONUS_UNITS_MAX,
  type BonusCause,
  type BonusEnd,
  type BonusGrantRefusal,
  type BonusKind,
  type BonusProposalState,
  type BonusState,
} from './bonusWords.ts'
export { rewards, type Reward } from './reward.ts'
export { REWARD_DETAILS, REWARD_FUNDS, rewardDetailOf, type RewardFundName, type RewardState } from './rewardWords.ts'
export { referral, type ReferralGuest, type ReferralInvitation, type ReferralTerms } from './referral.ts'
export { REFERRAL_MONTH_MAX, REFERRAL_REWARD_DAYS, type ReferralState } from './referralWords.ts'
export { rebate, type PaidRebate, type RebateLine } from './rebate.ts'
export { REBATE_TYPES, type RebateType } from './rebateWords.ts'
export { rank, type RankChange, type RankRule } from './rank.ts'
export { RANK_DAYS, RANK_GIFT_DAYS, RANK_KEPT_DAYS, RANKS } from './rankWords.ts'
export { leaderboard, type Board, type BoardRow } from './leaderboard.ts'
export type { BoardState } from './leaderboardWords.ts'
export { missionDesk, missions, type DeskMission, type Mission, type MissionDraft } from './mission.ts'
export {
  MISSION_FIGURE_DAYS,
  MISSION_GOAL_MAX,
  MISSION_NAME_MAX,
  MISSION_PERIODS,
  MISSION_PLACES_MAX,
  MISSION_PRIZE_MAX,
  MISSION_TASKS,
  MISSION_TEXT_MAX,
  type MissionPeriod,
  type MissionState,
  type MissionTask,
  type NotOffered,
} from './missionWords.ts'
export {
  promotionDesk,
  promotions,
  type DeskPromotion,
  type Promotion,
  type PromotionApplication,
} from './promotion.ts'
export { promotionDraft, type PromotionDraft, type PromotionRule } from './promotionDraft.ts'
export {
  PROMOTION_BUDGET_PRIZES_MAX,
  PROMOTION_CODE,
  PROMOTION_DAYS_MAX,
  PROMOTION_DEVICE_MAX,
  PROMOTION_GOAL_MAX,
  PROMOTION_HOURS_MAX,
  PROMOTION_KINDS,
  PROMOTION_NAME_MAX,
  PROMOTION_PERIODS,
  PROMOTION_PRIZE_MAX,
  PROMOTION_SIMULATION_DAYS,
  PROMOTION_STATES,
  PROMOTION_TEXT_MAX,
  PROMOTION_TIMES_MAX,
  PROMOTION_TURNOVER_MAX,
  type PromotionActor,
  type PromotionKind,
  type PromotionPrize,
  type PromotionReason,
  type PromotionState,
} from './promotionWords.ts'
export { point, type PointConversion, type PointLine } from './point.ts'
export {
  CONVERT_POINTS_MAX,
  PARTS_PER_POINT,
  POINT_RATE_MAX,
  POINT_RATE_UNITS,
  POINT_SOURCES,
  POINTS_PER_UNIT_MAX,
  type PointKind,
} from './pointWords.ts'
export {
  mall,
  mallDesk,
  type Good,
  type GoodValue,
  type Recipient,
  type Redemption,
  type ReviewedRedemption,
  type StoredGood,
} from './mall.ts'
export {
  GOOD_KINDS,
  GOOD_LIMIT_MAX,
  GOOD_NAME_MAX,
  GOOD_PICTURES,
  GOOD_POINTS_MAX,
  GOOD_STOCK_MAX,
  GOOD_TEXT_MAX,
  RECIPIENT_MAX,
  REDEEM_QUANTITY_MAX,
  REDEMPTION_STATES,
  type GoodKind,
  type GoodPicture,
  type RedemptionState,
} from './mallWords.ts'
export {
  tournamentDesk,
  tournaments,
  tournamentTerms,
  type OwnTournament,
  type PlannedTournament,
  type Tournament,
  type TournamentBoard,
  type TournamentProof,
  type TournamentRow,
  type TournamentTerms,
} from './tournament.ts'
export {
  TOURNAMENT_CATEGORIES,
  TOURNAMENT_FORMULAS,
  TOURNAMENT_LIMITS,
  TOURNAMENT_PAGE,
  TOURNAMENT_PRIZE_DAYS,
  TOURNAMENT_SETTLE_MINUTES,
  type TournamentCategory,
  type TournamentFormulaKind,
  type TournamentPlanState,
  type TournamentState,
} from './tournamentWords.ts'
export { envelopeDesk, envelopes, type Envelope, type EnvelopeProof, type Rain, type RainPlan } from './envelope.ts'
export { RAIN_LIMITS, type EnvelopeState, type RainState } from './envelopeWords.ts'
export {
  raffleDesk,
  rafflePlan,
  readRafflePlan,
  raffles,
  type PlannedRaffle,
  type Raffle,
  type RaffleOwn,
  type RafflePlan,
  type RaffleProof,
} from './raffle.ts'
export { RAFFLE_ENTRIES_PAGE, RAFFLE_LIMITS, type RafflePlanState, type RaffleState } from './raffleWords.ts'
