import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { vendorsQuery } from '../../shell/games/tabCached.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'

/** The display name of a studio; undefined while unknown. */
export function useStudios(): (vendor: string) => string | undefined {
  const { language } = useLanguage()
  const { data } = useQuery(vendorsQuery(language))
  const names = useMemo(
    () => new Map(data?.lanes.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName]))),
    [data],
  )
  return useCallback((vendor) => names.get(vendor), [names])
}
