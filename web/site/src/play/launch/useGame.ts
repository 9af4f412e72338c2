import { useQuery } from '@tanstack/react-query'
import type { GameItem } from '@ronda/contract'
import { gameQuery } from '../../catalog/games/game.queries.ts'
import { useSpeech } from '../../language/useSpeech.ts'

/** The game of a code, once the catalogue has answered; nothing where there is none. */
export function useGame(gameCode: string): GameItem | undefined {
  const { language } = useSpeech()
  return useQuery(gameQuery(gameCode, language)).data
}
