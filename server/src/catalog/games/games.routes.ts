import type { GameFacets, GameFacetsRequest, games as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import { DEFAULT_LANGUAGE, type Language } from '@ronda/i18n'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { makeLruCache } from '../../platform/cache/lruCache.ts'
import { cacheKeyOf, type Catalogue } from './catalogue.actions.ts'
import { facetsOf } from './facets.ts'
import { lanesOf, menusOf, typesOf, type TypeNames, type VendorIconsOf } from './lanes.ts'
import { ReadyLists } from './replies.actions.ts'

/** The board of winners is served by `winners`. */
type Handlers = GroupHandlers<Omit<typeof calls, 'ranks'>, Callers>

export type GamesRouteOptions = {
  readonly catalogue: Catalogue
  readonly typeNames: Readonly<Record<Language, TypeNames>>
  readonly vendorIconsOf: VendorIconsOf
  /** Called on every list request, so that the round counts are read again when they are stale. */
  readonly refreshPopularity: () => void
  /** The description of a game, when it has one. */
  readonly aboutOf: (gameCode: string, language: Language) => string | undefined
}

/** The replies that are kept: each has about 2,000 bytes. */
const FACETS_MAX = 1_000

export function gamesRoutes(options: GamesRouteOptions): Handlers {
  const { catalogue, typeNames, vendorIconsOf, refreshPopularity, aboutOf } = options
  const lists = new ReadyLists(catalogue)
  const facets = makeLruCache<GameFacets>(FACETS_MAX)
  const lanes = makeLruCache<ReturnType<typeof lanesOf>>(Object.keys(typeNames).length)
  catalogue.onChanged(() => {
    facets.clear()
    lanes.clear()
  })

  function facetsFor(request: GameFacetsRequest): GameFacets {
    const { gameType, vassalage, gameName, isNew, ...chosen } = request
    const list = { gameType, vassalage, gameName, isNew, language: DEFAULT_LANGUAGE, pageNo: 1, pageSize: 1 }
    return facets.of(cacheKeyOf({ ...list, ...chosen }), () => {
      const { places } = catalogue.found(list)
      // A studio tile is not a game of its own.
      const games = Array.from(places, (place) => catalogue.at(place)).filter(({ isGame }) => isGame === 'GAME')
      return facetsOf(games, chosen)
    })
  }

  return {
    async list({ request }) {
      refreshPopularity()
      return ok(lists.page(request))
    },
    async byCode({ request: { gameCode, language } }) {
      const game = catalogue.find(gameCode)
      if (!game) return err('game.unknown')
      return ok({ ...catalogue.itemOf(game, language, 'order'), about: aboutOf(gameCode, language) })
    },
    async facets({ request }) {
      return ok(facetsFor(request))
    },
    async hot({ request: { language, gameType } }) {
      refreshPopularity()
      return ok(lists.hot(language, gameType))
    },
    async vendors({ request: { language } }) {
      const words = { language, typeNames: typeNames[language], iconsOf: vendorIconsOf }
      return ok({ lanes: [...lanes.of(language, () => lanesOf(catalogue.shown(), words))] })
    },
    async gameTypes({ request: { vassalage } }) {
      const list = typesOf(catalogue.shown(), vassalage)
      return list ? ok({ list }) : err('game.vendor_unknown')
    },
    async menus({ request: { language } }) {
      return ok({ list: menusOf(catalogue.shown(), typeNames[language]) })
    },
  }
}
