import type { calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import { settingsRoutes, systemRoutes } from '../brand/settings/index.ts'
import { favouriteRoutes } from '../catalog/favourite/index.ts'
import { recentRoutes } from '../catalog/recent/index.ts'
import { gameStateRoutes } from '../catalog/state/index.ts'
import { booksRoutes } from '../office/books/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { fairnessRoutes } from '../play/fairness/index.ts'
import { launchRoutes, type PlaySession } from '../play/launch/index.ts'
import { proofRoutes, recordRoutes, type RecordGame, type RecordLook } from '../play/record/index.ts'
import { positionRoutes } from '../play/round/index.ts'
import { offerIn, showSlot, skinOf, slotRoutes } from '../play/slot/index.ts'
import { makeDeskHandlers } from './deskHandlers.ts'
import { makeMoneyHandlers } from './moneyHandlers.ts'
import { makePeopleHandlers } from './peopleHandlers.ts'
import { makeProfileHandlers } from './profileHandlers.ts'
import { makeGamesHandlers } from './shopHandlers.ts'
import { makeTalkHandlers } from './talkHandlers.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

export type Who = { readonly member: MemberSession; readonly game: PlaySession }

/** All of our games are slots; one that is hidden now may have been played. */
function recordGameOf({ slots }: Rooms, game: string): RecordGame | undefined {
  const title = slots.titleOf(game)
  return title && { names: title.names, vendor: title.vendor, gameType: 'RNG' }
}

function recordLookOf({ slots }: Rooms, game: string): RecordLook | undefined {
  const title = slots.titleOf(game)
  if (title === undefined) return undefined
  const { labels, symbols } = skinOf(title)
  return { labels, symbols: symbols.small }
}

/** One handler for every call of the contract: while one is missing, this does not compile. */
export function makeHandlers(
  ground: Ground,
  rooms: Rooms,
  roundMsMin: () => Promise<number>,
): Handlers<typeof calls, Who> {
  const { db, brand, settings } = ground
  const { purses, catalogue, states } = rooms
  const stateOf = (game: string) => states.of(game)
  return {
    system: {
      ...systemRoutes({ settings, brand, isSandbox: ground.post.isSandbox }),
      key: async () => ok(await rooms.transport.shownKey()),
    },
    settings: settingsRoutes(settings),
    ...makePeopleHandlers(ground, rooms),
    ...makeProfileHandlers(ground, rooms),
    ...makeMoneyHandlers(ground, rooms),
    ...makeDeskHandlers(ground, rooms),
    games: makeGamesHandlers(rooms),
    shelf: {
      ...favouriteRoutes({ db, itemOf: (nodeId, language) => catalogue.itemOfNode(nodeId, language) }),
      ...recentRoutes({ db, itemOf: (game, language) => catalogue.itemOfCode(game, language) }),
    },
    launch: {
      ...launchRoutes({
        ...ground,
        purses,
        stateOf,
        offerOf: (game, currency) => rooms.slots.titleOf(game) && offerIn(currency),
        shownOf: async (game) => {
          const slot = await rooms.slots.open(game)
          return slot && showSlot(slot)
        },
        onOpening: (game, language) => rooms.pictures.drawSkin(game, language),
        roundMsMin,
      }),
      ...positionRoutes({ db, purses, positions: rooms.positions, controls: rooms.controls }),
    },
    slot: slotRoutes({
      ...ground,
      ...rooms,
      openSlot: (game) => rooms.slots.open(game),
      roundMsMin,
      beforeStake: (wallet) => rooms.controls.beforeStake(wallet),
      stateOf,
      closedTo: (ip) => settings.closedTo(ip),
    }),
    fairness: fairnessRoutes(db, rooms.seats),
    record: recordRoutes({
      db,
      purses,
      seats: rooms.seats,
      gameOf: (game) => recordGameOf(rooms, game),
      lookOf: (game) => recordLookOf(rooms, game),
    }),
    proof: proofRoutes({ db, purses }),
    books: booksRoutes(rooms.books),
    gameStates: gameStateRoutes(states, (game, language) => rooms.slots.titleOf(game)?.names[language]),
    ...makeTalkHandlers(rooms),
  }
}
