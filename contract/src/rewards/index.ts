export {
  FUND_DAYS,
  rewardFunds,
  TOP_UP_STATES,
  TOP_UP_UNITS,
  type RewardFund,
  type TopUp,
  type TopUpState,
} from './rewardFund.ts'
export { rewards, type Reward } from './reward.ts'
export { REWARD_DETAILS, REWARD_FUNDS, rewardDetailOf, type RewardFundName, type RewardState } from './rewardWords.ts'
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
