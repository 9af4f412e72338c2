import { present } from '@ronda/core'
import { BOOKS } from '@ronda/games/sports'
import { openLinkCodesFeature } from '../agents/agentLink/feature.ts'
import { openProposalFeature } from '../brand/proposal/feature.ts'
import { openSettingsFeature } from '../brand/settings/feature.ts'
import { openGamesFeature } from '../catalog/games/feature.ts'
import { openPicturesFeature } from '../catalog/pictures/feature.ts'
import { openFavouritesFeature } from '../catalog/favourite/feature.ts'
import { openStateFeature } from '../catalog/state/feature.ts'
import { openWinnersFeature } from '../catalog/winners/feature.ts'
import { openAdjustmentFeature } from '../money/adjustment/feature.ts'
import { openBankTransferFeature } from '../money/bankTransfer/feature.ts'
import { openBonusWalletFeature } from '../money/bonusWallet/feature.ts'
import { openControlFeature } from '../money/control/feature.ts'
import { hasControl } from '../money/control/index.ts'
import { openDepositFeature } from '../money/deposit/feature.ts'
import { openFundsFeature } from '../money/funds/feature.ts'
import { depositStateOf } from '../money/deposit/index.ts'
import { cashFlow } from '../money/funds/index.ts'
import { openLedgerFeature } from '../money/ledger/feature.ts'
import { openPayoutAccountFeature } from '../money/payoutAccount/feature.ts'
import { openPlayThroughFeature } from '../money/playThrough/feature.ts'
import { openProviderFeature } from '../money/provider/feature.ts'
import { openRecognitionFeature } from '../money/recognition/feature.ts'
import { openTransferFeature } from '../money/transfer/feature.ts'
import { openVendorFeature } from '../money/vendor/feature.ts'
import { openWalletFeature } from '../money/wallet/feature.ts'
import { openWithdrawalFeature } from '../money/withdrawal/feature.ts'
import { openDocumentsFeature } from '../people/documents/feature.ts'
import { openFactorFeature } from '../people/factor/feature.ts'
import { pseudonymOf } from '../agents/team/index.ts'
import { findNames } from '../people/identity/index.ts'
import { openMemberFeature } from '../people/member/feature.ts'
import { openPasswordFeature } from '../people/password/feature.ts'
import { openPaymentPasswordFeature } from '../people/paymentPassword/feature.ts'
import { openProfileFeature } from '../people/profile/feature.ts'
import { openSecurityFeature } from '../people/security/feature.ts'
import { openSessionFeature } from '../people/session/feature.ts'
import { openSocialFeature } from '../people/social/feature.ts'
import { openUploadsFeature } from '../people/uploads/feature.ts'
import { openVerificationFeature } from '../people/verification/feature.ts'
import type { Platform } from '../platform/platform.ts'
import { openArcadeFeature } from '../play/arcade/feature.ts'
import { openFairnessFeature } from '../play/fairness/feature.ts'
import { openFiguresFeature } from '../play/figures/feature.ts'
import { openJackpotFeature } from '../play/jackpot/feature.ts'
import { openLaunchFeature } from '../play/launch/feature.ts'
import { openLotteryFeature } from '../play/lottery/feature.ts'
import { openPositionFeature, openRoundFeature } from '../play/round/feature.ts'
import { openSharedRoundFeature } from '../play/sharedRound/feature.ts'
import { openSportsFeature } from '../play/sports/feature.ts'
import { openSportsDeskFeature } from '../play/sportsDesk/feature.ts'
import { openSlotFeature } from '../play/slot/feature.ts'
import { offerIn, unitIn } from '../play/slot/index.ts'
import { openWagerFeature } from '../play/wager/feature.ts'
import { openContractFlagsFeature } from '../agents/agentContract/feature.ts'
import { openRankLevelFeature } from '../rewards/rank/feature.ts'
import { openInvitationFeature } from '../rewards/referral/feature.ts'
import { openNewsFeature } from '../talk/article/feature.ts'
import { openChatFeature, openChatFeedFeature } from '../talk/chat/feature.ts'
import { openInboxFeature } from '../talk/inbox/feature.ts'
import { openAgents } from './composeAgents.ts'
import { openOffice, openRecords } from './composeOffice.ts'
import { openRewards } from './composeRewards.ts'
import { assertFeaturesAreUnique, coWritesOf, type FeatureTable } from './feature.ts'
import type { Product } from './product.ts'

