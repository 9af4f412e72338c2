import { useTranslations } from 'use-intl'
import type { GameFacts } from '@ronda/contract'
import { useLocale } from '@ronda/ui'
import { shortFacts } from '../games/shortFacts.ts'
import { useBrandCurrency } from '../games/useBrandCurrency.ts'

/** The facts shown on a hovered or focused cover. */
export function TileFacts({ facts }: { readonly facts: GameFacts }) {
  const t = useTranslations('games.facts')
  const locale = useLocale()
  const currency = useBrandCurrency()
  if (currency === undefined) return null
  const short = shortFacts(facts, locale, currency)
  const lines = [
    [t('returnShort'), short.exactReturn],
    [t('volatility'), t(short.volatility)],
    // Only slots have lines.
    ...(facts.lines > 0 ? [[t('lines'), short.lines] as const] : []),
    [t('minBet'), short.minBet],
  ] as const
  return (
    <span className="text-paper tabular grid w-full gap-half self-end p-3 text-xs">
      {lines.map(([label, value]) => (
        <span key={label} className="flex justify-between gap-2">
          <span className="truncate opacity-80">{label}</span>
          <span className="font-bold whitespace-nowrap">{value}</span>
        </span>
      ))}
    </span>
  )
}
