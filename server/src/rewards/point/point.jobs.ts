import { z } from 'zod/mini'
import { findKeptDeposit } from '../../money/deposit/index.ts'
import { findOwners, parsePublishedRounds } from '../../money/ledger/index.ts'
import { MEMBER_EVENT_TOPIC } from '../../people/memberEvent/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer, OutboxEvent } from '../../platform/outbox/index.ts'
import { validBetsOf, type RewardGame } from '../bet/index.ts'
import { payUnpaid, type ConvertOptions } from './convert.actions.ts'
import { bookBets, earn, followDeposit, type PointOptions } from './point.actions.ts'
import { byAccount, earnedBy } from './point.ts'

export type EarnOptions = PointOptions & {
  /** Every game whose bets earn points, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
}

/** Adds the points of bets in the transaction that moves the cursor, so that each round counts once. */
export function betConsumer(options: EarnOptions): Consumer {
  const { settings, games } = options
  return {
    name: 'rewards.point',
    topics: ['money.batch'],
    async consume(tx, events) {
      const rounds = events.flatMap(({ body }) => parsePublishedRounds(body))
      const bets = validBetsOf(rounds, games)
      if (bets.length === 0) return
      const wallets = [...new Set(bets.map(({ wallet }) => wallet))]
      const owners = await findOwners(tx, wallets, 'cash')
      await earn(options, tx, earnedBy(bets, (await settings.current()).money.points.rates, owners))
    },
  }
}

const published = z.object({ account: z.string(), event: z.string(), subject: z.nullable(z.string()) })

/** The deposits that events are about, with their owners. */
function depositsIn(events: readonly OutboxEvent[]): ReadonlyMap<string, string> {
  const deposits = new Map<string, string>()
  for (const { body } of events) {
    const { account, event, subject } = z.parse(published, body)
    if (event.startsWith('deposit.') && subject !== null) deposits.set(subject, account)
  }
  return deposits
}

/** Gives the points of deposits that were credited, and takes back those of deposits that were charged back. */
export function depositConsumer(options: PointOptions): Consumer {
  const { settings, onChanged } = options
  return {
    name: 'rewards.point.deposit',
    topics: [MEMBER_EVENT_TOPIC],
    async consume(tx, events) {
      const deposits = [...depositsIn(events)].map(([deposit, account]) => ({ deposit, account })).toSorted(byAccount)
      const { rates } = (await settings.current()).money.points
      for (const { deposit, account } of deposits) {
        const kept = await findKeptDeposit(tx, deposit)
        if (kept !== undefined) await followDeposit(options, tx, { deposit, account, kept }, rates)
      }
    },
    afterCommit: (events) => new Set(depositsIn(events).values()).forEach(onChanged),
  }
}

export function pointJobs(options: ConvertOptions): readonly Job[] {
  return [
    { name: 'point.pay', cron: '* * * * *', secondsMax: 60, run: () => payUnpaid(options) },
    { name: 'point.book', cron: '* * * * *', secondsMax: 60, run: () => bookBets(options) },
  ]
}
