export {
  checkSignatures,
  dueMsOf,
  messageOf,
  QUICKNET,
  rememberSigned,
  roundAfter,
  type BeaconChain,
  type IsSigned,
} from './beacon.ts'
export { hexOfBytes } from './bytes.ts'
export { linkBefore, linkOf } from './chain.ts'
export { bindClientSeed, isBoundSeed, isOwnText, OWN_TEXT_MAX, ownTextOf } from './clientSeed.ts'
export { commitmentOf, sha256Hex } from './commitment.ts'
export { drawBelow } from './draw.ts'
export { beaconIn, drawText, isBeaconRight, isOfBeacon, ruleOfDraw, saltIn, saltOf } from './drawText.ts'
export { growTree, isInTree, leafOf, type Hash, type Tree } from './merkle.ts'
export {
  checkRaffle,
  checkRaffleList,
  RAFFLE_TICKETS_MAX,
  raffleEntryText,
  rafflePrizes,
  raffleWinners,
  type RaffleEntry,
  type RaffleFault,
  type RaffleScale,
} from './raffle.ts'
export { checkSplit, SHARE_UNITS_MAX, shareOf, SHARES_MAX, type SplitFault, type SplitPot } from './share.ts'
export { openRounds, openStream, openWords, type RoundSeed, type SeedPair } from './stream.ts'
export { readTicketText, ticketText, type SealedTicket } from './ticket.ts'
export {
  checkTournament,
  entryLeaf,
  isRanked,
  mergeRounds,
  multipleOf,
  potOf,
  prizePlaces,
  resultRoot,
  scoreOf,
  termsHash,
  tournamentPrize,
  type TournamentEntry,
  type TournamentRound,
} from './tournament.ts'
