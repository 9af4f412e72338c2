import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { validBetsOf } from '../bet/index.ts'
import { CONSUMER, countTickets, type RaffleOptions } from './claim.actions.ts'
import { drawDue, freezeEnded } from './draw.actions.ts'
import { expireRaffles } from './plan.actions.ts'

/** Counts bets in the transaction that moves the cursor, so that each round counts once. */
export function raffleConsumer({ games, feed }: Pick<RaffleOptions, 'games' | 'feed'>): Consumer {
  const changed = new Set<string>()
  return {
    name: CONSUMER,
    topics: ['money.batch'],
    async consume(tx, events) {
      const bets = validBetsOf(
        events.flatMap(({ body }) => parsePublishedRounds(body)),
        games,
      )
      for (const account of await countTickets(tx, bets)) changed.add(account)
    },
    afterCommit() {
      feed.tell(changed)
      changed.clear()
    },
  }
}

export function raffleJobs(options: RaffleOptions): readonly Job[] {
  return [
    { name: 'raffle.freeze', cron: '* * * * *', secondsMax: 60, run: () => freezeEnded(options) },
    { name: 'raffle.draw', cron: '* * * * *', secondsMax: 60, run: () => drawDue(options) },
    { name: 'raffle.expire', cron: '* * * * *', secondsMax: 60, run: () => expireRaffles(options) },
  ]
}
