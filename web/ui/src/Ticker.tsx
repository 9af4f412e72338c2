import type { Money } from '@ronda/core'
import { formatMoney } from './formatMoney.ts'
import { useLocale } from './locale.ts'
import { tickerParts } from './ticker.ts'

const WHEEL = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9'

/** An amount as rolling digits, which turn to every new value. Screen readers get the plain amount. */
export function Ticker({ amount }: { readonly amount: Money }) {
  const figure = formatMoney(amount, useLocale())
  return (
    <span className="tabular whitespace-nowrap">
      <span aria-hidden>
        {tickerParts(figure).map(({ key, text, isDigit }) =>
          isDigit ? (
            <span key={key} className="ticker-wheel">
              <span data-digit={text}>{WHEEL}</span>
            </span>
          ) : (
            <span key={key}>{text}</span>
          ),
        )}
      </span>
      <span className="spoken">{figure}</span>
    </span>
  )
}
