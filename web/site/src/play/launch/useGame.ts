import { useInfiniteQuery } from '@tanstack/react-query'
import type { GameItem } from '@ronda/contract'
import { gamesQuery } from '../../catalog/games/games.queries.ts'
import { useSpeech } from '../../language/useSpeech.ts'

/** The game of a code, once the catalogue is here. */
export function useGame(gameCode: string): GameItem | undefined {
  const { language } = useSpeech()
  const pages = useInfiniteQuery(gamesQuery(language, '')).data?.pages ?? []
  return pages.flatMap((page) => page.games).find((item) => item.gameCode === gameCode)
}
