export type { RewardFunds, RewardPayment } from './rewardFund.actions.ts'
export { countOpen as countOpenTopUps } from './topUp.sql.ts'
