import { useCallback } from 'react'
import { money, type Currency } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'

export type Amounts = {
  readonly write: (atoms: bigint) => string
  /** With a plus before what was gained. */
  readonly writeNet: (atoms: bigint) => string
}

/** Amounts of a currency as the reader writes them. */
export function useAmounts(currency: Currency): Amounts {
  const locale = useLocale()
  const write = useCallback((atoms: bigint) => formatMoney(money(atoms, currency), locale), [currency, locale])
  const writeNet = useCallback((atoms: bigint) => (atoms > 0n ? `+${write(atoms)}` : write(atoms)), [write])
  return { write, writeNet }
}

/** Green is money in, coral money out; nothing is neither. */
export function netColour(atoms: bigint): string {
  if (atoms === 0n) return 'text-text-soft'
  return atoms > 0n ? 'text-gain' : 'text-loss'
}
