import { useMemo } from 'react'
import { useLanes } from './useShelves.ts'

/** A maker by the name people know; a code that has none stands for itself. */
export function useVendorName(): (vendor: string) => string {
  const { lanes } = useLanes()
  return useMemo(() => {
    const names = new Map(lanes.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName])))
    return (vendor) => names.get(vendor) ?? vendor
  }, [lanes])
}
