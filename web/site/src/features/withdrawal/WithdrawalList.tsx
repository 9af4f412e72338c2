import { useInfiniteQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Notice, Skeleton } from '@ronda/ui'
import { withdrawalsQuery } from './withdrawal.queries.ts'
import { WithdrawalItem } from './WithdrawalItem.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'

/** Every withdrawal, the newest first. */
export function WithdrawalList() {
  const t = useTranslations('withdrawal')
  const query = useInfiniteQuery(withdrawalsQuery)
  const { data, error, isError, refetch } = query
  const list = data?.pages.flatMap((page) => page.list)
  return (
    <section aria-busy={list === undefined && !isError} className="grid grid-cols-1 gap-3">
      <h2 className="mt-2 text-xl font-bold">{t('list.title')}</h2>
      {list === undefined && !isError && <Skeleton className="h-24 rounded-xl" />}
      {list === undefined && isError && <LoadError title={t('failed')} error={error} onRetry={refetch} />}
      {list?.length === 0 && (
        <Notice icon={HandCoins} title={t('list.empty')}>
          {t('list.emptyText')}
        </Notice>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {list?.map((withdrawal) => (
          <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
      <MoreButton list={query} label={t('list.more')} />
    </section>
  )
}
