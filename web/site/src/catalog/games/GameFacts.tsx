import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Skeleton, useLocale } from '@ronda/ui'
import { factsView } from './factsView.ts'
import { factsQuery } from './games.queries.ts'

/** A game in figures, each of them proven. Nothing at all when they cannot be had: a house shows no invented ones. */
export function GameFacts({ game, isFull = false }: { readonly game: string; readonly isFull?: boolean }) {
  const t = useTranslations('games.facts')
  const locale = useLocale()
  const { data, isError } = useQuery(factsQuery(game))
  if (isError) return null
  const view = data && factsView(data, locale)
  const facts = [
    { label: t('return'), value: view?.exactReturn },
    { label: t('hit'), value: view && t('oneIn', { rounds: view.hitOneIn }) },
    { label: t('trigger'), value: view && t('oneIn', { rounds: view.triggerOneIn }) },
    { label: t('largest'), value: view && t('times', { times: view.largestTimes }) },
    ...(isFull ? [{ label: t('volatility'), value: view && t(view.volatility) }] : []),
  ]
  return (
    <dl className="divide-line grid grid-cols-2 gap-x-4 gap-y-5 tablet:gap-x-0 tablet:flex tablet:flex-wrap tablet:divide-x">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse tablet:px-6 tablet:first:ps-0">
          <dt className="text-text-soft text-sm">{label}</dt>
          <dd className="font-display tabular text-xl font-bold">{value ?? <Skeleton className="h-6 w-20" />}</dd>
        </div>
      ))}
    </dl>
  )
}