/** What features of several domains build on. */
async function openBase(platform: Platform, product: Product) {
  const { brand, slots, arcades, shareds, settingsDelayMs: delayMs } = product
  const settings = await openSettingsFeature({ platform, brand })
  const proposal = openProposalFeature({ platform, merchant: brand.merchant, delayMs, findNames, settings })
  const ledger = await openLedgerFeature({ platform })
  const wallet = openWalletFeature({ platform, startingGrant: brand.startingGrant, isInUse: hasControl, ledger })
  const recognition = openRecognitionFeature({ platform, settings })
  const round = openRoundFeature({ platform, games: [...slots, ...arcades, ...shareds, ...BOOKS] })
  const inbox = openInboxFeature({ platform, brandName: brand.name })
  const rankLevel = openRankLevelFeature({ platform })
  const invitation = openInvitationFeature({ platform, brand, settings })
  const linkCodes = openLinkCodesFeature({ platform, merchant: brand.merchant, settings })
  const contractFlags = openContractFlagsFeature({ platform, settings })
  return {
    settings,
    proposal,
    ledger,
    wallet,
    recognition,
    round,
    inbox,
    rankLevel,
    invitation,
    linkCodes,
    contractFlags,
  }
}
type Base = Awaited<ReturnType<typeof openBase>>

/** Who somebody is, and what they say about themselves. */
function openPeople(platform: Platform, { brand, clients, firebase, sandboxes }: Product, base: Base) {
  const { settings, wallet, recognition, inbox, rankLevel, invitation } = base
  const { merchant } = brand
  const isSandbox = sandboxes.has('identity')
  const verification = openVerificationFeature({ platform, brand, settings, firebase, isSandbox })
  const factor = openFactorFeature({ platform, brandName: brand.name })
  const session = openSessionFeature({
    platform,
    merchant,
    settings,
    verification,
    factor,
    wallet,
    inbox,
    rankLevel,
    invitation,
  })
  const uploads = openUploadsFeature({ platform })
  const password = openPasswordFeature({ platform, brand, verification, factor, session })
  const paymentPassword = openPaymentPasswordFeature({ platform, settings, password })
  const documents = openDocumentsFeature({ platform, merchant, settings, uploads, password, recognition })
  const profile = openProfileFeature({ platform, settings, session, uploads, password, documents, recognition })
  const security = openSecurityFeature({ platform, factor, verification, password, session, recognition })
  const social = openSocialFeature({ platform, brand, clients, isSandbox, settings, session, wallet, recognition })
  return { verification, factor, session, uploads, password, paymentPassword, documents, profile, security, social }
}
type People = ReturnType<typeof openPeople>

/** What moves money in and out, and the limits on it. */
function openPayments(platform: Platform, { brand, sandboxes, stripe }: Product, lower: Base & People) {
  const { settings, ledger, wallet, recognition, round, password, paymentPassword } = lower
  const { merchant } = brand
  const provider = openProviderFeature({ platform, isSandbox: sandboxes.has('payments'), stripe })
  const bankTransfer = openBankTransferFeature({ platform, settings, provider, depositStateOf })
  const payoutAccount = openPayoutAccountFeature({ platform, settings, password })
  const control = openControlFeature({ platform, settings, ledger, wallet, recognition, round, cashFlow })
  const adjustment = openAdjustmentFeature({ platform, merchant, settings, ledger, wallet })
  const bonusWallet = openBonusWalletFeature({ platform, ledger, wallet, control, round })
  const playThrough = openPlayThroughFeature({ platform, settings })
  const deposit = openDepositFeature({
    platform,
    settings,
    ledger,
    wallet,
    provider,
    playThrough,
    recognition,
    cashFlow,
  })
  const withdrawal = openWithdrawalFeature({
    platform,
    settings,
    ledger,
    wallet,
    provider,
    playThrough,
    paymentPassword,
    bonusWallet,
    deposit,
  })
  return { provider, bankTransfer, payoutAccount, control, adjustment, bonusWallet, playThrough, deposit, withdrawal }
}
type Payments = ReturnType<typeof openPayments>

/** Where a member's money is, at vendors and between agents and members, and what the member sees of it. */
function openFunds(platform: Platform, { brand, sandboxes }: Product, lower: Base & People & Payments) {
  const { settings, ledger, wallet, recognition, inbox, verification, session, paymentPassword, profile } = lower
  const { control, playThrough, deposit, rankLevel, contractFlags, invitation, linkCodes } = lower
  const vendor = openVendorFeature({
    platform,
    isSandbox: sandboxes.has('vendor'),
    ledger,
    wallet,
    session,
    control,
    deposit,
    recognition,
  })
  const transfer = openTransferFeature({
    platform,
    settings,
    ledger,
    wallet,
    playThrough,
    deposit,
    vendor,
    paymentPassword,
    recognition,
    cashFlow,
  })
  const funds = openFundsFeature({ platform, ledger, wallet, vendor })
  const member = openMemberFeature({
    platform,
    brand,
    settings,
    verification,
    session,
    profile,
    wallet,
    funds,
    inbox,
    rankLevel,
    contractFlags,
    invitation,
    linkCodes,
    recognition,
  })
  return { vendor, transfer, funds, member }
}
type Money = Payments & ReturnType<typeof openFunds>

