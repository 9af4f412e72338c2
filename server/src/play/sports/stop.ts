import { marketId } from '@ronda/games/sports'
import type { Part } from './slip.ts'
import { ALL_MARKETS } from './sports.ts'

type Stopped = { readonly stopped: readonly string[] }

/** Whether staff have stopped all bets on a match. */
export const isStopped = ({ stopped }: Stopped): boolean => stopped.includes(ALL_MARKETS)

/** Whether bets on a market are stopped, alone or with its match. */
export const isMarketStopped = ({ stopped }: Stopped, market: string): boolean =>
  stopped.includes(ALL_MARKETS) || stopped.includes(market)

/** The markets of a leg, as a stop names them. */
export const marketsOf = (parts: readonly Pick<Part, 'market'>[]): readonly string[] => [
  ...new Set(parts.map(({ market }) => marketId(market))),
]
