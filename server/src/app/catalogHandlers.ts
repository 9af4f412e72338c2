import type { calls } from '@ronda/contract'
import { aboutFight, aboutLottery, aboutSlot } from '@ronda/games'
import { messages as english } from '@ronda/i18n/en'
import { messages as spanish } from '@ronda/i18n/es'
import { gamesRoutes } from '../catalog/games/index.ts'
import { vendorIconUrl } from '../catalog/pictures/index.ts'
import { winnersRoutes } from '../catalog/winners/index.ts'
import type { Callers, GroupHandlers } from '../platform/http/index.ts'
import type { Services } from './services.ts'

const typeNames = { es: spanish.shell.category, en: english.shell.category }

/** Handlers of the catalog: lists, search and winners. */
export function makeGamesHandlers(services: Services): GroupHandlers<typeof calls.games, Callers> {
  const { catalogue, popularity, slots, winners } = services
  return { ...gamesRoutes({
    catalogue,
    typeNames,
    vendorIconsOf: (vendor, gameType) => ({
      url: vendorIconUrl(vendor, gameType, 'DEFAULT'),
      activeUrl: vendorIconUrl(vendor, gameType, 'ACTIVE'),
    }),
    refreshPopularity: () => popularity.refreshIfStale(),
    aboutOf: (game, language) => {
      const slot = slots.titleOf(game)
      return (slot ? aboutSlot(slot) : (aboutLottery(game) ?? aboutFight(game)))?.[language]
    },
  }),
    ...winnersRoutes({ winners, itemOf: (game, language) => catalogue.itemOfCode(game, language) }),
  }
}
