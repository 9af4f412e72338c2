import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { validBetsOf } from '../bet/index.ts'
import { giveBirthdays } from './birthday.actions.ts'
import { countBets, settleAll, tellChanged, type RankOptions } from './rank.actions.ts'

/** Counts bets in the transaction that moves the cursor, so that each round counts once. */
export function rankConsumer(options: RankOptions): Consumer {
  const { clock, games } = options
  /** Accounts whose rank has changed, until the commit is known. */
  const changed = new Set<string>()
  return {
    name: 'rewards.rank',
    topics: ['money.batch'],
    async consume(tx, events) {
      const rounds = events.flatMap(({ body }) => parsePublishedRounds(body))
      const accounts = await countBets(options, tx, validBetsOf(rounds, games), clock.nowMs())
      accounts.forEach((account) => changed.add(account))
    },
    afterCommit() {
      const accounts = [...changed]
      changed.clear()
      tellChanged(options, accounts)
    },
  }
}

export function rankJobs(options: RankOptions): readonly Job[] {
  return [
    { name: 'rank.settle', cron: '20 0 * * *', secondsMax: 3_600, run: () => settleAll(options) },
    { name: 'rank.birthday', cron: '*/10 * * * *', secondsMax: 3_600, run: () => giveBirthdays(options) },
  ]
}
