import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findPlayedWith } from '../../money/ledger/index.ts'
import { countedUpTo, findLatest, findNew, roundsBack, type Counted, type Found } from './merged.actions.ts'
import { addRounds, isOver, PAUSE_MS, type Stretch } from './position.ts'

export type Positions = {
  /** Undefined when nobody plays with the wallet. Play with the owner's bonus money is part of that of the cash wallet. */
  of(wallet: number): Promise<Stretch | undefined>
}

/** Twelve hours, as long as a session lasts, at a round a second. For a faster player only the newest so many count. */
const ROUNDS_MAX = 50_000
/** An evicted entry only has to be counted again. */
const REMEMBERED_MAX = 50_000

type Known = { readonly stretch: Stretch; readonly counted: Counted }

/** The rounds from now back to the last long pause. */
async function countBack(tx: Tx, wallets: readonly number[], nowMs: number): Promise<Known | undefined> {
  const latest = await findLatest(tx, wallets)
  const found: Found[] = []
  let nextMs = nowMs
  for await (const round of roundsBack(tx, wallets)) {
    if (nextMs - round.atMs > PAUSE_MS || found.length === ROUNDS_MAX) break
    found.push(round)
    nextMs = round.atMs
  }
  const stretch = addRounds(undefined, found.toReversed())
  return stretch && { stretch, counted: countedUpTo(latest, found) }
}

/** Adds new rounds to a known stretch; at most half an hour of rounds can be missing. */
async function countOn(tx: Tx, wallets: readonly number[], { stretch, counted }: Known): Promise<Known> {
  const found = await findNew(tx, wallets, counted)
  return { stretch: addRounds(stretch, found) ?? stretch, counted: countedUpTo(counted, found) }
}

/** The totals of the current stretch of play. Counted back once; after that only new rounds are read. */
export function openPositions(db: Db, clock: Clock): Positions {
  const known = new Map<number, Known>()

  function remember(wallet: number, entry: Known): void {
    known.delete(wallet)
    known.set(wallet, entry)
    if (known.size <= REMEMBERED_MAX) return
    const [oldest] = known.keys()
    if (oldest !== undefined) known.delete(oldest)
  }

  return {
    async of(wallet) {
      const nowMs = clock.nowMs()
      const last = known.get(wallet)
      const entry = await db.read(async (tx) => {
        const wallets = await findPlayedWith(tx, wallet)
        return last === undefined || isOver(last.stretch, nowMs)
          ? countBack(tx, wallets, nowMs)
          : countOn(tx, wallets, last)
      })
      if (entry === undefined || isOver(entry.stretch, nowMs)) {
        known.delete(wallet)
        return undefined
      }
      remember(wallet, entry)
      return entry.stretch
    },
  }
}
