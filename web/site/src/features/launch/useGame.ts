import { useQuery } from '@tanstack/react-query'
import type { GameItem } from '@ronda/contract'
import { codeOf } from '@ronda/base/call/api.ts'
import { gameQuery } from '@ronda/base/games/game.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'

export type KnownGame = {
  /** Whether the catalog has answered. */
  readonly item: GameItem | undefined
  /** Closed or removed: current players may finish, and nobody else can start. */
  readonly isClosing: boolean
}

/** The game with a code, kept up to date while it is open. */
export function useGame(gameCode: string): KnownGame {
  const { language } = useLanguage()
  const { data: item, error } = useQuery(gameQuery(gameCode, language))
  const isGone = error !== null && codeOf(error) === 'game.unknown'
  return { item, isClosing: isGone || item?.isMaintained === true }
}
