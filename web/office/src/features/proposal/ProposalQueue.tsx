import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { settingChanges, type SettingsProposal } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Skeleton, Tabs } from '@ronda/ui'
import { usePageTexts, type Pages } from '../../shell/texts/pageTexts.ts'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { fieldName } from '../../shell/changes/changeTexts.ts'
import { ProposalPanel } from './ProposalPanel.tsx'
import { proposalsQuery, type Filter } from './proposal.queries.ts'
import { StateBadge } from './StateBadge.tsx'

type LineProps = {
  readonly texts: Pages['proposal']
  readonly proposal: SettingsProposal
  readonly nameOf: (field: string) => string
}

function Line({ texts: { queue: t }, proposal, nameOf }: LineProps) {
  const format = useFormatter()
  const { before, after, reason, state, proposedBy, proposedAt } = proposal
  const changes = settingChanges({ money: before }, { money: after })
  const [first] = changes
  const count = changes.length === 1 ? t.lineOne : fillText(t.line, { count: String(changes.length) })
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <span className="truncate font-medium">{first === undefined ? count : nameOf(first.field)}</span>
      <span className="text-text-soft tabular text-end text-sm">{count}</span>
      <span className="text-text-soft truncate text-sm">{reason}</span>
      <span className="row-span-2 self-center justify-self-end">
        <StateBadge texts={t} state={state} />
      </span>
      <span className="text-text-faint truncate text-xs">
        {[proposedBy, format.dateTime(proposedAt, { dateStyle: 'short', timeStyle: 'short' })].join(' · ')}
      </span>
    </span>
  )
}

/** Changes of money settings that wait for a second person or for their delay. */
export function ProposalQueue() {
  const { texts: desk, caseId } = useDesk()
  const texts = usePageTexts('proposal')
  const office = usePageTexts('settings')
  const [filter, setFilter] = useState<Filter>('open')
  const query = useInfiniteQuery({ ...proposalsQuery(filter), placeholderData: keepPreviousData })
  const cases = query.data?.pages.flatMap(({ list }) => list)
  const delayMs = query.data?.pages[0]?.delayMs
  if (office === undefined || texts === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  const t = texts.queue
  const nameOf = (field: string): string => fieldName(field, office.money, texts.words.order)
  const list = (
    <Tabs
      label={t.filterLabel}
      tabs={[
        { id: 'open', label: t.filters.open },
        { id: 'closed', label: t.filters.closed },
      ]}
      chosen={filter}
      onChoose={setFilter}
    >
      <QueueList
        label={desk.queues.settings.title}
        cases={cases}
        idOf={({ id }) => id}
        query={query}
        empty={filter === 'open' ? t.empty : t.emptyClosed}
      >
        {(proposal) => <Line texts={texts} proposal={proposal} nameOf={nameOf} />}
      </QueueList>
    </Tabs>
  )
  const panel = caseId !== undefined && (
    <ProposalPanel texts={texts} id={caseId} delayMs={delayMs} money={office.money} />
  )
  return <CaseFrame list={list} panel={panel} />
}
