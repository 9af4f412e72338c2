import type { BonusTerms } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import type { SlotTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import type { BonusWallets } from '../../money/bonusWallet/index.ts'
import { isExcluded } from '../../money/control/index.ts'
import { isOwn } from '../../money/recognition/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { ProgressFeed } from '../mission/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { grant, type Granting } from './bonus.actions.ts'
import { bonusConsumer, bonusJobs, openExpiryTimers } from './bonus.jobs.ts'
import { bonusRoutes } from './bonus.routes.ts'
import { openChances } from './chance.actions.ts'
import { proposeForDemo, type DemoStaff } from './demo.actions.ts'
import { bonusDeskRoutes, type DeskOptions } from './desk.routes.ts'
import { openBonuses } from './giver.actions.ts'
import { proposalJobs } from './proposal.jobs.ts'
import { startNext, stopAll } from './run.actions.ts'
import { targetOf, termsHashOf } from './terms.ts'
import { termsText } from './termsText.ts'

export type BonusNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'background'>
  readonly merchant: string
  readonly currency: Currency
  /** The offered stakes, smallest first. */
  readonly stakes: readonly bigint[]
  readonly games: RewardGames
  readonly slots: readonly SlotTitle[]
  readonly bonusWallet: Opened<{ readonly bonusWallets: BonusWallets }>
  readonly control: Opened<{ readonly onRestricted: (listener: (owner: string) => void) => void }>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
  readonly reward: Opened<{ readonly rewards: Rewards }>
  readonly mission: Opened<{ readonly feed: ProgressFeed }>
}

/** The rules of bonuses: terms, meter, what happens at the end, and the chance to get there. */
export function openBonusFeature(needs: BonusNeeds) {
  const { platform, games, slots, stakes } = needs
  const { db, clock, ids, failures, background } = platform
  const chances = openChances({ db, clock, background, slots, stakes })
  const options: DeskOptions = {
    db,
    clock,
    ids,
    failures,
    merchant: needs.merchant,
    currency: needs.currency,
    stakeMin: present(stakes[0], 'the smallest stake'),
    games,
    chances,
    isOwn,
    bonusWallets: needs.bonusWallet.api.bonusWallets,
    rewards: needs.reward.api.rewards,
    rewardFunds: needs.rewardFund.api.rewardFunds,
    feed: needs.mission.api.feed,
  }
  const timers = openExpiryTimers(options, background)
  needs.control.api.onRestricted((owner) =>
    background.run('the bonuses of somebody who stops', async () => {
      if (await db.read((tx) => isExcluded(tx, owner, clock.nowMs()))) await stopAll(options, owner)
    }),
  )
  return {
    api: {
      options,
      bonuses: openBonuses({ ...options, stakes, slots: new Set(slots.map(({ gameCode }) => gameCode)) }),
      /** Gives a bonus; one that is accepted already starts at once when no other runs. */
      async grant(granting: Granting) {
        const given = await grant(options, granting)
        if (given.ok && granting.isAccepted) await startNext(options, granting.account)
        return given
      },
      preview: (terms: BonusTerms) => ({ target: targetOf(terms), termsHash: termsHashOf(terms) }),
      termsText: (terms: BonusTerms, language: Language) => termsText(terms, games, language),
      chance: (terms: BonusTerms, language: Language) => chances.of(terms, language),
      proposeForDemo: (people: DemoStaff): Promise<void> => proposeForDemo(options, people),
    },
    handlers: { bonus: bonusRoutes(options), bonusDesk: bonusDeskRoutes(options) },
    consumers: [bonusConsumer(options, background)],
    jobs: [...bonusJobs(options, timers), ...proposalJobs(options)],
    close() {
      timers.close()
      chances.close()
    },
  }
}
