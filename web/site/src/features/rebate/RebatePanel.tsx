import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Percent } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { RebateLines } from './RebateLines.tsx'
import { RebatePaid } from './RebatePaid.tsx'
import { rebateQuery, type RebateInfo } from './rebate.queries.ts'
import { RebateRates } from './RebateRates.tsx'
import { RebateTypes } from './RebateTypes.tsx'
import { useClaim } from './useClaim.ts'

const TEXTS = ['rebate', 'statement'] as const

/** The amount that is ready, and the button that claims it. */
function Ready({ info }: { readonly info: RebateInfo }) {
  const t = useTranslations('rebate')
  const { write } = useAmounts(info.currency)
  const { claim, isBusy, failure } = useClaim()
  return (
    <section className="bg-surface-1 border-line grid gap-4 rounded-xl border p-5 tablet:p-6">
      <div className="max-w-measure">
        <p className="text-text-soft text-sm">{t('lead')}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <dl>
          <dt className="text-text-faint text-sm">{t(info.isManual ? 'ready' : 'earned')}</dt>
          <dd className="tabular text-3xl font-bold">{write(info.amount)}</dd>
        </dl>
        {info.isManual && info.amount > 0n && (
          <Button isBusy={isBusy} onClick={() => void claim()}>
            {t('claim', { amount: write(info.amount) })}
          </Button>
        )}
      </div>
      <p className="text-text-soft text-sm">
        {!info.isManual && `${t('automatic')} `}
        {t('cash')}
      </p>
      {failure !== undefined && (
        <p role="alert" className="text-loss text-sm">
          {failure}
        </p>
      )}
    </section>
  )
}

function Empty() {
  const t = useTranslations('rebate')
  return (
    <div className="bg-surface-1 border-line rounded-xl border">
      <Notice
        icon={Percent}
        title={t('emptyTitle')}
        actions={
          <Link to="/rng" className={buttonClass()}>
            {t('play')}
          </Link>
        }
      >
        {t('emptyText')}
      </Notice>
    </div>
  )
}

function Panel() {
  const t = useTranslations('rebate')
  const { language } = useLanguage()
  const { data: info, error, isError, refetch } = useQuery(rebateQuery(language))
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const hasBets = info.lines.length > 0
  return (
    <div className="grid grid-cols-1 gap-4">
      {hasBets || info.paid.length > 0 ? <Ready info={info} /> : <Empty />}
      {hasBets && <RebateTypes info={info} />}
      {hasBets && <RebateLines info={info} />}
      <RebateRates info={info} />
      {info.paid.length > 0 && <RebatePaid info={info} />}
    </div>
  )
}

/** The rebate on a member's bets: what is ready, how it is computed, and what was paid. */
export function RebatePanel() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
