export { carryOut, examine, type CorrectOptions, type Decided } from './correct.actions.ts'
export { lockMatch, setVoids, sumCorrections, type Corrected } from './correct.sql.ts'
export type { Effect } from './examine.ts'
export { findHealth } from './health.sql.ts'
export { positionsOn, shareOf, type Position } from './liability.ts'
export {
  findBehind,
  findBorne,
  findWorst,
  sumParts,
  sumStakes,
  type BetBehind,
  type Borne,
  type Staked,
} from './liability.sql.ts'
export { quotesOf } from './live.ts'
export { findMatch, findMatches, type StoredMatch } from './match.sql.ts'
export { findNowMs } from './season.sql.ts'
export { ALL_MARKETS, LEAGUE_PACE, type LeaguePace, type Limits } from './sports.ts'
export { showHead, showMarket } from './sports.view.ts'
export { resumeBets, stopBets } from './stop.sql.ts'
export { voidsAfter, type VoidChange } from './void.ts'
