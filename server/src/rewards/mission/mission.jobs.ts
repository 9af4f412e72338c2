import { days } from '@ronda/core'
import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { validBetsOf, type ValidBet } from '../bet/index.ts'
import { findAccounts, findPrizes, lockOpen, writeAdvances } from './member.sql.ts'
import { advance, betMinOf, type Advance } from './mission.ts'
import type { MissionOptions } from './mission.actions.ts'

/** How long the prize of a mission can be collected. */
const REWARD_MS = days(14)

type Advancing = Pick<MissionOptions, 'rewards' | 'currency' | 'unit'>

/** Gives the prizes of missions that were done. A mission is done once, and its reward has its id. */
async function givePrizes({ rewards, currency }: Advancing, tx: Tx, done: readonly Advance[]): Promise<void> {
  const doneAt = new Map(done.map(({ id, doneAtMs }) => [id, doneAtMs ?? 0]))
  const prizes = await findPrizes(tx, [...doneAt.keys()])
  await rewards.give(
    tx,
    prizes.map(({ id, account, names, prize }) => {
      const givenAtMs = doneAt.get(id) ?? 0
      const times = { givenAtMs, expiresAtMs: givenAtMs + REWARD_MS }
      return { id, account, fund: 'MISSION', names, currency, amount: prize, ...times }
    }),
  )
}

/** Adds bets to the missions that were joined; returns whose progress has changed. */
async function countBets(options: Advancing, tx: Tx, bets: readonly ValidBet[]): Promise<readonly string[]> {
  if (bets.length === 0) return []
  const wallets = [...new Set(bets.map(({ wallet }) => wallet))]
  const sinceMs = bets.reduce((least, { atMs }) => Math.min(least, atMs), Number.MAX_SAFE_INTEGER)
  const joined = await lockOpen(tx, { wallets, sinceMs, betMin: betMinOf(options) })
  const byWallet = Map.groupBy(bets, ({ wallet }) => wallet)
  const advances = joined.flatMap((mission) => advance(mission, byWallet.get(mission.wallet) ?? []) ?? [])
  await writeAdvances(tx, advances)
  await givePrizes(
    options,
    tx,
    advances.filter(({ doneAtMs }) => doneAtMs !== null),
  )
  return findAccounts(
    tx,
    advances.map(({ id }) => id),
  )
}

/** Counts bets in the transaction that moves the cursor, so that each round counts once. */
export function missionConsumer(options: Advancing & Pick<MissionOptions, 'games' | 'feed'>): Consumer {
  const { games, feed } = options
  const changed = new Set<string>()
  return {
    name: 'rewards.mission',
    topics: ['money.batch'],
    async consume(tx, events) {
      const rounds = events.flatMap(({ body }) => parsePublishedRounds(body))
      // After a rollback a page reads what it has once more, which does no harm.
      for (const account of await countBets(options, tx, validBetsOf(rounds, games))) changed.add(account)
    },
    afterCommit() {
      feed.tell(changed)
      changed.clear()
    },
  }
}
