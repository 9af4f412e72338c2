import type { Tx } from '../../platform/postgres/db.ts'
import { findRoundsAfter, findRoundsBefore } from './position.sql.ts'
import type { CountedRound } from './position.ts'

/** The last round of each wallet that is counted: rounds after it are new. */
export type Counted = ReadonlyMap<number, number>

const SEQ_MAX = 2 ** 31 - 1
/** Most stretches end within the first page; longer ones are read in larger pages. */
const PAGE_FIRST = 100
const PAGE_MAX = 1_000

async function* newestFirst(tx: Tx, wallet: number): AsyncGenerator<CountedRound, undefined> {
  let [seq, atMost] = [SEQ_MAX, PAGE_FIRST]
  for (;;) {
    const page = await findRoundsBefore(tx, wallet, seq, atMost)
    yield* page
    const oldest = page.at(-1)
    if (page.length < atMost || oldest === undefined) return undefined
    seq = oldest.seq
    atMost = PAGE_MAX
  }
}

export type Found = CountedRound & { readonly wallet: number }

/** The rounds that somebody played with several wallets, the newest first. */
export async function* roundsBack(tx: Tx, wallets: readonly number[]): AsyncGenerator<Found> {
  const sources = await Promise.all(
    wallets.map(async (wallet) => {
      const rounds = newestFirst(tx, wallet)
      return { wallet, rounds, next: await rounds.next() }
    }),
  )
  for (;;) {
    let latest: { readonly source: (typeof sources)[number]; readonly round: CountedRound } | undefined
    for (const source of sources) {
      if (source.next.done === true) continue
      const round = source.next.value
      if (latest === undefined || round.atMs > latest.round.atMs) latest = { source, round }
    }
    if (latest === undefined) return
    yield { ...latest.round, wallet: latest.source.wallet }
    latest.source.next = await latest.source.rounds.next()
  }
}

/** The newest round of each wallet: read before going back, so that none is counted twice or passed over. */
export async function findLatest(tx: Tx, wallets: readonly number[]): Promise<Counted> {
  const latest = new Map<number, number>()
  for (const wallet of wallets) {
    const [newest] = await findRoundsBefore(tx, wallet, SEQ_MAX, 1)
    if (newest !== undefined) latest.set(wallet, newest.seq)
  }
  return latest
}

/** New rounds of these wallets, in the order in which they were played. */
export async function findNew(tx: Tx, wallets: readonly number[], counted: Counted): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const wallet of wallets) {
    let seq = counted.get(wallet) ?? 0
    for (;;) {
      const page = await findRoundsAfter(tx, wallet, seq, PAGE_MAX)
      found.push(...page.map((round) => ({ ...round, wallet })))
      seq = page.at(-1)?.seq ?? seq
      if (page.length < PAGE_MAX) break
    }
  }
  return found.toSorted((one, other) => one.atMs - other.atMs)
}

/** Up to which round of each wallet has been counted, after these. */
export function countedUpTo(counted: Counted, rounds: readonly Found[]): Counted {
  const upTo = new Map(counted)
  for (const { wallet, seq } of rounds) upTo.set(wallet, Math.max(upTo.get(wallet) ?? 0, seq))
  return upTo
}
