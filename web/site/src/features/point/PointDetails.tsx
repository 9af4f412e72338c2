import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Coins } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { POINT_RATE_UNITS, type PointLine } from '@ronda/contract'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { buttonClass, classes, formatCount, Notice, Skeleton, useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { wholePoints } from '../../shell/wallet/points.ts'
import { pointDetailsQuery, type PointConfig } from './point.queries.ts'

type LineProps = { readonly line: PointLine; readonly config: PointConfig }

/** What a change is about: the good, or the rate it was made at. */
function About({ line: { kind, redeemQuantity, name, ratio }, config }: LineProps) {
  const t = useTranslations('point')
  const locale = useLocale()
  const { write } = useAmounts(config.currency)
  if (redeemQuantity !== null && name !== null) {
    return <span>{t('details.thing', { quantity: formatCount(redeemQuantity, locale), name })}</span>
  }
  if (ratio === null) return null
  const units = kind === 'convert' ? 1 : POINT_RATE_UNITS
  const amount = write(ATOMS_PER_UNIT * BigInt(units))
  return <span>{t('details.rate', { ratio: t('points', { count: ratio }), amount })}</span>
}

function Line({ line, config }: LineProps) {
  const t = useTranslations('point.details')
  const locale = useLocale()
  const zone = useZone()
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const { kind, changedPoints, balance, atMs, seq } = line
  const changed = wholePoints(changedPoints)
  // Counts are formatted without their sign: below a thousand no format of the browser is needed.
  const size = formatCount(Math.abs(changed), locale)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{t(`kinds.${kind}`)}</p>
        <p className="text-text-faint tabular flex flex-wrap gap-x-3 text-xs">
          <time dateTime={new Date(atMs).toISOString()}>{when.format(atMs)}</time>
          {seq === null && <span>{t('now')}</span>}
          <About line={line} config={config} />
        </p>
      </div>
      <div className="ms-auto text-end">
        <p className={classes('tabular font-bold', netColour(changedPoints))}>
          {`${changedPoints > 0n ? '+' : '−'}${size}`}
        </p>
        <p className="text-text-faint tabular text-xs">
          {t('after', { points: formatCount(wholePoints(balance), locale) })}
        </p>
      </div>
    </li>
  )
}

/** Every change of the points, newest first. */
export function PointDetails({ config }: { readonly config: PointConfig }) {
  const t = useTranslations('point')
  const { language } = useLanguage()
  const query = useInfiniteQuery(pointDetailsQuery(language))
  const { data, error, isError, refetch } = query
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const lines = data.pages.flatMap(({ list }) => list)
  if (lines.length === 0) {
    const play = (
      <Link to="/rng" className={buttonClass()}>
        {t('details.play')}
      </Link>
    )
    return (
      <Notice icon={Coins} title={t('details.emptyTitle')} actions={play}>
        {t('details.emptyText')}
      </Notice>
    )
  }
  return (
    <div className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5 tablet:p-6">
      <ul className="divide-line grid grid-cols-1 divide-y">
        {lines.map((line) => (
          <Line key={line.seq ?? 'now'} line={line} config={config} />
        ))}
      </ul>
      <MoreButton list={query} label={t('details.more')} />
    </div>
  )
}
