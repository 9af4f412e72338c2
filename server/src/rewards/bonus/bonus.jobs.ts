import { seconds } from '@ronda/core'
import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { BonusOptions } from './bonus.actions.ts'
import { findDue, findExpiring, findIdleAccounts } from './bonus.sql.ts'
import { countBets, findEndable, lockRunning, type CountedBonus } from './bet.sql.ts'
import { countedFor, lastWords, meteredBets, type MeteredBet } from './meter.ts'
import { review, startNext } from './run.actions.ts'

/** Counts bets for the bonuses that they were placed under; returns these. */
async function count(tx: Tx, bets: readonly MeteredBet[]): Promise<readonly CountedBonus[]> {
  if (bets.length === 0) return []
  const running = await lockRunning(tx, [...new Set(bets.map(({ wallet }) => wallet))])
  const byWallet = new Map(running.map((bonus) => [bonus.wallet, bonus]))
  const own = bets.flatMap((bet) => {
    const bonus = byWallet.get(bet.wallet)
    // A bet of the bonus before may be published when the next has begun.
    return bonus === undefined || bet.seq <= bonus.beganSeq ? [] : [{ ...countedFor(bet, bonus.kind), bonus: bonus.id }]
  })
  await countBets(tx, own)
  const counted = new Set(own.map(({ bonus }) => bonus))
  return running.filter(({ id }) => counted.has(id))
}

/** Counts bets in the transaction that moves the cursor, so that each round counts once. */
export function bonusConsumer(options: BonusOptions, background: Pick<BackgroundTasks, 'run'>): Consumer {
  const changed = new Set<string>()
  const endable = new Set<string>()
  return {
    name: 'rewards.bonus',
    topics: ['money.batch'],
    async consume(tx, events) {
      const rounds = events.flatMap(({ body }) => parsePublishedRounds(body))
      const bets = lastWords(meteredBets(rounds, options.games))
      const counted = await count(tx, bets)
      for (const { account } of counted) changed.add(account)
      const ids = counted.map(({ id }) => id)
      if (ids.length === 0) return
      for (const id of await findEndable(tx, ids, options.clock.nowMs())) endable.add(id)
    },
    afterCommit() {
      options.feed.tell(changed)
      // What is lost here is done by the job within a minute.
      for (const id of endable) background.run('a bonus after its bets', () => review(options, id))
      changed.clear()
      endable.clear()
    },
  }
}

/** Rows that one run of a job handles; the rest wait a minute. */
const BATCH_MAX = 200

/** Ends what is over, and goes on with what was interrupted. */
export async function reviewDue(options: BonusOptions): Promise<void> {
  const { db, clock, failures } = options
  const due = { nowMs: clock.nowMs(), atMost: BATCH_MAX }
  const bonuses = await db.read((tx) => findDue(tx, 'bonus.review', due))
  await failures.each('bonus.review', bonuses, String, (id) => review(options, id))
  const accounts = await db.read((tx) => findIdleAccounts(tx, 'bonus.start', due))
  await failures.each('bonus.start', accounts, String, (account) => startNext(options, account))
}

/** A minute and a little: until the job runs again. */
const AHEAD_MS = seconds(70)

/** Ends bonuses at the second at which their time is over; what is missed here is done by the job within a minute. */
export function openExpiryTimers(options: BonusOptions, background: Pick<BackgroundTasks, 'run'>) {
  const timers = new Map<string, NodeJS.Timeout>()
  return {
    async set(): Promise<void> {
      const nowMs = options.clock.nowMs()
      const soon = await options.db.read((tx) =>
        findExpiring(tx, { nowMs, untilMs: nowMs + AHEAD_MS, atMost: BATCH_MAX }),
      )
      for (const { id, expiresAtMs } of soon) {
        if (timers.has(id)) continue
        const end = (): void => {
          timers.delete(id)
          background.run('a bonus whose time is over', () => review(options, id))
        }
        timers.set(id, setTimeout(end, Math.max(0, expiresAtMs - nowMs)))
      }
    },
    close(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
type ExpiryTimers = ReturnType<typeof openExpiryTimers>

export const bonusJobs = (options: BonusOptions, timers: ExpiryTimers): readonly Job[] => [
  { name: 'bonus.review', cron: '* * * * *', secondsMax: 60, run: () => reviewDue(options) },
  { name: 'bonus.timers', cron: '* * * * *', secondsMax: 60, run: () => timers.set() },
]
