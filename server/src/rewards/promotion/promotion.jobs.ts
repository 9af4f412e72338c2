import { z } from 'zod/mini'
import { parsePublishedRounds } from '../../money/ledger/index.ts'
import { MEMBER_EVENT_TOPIC } from '../../people/memberEvent/index.ts'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer, OutboxEvent } from '../../platform/outbox/index.ts'
import { validBetsOf } from '../bet/index.ts'
import { addBets, checkSoon } from './member.sql.ts'
import type { PromotionOptions } from './promotion.actions.ts'
import { readOwn, settleDue } from './settle.actions.ts'

type Counting = Pick<PromotionOptions, 'games' | 'clock' | 'onChanged'>

/** Counts bets in the transaction that moves the cursor, so that each round counts once. */
export function promotionBets({ games }: Counting, tell: (accounts: Iterable<string>) => void): Consumer {
  const changed = new Set<string>()
  return {
    name: 'rewards.promotion',
    topics: ['money.batch'],
    async consume(tx, events) {
      const bets = validBetsOf(
        events.flatMap(({ body }) => parsePublishedRounds(body)),
        games,
      )
      if (bets.length === 0) return
      // After a rollback a page reads what it has once more, which does no harm.
      for (const account of await addBets(tx, bets)) changed.add(account)
    },
    afterCommit() {
      tell(changed)
      changed.clear()
    },
  }
}

const published = z.object({ account: z.string(), event: z.string() })

/** Whose deposits changed. */
const depositorsIn = (events: readonly OutboxEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap(({ body }) => {
      const { account, event } = z.parse(published, body)
      return event.startsWith('deposit.') ? [account] : []
    }),
  ),
]

/** Has the promotions of members looked at whose deposits were credited or taken back. */
export function promotionDeposits(options: PromotionOptions, background: Pick<BackgroundTasks, 'run'>): Consumer {
  const { clock, onChanged } = options
  return {
    name: 'rewards.promotion.deposit',
    topics: [MEMBER_EVENT_TOPIC],
    async consume(tx, events) {
      const accounts = depositorsIn(events)
      if (accounts.length > 0) await checkSoon(tx, accounts, clock.nowMs())
    },
    afterCommit(events) {
      for (const account of depositorsIn(events)) {
        // What is lost here is done by the job within a minute.
        background.run('the promotions of a depositor', async () => {
          await readOwn(options, account)
          onChanged(account)
        })
      }
    },
  }
}

export function promotionJobs(options: PromotionOptions): readonly Job[] {
  return [{ name: 'promotion.settle', cron: '* * * * *', secondsMax: 60, run: () => settleDue(options) }]
}
