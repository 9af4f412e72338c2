import type { SharedTitle } from '@ronda/games'
import type { Catalogue } from '../../catalog/games/index.ts'
import { readRecent } from '../../catalog/favourite/index.ts'
import type { GameStates } from '../../catalog/state/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Follower } from '../sharedRound/index.ts'
import { lotteryRoutes, type LotteryRouteOptions } from './lottery.routes.ts'

export type LotteryNeeds = {
  readonly platform: Pick<Platform, 'db' | 'origins'>
  readonly titles: readonly SharedTitle[]
  readonly sharedRound: Opened<{ readonly follower: Follower }>
  readonly games: Opened<{ readonly catalogue: Catalogue }>
  readonly state: Opened<GameStates>
}

/** The lobby of lotteries: draws, results and calendars. */
export function openLotteryFeature(needs: LotteryNeeds) {
  const { platform, titles } = needs
  const { db, origins } = platform
  const { follower } = needs.sharedRound.api
  const states = needs.state.api
  const { catalogue } = needs.games.api
  const itemOf: LotteryRouteOptions['itemOf'] = (game, language) => catalogue.itemOfCode(game, language)
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
