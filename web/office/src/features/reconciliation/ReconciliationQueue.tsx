import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReconciliationCase } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney, Tabs, useLocale } from '@ronda/ui'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { CaseOfDifference } from './CaseOfDifference.tsx'
import { Days } from './Days.tsx'
import { LiabilityReport } from './LiabilityReport.tsx'
import { casesQuery } from './reconciliation.queries.ts'

function Line({ each }: { readonly each: ReconciliationCase }) {
  const t = useDesk().texts.reconciliation
  const locale = useLocale()
  const amount = each.theirs ?? each.ours ?? 0n
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <span className="truncate font-medium">{t.faults[each.fault]}</span>
      <span className="tabular text-end font-bold">{formatMoney(money(amount, each.currency), locale)}</span>
      <span className="text-text-soft truncate text-sm">
        {[t.kinds[each.kind], each.provider, each.day].join(' · ')}
      </span>
      <span className="justify-self-end">
        <Badge tone={each.isOpen ? 'bad' : 'plain'}>{each.isOpen ? t.filters.open : t.filters.closed}</Badge>
      </span>
    </span>
  )
}

function Cases({ isOpen }: { readonly isOpen: boolean }) {
  const { texts } = useDesk()
  const t = texts.reconciliation
  const query = useInfiniteQuery({ ...casesQuery(isOpen), placeholderData: keepPreviousData })
  return (
    <QueueList
      label={texts.queues.reconciliation.title}
      cases={query.data?.pages.flatMap(({ list }) => list)}
      idOf={({ id }) => String(id)}
      query={query}
      empty={isOpen ? t.empty : t.emptyClosed}
    >
      {(each) => <Line each={each} />}
    </QueueList>
  )
}

const FILTERS = ['open', 'closed', 'days', 'liability'] as const
type Filter = (typeof FILTERS)[number]

/** The providers' records compared with ours. */
export function ReconciliationQueue() {
  const { texts, caseId } = useDesk()
  const t = texts.reconciliation
  const [filter, setFilter] = useState<Filter>('open')
  const list = (
    <Tabs
      label={t.filterLabel}
      tabs={FILTERS.map((id) => ({ id, label: t.filters[id] }))}
      chosen={filter}
      onChoose={setFilter}
    >
      {filter === 'days' && <Days />}
      {filter === 'liability' && <LiabilityReport />}
      {(filter === 'open' || filter === 'closed') && <Cases isOpen={filter === 'open'} />}
    </Tabs>
  )
  const id = Number(caseId)
  return <CaseFrame list={list} panel={Number.isSafeInteger(id) && <CaseOfDifference id={id} />} />
}
