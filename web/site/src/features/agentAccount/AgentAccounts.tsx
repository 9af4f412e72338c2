import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundPlus, UserRoundX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { Notice, Skeleton } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { openedQuery } from './agentAccount.queries.ts'
import { OpenedRow } from './OpenedRow.tsx'
import { OpenForm } from './OpenForm.tsx'

const TEXTS = ['agentAccount'] as const

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
            <OpenedRow key={row.id} row={row} mayRenew={first.mayOpen} />
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
