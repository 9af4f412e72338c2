import { isOwnMoneyPlay } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { findWalletNames, parsePublishedMoves, parsePublishedRounds, type Ledger } from '../../money/ledger/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import { forgetOldVisits, type AgentLinkOptions } from './agentLink.actions.ts'
import { countFirstDeposits, markActive } from './agentLink.sql.ts'

export const agentLinkJobs = (options: AgentLinkOptions): readonly Job[] => [
  { name: 'agentLink.forgetVisits', cron: '17 3 * * *', secondsMax: 60, run: () => forgetOldVisits(options) },
]

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Counts first deposits and bets of accounts that were opened with a link. */
export function agentLinkConsumer(ledger: Pick<Ledger, 'houseAccount'>, currency: Currency): Consumer {
  return {
    name: 'agents.agentLink',
    topics: ['money.batch'],
    async consume(tx, events) {
      const clearing = ledger.houseAccount('clearing', currency)
      const deposits = events
        .flatMap(({ body }) => parsePublishedMoves(body))
        .filter(({ kind, counter, amount }) => kind === 'deposit' && counter === clearing && amount > 0n)
      const bets = events
        .flatMap(({ body }) => parsePublishedRounds(body))
        .filter(({ mode, stake, isTakenBack = false }) => isOwnMoneyPlay(mode) && stake > 0n && !isTakenBack)
      if (deposits.length + bets.length === 0) return
      const names = await findWalletNames(tx, [...new Set([...deposits, ...bets].map(({ wallet }) => wallet))])
      const ofOwners = (found: readonly { readonly wallet: number; readonly atMs: number }[]) =>
        found.flatMap(({ wallet, atMs }) => {
          const { owner = '', purpose } = names.get(wallet) ?? {}
          return UUID.test(owner) && purpose === 'cash' ? [{ account: owner, atMs }] : []
        })
      await countFirstDeposits(tx, ofOwners(deposits))
      await markActive(tx, ofOwners(bets))
    },
  }
}
