import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { codeOf } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { withdrawalQuery } from './withdrawal.queries.ts'
import { WithdrawalItem } from './WithdrawalItem.tsx'

/** One withdrawal with its whole story, as a line of a record leads to it. */
export function OneWithdrawal({ id }: { readonly id: string }) {
  const t = useTranslations('withdrawal')
  const { refusalText } = useSpeech()
  const { data, error, isError, refetch } = useQuery(withdrawalQuery(id))
  return (
    <>
      <div>
        <Link
          to="/member"
          search={{ view: 'withdraw' }}
          className="text-text-soft hover:text-text inline-flex min-h-control-small items-center gap-2 text-sm font-medium"
        >
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
      {data === undefined && isError && (
        <Notice
          kind="trouble"
          icon={CircleAlert}
          title={t('failed')}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        >
          {refusalText(codeOf(error))}
        </Notice>
      )}
    </>
  )
}
