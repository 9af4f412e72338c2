import { money, type Money } from '@ronda/core'
import { formatMoney, formatMoneyShort } from './formatMoney.ts'
import { useLocale } from './locale.ts'
import { useCount } from './useCount.ts'

/** An amount as the reader writes it; it counts to a new value, and is read aloud only as the final one. */
export function MoneyText({ amount, isShort = false }: { readonly amount: Money; readonly isShort?: boolean }) {
  const locale = useLocale()
  const shown = useCount(amount.atoms)
  return (
    <span className="tabular whitespace-nowrap">
      <span aria-hidden>{(isShort ? formatMoneyShort : formatMoney)(money(shown, amount.currency), locale)}</span>
      <span className="spoken">{formatMoney(amount, locale)}</span>
    </span>
  )
}
