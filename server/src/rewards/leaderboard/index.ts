export { join as joinBoard } from './leaderboard.actions.ts'
