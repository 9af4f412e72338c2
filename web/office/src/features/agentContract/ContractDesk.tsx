import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, FileText, Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { CONTRACT_STATES, type DeskContract } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { PAY_KINDS } from '@ronda/core/payroll'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { codeOf } from '@ronda/base/call/api.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, Notice, SearchField, Skeleton, Tabs } from '@ronda/ui'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { contractsQuery, proposalsQuery, type ContractFilter } from './agentContract.queries.ts'
import { ContractBadge, ContractCase } from './ContractCase.tsx'
import { ProposalLine } from './ProposalLine.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'

const TEXTS = ['agentContractTerms'] as const
const ALL = 'all'

/** What staff proposed, and the form of a new proposal. */
function Proposals() {
  const { texts } = useDesk()
  const t = texts.contracts
  const { refusalText } = useLanguage()
  const query = useInfiniteQuery(proposalsQuery)
  const [isProposing, setProposing] = useState(false)
  const currency = query.data?.pages[0]?.currency
  if (currency === undefined) {
    if (query.error === null) return <Skeleton className="h-stage-text rounded-lg" />
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(query.error))} />
  }
  const proposals = query.data?.pages.flatMap((page) => page.proposals) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Button size="small" onClick={() => setProposing(true)}>
          <Plus aria-hidden className="size-icon-small" />
          {t.propose}
        </Button>
      </div>
      {proposals.length === 0 ? (
        <Notice icon={FileText} title={t.none.title}>
          {t.none.text}
        </Notice>
      ) : (
        <ul className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border">
          {proposals.map((proposal) => (
            <ProposalLine key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
      <MoreButton list={query} label={texts.more} />
      {isProposing && <ProposeDialog currency={currency} onClose={() => setProposing(false)} />}
    </div>
  )
}

function Line({ contract: { agent, upline, terms, state, version, proposedAt } }: { readonly contract: DeskContract }) {
  const t = useDesk().texts.contracts
  const tTerms = useTranslations('agentContractTerms')
  const format = useFormatter()
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <span className="truncate font-medium">
        {fillText(t.with, { agent: agent.name, upline: upline?.name ?? t.platform })}
      </span>
      <span className="row-span-2 self-center justify-self-end">
        <ContractBadge state={state} />
      </span>
      <span className="text-text-soft truncate text-sm">
        {[tTerms(`kinds.${terms.kind}`), fillText(t.version, { version: `${version}` })].join(' · ')}
      </span>
      <span className="text-text-faint truncate text-xs">
        {format.dateTime(proposedAt, { dateStyle: 'short', timeStyle: 'short' })}
      </span>
    </span>
  )
}

type FiltersProps = { readonly filter: ContractFilter; readonly onChange: (part: Partial<ContractFilter>) => void }

function Filters({ filter: { kind, state, agent }, onChange }: FiltersProps) {
  const t = useDesk().texts.contracts
  const tTerms = useTranslations('agentContractTerms')
  return (
    <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
      <Choice
        label={t.kind}
        value={kind ?? ALL}
        options={[
          { value: ALL, label: t.all },
          ...PAY_KINDS.map((value) => ({ value, label: tTerms(`kinds.${value}`) })),
        ]}
        onChoose={(value) => onChange({ kind: value === ALL ? undefined : value })}
      />
      <Choice
        label={t.state}
        value={state ?? ALL}
        options={[
          { value: ALL, label: t.all },
          ...CONTRACT_STATES.map((value) => ({ value, label: tTerms(`states.${value}`) })),
        ]}
        onChoose={(value) => onChange({ state: value === ALL ? undefined : value })}
      />
      <SearchField
        label={t.agent}
        clearLabel={t.clear}
        text={agent}
        onType={(typed) => onChange({ agent: typed })}
        onClear={() => onChange({ agent: '' })}
      />
    </div>
  )
}

function Contracts() {
  const t = useDesk().texts.contracts
  const [filter, setFilter] = useState<ContractFilter>({ agent: '' })
  const asked = { ...filter, agent: useDeferredValue(filter.agent.trim()) }
  const query = useInfiniteQuery({ ...contractsQuery(asked), placeholderData: keepPreviousData })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Filters filter={filter} onChange={(part) => setFilter((before) => ({ ...before, ...part }))} />
      <QueueList
        label={t.views.contracts}
        cases={query.data?.pages.flatMap(({ contracts }) => contracts)}
        idOf={({ id }) => id}
        query={query}
        empty={t.empty}
      >
        {(contract) => <Line contract={contract} />}
      </QueueList>
    </div>
  )
}

function Desk() {
  const { texts, caseId } = useDesk()
  const t = texts.contracts
  const [view, setView] = useState<'proposals' | 'contracts'>(caseId === undefined ? 'proposals' : 'contracts')
  const list = (
    <Tabs
      label={t.view}
      tabs={(['proposals', 'contracts'] as const).map((id) => ({ id, label: t.views[id] }))}
      chosen={view}
      onChoose={setView}
    >
      {view === 'proposals' ? <Proposals /> : <Contracts />}
    </Tabs>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <ContractCase id={caseId} />} />
}

/** Contracts of agents: what staff propose for the platform, and every contract with its versions. */
export function ContractDesk() {
  return (
    <TextsProvider pages={TEXTS}>
      <Desk />
    </TextsProvider>
  )
}
