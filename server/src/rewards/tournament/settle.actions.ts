import { TOURNAMENT_PRIZE_DAYS, TOURNAMENT_SETTLE_MINUTES } from '@ronda/contract'
import { days, minutes } from '@ronda/core'
import { entryLeaf, resultRoot, tournamentPrize } from '@ronda/fair'
import { readUntilMs } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { CONSUMER } from './count.actions.ts'
import { FUND, type PlanOptions } from './plan.actions.ts'
import {
  findRounds,
  findStanding,
  keyOf,
  listEntries,
  listPlaces,
  recordPlaces,
  type Prized,
  type StoredEntry,
} from './entry.sql.ts'
import { settlesAtMs } from './tournament.ts'
import { listUnsettled, lockTournament, recordEnd, type StoredTournament } from './tournament.sql.ts'

/** Entries that are read at a time. */
export const ENTRIES_MAX = 100

type Winner = Prized & Pick<StoredEntry, 'account'>

/** Every place of a board, in order, with its prize. */
async function readPlaces(tx: Tx, { id, terms }: StoredTournament, players: number): Promise<readonly Winner[]> {
  const ranked = await listPlaces(tx, id, { from: 1, atMost: players })
  return ranked.map(({ number, account }, at) => {
    const place = at + 1
    return { number, account, place, prize: tournamentPrize(terms, place, players) }
  })
}

/** The hash of every player with their rounds, in the order in which they joined. */
async function readRoot(tx: Tx, tournament: string): Promise<string> {
  const leaves: Uint8Array[] = []
  for (let after = 0; ;) {
    const entries = await listEntries(tx, tournament, { after, atMost: ENTRIES_MAX })
    const rounds = await findRounds(tx, entries)
    for (const entry of entries) {
      leaves.push(entryLeaf({ number: entry.number, rounds: rounds.get(keyOf(entry)) ?? [] }))
    }
    const last = entries.at(-1)
    if (last === undefined || entries.length < ENTRIES_MAX) return resultRoot(leaves)
    after = last.number
  }
}

/** Gives the prizes. They are rewards that winners collect; each has an id of its own, so it is given once. */
function givePrizes(
  { ids, rewards }: PlanOptions,
  tx: Tx,
  { id, terms, currency }: StoredTournament,
  { winners, nowMs }: { readonly winners: readonly Winner[]; readonly nowMs: number },
): Promise<readonly string[]> {
  const times = { givenAtMs: nowMs, expiresAtMs: nowMs + days(TOURNAMENT_PRIZE_DAYS) }
  const given = winners.filter(({ prize }) => prize > 0n)
  return rewards.give(
    tx,
    given.map(({ account, prize: amount }) => ({
      ...times,
      id: ids.named('tournament.prize', id, account),
      account,
      fund: FUND,
      names: terms.names,
      currency,
      amount,
    })),
  )
}

/** Settles a tournament that is over: who has a place gets its prize, or with too few players nobody does. */
async function settle(options: PlanOptions, id: string): Promise<void> {
  const { db, clock, rewards } = options
  const nowMs = clock.nowMs()
  const given = await db.write(async (tx) => {
    const stored = await lockTournament(tx, id)
    if (stored?.state !== 'published' || nowMs < settlesAtMs(stored.terms)) return []
    const { ranked: players } = await findStanding(tx, id, null)
    if (players < stored.terms.playersMin) {
      await recordEnd(tx, { id, state: 'cancelled', players, given: 0n, root: null, stoppedBy: null }, nowMs)
      return []
    }
    const winners = await readPlaces(tx, stored, players)
    await recordPlaces(tx, id, winners)
    const sum = winners.reduce((total, { prize }) => total + prize, 0n)
    const root = await readRoot(tx, id)
    await recordEnd(tx, { id, state: 'settled', players, given: sum, root, stoppedBy: null }, nowMs)
    return givePrizes(options, tx, stored, { winners, nowMs })
  })
  rewards.tell(given)
}

/** Tournaments that one run of the job handles; the rest wait a minute. */
const BATCH_MAX = 20

/** Settles what is over, once all its rounds have been counted. Two servers settle each once: the second one waits for the lock, and finds it done. */
export async function settleTournaments(options: PlanOptions): Promise<void> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const ended = await db.read(async (tx) => {
    const endedMs = await readUntilMs(tx, CONSUMER, nowMs - minutes(TOURNAMENT_SETTLE_MINUTES))
    return listUnsettled(tx, { endedMs, nowMs, atMost: BATCH_MAX })
  })
  await failures.each('tournament.settle', ended, String, (id) => settle(options, id))
}
