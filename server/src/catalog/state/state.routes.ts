import type { gameStates as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { GameStates } from './state.actions.ts'

type Who = Callers & { readonly member: MemberSession }

/** The name of a game, hidden or not; undefined for an unknown game. */
export type NameOf = (game: string, language: Language) => string | undefined

export function gameStateRoutes(states: GameStates, nameOf: NameOf): GroupHandlers<typeof calls, Who> {
  return {
    async read({ request }) {
      const found = await states.list()
      const list = found.flatMap(({ game, state, changedBy, changedAtMs }) => {
        const gameName = nameOf(game, request.language)
        // A game that was removed from the catalogue cannot be opened again, so it is not listed.
        return gameName === undefined ? [] : [{ gameCode: game, gameName, state, changedBy, changedAt: changedAtMs }]
      })
      return ok({ list })
    },
    async change({ request, caller }) {
      const { gameCode: game, state } = request
      if (nameOf(game, caller.account.language) === undefined) return err('game.unknown')
      await states.change({ game, state, by: caller.account.id })
      return ok({})
    },
  }
}
