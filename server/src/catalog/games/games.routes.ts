import type { games as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Catalogue } from './catalogue.actions.ts'
import { findGames } from './games.ts'

export function gamesRoutes(catalogue: Catalogue): GroupHandlers<typeof calls, Callers> {
  return {
    async list({ request }) {
      const page = findGames(catalogue.games(), request)
      return ok({ ...page, games: [...page.games] })
    },
  }
}
