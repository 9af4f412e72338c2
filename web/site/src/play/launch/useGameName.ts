import { useInfiniteQuery } from '@tanstack/react-query'
import { gamesQuery } from '../../catalog/games/games.queries.ts'
import { useSpeech } from '../../language/useSpeech.ts'

/** The game's name once the catalogue is here; until then nothing, rather than a code nobody knows. */
export function useGameName(game: string): string {
  const { language } = useSpeech()
  const pages = useInfiniteQuery(gamesQuery(language, '')).data?.pages ?? []
  return pages.flatMap((page) => page.games).find((item) => item.gameCode === game)?.displayName ?? ''
}
