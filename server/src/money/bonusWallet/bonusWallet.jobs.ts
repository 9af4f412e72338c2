import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer, OutboxEvent } from '../../platform/outbox/index.ts'
import { parsePublishedRounds } from '../ledger/index.ts'
import { finishBonuses, settleEnding, type BonusWalletOptions } from './bonusWallet.actions.ts'

export function bonusWalletJobs(options: BonusWalletOptions): readonly Job[] {
  return [{ name: 'bonusWallet.finish', cron: '* * * * *', secondsMax: 60, run: () => finishBonuses(options) }]
}

const bonusWalletsIn = (events: readonly OutboxEvent[]): readonly number[] => [
  ...new Set(
    events
      .flatMap(({ body }) => parsePublishedRounds(body))
      .filter(({ mode }) => mode === 'bonus')
      .map(({ wallet }) => wallet),
  ),
]

/** Moves the win of a round that was open when its bonus ended. What is lost here, the job finds within a minute. */
export function bonusWalletConsumer(options: BonusWalletOptions): Consumer {
  return {
    name: 'bonusWallet.settle',
    topics: ['money.batch'],
    consume: async () => {},
    afterCommit(events) {
      const wallets = bonusWalletsIn(events)
      if (wallets.length > 0)
        void options.failures.one('bonusWallet.settle', 'rounds', () => settleEnding(options, wallets))
    },
  }
}
