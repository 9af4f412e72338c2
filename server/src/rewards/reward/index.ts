export type { Rewards } from './reward.actions.ts'
export type { NewReward } from './reward.sql.ts'
