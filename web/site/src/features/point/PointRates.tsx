import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { POINT_RATE_UNITS } from '@ronda/contract'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { formatCount, useLocale } from '@ronda/ui'
import type { PointConfig } from './point.queries.ts'

/** How points are earned, by type of game, and what they are worth. */
export function PointRates({ config: { currency, rates, pointsPerUnit } }: { readonly config: PointConfig }) {
  const t = useTranslations('point')
  const categories = useTranslations('shell.category')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5 tablet:p-6"
    >
      <div className="max-w-measure">
        <h2 id={heading} className="text-lg font-bold">
          {t('rates.title')}
        </h2>
        <p className="text-text-soft mt-1 text-sm">
          {t('rates.text', { amount: write(ATOMS_PER_UNIT * BigInt(POINT_RATE_UNITS)) })}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-6">
        {rates.map(({ source, rate }) => (
          <div key={source}>
            <dt className="text-text-faint text-xs">
              {source === 'DEPOSIT' ? t('rates.deposit') : categories(source)}
            </dt>
            <dd className="tabular font-bold">{t('points', { count: rate })}</dd>
          </div>
        ))}
      </dl>
      <p className="text-text-soft text-sm">
        {t('rates.ratio', { points: formatCount(pointsPerUnit, locale), amount: write(ATOMS_PER_UNIT) })}
      </p>
    </section>
  )
}
