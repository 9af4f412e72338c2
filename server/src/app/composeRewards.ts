import type { Platform } from '../platform/platform.ts'
import { offerIn, unitIn } from '../play/slot/index.ts'
import { openBonusFeature, type BonusNeeds } from '../rewards/bonus/feature.ts'
import { openEnvelopeFeature, type EnvelopeNeeds } from '../rewards/envelope/feature.ts'
import { openLeaderboardFeature, type LeaderboardNeeds } from '../rewards/leaderboard/feature.ts'
import { openMallFeature, type MallNeeds } from '../rewards/mall/feature.ts'
import { openMissionFeature, type MissionNeeds } from '../rewards/mission/feature.ts'
import { openPointFeature, type PointNeeds } from '../rewards/point/feature.ts'
import { openPromotionFeature, type PromotionNeeds } from '../rewards/promotion/feature.ts'
import { openRaffleFeature, type RaffleNeeds } from '../rewards/raffle/feature.ts'
import { openRankFeature, type RankNeeds } from '../rewards/rank/feature.ts'
import { openRebateFeature, type RebateNeeds } from '../rewards/rebate/feature.ts'
import { openReferralFeature, type ReferralNeeds } from '../rewards/referral/feature.ts'
import { openRewardFeature, type RewardNeeds } from '../rewards/reward/feature.ts'
import { openRewardFundFeature, type RewardFundNeeds } from '../rewards/rewardFund/feature.ts'
import { openTournamentFeature, type TournamentNeeds } from '../rewards/tournament/feature.ts'
import type { Product } from './product.ts'

type Needs = BonusNeeds &
  EnvelopeNeeds &
  LeaderboardNeeds &
  MallNeeds &
  MissionNeeds &
  PointNeeds &
  PromotionNeeds &
  RaffleNeeds &
  RankNeeds &
  RebateNeeds &
  ReferralNeeds &
  RewardNeeds &
  RewardFundNeeds &
  TournamentNeeds

/** What rewards need of the features that are open already. */
type Lower = Pick<
  Needs,
  | 'settings'
  | 'ledger'
  | 'wallet'
  | 'paymentPassword'
  | 'invitation'
  | 'recognition'
  | 'rankLevel'
  | 'control'
  | 'bonusWallet'
  | 'session'
>

type Chances = Pick<EnvelopeNeeds & RaffleNeeds, 'wallet' | 'rewardFund' | 'reward' | 'rank' | 'mission'>

/** What is given by chance. */
function openChances(platform: Platform, product: Product, needs: Chances) {
  const { brand, rewardGames: games, beacon, needsBeacon } = product
  const { currency } = brand
  return {
    envelope: openEnvelopeFeature({ platform, currency, ...needs }),
    raffle: openRaffleFeature({ platform, currency, games, beacon, needsBeacon, ...needs }),
  }
}

/** What members are given, and from which money. */
export function openRewards(platform: Platform, product: Product, lower: Lower) {
  const {
    settings,
    ledger,
    wallet,
    paymentPassword,
    invitation,
    recognition,
    rankLevel,
    control,
    bonusWallet,
    session,
  } = lower
  const { brand, slots, arcades, shareds, rewardGames: games } = product
  const { currency } = brand
  const rewardFund = openRewardFundFeature({ platform, currency, ledger })
  const reward = openRewardFeature({ platform, wallet, rewardFund })
  const rank = openRankFeature({ platform, games, settings, wallet, reward })
  const rebate = openRebateFeature({ platform, games, settings, wallet, rank, rewardFund })
  const point = openPointFeature({ platform, currency, games, settings, wallet, paymentPassword, rewardFund })
  const mall = openMallFeature({ platform, currency, settings, wallet, paymentPassword, rewardFund, point })
  const unit = unitIn(currency)
  const mission = openMissionFeature({ platform, currency, unit, games, wallet, reward })
  const leaderboard = openLeaderboardFeature({ platform, currency, unit, games, wallet, reward, mission })
  const referral = openReferralFeature({ platform, games, invitation, recognition, reward })
  const bonus = openBonusFeature({
    platform,
    merchant: brand.merchant,
    currency,
    stakes: offerIn(currency).stakes,
    games,
    slots,
    bonusWallet,
    control,
    rewardFund,
    reward,
    mission,
  })
  const shared = { platform, currency, unit, games, wallet, recognition, reward, rewardFund, mission }
  const promotion = openPromotionFeature({ ...shared, settings, rankLevel, session, bonus })
  const tournament = openTournamentFeature({ ...shared, titles: { slots, arcades, shareds } })
  const chances = openChances(platform, product, { wallet, rewardFund, reward, rank, mission })
  return {
    rewardFund,
    reward,
    rank,
    rebate,
    point,
    mall,
    mission,
    leaderboard,
    referral,
    promotion,
    tournament,
    ...chances,
    bonus,
  }
}
