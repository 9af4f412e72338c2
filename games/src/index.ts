export type { AnyArcade, ArcadeState } from './arcade/arcade.ts'
export { CHANCE_MAX, dicePays, ROLLS, type DiceBet, type DiceView } from './arcade/dice/dice.ts'
export { rankOf, type HiloView, type Side } from './arcade/hilo/hilo.ts'
export { BALLS, kenoPays, SPOTS_MAX, type KenoBet, type KenoView } from './arcade/keno/keno.ts'
export { TARGET_MAX, TARGET_MIN, type LimboBet, type LimboView } from './arcade/limbo/limbo.ts'
export { minesPays, TILES, type MinesBet, type MinesView } from './arcade/mines/mines.ts'
export { plinkoPays, plinkoSlot, type PlinkoBet, type PlinkoView } from './arcade/plinko/plinko.ts'
export { RISKS } from './arcade/plinko/tables.ts'
export { SEGMENTS, WHEEL_RISKS } from './arcade/wheel/tables.ts'
export { wheelPays, type WheelBet, type WheelView } from './arcade/wheel/wheel.ts'
export { arcadeOf, arcadeTitles, rulesNamed, type ArcadeTitle } from './arcade/titles.ts'
export { isAlike, verifyArcade } from './arcade/verify.ts'
export { commitmentOfSecret, hitPointOf } from './jackpot/opening.ts'
export {
  drawNumbers,
  lineUp,
  playClassic,
  playMustHit,
  type JackpotFacts,
  type Opening as JackpotOpening,
  type Played as PlayedPool,
} from './jackpot/jackpot.ts'
export { isLinked } from './jackpot/linked.ts'
export { jackpotReturn, meanAward, returnOfAll } from './jackpot/return.ts'
export { verifyDraw, verifyOpening, type AwardFault } from './jackpot/verify.ts'
export { termsIn, type MustHit as MustHitTerms, type Terms as JackpotTerms } from './jackpot/terms.ts'
export {
  BACCARAT_PLACES,
  type BaccaratPlace,
  type BaccaratResult,
  type BaccaratView,
} from './arcade/baccarat/baccarat.ts'
export { handTotal as baccaratTotal } from './arcade/baccarat/coup.ts'
export { BINGO_PRIZES, CALLED, CARDS_MAX, type BingoView } from './arcade/bingo/bingo.ts'
export { FREE_CELL, fullLines, lines as bingoLines, type BingoCard } from './arcade/bingo/card.ts'
export { type BlackjackAct, type BlackjackHand, type BlackjackView } from './arcade/blackjack/blackjack.ts'
export { bestAct } from './arcade/blackjack/strategy.ts'
export { rankOf as cardRank, suitOf as cardSuit, type Card } from './arcade/cards/deck.ts'
export { callWorth, ENDS } from './arcade/casinoHoldem/callWorth.ts'
export { HOLDEM_CALLS, HOLDEM_EDGE } from './arcade/casinoHoldem/casinoHoldem.facts.ts'
export { bestReturn as bestHoldemReturn } from './arcade/casinoHoldem/everyGame.ts'
export type { HoldemView } from './arcade/casinoHoldem/casinoHoldem.ts'
export { ANTE_WINS, CALL } from './arcade/casinoHoldem/settle.ts'
export { CHIPS_MAX, sumOfChips, type Chips } from './arcade/chips.ts'
export type { RouletteResult, RouletteView } from './arcade/roulette/roulette.ts'
export { colourOf, spots, WHEEL, type Spot } from './arcade/roulette/spots.ts'
export { cosmosCard, frutalCard, marinaCard, type ScratchCard } from './arcade/scratch/cards.ts'
export type { ScratchView } from './arcade/scratch/scratch.ts'
export { bestHold } from './arcade/videoPoker/bestHold.ts'
export { eightFive, nineSix, POKER_PRIZES, type PokerPrize, type PokerTable } from './arcade/videoPoker/pays.ts'
export type { PokerView } from './arcade/videoPoker/videoPoker.ts'
export { aboutLottery } from './lottery/about.ts'
export type { BallsOutcome } from './lottery/balls.ts'
export { DIGIT_PAYS, paysOfSum, PLACES } from './lottery/digits/digits.ts'
export type { DigitsOutcome } from './lottery/digits/halves.ts'
export {
  FOUR_D_CONSOLATIONS,
  FOUR_D_PAYS,
  FOUR_D_STARTERS,
  ordersOf,
  type FourDOutcome,
} from './lottery/fourD/fourD.ts'
export { LINES_MAX, type Line, type LotteryBet } from './lottery/lines.ts'
export { mostOnLine, returnOnLine } from './lottery/returns.ts'
export { vnModels, type VnOutcome } from './lottery/vn/vn.ts'
export { aboutFight } from './tables/cockfight/about.ts'
export { chancesOf } from './tables/cockfight/chances.ts'
export {
  fightOf,
  type Entry as FightEntry,
  type FightOutcome,
  type FightPrelude,
} from './tables/cockfight/cockfight.ts'
export { poolStandOf, type PoolStand } from './tables/cockfight/cockfightPool.ts'
export { cardOf, FIGHTS, placeOf as derbyPlaceOf } from './tables/cockfight/derby.ts'
export { pointsOf, strikesOf, type Side as FightSide, type Strike, type Winner } from './tables/cockfight/fight.ts'
export { stable, type Rooster } from './tables/cockfight/rooster.ts'
export type { CrashBet, CrashOutcome } from './tables/crash/crash.ts'
export { CRASH_MAX, CRASH_MIN, multipleAt, msOf } from './tables/crash/curve.ts'
export { DRAGON_TIGER_PLACES, type DragonTigerPlace, type DragonTigerResult } from './tables/dragonTiger/dragonTiger.ts'
export { beadPlate } from './tables/roads/beadPlate.ts'
export { bigRoad } from './tables/roads/bigRoad.ts'
export { countDice, countMarks, countPockets } from './tables/roads/counts.ts'
export { derivedRoad } from './tables/roads/derivedRoad.ts'
export { ROAD_ROWS } from './tables/roads/grid.ts'
export { markOf, markOfDice, type Mark } from './tables/roads/marks.ts'
export { oddsOn, returnOn } from './tables/places.ts'
export type { Calendar } from './tables/calendar.ts'
export { addAmounts, divideHeap, type Amounts, type DividedHeap, type Heap } from './tables/pool.ts'
export { findingOf } from './tables/examine.ts'
export { beaconRoundOf, beaconWaitMs } from './tables/beacon.ts'
export {
  WHOLE,
  type AnyShared,
  type Risk,
  type SharedFacts,
  type SharedPace,
  type SharedTitle,
} from './tables/rules.ts'
export { isSealedIn } from './tables/seal.ts'
export { sicBoPlaces, type Dice } from './tables/sicBo/places.ts'
export type { SicBoResult } from './tables/sicBo/sicBo.ts'
export { sharedOf, sharedTitles } from './tables/titles.ts'
export { publishedClaims } from './tables/publishedClaim.ts'
export { verifyShared, type SharedClaim, type SharedRule } from './tables/verify.ts'
export { compileSpins, type SpinTables } from './slots/lines/compile.ts'
export { compileWays } from './slots/ways/compile.ts'
export type { WaysModel } from './slots/ways/model.ts'
export { families } from './slots/families/families.ts'
export { PROFILES, type Family, type Profile } from './slots/families/family.ts'
export { recipes } from './slots/families/recipes/recipes.ts'
export { solveProfiles } from './slots/families/solve/solveProfiles.ts'
export { writeSolved } from './slots/families/solve/write.ts'
export { brokenCaps } from './slots/cap/caps.ts'
export type { Bet } from './slots/mechanic.ts'
export { asModel, mechanicOf } from './slots/mechanics.ts'
export type { SlotModel } from './slots/model.ts'
export { SCATTER, WILD } from './slots/symbols.ts'
export type { Cell, Grid, Prize, Round, Slice, Spin, Step, Win } from './slots/step.ts'
export { modelHash } from './slots/modelHash.ts'
export { isFault, type Checks, type Fault, type Finding } from './finding.ts'
export { examine, type Models } from './examine.ts'
export { examineSet, missingPlaces, type SetFault, type PublishedSeed } from './examineSet.ts'
export { orderOf } from './seedOrder.ts'
export { isRoundAsRecorded, type BrowserRecord, type RecordedRound, type RecordedSeed } from './browserRecord.ts'
export type { ShortFacts, SlotFeature } from './slots/shortFacts.ts'
export type { ParSheet } from './slots/parSheet.ts'
export { parSheet, returnByCounting, returnByReason } from './slots/proofs.ts'
export { playRound, replayRound } from './slots/round.ts'
export { simulate, type SimulationSeed } from './slots/lines/simulate.ts'
export { coinValue, costOf } from './slots/stake.ts'
export { aboutSlot } from './slots/about.ts'
export { heroSymbol, symbolNames, type SymbolNames } from './slots/symbolNames.ts'
export { slotOf, slotTitles, slotToAdd, type SlotTitle } from './slots/titles.ts'
export { verifyRound } from './slots/verify.ts'
export { feriaDeLuz } from './slots/titles/feriaDeLuz.ts'
export type { LinesModel } from './slots/lines/model.ts'
export { figuresOf, type NamedFigure } from './titles/figures.ts'
export { added, type Added } from './titles/added.ts'
export { themes } from './titles/themes.ts'
export { spareNames, titleOf, TITLES, type Title } from './titles/titles.ts'
export { tuneOf } from './slots/tuneOf.ts'
export { vendors, type Vendor } from './titles/vendors.ts'
