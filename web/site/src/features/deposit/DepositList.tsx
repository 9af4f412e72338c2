import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PiggyBank } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DepositLine } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { depositsQuery } from './deposit.queries.ts'
import { StateMark } from '@ronda/base/deposit/StateMark.tsx'
import { methodIcons } from './methodIcons.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'

/** The part of a payment that was not credited, in a few words. */
function BackNote({ line: { toReturn, returned, currency } }: { readonly line: DepositLine }) {
  const t = useTranslations('deposit.refund')
  const locale = useLocale()
  if (toReturn === 0n) return null
  const amount = formatMoney(money(toReturn, currency), locale)
  return (
    <span className="text-text-soft text-sm">
      {returned === toReturn ? t('listDone', { amount }) : t('listWaiting', { amount })}
    </span>
  )
}

function Line({ line }: { readonly line: DepositLine }) {
  const t = useTranslations('deposit')
  const format = useFormatter()
  const locale = useLocale()
  const { id, way, amount, paid, currency, state, askedAtMs } = line
  const Icon = methodIcons[way]
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to="/member"
        search={{ view: 'depositv2', deposit: id }}
        className="hover:bg-surface-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-4 transition-colors"
      >
        <span className="bg-surface-2 text-text-soft grid size-control place-items-center rounded-full">
          <Icon aria-hidden className="size-icon" />
        </span>
        <span className="grid min-w-0 grid-cols-1 gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate font-medium">{t(`ways.${way}`)}</span>
            <span className="tabular font-bold">{formatMoney(money(paid ?? amount, currency), locale)}</span>
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <time
              dateTime={new Date(askedAtMs).toISOString()}
              className="text-text-faint tabular text-sm whitespace-nowrap"
            >
              {format.dateTime(askedAtMs, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}
            </time>
            <StateMark state={state} />
          </span>
          <BackNote line={line} />
        </span>
      </Link>
    </li>
  )
}

/** Earlier deposits, newest first. */
export function DepositList() {
  const t = useTranslations('deposit')
  const query = useInfiniteQuery(depositsQuery)
  const { data, error, isError, refetch } = query
  const lines = data?.pages.flatMap((page) => page.lines)
  return (
    <section className="bg-surface-1 border-line overflow-hidden rounded-xl border" aria-busy={lines === undefined}>
      <h2 className="border-line border-b px-5 py-4 text-lg font-bold">{t('former')}</h2>
      {lines === undefined && !isError && (
        <div className="grid gap-3 p-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      )}
      {lines === undefined && isError && <LoadError title={t('failureTitle')} error={error} onRetry={refetch} />}
      {lines?.length === 0 && (
        <Notice icon={PiggyBank} title={t('formerNone')}>
          {t('formerNoneText')}
        </Notice>
      )}
      {lines !== undefined && lines.length > 0 && (
        <ol>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
      <MoreButton isRow list={query} label={t('more')} />
    </section>
  )
}
