import { keepPreviousData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { CircleAlert, Plus, UsersRound } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { Button, Notice, SearchField, Skeleton, Tabs } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { AccountLine } from './AccountLine.tsx'
import { accountsQuery, proposalsQuery } from './agentAccount.queries.ts'
import { ProposalLine } from './ProposalLine.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'

type LinesProps = {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  readonly empty: { readonly title: string; readonly text: string }
  readonly lines: readonly ReactNode[]
}

/** A paged list, or why there is none. */
function Lines({ query, empty, lines }: LinesProps) {
  const { texts } = useDesk()
  const tShell = useTranslations('shell')
  const { refusalText } = useLanguage()
  const { data, error, refetch } = query
  if (data === undefined && error !== null) {
    const retry = <Button onClick={() => void refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(error))} actions={retry} />
  }
  if (data === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  if (lines.length === 0) {
    return (
      <Notice icon={UsersRound} title={empty.title}>
        {empty.text}
      </Notice>
    )
  }
  return (
    <>
      <ul className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border">
        {lines}
      </ul>
      <MoreButton list={query} label={texts.more} />
    </>
  )
}

/** What staff proposed, and the form of a new proposal. */
function Proposals() {
  const t = useDesk().texts.agents
  const query = useInfiniteQuery(proposalsQuery)
  const [isProposing, setProposing] = useState(false)
  const lines = query.data?.pages.flatMap(({ proposals, currency }) =>
    proposals.map((proposal) => <ProposalLine key={proposal.id} proposal={proposal} currency={currency} />),
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Button size="small" onClick={() => setProposing(true)}>
          <Plus aria-hidden className="size-icon-small" />
          {t.propose}
        </Button>
      </div>
      <Lines query={query} empty={t.none} lines={lines ?? []} />
      {isProposing && <ProposeDialog onClose={() => setProposing(false)} />}
    </div>
  )
}

/** Every account that was opened by hand. */
function Accounts() {
  const t = useDesk().texts.agents
  const [typed, setTyped] = useState('')
  const member = useDeferredValue(typed.trim())
  const query = useInfiniteQuery({ ...accountsQuery(member), placeholderData: keepPreviousData })
  const accounts = query.data?.pages.flatMap((page) => page.accounts) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchField label={t.search} clearLabel={t.clear} text={typed} onType={setTyped} onClear={() => setTyped('')} />
      <Lines
        query={query}
        empty={member === '' ? t.noAccounts : t.empty}
        lines={accounts.map((account) => (
          <AccountLine key={account.id} account={account} />
        ))}
      />
    </div>
  )
}

/** General agents, whom two of the staff open, and the one-time passwords of accounts opened by hand. */
export function AgentAccountDesk() {
  const t = useDesk().texts.agents
  const [view, setView] = useState<'proposals' | 'accounts'>('proposals')
  return (
    <Tabs
      label={t.view}
      tabs={(['proposals', 'accounts'] as const).map((id) => ({ id, label: t.views[id] }))}
      chosen={view}
      onChoose={setView}
    >
      {view === 'proposals' ? <Proposals /> : <Accounts />}
    </Tabs>
  )
}
