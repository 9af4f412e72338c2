export { safeUrl } from './brand/settingsAddress.ts'
export { domainOrigin, isLocalName } from './brand/settingsDomain.ts'
export { isModuleOn, MODULES, type ModuleId, type ModuleNode } from './brand/settingsModules.ts'
export { settingsProblems } from './brand/settingsProblems.ts'
export {
  FIELD_CHARACTERS_MAX,
  PATTERN_KINDS,
  REGISTER_FIELDS,
  type PatternKind,
  type RegisterField,
  type RegisterRule,
  type RegisterSettings,
} from './brand/settingsRegister.ts'
export { settingChanges, type SettingChange } from './brand/settingsChanges.ts'
export { proposals, type ProposalState, type SettingsProposal } from './brand/proposal.ts'
export { brandSettings, settings, type BrandSettings } from './brand/settings.ts'
export {
  CS_TYPES,
  RESOURCE_TYPES,
  brand,
  type Country,
  type CustomerService,
  type BrandStatus,
  type Resource,
} from './brand/brand.ts'
export {
  BODY_BYTES_MAX,
  commonRefusals,
  MAY_TEXTS,
  PROOF_FRESH_MS,
  type Call,
  type CommonRefusal,
  type May,
} from './call.ts'
export { calls } from './calls.ts'
export {
  ESPORT_VENDORS,
  gameItem,
  type GameClassify,
  type GameFacts,
  type GameFeature,
  type GameItem,
  type GameType,
  type Placing,
  type Volatility,
} from './catalog/game.ts'
export {
  games,
  type GameFacets,
  type GameFacetsRequest,
  type GameFilter,
  type GameLane,
  type GameListRequest,
  type GamePage,
  type GameSort,
  type VendorCard,
  type Winner,
} from './catalog/games.ts'
export { favourites, type Favourite } from './catalog/favourite.ts'
export {
  CLASSIFIES,
  FAVOURITES_MAX,
  GAME_FEATURES,
  GAME_SORTS,
  GAME_TYPES,
  SEARCH_MAX,
  VOLATILITIES,
} from './catalog/gamesWords.ts'
export { control, type ControlOverview, type LimitKind, type LimitPeriod, type MemberLimit } from './money/control.ts'
export * from './money/index.ts'
export * from './rewards/index.ts'
export { ADJUSTMENT_ACCOUNTS, adjustments, type Adjustment, type AdjustmentState } from './money/adjustment.ts'
export { CAUSES, PERIOD_DAYS_MAX, type Cause } from './money/ledgerCauses.ts'
export {
  PAYOUT_ACCOUNTS_MAX,
  PAYOUT_FORMATS,
  PAYOUT_NETWORKS,
  payoutAccount,
  type PayoutAccountLine,
  type PayoutFormat,
  type PayoutKind,
  type PayoutNetwork,
} from './money/payoutAccount.ts'
export {
  statement,
  STATEMENT_LINES_MAX,
  type LineSubject,
  type StatementLine,
  type StatementSection,
} from './money/statement.ts'
export {
  BANK_ACCOUNTS_MAX,
  DEPOSIT_WAYS,
  IDENTITY_BEFORE_PLAY,
  type DepositWay,
  type MoneyPolicy,
} from './brand/settingsMoney.ts'
export { policyProblems } from './brand/settingsMoneyProblems.ts'
export {
  SANDBOX_CONFIRMATIONS,
  SANDBOX_BEHAVIOURS,
  SANDBOX_REFUNDS,
  providerSandbox,
  type SandboxCharge,
  type SandboxPayout,
} from './money/providerSandbox.ts'
export { funds, type ExplainedFunds } from './money/funds.ts'
export { vendor, vendorSandbox, type VendorBehaviour, type VendorMove } from './money/vendor.ts'
export { transfer, type LinePerson, type TransferLine } from './money/transfer.ts'
export { wallet, type Balance } from './money/wallet.ts'
export {
  PROOFS_MAX,
  withdrawal,
  WITHDRAWAL_STATES,
  WORDS_MAX,
  type Holder,
  type Receipt,
  type TimelineEntry,
  type WithdrawalCase,
  type WithdrawalLine,
  type WithdrawalAllowance,
  type WithdrawalState,
  type WithdrawalStep,
} from './money/withdrawal.ts'
export {
  WITHDRAWAL_QUEUES,
  withdrawalDesk,
  type DeskWithdrawal,
  type WithdrawalQueueName,
} from './money/withdrawalDesk.ts'
export { books, type BooksReport } from './office/books.ts'
export { AUDIT_ACTIONS, type AuditAction } from './office/auditLogActions.ts'
export { auditLog, type AuditChain, type AuditLine } from './office/auditLog.ts'
export { DESK_QUEUES, desk, type DeskQueue } from './office/desk.ts'
export { memberMoney, type MemberMoney } from './office/memberMoney.ts'
export * from './agents/index.ts'
export { freezes, type Freeze } from './office/freeze.ts'
export { FREEZE_PARTS, type FreezePart } from './office/freezeWords.ts'
export { failures, type FailedItem } from './office/failures.ts'
export {
  reconciliation,
  type Liability,
  type ReconciliationCase,
  type ReconciliationRun,
} from './office/reconciliation.ts'
export { GAME_STATES, gameStates, type GameState } from './catalog/state.ts'
export { member } from './people/member.ts'
export type { MemberInfo } from './people/memberInfo.ts'
export { AGENT_TYPES, GENERAL_AGENT_TYPE, MEMBER_TYPES } from './people/memberTypes.ts'
export { password } from './people/password.ts'
export { documentDesk, documents, type QueuedDocument, type TierNeed } from './people/documents.ts'
export {
  DOCUMENT_FORMS,
  DOCUMENT_KINDS,
  DOCUMENT_HOURS,
  DOCUMENT_NOTE_MAX,
  DOCUMENT_REASONS,
  type DocumentForm,
  type DocumentKind,
  type DocumentReason,
  type TierItem,
  type TierItemState,
} from './people/documentsWords.ts'
export { profile } from './people/profile.ts'
export { INCOME_SOURCES, PROFILE_FIELDS, PROFILE_OF_TIER_1, type ProfileField } from './people/profileWords.ts'
export { profileDesk } from './people/profilePayee.ts'
export { paymentPassword } from './people/paymentPassword.ts'
export { checkField, cleanField, matchesPattern } from './people/memberPattern.ts'
export { ownRules, rulesOf, type RegisterTab } from './people/memberForm.ts'
export { verificationSandbox } from './people/verificationSandbox.ts'
export { security } from './people/security.ts'
export type { ProofPurpose, ProofWay } from './people/sessionProving.ts'
export { session, type LoginReply, type StepWay } from './people/session.ts'
export { staffSession } from './people/sessionStaff.ts'
export { social, SOCIAL_RETURN_PATH, type SocialProvider } from './people/social.ts'
export { ageOn, isEmail, parseCalendarDate, type CalendarDate } from './people/identityTextShape.ts'
export { UPLOAD_BYTES_MAX, type UploadPurpose } from './people/uploadsWords.ts'
export { uploads } from './people/uploads.ts'
export {
  verification,
  type CaptchaAnswer,
  type PhoneService,
  type Puzzle,
  type SentCode,
} from './people/verification.ts'
export { arcade, type ArcadeRound } from './play/arcade.ts'
export type { GameFigures } from './play/figures.ts'
export { sharedRoundOrders, ORDERS_MAX, type StandingOrder } from './play/sharedRoundOrder.ts'
export type { SharedPool } from './play/sharedRoundPool.ts'
export {
  LIVE_RESULTS_MAX,
  sharedRound,
  type LiveResult,
  type LiveTable,
  type SharedChain,
  type SharedPlayed,
  type SharedTicket,
  type TicketReceipt,
} from './play/sharedRoundTable.ts'
export {
  asPast,
  isRoundOver,
  PAST_MAX,
  pastWith,
  CRASH_PLAYERS_MAX,
  WATCH_PATH,
  watchFromClient,
  watchFromServer,
  type SharedPhase,
  type CrashPlayer,
  type SharedRound,
  type SharedTableState,
  type VoidReason,
  type WatchFromClient,
  type WatchFromServer,
} from './play/sharedRound.ts'
export { fairness, type ActiveSeed, type SeedsInPlay } from './play/fairness.ts'
export { KEPT_ROUNDS_MAX, KEPT_SEEDS_MAX, NOTHING_KEPT, readKept, type KeptProof } from './play/fairnessKept.ts'
export { STAKE_REFUSALS, type StakeRefusal } from './play/wagerRefusals.ts'
export { readReceipt, writeReceipt, type ReceiptFile } from './play/sharedRoundReceipt.ts'
export { proof, readProof, writeProof, type PlayedSeed, type ProofFile, type ProvenRound } from './play/proof.ts'
export {
  type ChatEnvelope,
  frameMessage,
  pageMessage,
  TABLE_MARKS_MAX,
  type FrameMessage,
  type PageMessage,
  type SentPageMessage,
  type TableMark,
} from './play/launchFrame.ts'
export { jackpot, type AwardProof, type JackpotAward, type JackpotPool } from './play/jackpot.ts'
export { AWARDS_PER_PAGE, JACKPOT_PUBLISH_MS, type JackpotLevel } from './play/jackpotWords.ts'
export { lottery, type LotteryItem, type NextDraw, type OpenedNumero } from './play/lottery.ts'
export { LOTTERY_VIEWS, OPENED_PER_PAGE, PRIZE_MODES, type LotteryView, type PrizeMode } from './play/lotteryWords.ts'
export { launch, type Position } from './play/launch.ts'
export { isMoneyPlay, isOwnMoneyPlay, type PlayMode } from './play/launchModeWords.ts'
export { OUTCOMES, type Outcome } from './play/roundOutcomes.ts'
export {
  record,
  type OpenedArcade,
  type OpenedShared,
  type OpenedRound,
  type OpenedSlot,
  type PlayedGame,
  type Profit,
  type RecordedRound,
} from './play/record.ts'
export { slotModel, TUNE_MODES, TUNE_ROOTS, type SlotSkin } from './play/slotSkin.ts'
export { slot, type SlotFacts, type SlotRound } from './play/slot.ts'
export {
  sports,
  type SportsAttack,
  type SportsEvent,
  type SportsListed,
  type SportsLive,
  type SportsMatch,
  type SportsProof,
  type SportsQuote,
  type SportsRow,
} from './play/sports.ts'
export type { SportsHead, SportsMarket, SportsVoid } from './play/sportsMatch.ts'
export {
  sportsDesk,
  type SportsBetBehind,
  type SportsDecision,
  type SportsDeskMatch,
  type SportsEffect,
  type SportsPosition,
  type SportsSuspension,
  type SportsWorst,
} from './play/sportsDesk.ts'
export type { SportsBet, SportsCashOutOffer, SportsLeg } from './play/sportsSlip.ts'
export {
  PRICE_POLICIES,
  SPORTS_BETS_PAGE,
  LEAGUES_OF,
  SPORT_CODES,
  SPORTS_LEAGUES,
  type SportCode,
  type PricePolicy,
  type SportsGrade,
  type SportsLeague,
  SPORTS_VOIDS,
  type SportsCorrection,
  type SportsVoidReason,
} from './play/sportsWords.ts'
export { SPORTS_BOARD, SPORTS_FEED_PATH, withDelta } from './play/sportsDelta.ts'
export {
  sportsFeedFromClient,
  sportsFeedFromServer,
  type SportsDelta,
  type SportsFeedFromClient,
  type SportsFeedFromServer,
  type SportsPlace,
} from './play/sportsFeed.ts'
export { HEARTBEAT_MS, SOCKET_PATH, socketFromClient, socketFromServer } from './realtime.ts'
export type { SocketFromServer } from './realtime.ts'
export { refusalCodes, refusalStatus, type RefusalCode, type RetryLater } from './refusal.ts'
export * from './talk/index.ts'
