import type { calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import { messages as english } from '@ronda/i18n/en'
import { messages as spanish } from '@ronda/i18n/es'
import { gamesRoutes } from '../catalog/games/index.ts'
import { vendorIconUrl } from '../catalog/pictures/index.ts'
import type { Callers, GroupHandlers } from '../platform/http/index.ts'
import type { Ground, Rooms } from './rooms.ts'

const typeNames = { es: spanish.shell.category, en: english.shell.category }

/** What one can look for and find. */
export function makeGamesHandlers({ brand }: Ground, rooms: Rooms): GroupHandlers<typeof calls.games, Callers> {
  const { catalogue, popularity } = rooms
  return gamesRoutes({
    catalogue,
    typeNames,
    vendorIconsOf: (vendor, gameType) => ({
      url: vendorIconUrl(vendor, gameType, 'DEFAULT'),
      activeUrl: vendorIconUrl(vendor, gameType, 'ACTIVE'),
    }),
    lookAtPopularity: () => popularity.look(),
    ranks: async () => ok({ list: [], paid: { amount: 0n, currency: brand.currency, rounds: 0, days: 7 } }),
  })
}
