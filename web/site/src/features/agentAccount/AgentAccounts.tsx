import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundPlus, UserRoundX } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OpenedAccount } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { Notice, Skeleton } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { openedQuery } from './agentAccount.queries.ts'
import { OpenForm } from './OpenForm.tsx'

const TEXTS = ['agentAccount', 'session'] as const

function Row({ row: { id, name, account, openedAt, isUsed } }: { readonly row: OpenedAccount }) {
  const t = useTranslations('agentAccount')
  const format = useFormatter()
  const opened = format.dateTime(openedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 tablet:px-5">
      <span className="min-w-0">
        <span className="block font-bold break-all">{name}</span>
        <span className="text-text-faint tabular block text-xs">{[id, t(`kinds.${account}`), opened].join(' · ')}</span>
      </span>
      <span className="bg-surface-3 text-text-soft rounded-full px-2 py-1 text-xs font-medium">
        {t(isUsed ? 'used' : 'waiting')}
      </span>
    </li>
  )
}

function Panel() {
  const t = useTranslations('agentAccount')
  const list = useInfiniteQuery(openedQuery)
  const { data, error, isError, refetch } = list
  const [first] = data?.pages ?? []
  if (data === undefined || first === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const rows = data.pages.flatMap((page) => page.rows)
  return (
    <div className="grid grid-cols-1 gap-4">
      {first.mayOpen ? (
        <PanelCard title={t('title')} lead={t('lead')}>
          <OpenForm mayOpenAgents={first.mayOpenAgents} leftToday={first.leftToday} />
        </PanelCard>
      ) : (
        <div className="bg-surface-1 border-line rounded-xl border">
          <Notice icon={UserRoundX} title={t('closed')}>
            {t('closedText')}
          </Notice>
        </div>
      )}
      {rows.length === 0 ? (
        <div className="bg-surface-1 border-line rounded-xl border">
          <Notice icon={UserRoundPlus} title={t('empty')}>
            {t('emptyText')}
          </Notice>
        </div>
      ) : (
        <ul
          aria-label={t('list')}
          className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-xl border"
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <MoreButton list={list} label={t('more')} />
    </div>
  )
}

/** Accounts that the agent opens by hand. */
export function AgentAccounts() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
