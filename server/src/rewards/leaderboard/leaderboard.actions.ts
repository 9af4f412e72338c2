import { err, minutes, ok, type Currency, type Result } from '@ronda/core'
import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Account } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import { readUntilMs } from '../../platform/outbox/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { validBetsOf, type RewardGame, type ValidBet } from '../bet/index.ts'
import { findNotOffered, periodAt, type ProgressFeed, type Span } from '../mission/index.ts'
import type { Rewards } from '../reward/index.ts'
import { readStandings } from './board.sql.ts'
import { bucketChanges } from './bucket.ts'
import { pointsOf, PRIZE_MS, prizeOf, raceTerms } from './leaderboard.ts'
import {
  addPoints,
  changeBuckets,
  countPlayers,
  findWeek,
  insertRacer,
  listFirst,
  listUnsettled,
  lockEntries,
  lockWeek,
  openWeek,
  recordPrizes,
  recordSettled,
  type StoredWeek,
} from './leaderboard.sql.ts'
import { shownBoard } from './leaderboard.view.ts'

export type LeaderboardOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly currency: Currency
  /** A unit of play, in atoms. */
  readonly unit: bigint
  readonly walletStore: WalletStore
  readonly rewards: Rewards
  /** Every game whose bets count, also those that are hidden now. */
  readonly games: ReadonlyMap<string, RewardGame>
  readonly feed: ProgressFeed
}

type Joiner = Pick<Account, 'id' | 'kind' | 'currency' | 'number'>

type Brand = Pick<LeaderboardOptions, 'currency' | 'unit'>

/** A week before anybody has joined it. */
const freshWeek = ({ currency, unit }: Brand, { startMs, endMs }: Span): StoredWeek => ({
  ...raceTerms(unit),
  startMs,
  endMs,
  currency,
  players: null,
  settledAtMs: null,
})

/** The boards of this week and of the one before. */
export async function readBoards(options: LeaderboardOptions, who: Joiner) {
  const { db, clock, currency } = options
  const nowMs = clock.nowMs()
  const now = periodAt('weekly', nowMs)
  const before = periodAt('weekly', now.startMs - 1)
  const [notOffered, boards] = await Promise.all([
    findNotOffered(options, who),
    db.read((tx) => readStandings(tx, [now.startMs, before.startMs], who.id)),
  ])
  const fresh = { week: freshWeek(options, now), first: [], own: undefined, place: undefined, players: 0 }
  const last = boards.get(before.startMs)
  return {
    currency,
    notOffered: notOffered ?? null,
    current: shownBoard(boards.get(now.startMs) ?? fresh, who.id, nowMs),
    last: last === undefined ? null : shownBoard(last, who.id, nowMs),
  }
}

/** Joins the board of this week. */
export async function join(
  options: LeaderboardOptions,
  who: Joiner,
): Promise<Result<'joined', 'leaderboard.not_offered'>> {
  const { db, clock, walletStore } = options
  if ((await findNotOffered(options, who)) !== undefined) return err('leaderboard.not_offered')
  const { cash: wallet } = await walletStore.of(who.id)
  const joinedAtMs = clock.nowMs()
  const week = freshWeek(options, periodAt('weekly', joinedAtMs))
  await db.write(async (tx) => {
    await openWeek(tx, week)
    await insertRacer(tx, { startMs: week.startMs, account: who.id, wallet, number: who.number, joinedAtMs })
  })
  return ok('joined')
}

/** The name of the consumer that counts bets. */
export const CONSUMER = 'rewards.leaderboard'

/** Adds bets to the points of their week; returns whose points have changed. */
export async function countPoints(tx: Tx, bets: readonly ValidBet[]): Promise<readonly string[]> {
  if (bets.length === 0) return []
  const wallets = [...new Set(bets.map(({ wallet }) => wallet))]
  const sinceMs = bets.reduce((least, { atMs }) => Math.min(least, atMs), Number.MAX_SAFE_INTEGER)
  const byWallet = Map.groupBy(bets, ({ wallet }) => wallet)
  const entries = await lockEntries(tx, wallets, sinceMs)
  const points = entries.flatMap((entry) => pointsOf(entry, byWallet.get(entry.wallet) ?? []) ?? [])
  await addPoints(tx, points)
  await changeBuckets(tx, bucketChanges(points))
  return points.map(({ account }) => account)
}

/** The valid bets in what the ledger publishes. */
export const betsIn = ({ games }: Pick<LeaderboardOptions, 'games'>, bodies: readonly unknown[]): readonly ValidBet[] =>
  validBetsOf(bodies.flatMap(parsePublishedRounds), games)

/** Settles a week: who is among the first gets a prize, if there were enough players. A settled week stays so. */
async function settle(options: LeaderboardOptions, startMs: number): Promise<void> {
  const { db, clock, ids, rewards } = options
  const nowMs = clock.nowMs()
  const given = await db.write(async (tx) => {
    const week = await lockWeek(tx, startMs)
    if (week === undefined || week.settledAtMs !== null) return []
    const players = await countPlayers(tx, startMs)
    const first = await listFirst(tx, startMs, week.prizes.length)
    const prized = first.flatMap(({ account }, at) => {
      const prize = prizeOf(at + 1, players, week)
      return prize === 0n ? [] : [{ account, place: at + 1, prize }]
    })
    await recordPrizes(tx, startMs, prized)
    await recordSettled(tx, startMs, players, nowMs)
    const own = { fund: 'MISSION', names: week.names, currency: week.currency } as const
    const times = { givenAtMs: nowMs, expiresAtMs: nowMs + PRIZE_MS }
    return rewards.give(
      tx,
      prized.map(({ account, prize: amount }) => ({
        ...own,
        ...times,
        id: ids.named('leaderboard', startMs, account),
        account,
        amount,
      })),
    )
  })
  rewards.tell(given)
}

/** By then the last bets of the week have ended. One that comes later does not count. */
const SETTLE_AFTER_MS = minutes(10)
const WEEKS_MAX = 10

/** Settles the weeks that are over, and whose bets have all been counted. */
export async function settleWeeks(options: LeaderboardOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const weeks = await db.read(async (tx) => {
    const endedMs = await readUntilMs(tx, CONSUMER, nowMs - SETTLE_AFTER_MS)
    return listUnsettled(tx, { endedMs, nowMs, atMost: WEEKS_MAX })
  })
  await failures.each('leaderboard.settle', weeks, String, (startMs) => settle(options, startMs))
}

/** The board of this week, for staff. */
export async function readRace(options: LeaderboardOptions) {
  const span = periodAt('weekly', options.clock.nowMs())
  return options.db.read(async (tx) => {
    const week = (await findWeek(tx, span.startMs)) ?? freshWeek(options, span)
    const players = await countPlayers(tx, span.startMs)
    const prizeSum = week.prizes.reduce((sum, prize) => sum + prize, 0n)
    return { players, prizeSum, playersMin: week.playersMin }
  })
}
