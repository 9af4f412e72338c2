import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BonusChance, BonusTerms } from '@ronda/contract'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { formatCount, Skeleton, useLocale } from '@ronda/ui'
import { chanceQuery } from './bonus.queries.ts'
import { pointsText, shareText } from './bonusView.ts'

type FiguresProps = { readonly chance: BonusChance; readonly terms: BonusTerms }

function Figures({ chance, terms }: FiguresProps) {
  const t = useTranslations('bonus.chance')
  const locale = useLocale()
  const { write } = useAmounts(terms.currency)
  const { finished, runs, error, paid, staked, bets, gameName, stake } = chance
  const means = [
    [t('paid'), write(paid)],
    [t('staked'), write(staked)],
    [t('bets'), formatCount(bets, locale)],
  ] as const
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular text-2xl font-bold">{shareText(finished, runs, locale)}</span>
        <span>{t('share')}</span>
        <span className="text-text-faint tabular text-sm">{t('error', { points: pointsText(error, locale) })}</span>
      </p>
      <dl className="grid grid-cols-1 gap-2 tablet:grid-cols-3">
        {means.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 tablet:block">
            <dt className="text-text-faint text-sm">{label}</dt>
            <dd className="tabular font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-text-faint text-xs">
        {t('how', { runs: formatCount(runs, locale), stake: write(stake), game: gameName })}
      </p>
    </div>
  )
}

/** How many simulated players reach the target, and what that takes. */
export function Chance({ id, terms }: { readonly id: string; readonly terms: BonusTerms }) {
  const t = useTranslations('bonus.chance')
  const { language } = useLanguage()
  const { data, isError } = useQuery(chanceQuery(id, language))
  return (
    <section aria-live="polite" className="bg-surface-2 grid gap-3 rounded-lg p-4">
      <h3 className="font-bold">{t('title')}</h3>
      {data === undefined && !isError && <Skeleton className="h-16 rounded-lg" />}
      {data?.state === 'pending' && <p className="text-text-soft text-sm">{t('pending')}</p>}
      {(data?.state === 'impossible' || isError) && <p className="text-text-soft text-sm">{t('impossible')}</p>}
      {data?.chance && <Figures chance={data.chance} terms={terms} />}
    </section>
  )
}
