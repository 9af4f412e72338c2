import { isMoneyPlay, type PlayMode } from '@ronda/contract'
import { seconds, type Currency } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { countSince, sumHours } from './figures.sql.ts'

export type Measured = {
  readonly rounds: number
  readonly staked: bigint
  readonly won: bigint
  readonly currency: Currency
}

const FIGURES_MS = seconds(2)
const FIGURES_MAX = 10_000

/** Totals over all rounds of a game, in the brand's currency or in trial money. */
export function openFigures(db: Db, clock: Clock, currency: Currency) {
  const currencyOf = (mode: PlayMode): Currency => (isMoneyPlay(mode) ? currency : 'XTR')
  const cache = makeTtlCache<Measured>({
    async load(key) {
      const [asked = '', game = ''] = key.split('/')
      const mode = asked as PlayMode
      const played = { game, mode, currency: currencyOf(mode) }
      const { rounds, staked, won } = await db.read((tx) => sumHours(tx, played))
      return { rounds: Number(rounds), staked, won, currency: played.currency }
    },
    ttlMs: FIGURES_MS,
    entriesMax: FIGURES_MAX,
    nowMs: () => clock.nowMs(),
  })
  return async (game: string, mode: PlayMode): Promise<Measured> => {
    const nothing = { rounds: 0, staked: 0n, won: 0n, currency: currencyOf(mode) }
    return (await cache.get(`${mode}/${game}`)) ?? nothing
  }
}

/** How often each game was played since a time, in real and free play. */
export async function playedSince(db: Db, sinceMs: number): Promise<ReadonlyMap<string, number>> {
  const counted = await db.read((tx) => countSince(tx, sinceMs))
  return new Map(counted.map(({ game, rounds }) => [game, Number(rounds)]))
}
