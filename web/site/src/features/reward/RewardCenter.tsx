import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { rewardsQuery } from '../../shell/wallet/rewards.queries.ts'
import { RewardRow } from './RewardRow.tsx'
import { useCollect } from './useCollect.ts'

const TEXTS = ['reward', 'statement'] as const
const CARD = 'bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5 tablet:p-6'

type Info = Awaited<ReturnType<NonNullable<ReturnType<typeof rewardsQuery>['queryFn']>>>

/** What can be collected, with one press for all of it. */
function Open({ info }: { readonly info: Info }) {
  const t = useTranslations('reward')
  const { write } = useAmounts(info.currency)
  const { collect, isBusy, failure } = useCollect(info.currency)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={CARD}>
      <p className="text-text-soft max-w-measure text-sm">{t('lead')}</p>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id={heading} className="text-text-faint text-sm">
            {t('ready')}
          </h2>
          <p className="tabular text-3xl font-bold">{write(info.openAmount)}</p>
        </div>
        {info.open.length > 1 && (
          <Button isBusy={isBusy} onClick={() => void collect(info.open)}>
            {t('collectAll', { amount: write(info.open.reduce((sum, { amount }) => sum + amount, 0n)) })}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-loss text-sm">
          {failure}
        </p>
      )}
      {info.open.length === 0 ? (
        <Notice icon={Gift} title={t('empty')}>
          {t('emptyText')}
        </Notice>
      ) : (
        <ul aria-label={t('list')} className="divide-line border-line grid grid-cols-1 divide-y border-t pt-4">
          {info.open.map((reward) => (
            <RewardRow key={reward.id} reward={reward} isBusy={isBusy} onCollect={() => void collect([reward])} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Past({ info }: { readonly info: Info }) {
  const t = useTranslations('reward')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={CARD}>
      <h2 id={heading} className="text-lg font-bold">
        {t('past')}
      </h2>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {info.past.map((reward) => (
          <RewardRow key={reward.id} reward={reward} />
        ))}
      </ul>
    </section>
  )
}

function Panel({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('reward')
  const { language } = useLanguage()
  const { data: info, error, isError, refetch } = useQuery(rewardsQuery(language))
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Open info={info} />
      {children}
      {info.past.length > 0 && <Past info={info} />}
    </div>
  )
}

/** Everything a member has earned, to be collected; `children` are shown below what can be collected. */
export function RewardCenter({ children }: { readonly children?: ReactNode }) {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel>{children}</Panel>
    </TextsProvider>
  )
}
