import { findPlayedWith } from '../../money/ledger/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { countPlayed, newDay, playedMsAt, type Played } from './played.ts'
import { countedUpTo, findLatest, findNew, roundsBack, type Counted, type Found } from './merged.actions.ts'
import { PAUSE_MS } from './position.ts'

/** How long somebody has played with a wallet, and with the bonus money beside it, since the start of the day (UTC) of this time. */
export type PlayedMs = (wallet: number, nowMs: number) => Promise<number>

/** A whole day at two rounds a second; for a faster player only the newest so many are measured. */
const ROUNDS_MAX = 150_000
/** An evicted entry only has to be counted again. */
const REMEMBERED_MAX = 50_000

type Known = { readonly played: Played; readonly counted: Counted }

/** The rounds of the day and the last one before it. */
async function countDay(tx: Tx, wallets: readonly number[], today: Played): Promise<Known> {
  const latest = await findLatest(tx, wallets)
  const found: Found[] = []
  for await (const round of roundsBack(tx, wallets)) {
    found.push(round)
    if (round.atMs < today.dayMs - PAUSE_MS || found.length === ROUNDS_MAX) break
  }
  return { played: countPlayed(today, found.toReversed()), counted: countedUpTo(latest, found) }
}

async function countOn(tx: Tx, wallets: readonly number[], { played, counted }: Known): Promise<Known> {
  const found = await findNew(tx, wallets, counted)
  return { played: countPlayed(played, found), counted: countedUpTo(counted, found) }
}

/** Counted once a day; after that only new rounds are read. */
export function openPlayed(db: Db): PlayedMs {
  const known = new Map<number, Known>()
  return async (wallet, nowMs) => {
    const today = newDay(nowMs)
    const last = known.get(wallet)
    const now = await db.read(async (tx) => {
      const wallets = await findPlayedWith(tx, wallet)
      return last?.played.dayMs === today.dayMs ? countOn(tx, wallets, last) : countDay(tx, wallets, today)
    })
    known.delete(wallet)
    known.set(wallet, now)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest)
    return playedMsAt(now.played, nowMs)
  }
}
