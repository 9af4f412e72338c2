export { findFacts, keepFacts } from './model.sql.ts'
export { openModels, type Models } from './round.actions.ts'
export { countRounds, findRound, findRounds, roundCompanion, type RoundRow, type StoredRound } from './round.sql.ts'
