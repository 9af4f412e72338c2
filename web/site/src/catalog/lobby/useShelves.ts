import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSpeech } from '../../language/useSpeech.ts'
import { gamesQuery } from '../games/games.queries.ts'
import { shelvesOf, type Shelf } from './categories.ts'

/** What kinds of game there are and who makes them, once the catalogue is here. */
export function useShelves(): readonly Shelf[] {
  const { language } = useSpeech()
  const { data } = useInfiniteQuery(gamesQuery(language, ''))
  return useMemo(() => shelvesOf(data?.pages.flatMap(({ games }) => games) ?? []), [data])
}
