import { money, type Currency } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'

/** Atoms as the reader writes money. */
export function useMoneyText(currency: Currency): (atoms: bigint) => string {
  const locale = useLocale()
  return (atoms) => formatMoney(money(atoms, currency), locale)
}
