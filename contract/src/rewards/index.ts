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
export { referral, type ReferralGuest, type ReferralInvitation, type ReferralTerms } from './referral.ts'
export { REFERRAL_MONTH_MAX, REFERRAL_REWARD_DAYS, type ReferralState } from './referralWords.ts'
export { rebate, type PaidRebate, type RebateLine } from './rebate.ts'
export { REBATE_TYPES, type RebateType } from './rebateWords.ts'