/** Which games there are, and how they are found. */
async function openCatalog(platform: Platform, { brand, slots, arcades, shareds }: Product, { round }: Base) {
  const { currency } = brand
  const minBet = present(offerIn(currency).stakes[0], 'the smallest stake')
  const pictures = openPicturesFeature({ platform })
  const state = await openStateFeature({ platform, round })
  const figures = openFiguresFeature({ platform, currency })
  const games = openGamesFeature({ platform, slots, arcades, shareds, minBet, pictures, state, figures })
  const favourites = openFavouritesFeature({ platform, games })
  const winners = openWinnersFeature({ platform, currency, games, round })
  return { pictures, state, figures, games, favourites, winners }
}
type Catalog = Awaited<ReturnType<typeof openCatalog>>
type Lower = Base & People & Money & Catalog

/** How games are played, and what is stored of it. */
function openPlay(platform: Platform, product: Product, lower: Lower) {
  const { settings, ledger, wallet, recognition, session, round, control, state, figures, games } = lower
  const { brand, slots, arcades, shareds: titles, beacon, needsBeacon, leaguePace: pace } = product
  const fairness = openFairnessFeature({ platform, round })
  const position = openPositionFeature({ platform, wallet, round, control })
  const wager = openWagerFeature({ platform, settings, state, control })
  const jackpot = openJackpotFeature({ platform, currency: brand.currency, slots, unitOf: unitIn, ledger, games })
  const slot = openSlotFeature({ platform, titles: slots, ledger, wallet, round, fairness, wager, jackpot, figures })
  const arcade = openArcadeFeature({ platform, titles: arcades, ledger, wallet, round, fairness, wager, figures })
  const chatFeed = openChatFeedFeature({ platform, shareds: titles })
  const live = { platform, beacon, needsBeacon, ledger, wallet, wager }
  const sharedRound = openSharedRoundFeature({ ...live, titles, round, state, figures, chatFeed })
  const { currency } = brand
  const sports = openSportsFeature({ ...live, currency, pace, recognition, session })
  const sportsDesk = openSportsDeskFeature({ platform, currency, pace, pseudonymOf, sports })
  return { fairness, position, wager, jackpot, slot, arcade, chatFeed, sharedRound, sports, sportsDesk }
}
type Play = ReturnType<typeof openPlay>

/** How a game of any kind is entered. */
function openEntry(platform: Platform, { shareds: titles }: Product, lower: Lower & Play) {
  const { settings, ledger, wallet, recognition, session, bonusWallet, pictures, state, games } = lower
  const { fairness, wager, jackpot, slot, arcade, sharedRound } = lower
  const lottery = openLotteryFeature({ platform, titles, games, state, sharedRound })
  const kinds = [slot.api.kind, arcade.api.kind, sharedRound.api.kind]
  const launch = openLaunchFeature({
    platform,
    kinds,
    settings,
    ledger,
    wallet,
    recognition,
    session,
    bonusWallet,
    pictures,
    state,
    fairness,
    wager,
    jackpot,
  })
  return { lottery, launch }
}
type Entry = ReturnType<typeof openEntry>

/** What is said to players, and among them. */
function openTalk(
  platform: Platform,
  { brand }: Product,
  lower: Lower & Play & Entry & ReturnType<typeof openRewards>,
) {
  const { settings, state, control, sharedRound, chatFeed, launch, reward } = lower
  const news = openNewsFeature({ platform, brand, settings, reward })
  const chat = openChatFeature({ platform, settings, state, control, sharedRound, chatFeed, launch })
  return { news, chat }
}

/** Every feature of the server, in the order in which they are opened: each one needs only those before it. */
export async function openFeatures(platform: Platform, product: Product) {
  const base = await openBase(platform, product)
  const people = openPeople(platform, product, base)
  const payments = openPayments(platform, product, { ...base, ...people })
  const funds = openFunds(platform, product, { ...base, ...people, ...payments })
  const catalog = await openCatalog(platform, product, base)
  const lower = { ...base, ...people, ...payments, ...funds, ...catalog }
  const play = openPlay(platform, product, lower)
  const entry = openEntry(platform, product, { ...lower, ...play })
  const rewards = openRewards(platform, product, lower)
  const agents = openAgents(platform, product, { ...lower, ...rewards })
  const talk = openTalk(platform, product, { ...lower, ...play, ...entry, ...rewards })
  const records = openRecords(platform, product, { ...lower, ...play, ...agents })
  const office = openOffice(platform, product, { ...lower, ...records })
  const above = [play, entry, rewards, agents, talk, records, office]
  assertFeaturesAreUnique([base, people, payments, funds, catalog, ...above])
  const features = {
    ...lower,
    ...play,
    ...entry,
    ...rewards,
    ...agents,
    ...talk,
    ...records,
    ...office,
  } satisfies FeatureTable
  base.ledger.api.addCoWrites(coWritesOf(features))
  return features
}

export type Features = Awaited<ReturnType<typeof openFeatures>>
