import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { secondaryLinkClass, Skeleton } from '@ronda/ui'
import { withdrawalQuery } from './withdrawal.queries.ts'
import { WithdrawalItem } from './WithdrawalItem.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

/** One withdrawal with its whole history, as linked from a statement line. */
export function OneWithdrawal({ id }: { readonly id: string }) {
  const t = useTranslations('withdrawal')
  const { data, error, isError, refetch } = useQuery(withdrawalQuery(id))
  return (
    <>
      <div>
        <Link to="/member" search={{ view: 'withdraw' }} className={secondaryLinkClass}>
          <ArrowLeft aria-hidden className="size-icon-small rtl:-scale-x-100" />
          {t('list.all')}
        </Link>
      </div>
      {data !== undefined && (
        <ul className="grid grid-cols-1">
          <WithdrawalItem withdrawal={data} isOpen />
        </ul>
      )}
      {data === undefined && !isError && <Skeleton className="h-stage-text rounded-xl" />}
      {data === undefined && isError && <LoadError title={t('failed')} error={error} onRetry={refetch} />}
    </>
  )
}
