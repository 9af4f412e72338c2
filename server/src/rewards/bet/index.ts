export { validBetsOf, validPartOf, type RewardGame, type ValidBet } from './bet.ts'
export { rewardGames, type RewardTitles } from './rewardGames.ts'
