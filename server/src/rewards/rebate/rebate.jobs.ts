import type { MoneyPolicy } from '@ronda/contract'
import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { payAll, payUnpaid, type RebateOptions } from './rebate.actions.ts'
import { betsOf, type RebateTerms } from './rebate.ts'
import { addOpen } from './rebate.sql.ts'

/** Adds bets to what earns a rebate, in the transaction that moves the cursor, so that each round counts once. */
export function rebateConsumer({
  settings,
  games,
  ranks,
}: Pick<RebateOptions, 'settings' | 'games' | 'ranks'>): Consumer {
  return {
    name: 'rewards.rebate',
    topics: ['money.batch'],
    async consume(tx, events) {
      const rates: MoneyPolicy['rebate'] = (await settings.current()).money.rebate
      const rounds = events.flatMap(({ body }) => parsePublishedRounds(body))
      const extras = await ranks.rebateExtraOf(tx, [...new Set(rounds.map(({ wallet }) => wallet))])
      const termsOf = (game: string, wallet: number): RebateTerms | undefined => {
        const about = games.get(game)
        if (about === undefined) return undefined
        const { gameType, returned } = about
        return { gameType, returned, permille: rates[gameType], extra: extras.get(wallet) ?? 0 }
      }
      const bets = betsOf(rounds, termsOf)
      if (bets.length > 0) await addOpen(tx, bets)
    },
  }
}

export function rebateJobs(options: RebateOptions): readonly Job[] {
  return [
    { name: 'rebate.pay', cron: '* * * * *', secondsMax: 60, run: () => payUnpaid(options) },
    { name: 'rebate.pay-all', cron: '10 0 * * *', secondsMax: 3_600, run: () => payAll(options) },
  ]
}
