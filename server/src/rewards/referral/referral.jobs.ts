import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { validBetsOf } from '../bet/index.ts'
import { addBets, checkReached, type ReferralOptions } from './referral.actions.ts'

/** Adds bets to the progress of guests, in the transaction that moves the cursor, so that each round counts once. */
export function referralConsumer({ clock, games }: Pick<ReferralOptions, 'clock' | 'games'>): Consumer {
  return {
    name: 'rewards.referral',
    topics: ['money.batch'],
    async consume(tx, events) {
      const rounds = events.flatMap(({ body }) => parsePublishedRounds(body))
      await addBets(tx, validBetsOf(rounds, games), clock.nowMs())
    },
  }
}

export function referralJobs(options: ReferralOptions): readonly Job[] {
  return [{ name: 'referral.check', cron: '* * * * *', secondsMax: 60, run: () => checkReached(options) }]
}
