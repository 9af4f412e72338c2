import { useMemo } from 'react'
import { useLanes } from './useCategoryVendors.ts'

/** A vendor's display name; a code without one is shown as it is. */
export function useVendorName(): (vendor: string) => string {
  const { lanes } = useLanes()
  return useMemo(() => {
    const names = new Map(lanes.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName])))
    return (vendor) => names.get(vendor) ?? vendor
  }, [lanes])
}
