export type { RewardFunds, RewardPayment } from './rewardFund.actions.ts'
