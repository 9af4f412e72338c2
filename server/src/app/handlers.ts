import type { calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import { proposalRoutes } from '../brand/proposal/index.ts'
import { settingsRoutes, systemRoutes } from '../brand/settings/index.ts'
import { favouriteRoutes } from '../catalog/favourite/index.ts'
import { recentRoutes } from '../catalog/recent/index.ts'
import { gameStateRoutes } from '../catalog/state/index.ts'
import { booksRoutes } from '../office/books/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { PlaySession } from '../play/launch/index.ts'
import { makeDeskHandlers } from './deskHandlers.ts'
import { makeMoneyHandlers } from './moneyHandlers.ts'
import { makePlayHandlers } from './playHandlers.ts'
import { makePeopleHandlers } from './peopleHandlers.ts'
import { makeProfileHandlers } from './profileHandlers.ts'
import { makeGamesHandlers } from './catalogHandlers.ts'
import { makeTalkHandlers } from './talkHandlers.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'

export type Who = { readonly member: MemberSession; readonly game: PlaySession }

/** One handler for every call of the contract: this does not compile while one is missing. */
export function makeHandlers(
  platform: Platform,
  services: Services,
  roundMsMin: () => Promise<number>,
): Handlers<typeof calls, Who> {
  const { db, brand, settings } = platform
  const { catalogue, states } = services
  return {
    system: {
      ...systemRoutes({ settings, brand, isSandbox: platform.post.isSandbox }),
      key: async () => ok(await services.transport.shownKey()),
    },
    settings: settingsRoutes(settings),
    settingsProposals: proposalRoutes(services.proposals),
    ...makePeopleHandlers(platform, services),
    ...makeProfileHandlers(platform, services),
    ...makeMoneyHandlers(platform, services),
    ...makeDeskHandlers(platform, services),
    games: makeGamesHandlers(services),
    favourites: {
      ...favouriteRoutes({ db, itemOf: (nodeId, language) => catalogue.itemOfNode(nodeId, language) }),
      ...recentRoutes({ db, itemOf: (game, language) => catalogue.itemOfCode(game, language) }),
    },
    ...makePlayHandlers(platform, services, roundMsMin),
    books: booksRoutes(services.books, platform.clock),
    gameStates: gameStateRoutes(states, (game, language) => services.titleOf(game)?.names[language]),
    ...makeTalkHandlers(platform, services, roundMsMin),
  }
}
