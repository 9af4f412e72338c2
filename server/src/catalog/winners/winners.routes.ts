import type { GameItem, games as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Winners } from './winners.actions.ts'
import { BOARD_DAYS, BOARD_MAX } from './winners.ts'

export type WinnersRouteOptions = {
  readonly winners: Winners
  /** A game that is shown, by its code; undefined for one that is hidden or unknown. */
  readonly itemOf: (game: string, language: Language) => GameItem | undefined
}

export function winnersRoutes(options: WinnersRouteOptions): GroupHandlers<Pick<typeof calls, 'ranks'>, Callers> {
  const { winners, itemOf } = options
  return {
    async ranks({ request }) {
      const { gameCategory, language, limitNum = BOARD_MAX, imgSize } = request
      const { wins, paid } = await winners.board(gameCategory)
      const shown = wins.flatMap(({ game, ...win }) => {
        const item = itemOf(game, language)
        if (item === undefined) return []
        const { nodeId, gameCode, gameName } = item
        const iconUrl = imgSize === 'large' ? item.lagerIcon : item.iconUrl
        return [{ vo: { ...win, nodeId, gameCode, gameName, iconUrl } }]
      })
      const list = shown.slice(0, Math.min(Math.max(limitNum, 1), BOARD_MAX))
      return ok({ list, paid: { ...paid, currency: winners.currency, days: BOARD_DAYS } })
    },
  }
}
