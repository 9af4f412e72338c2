import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, formatCount, Skeleton, useLocale } from '@ronda/ui'
import { wholePoints } from '../../shell/wallet/points.ts'
import { pointsQuery } from '../../shell/wallet/points.queries.ts'
import { ConvertDialog } from './ConvertDialog.tsx'
import type { PointConfig } from './point.queries.ts'
import { worthOf } from './pointView.ts'

const FRAME =
  'bg-surface-1 border-line flex flex-wrap items-center justify-between gap-4 rounded-xl border p-5 tablet:p-6'

/** For visitors, and for trial accounts, which need an account of their own. */
export function SignInForPoints({ isTrial }: { readonly isTrial: boolean }) {
  const t = useTranslations('point')
  return (
    <section className={FRAME}>
      <p className="max-w-measure">{t(isTrial ? 'trial' : 'signedOut')}</p>
      {isTrial ? (
        <Link to="/register" className={buttonClass()}>
          {t('register')}
        </Link>
      ) : (
        <Link to="/login" search={{ to: '/pointMall' }} className={buttonClass()}>
          {t('signIn')}
        </Link>
      )}
    </section>
  )
}

/** The points of a member, what they are worth, and the button that turns them into money. */
export function PointBalance({ config }: { readonly config: PointConfig }) {
  const t = useTranslations('point')
  const locale = useLocale()
  const { write } = useAmounts(config.currency)
  const [isConverting, setConverting] = useState(false)
  const { data } = useQuery(pointsQuery)
  if (data === undefined) return <Skeleton className="h-24 rounded-xl" />
  const current = wholePoints(data.currentPoints)
  const worth = worthOf(current, config)
  return (
    <section className={FRAME}>
      <dl>
        <dt className="text-text-faint text-sm">{t('balance')}</dt>
        <dd className="tabular text-3xl font-bold">{formatCount(current, locale)}</dd>
        <dd className="text-text-soft tabular text-sm">{t('worth', { amount: write(worth) })}</dd>
      </dl>
      {worth > 0n && <Button onClick={() => setConverting(true)}>{t('convert.open')}</Button>}
      {data.owedPoints > 0n && (
        <p className="text-loss basis-full text-sm">
          {t('owed', { points: formatCount(-wholePoints(-data.owedPoints), locale) })}
        </p>
      )}
      {isConverting && <ConvertDialog config={config} current={current} onClose={() => setConverting(false)} />}
    </section>
  )
}
