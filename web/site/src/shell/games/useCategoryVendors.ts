import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GameLane } from '@ronda/contract'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { vendorsQuery } from './tabCached.queries.ts'
import { categoryVendorsOf, type CategoryVendors } from './categories.ts'

const NO_LANES: readonly GameLane[] = []

/** The categories and their vendors, once loaded. */
export function useLanes(): { readonly lanes: readonly GameLane[]; readonly isKnown: boolean } {
  const { language } = useLanguage()
  // A new language is shown once it has loaded; until then the menus stay.
  const { data, isError } = useQuery({ ...vendorsQuery(language), placeholderData: keepPreviousData })
  return { lanes: data?.lanes ?? NO_LANES, isKnown: data !== undefined || isError }
}

export function useCategoryVendors(): readonly CategoryVendors[] {
  const { lanes } = useLanes()
  return useMemo(() => categoryVendorsOf(lanes), [lanes])
}
