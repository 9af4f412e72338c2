import { money, type Money } from '@ronda/core'
import { formatMoney, formatMoneyShort } from './formatMoney.ts'
import { useLocale } from './locale.ts'
import { useCount } from './useCount.ts'

/** An amount in the user's locale; it counts to a new value, and screen readers get only the final one. */
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
