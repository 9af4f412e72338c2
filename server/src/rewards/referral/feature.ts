import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { Rewards } from '../reward/index.ts'
import { openInvitations, type Invitations } from './invitation.actions.ts'
import type { ReferralOptions } from './referral.actions.ts'
import { referralConsumer, referralJobs } from './referral.jobs.ts'
import { referralRoutes } from './referral.routes.ts'

export type InvitationNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly settings: Opened<Settings>
}

/** The codes of members at registration. Opened before registration is, which keeps who has invited a new account. */
export function openInvitationFeature({ platform, brand, settings }: InvitationNeeds) {
  const { db, clock } = platform
  const { merchant, currency } = brand
  return { api: openInvitations({ db, clock, merchant, currency, settings: settings.api }) }
}

export type ReferralNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly games: RewardGames
  readonly invitation: Opened<Invitations>
  readonly recognition: Opened<Pick<ReferralOptions, 'areLinked'>>
  readonly reward: Opened<{ readonly rewards: Rewards }>
}

/** Members invite others: both are rewarded once the guest has bet enough, unless they may be one person. */
export function openReferralFeature({ platform, games, invitation, recognition, reward }: ReferralNeeds) {
  const { db, clock, ids, failures } = platform
  const options: ReferralOptions = {
    db,
    clock,
    ids,
    failures,
    rewards: reward.api.rewards,
    invitations: invitation.api,
    games,
    areLinked: recognition.api.areLinked,
  }
  return {
    api: { options },
    handlers: { referral: referralRoutes(options) },
    jobs: referralJobs(options),
    consumers: [referralConsumer(options)],
  }
}
