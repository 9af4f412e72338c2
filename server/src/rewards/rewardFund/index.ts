export type { RewardFunds, RewardPayment } from './rewardFund.actions.ts'
export { countOpen as countOpenTopUps } from './topUp.sql.ts'
export { decisionRefusal, type DecisionRefusal } from './topUp.ts'
