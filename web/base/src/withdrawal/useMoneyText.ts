import { money, type Currency } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'

/** Formats atoms in the locale. */
export function useMoneyText(currency: Currency): (atoms: bigint) => string {
  const locale = useLocale()
  return (atoms) => formatMoney(money(atoms, currency), locale)
}
