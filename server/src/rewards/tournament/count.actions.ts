import type { TournamentCategory } from '@ronda/contract'
import { isRanked, mergeRounds, scoreOf, type TournamentRound } from '@ronda/fair'
import { parsePublishedRounds } from '../../money/ledger/index.ts'
import type { Consumer } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { ProgressFeed } from '../mission/index.ts'
import { findRounds, keyOf, lockEntries, writeCounted, type Counted } from './entry.sql.ts'
import { roundsFor, type Entry, type PlayedRound } from './tournament.ts'

const isSame = (one: TournamentRound | undefined, other: TournamentRound): boolean =>
  one !== undefined && one.multiple === other.multiple && one.isTakenBack === other.isTakenBack

/** What rounds change for an entry; undefined when nothing does. */
export function countFor(
  { tournament, number, terms }: Pick<Entry, 'tournament' | 'number' | 'terms'>,
  before: readonly TournamentRound[],
  fresh: readonly TournamentRound[],
): Counted | undefined {
  const known = new Map(before.map((round) => [round.id, round]))
  const kept = mergeRounds(before, fresh, terms.roundsMax)
  const keptIds = new Set(kept.map(({ id }) => id))
  const changed = kept.filter((round) => !isSame(known.get(round.id), round))
  if (changed.length === 0) return undefined
  const dropped = before.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id)
  const scored = scoreOf(terms, kept)
  return { tournament, number, kept, changed, dropped, ...scored, isRanked: isRanked(terms, scored) }
}

type Categories = ReadonlyMap<string, TournamentCategory>

/** Adds rounds to the scores of those who play them; returns whose scores have changed. */
export async function countRounds(
  tx: Tx,
  played: readonly PlayedRound[],
  categories: Categories,
): Promise<readonly string[]> {
  const relevant = played.filter(({ id, game }) => id !== undefined && categories.has(game))
  if (relevant.length === 0) return []
  const byWallet = Map.groupBy(relevant, ({ wallet }) => wallet)
  const sinceMs = relevant.reduce((least, { atMs }) => Math.min(least, atMs), Number.MAX_SAFE_INTEGER)
  const entries = await lockEntries(tx, [...byWallet.keys()], sinceMs)
  const own = entries.flatMap((entry) => {
    const fresh = roundsFor(entry, byWallet.get(entry.wallet) ?? [], categories)
    return fresh.length === 0 ? [] : [{ entry, fresh }]
  })
  const rounds = await findRounds(
    tx,
    own.map(({ entry }) => entry),
  )
  const counted = own.flatMap(({ entry, fresh }) => {
    const change = countFor(entry, rounds.get(keyOf(entry)) ?? [], fresh)
    return change === undefined ? [] : [{ change, account: entry.account }]
  })
  await writeCounted(
    tx,
    counted.map(({ change }) => change),
  )
  return counted.map(({ account }) => account)
}

/** The name of the consumer that counts rounds. */
export const CONSUMER = 'rewards.tournament'

/** Counts rounds in the transaction that moves the cursor, so that each counts once. */
export function tournamentConsumer(categories: Categories, feed: Pick<ProgressFeed, 'tell'>): Consumer {
  const changed = new Set<string>()
  return {
    name: CONSUMER,
    topics: ['money.batch'],
    async consume(tx, events) {
      const played = events.flatMap(({ body }) => parsePublishedRounds(body))
      // After a rollback a page reads what it has once more, which does no harm.
      for (const account of await countRounds(tx, played, categories)) changed.add(account)
    },
    afterCommit() {
      feed.tell(changed)
      changed.clear()
    },
  }
}
