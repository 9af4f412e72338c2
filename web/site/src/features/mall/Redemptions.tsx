import { useInfiniteQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Redemption, RedemptionState } from '@ronda/contract'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { classes, formatCount, Notice, Skeleton, useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { redemptionsQuery } from './mall.queries.ts'

const TONES: Readonly<Record<RedemptionState, string>> = {
  inProcess: 'bg-accent-soft text-accent-text',
  approved: 'bg-gain-soft text-gain',
  rejected: 'bg-loss-soft text-loss',
}

function Line({ redemption }: { readonly redemption: Redemption }) {
  const t = useTranslations('mall')
  const locale = useLocale()
  const zone = useZone()
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const { name, redeemQuantity, points, state, reason, isPaid, picture, atMs } = redemption
  return (
    <li className="flex items-start gap-4 py-3 first:pt-0 last:pb-0">
      <img src={picture} alt="" loading="lazy" width={480} height={480} className="size-control-large rounded-lg" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-medium break-words">
            {t('history.quantity', { quantity: formatCount(redeemQuantity, locale), name })}
          </span>
          <span className="tabular font-bold">{t('price', { count: points })}</span>
        </p>
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <time dateTime={new Date(atMs).toISOString()} className="text-text-faint tabular text-xs">
            {when.format(atMs)}
          </time>
          <span className={classes('rounded-full px-3 py-1 text-xs font-medium', TONES[state])}>
            {t(`history.states.${state}`)}
          </span>
        </p>
        {reason !== null && <p className="text-text-soft text-sm break-words">{t('history.reason', { reason })}</p>}
        {!isPaid && <p className="text-text-soft text-sm">{t('history.waiting')}</p>}
      </div>
    </li>
  )
}

/** What the member has redeemed, newest first. */
export function Redemptions() {
  const t = useTranslations('mall')
  const { language } = useLanguage()
  const query = useInfiniteQuery(redemptionsQuery(language))
  const { data, error, isError, refetch } = query
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0) {
    return (
      <Notice icon={PackageOpen} title={t('history.emptyTitle')}>
        {t('history.emptyText')}
      </Notice>
    )
  }
  return (
    <div className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5 tablet:p-6">
      <ul className="divide-line grid grid-cols-1 divide-y">
        {list.map((redemption) => (
          <Line key={redemption.id} redemption={redemption} />
        ))}
      </ul>
      <MoreButton list={query} label={t('history.more')} />
    </div>
  )
}
