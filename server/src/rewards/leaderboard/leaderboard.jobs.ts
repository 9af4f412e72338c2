import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { betsIn, CONSUMER, countPoints, settleWeeks, type LeaderboardOptions } from './leaderboard.actions.ts'

/** Counts bets in the transaction that moves the cursor, so that each round counts once. */
export function leaderboardConsumer({ games, feed }: Pick<LeaderboardOptions, 'games' | 'feed'>): Consumer {
  const changed = new Set<string>()
  return {
    name: CONSUMER,
    topics: ['money.batch'],
    async consume(tx, events) {
      const bets = betsIn(
        { games },
        events.map(({ body }) => body),
      )
      for (const account of await countPoints(tx, bets)) changed.add(account)
    },
    afterCommit() {
      feed.tell(changed)
      changed.clear()
    },
  }
}

export function leaderboardJobs(options: LeaderboardOptions): readonly Job[] {
  return [{ name: 'leaderboard.settle', cron: '* * * * *', secondsMax: 60, run: () => settleWeeks(options) }]
}
