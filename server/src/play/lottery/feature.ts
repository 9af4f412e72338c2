import type { SharedTitle } from '@ronda/games'
import { readRecent } from '../../catalog/recent/index.ts'
import type { GameStates } from '../../catalog/state/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Follower } from '../sharedRound/index.ts'
import { lotteryRoutes, type LotteryRouteOptions } from './lottery.routes.ts'

export type LotteryNeeds = Pick<LotteryRouteOptions, 'itemOf'> & {
  readonly platform: Pick<Platform, 'db' | 'origins'>
  readonly titles: readonly SharedTitle[]
  readonly follower: Follower
  readonly states: GameStates
}

/** The lobby of lotteries: draws, results and calendars. */
export function openLotteryFeature({ platform, titles, follower, states, itemOf }: LotteryNeeds) {
  const { db, origins } = platform
  return {
    handlers: {
      lottery: lotteryRoutes({
        db,
        origins,
        titles,
        follower,
        itemOf,
        recentOf: (account, language) => readRecent({ db, itemOf }, account, language),
        stateOf: (game) => states.of(game),
      }),
    },
  }
}
