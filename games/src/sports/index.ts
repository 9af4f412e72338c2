export { GOAL_TEMPO, MINUTES } from './football/clock.ts'
export { builderPrices, chancesOfParts, jointChances } from './football/builder.ts'
export { quoteMatch } from './football/offered.ts'
export { GOALS_MOST, makePrior } from './football/prior.ts'
export { effectiveChance } from './football/quote.ts'
export type { Outlook } from './football/outlook.ts'
export { unpackOutlook } from './football/packed.ts'
export { KICK_OFF } from './football/remaining.ts'
export type { Grade } from './grade.ts'
export { type Book } from './league/book.ts'
export { matchCommitment } from './league/commitment.ts'
export { outlookOfFixture, playFixture, quoteFixture, RULES_VERSION, type Fixture } from './league/fixture.ts'
export { factsAt } from './league/follow.ts'
export { attacksOf, momentIndex, type Attack, type Moment, type Stop } from './league/live.ts'
export { modelOf, playMatch } from './league/match.ts'
export {
  drawSeason,
  matchMsOf,
  PACE,
  pairingsOf,
  priorsOf,
  SLOTS_IN_SEASON,
  type Pace,
  type Place,
  type Season,
  type Strength,
} from './league/season.ts'
export { formOf, headToHead, pointsOf, tableOf, type Played, type Row } from './league/table.ts'
export { type League } from './league/teams.ts'
export { ODDS_FORMATS, showOdds, type OddsFormat } from './odds.ts'
export type { Price } from './price.ts'
export { CASH_OUT_MARGIN, offerOf, type Chances, type Position } from './slip/cashOut.ts'
export { largestUnit, largestUnitOn, liabilityOn, mostPaid } from './slip/limit.ts'
export { cutToPayable, settleSlip, validBetOf, type Settlement } from './slip/settle.ts'
export { faultOfSlip, linesOf, type Mark, type Selection, type Slip, type SlipFault } from './slip/slip.ts'
export { nameOf, SYSTEMS, type SlipName } from './slip/systems.ts'
export { isIncident, type SportEvent as MatchEvent } from './sport/event.ts'
export {
  footballParts,
  gradeChoice,
  isSeriesMarket,
  marketId,
  OVERROUNDS,
  type Choice,
  type Facts,
  type Market,
  type Quote,
  type Quoted,
} from './sport/market.ts'
export {
  SPORTS,
  type Priced,
  type QuotedState,
  type Script,
  type Seasons,
  type Sport,
  type SportCode,
} from './sport/sport.ts'
export {
  BOOKS,
  findSport,
  firstSeason,
  matchNumber,
  outlookOf,
  playOf,
  quoteOf,
  quotesAt,
  seasonOfSport,
  slotOfMatch,
  sportOf,
  sportOfLeague,
  sportOfMatch,
} from './sport/sports.ts'
export { mayOverrule, VOID_CLAUSES, type VoidReason } from './void.ts'
