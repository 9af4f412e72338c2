import { createRoute, redirect } from '@tanstack/react-router'
import { CATEGORIES, lobbyPaths } from '../../shell/games/categories.ts'
import { parseLobby } from '../../shell/games/lobbyAddress.ts'
import { parseLottery } from '../../features/lottery/lotteryAddress.ts'
import { parseSports } from '../../features/sports/sportsAddress.ts'
import { parseSeamless } from './address.ts'
import { needMember } from './guards.ts'
import { lazyScreen } from '@ronda/base/layout/lazyScreen.ts'
import { root, shell } from './base.ts'

const sports = createRoute({
  getParentRoute: () => shell,
  path: lobbyPaths.SPORTS,
  validateSearch: parseSports,
  component: lazyScreen(() => import('../groups/Sports.ts'), 'SportsPage'),
})
const esports = createRoute({
  getParentRoute: () => shell,
  path: lobbyPaths.ESPORTS,
  validateSearch: parseSports,
  component: lazyScreen(() => import('../groups/Sports.ts'), 'EsportsPage'),
})
/** The other lobbies have a grid of games. */
const GRIDS = CATEGORIES.filter((category) => category !== 'SPORTS' && category !== 'ESPORTS')
const lobbies = GRIDS.map((category) =>
  createRoute({
    getParentRoute: () => shell,
    path: lobbyPaths[category],
    validateSearch: parseLobby,
    component: lazyScreen(() => import('../groups/GameListCenter.ts'), 'LobbyPage'),
  }),
)
const favorite = createRoute({
  getParentRoute: () => shell,
  path: '/favorite',
  validateSearch: parseLobby,
  beforeLoad: needMember,
  component: lazyScreen(() => import('../groups/AccountGame.ts'), 'FavoritePage'),
})
const recent = createRoute({
  getParentRoute: () => shell,
  path: '/recent',
  validateSearch: parseLobby,
  beforeLoad: needMember,
  component: lazyScreen(() => import('../groups/AccountGame.ts'), 'RecentPage'),
})

/** Screens with games to choose from. */
export const lobbyRoutes = [sports, esports, ...lobbies, favorite, recent]

const seamless = createRoute({
  getParentRoute: () => root,
  path: '/seamless',
  validateSearch: parseSeamless,
  component: lazyScreen(() => import('../groups/Seamless.ts'), 'SeamlessPage'),
})
const lotteries = (['/lottery', '/seaLottery', '/vnLottery'] as const).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLottery,
    beforeLoad: needMember,
    component: lazyScreen(() => import('../groups/Lottery.ts'), 'LotteryPage'),
  }),
)
/** Addresses of lottery pages under other names, in links from outside. */
const OTHER_NAMES = { '/vnlottery': '/vnLottery', '/lottert': '/lottery' } as const

const otherLotteries = (['/vnlottery', '/lottert'] as const).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLottery,
    beforeLoad: ({ search }) => redirect({ to: OTHER_NAMES[path], search, replace: true, throw: true }),
  }),
)
const seaVendor = createRoute({
  getParentRoute: () => root,
  path: '/sealottery',
  validateSearch: parseLottery,
  beforeLoad: needMember,
  component: lazyScreen(() => import('../groups/GameCenter.ts'), 'SeaVendorPage'),
})

/** Screens with a game on them: without a side menu. */
export const stageRoutes = [seamless, ...lotteries, ...otherLotteries, seaVendor]
