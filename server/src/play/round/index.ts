export type { PlayedMs } from './played.actions.ts'
export { findFacts, findModel, modelHashOf, storeFacts } from './model.sql.ts'
export { openModels, type Models } from './round.actions.ts'
export { openTitles, showOpened, type OpenTitle, type Titles } from './titles.actions.ts'
export {
  arcadeCoWrite,
  findArcadeRound,
  findArcadeRounds,
  findRoundsOfAll,
  type ArcadeRow,
  type StoredArcade,
} from './arcade.sql.ts'
export {
  deleteEnded,
  findGameOfRound,
  findLeftOpen,
  findOpenOfGame,
  findOpenRound,
  hasOpenRounds,
  insertMove,
  moveCoWrite,
  openRoundCoWrite,
  type MoveRow,
  type OpenRound,
  type OpenRow,
} from './open.sql.ts'
export {
  findSharedParts,
  findSharedPlays,
  sharedPlayCoWrite,
  type SharedPlayRow,
  type StoredSharedPlay,
} from './shared.sql.ts'
export { findRound, findRounds, roundCoWrite, roundRows, type RoundRow, type StoredRound } from './round.sql.ts'
export { atomsOf, nameOfEnd, nameOfRaise, nameOfStake, stakeRefusal, usedIdRefusal } from './round.ts'
export { showFigures, showHead } from './round.view.ts'
export { findRoundsAfter, sumSettled } from './position.sql.ts'
