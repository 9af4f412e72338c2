import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { TransferLine } from '@ronda/contract'
import { money, type Currency } from '@ronda/core'
import { classes, MoneyText, Skeleton } from '@ronda/ui'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { transfersQuery } from './transfer.queries.ts'
import { placeOf } from './transferView.ts'

/** How many pages are searched for the transfer that a link names. */
const PAGES_SOUGHT_MAX = 25

type EntryProps = {
  readonly transfer: TransferLine
  readonly currency: Currency
  /** Whether the address names this transfer. */
  readonly isAsked: boolean
}

function Entry({ transfer, currency, isAsked }: EntryProps) {
  const t = useTranslations('transfer')
  const format = useFormatter()
  const { isOut, other, state } = transfer
  const Icon = isOut ? ArrowUpRight : ArrowDownLeft
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAsked) line.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  return (
    <li
      ref={line}
      aria-current={isAsked ? 'true' : undefined}
      className={classes('-mx-3 flex items-start gap-3 rounded-md p-3', isAsked && 'bg-accent-soft')}
      data-transfer={state}
    >
      <span
        className={classes(
          'grid size-10 shrink-0 place-items-center rounded-full',
          isOut ? 'bg-surface-2 text-text-soft' : 'bg-gain-soft text-gain',
        )}
      >
        <Icon aria-hidden className="size-icon" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">
          {isOut ? t('sentTo', { name: other.name }) : t('gotFrom', { name: other.name })}
        </span>
        {transfer.reason !== '' && <span className="text-text-soft text-sm break-words">{transfer.reason}</span>}
        <span className="text-text-faint text-sm">
          {format.dateTime(transfer.atMs, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      <span className="grid justify-items-end text-sm">
        <span className={classes('font-bold', !isOut && 'text-gain')}>
          {!isOut && '+'}
          <MoneyText amount={money(isOut ? -transfer.amount : transfer.amount, currency)} />
        </span>
        <span className={state === 'refused' ? 'text-loss' : 'text-text-faint'}>{t(`states.${state}`)}</span>
      </span>
    </li>
  )
}

/** Transfers sent and received, with both names and the purpose. */
export function TransferList({ currency }: { readonly currency: Currency }) {
  const t = useTranslations('transfer')
  const query = useInfiniteQuery(transfersQuery)
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const { transfer: asked } = useSearch({ strict: false })
  const transfers = data?.pages.flatMap((page) => page.transfers)
  const pages = data?.pages.length ?? 0
  const place = placeOf(asked, transfers ?? [], hasNextPage && pages < PAGES_SOUGHT_MAX)
  useEffect(() => {
    if (place === 'further' && !isFetchingNextPage) void fetchNextPage()
  }, [place, isFetchingNextPage, fetchNextPage])
  return (
    <section className="bg-surface-1 border-line grid gap-4 rounded-xl border p-5 tablet:p-6">
      <h2 className="text-xl font-bold">{t('list')}</h2>
      {transfers === undefined && !isError && <Skeleton className="h-20" />}
      {transfers === undefined && isError && <LoadError title={t('failed')} error={error} onRetry={refetch} />}
      {transfers?.length === 0 && (
        <div>
          <p className="font-medium">{t('none')}</p>
          <p className="text-text-soft text-sm">{t('noneText')}</p>
        </div>
      )}
      <ul className="grid gap-1">
        {transfers?.map((transfer) => (
          <Entry key={transfer.id} transfer={transfer} currency={currency} isAsked={transfer.id === asked} />
        ))}
      </ul>
      <MoreButton list={query} label={t('more')} />
    </section>
  )
}
