export { FULL_EDGE, validBetsOf, type RewardGame, type ValidBet } from './bet.ts'
export { rewardGames, type RewardGames, type RewardTitles } from './rewardGames.ts'
