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
import { makeGamesHandlers } from './shopHandlers.ts'
import { makeTalkHandlers } from './talkHandlers.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

export type Who = { readonly member: MemberSession; readonly game: PlaySession }

/** One handler for every call of the contract: while one is missing, this does not compile. */
export function makeHandlers(
  ground: Ground,
  rooms: Rooms,
  roundMsMin: () => Promise<number>,
): Handlers<typeof calls, Who> {
  const { db, brand, settings } = ground
  const { catalogue, states } = rooms
  return {
    system: {
      ...systemRoutes({ settings, brand, isSandbox: ground.post.isSandbox }),
      key: async () => ok(await rooms.transport.shownKey()),
    },
    settings: settingsRoutes(settings),
    settingsProposals: proposalRoutes(rooms.proposals),
    ...makePeopleHandlers(ground, rooms),
    ...makeProfileHandlers(ground, rooms),
    ...makeMoneyHandlers(ground, rooms),
    ...makeDeskHandlers(ground, rooms),
    games: makeGamesHandlers(rooms),
    shelf: {
      ...favouriteRoutes({ db, itemOf: (nodeId, language) => catalogue.itemOfNode(nodeId, language) }),
      ...recentRoutes({ db, itemOf: (game, language) => catalogue.itemOfCode(game, language) }),
    },
    ...makePlayHandlers(ground, rooms, roundMsMin),
    books: booksRoutes(rooms.books, ground.clock),
    gameStates: gameStateRoutes(states, (game, language) => rooms.titleOf(game)?.names[language]),
    ...makeTalkHandlers(ground, rooms, roundMsMin),
  }
}
