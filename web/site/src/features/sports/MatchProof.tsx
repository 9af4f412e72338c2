import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SportsMatch } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Skeleton, useLocale } from '@ronda/ui'
import { MatchCheck } from './MatchCheck.tsx'
import { matchQuery } from './sports.queries.ts'
import { chanceText, oddsText } from './sportsView.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'

/** The last prices before the match, each with its fair chance: published once bets have closed. */
function Chances({ match }: { readonly match: SportsMatch }) {
  const t = useTranslations('sports')
  const locale = useLocale()
  const { marketName, choiceName } = useMarketTexts()
  const quotes = match.quotes.filter(({ choices }) => choices.some(({ fair }) => fair !== null))
  if (quotes.length === 0) return null
  return (
    <details className="bg-surface-1 border-line rounded-xl border p-4">
      <summary className="cursor-pointer font-bold">{t('check.chances')}</summary>
      <ul className="mt-3 grid gap-2 text-sm">
        {quotes.flatMap(({ market, choices }) =>
          choices.map(({ choice, price, fair }) => (
            <li key={`${market.id} ${choice}`} className="flex flex-wrap justify-between gap-x-4">
              <span>{`${marketName(market, match)}: ${choiceName(market, choice, match)}`}</span>
              <span className="tabular">
                {[
                  price === null ? '–' : oddsText('decimal', price),
                  fair === null ? '–' : chanceText(fair, locale),
                ].join(' · ')}
              </span>
            </li>
          )),
        )}
      </ul>
    </details>
  )
}

/** A match that anybody examines, by its number. */
export function MatchProof({ number }: { readonly number: number }) {
  const t = useTranslations('sports')
  const { data, error, isError, refetch } = useQuery(matchQuery(number))
  if (data === undefined) {
    if (isError) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
    return <Skeleton className="h-16 rounded-lg" />
  }
  const { match } = data
  const { home, away, score } = match
  return (
    <section aria-label={t('versus', { home, away })} className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-bold">
        {[t('versus', { home, away }), ...(score === null ? [] : [t('score', score)])].join(' · ')}
      </h2>
      <MatchCheck match={match} />
      <Chances match={match} />
    </section>
  )
}
