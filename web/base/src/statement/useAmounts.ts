import { useCallback } from 'react'
import { money, type Currency } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'

export type Amounts = {
  readonly write: (atoms: bigint) => string
  /** With a plus sign for gains. */
  readonly writeNet: (atoms: bigint) => string
}

/** Formats amounts of a currency in the locale. */
export function useAmounts(currency: Currency): Amounts {
  const locale = useLocale()
  const write = useCallback((atoms: bigint) => formatMoney(money(atoms, currency), locale), [currency, locale])
  const writeNet = useCallback((atoms: bigint) => (atoms > 0n ? `+${write(atoms)}` : write(atoms)), [write])
  return { write, writeNet }
}

/** Green for money in, coral for money out; zero has neither. */
export function netColour(atoms: bigint): string {
  if (atoms === 0n) return 'text-text-soft'
  return atoms > 0n ? 'text-gain' : 'text-loss'
}
