import { useMessages } from 'use-intl'

/** A maker by the name people know; a code that has none stands for itself. */
export function useVendorName(): (vendor: string) => string {
  const names: Readonly<Partial<Record<string, string>>> = useMessages().games.vendor
  return (vendor) => names[vendor] ?? vendor
}
