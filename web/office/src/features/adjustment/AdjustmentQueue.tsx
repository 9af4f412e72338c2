import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Adjustment } from '@ronda/contract'
import { money } from '@ronda/core'
import { Button, classes, formatMoney, Tabs, useLocale } from '@ronda/ui'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { adjustmentsQuery, type Filter } from './adjustment.queries.ts'
import { AdjustmentPanel } from './AdjustmentPanel.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { StateBadge } from './StateBadge.tsx'

function Line({ adjustment }: { readonly adjustment: Adjustment }) {
  const locale = useLocale()
  const format = useFormatter()
  const { member, amount, currency, reason, state, proposedBy, proposedAt } = adjustment
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <span className="truncate font-medium">{member.name}</span>
      <span className={classes('tabular text-end font-bold', amount < 0n ? 'text-loss' : 'text-gain')}>
        {`${amount > 0n ? '+' : ''}${formatMoney(money(amount, currency), locale)}`}
      </span>
      <span className="text-text-soft truncate text-sm">{reason}</span>
      <span className="row-span-2 self-center justify-self-end">
        <StateBadge state={state} />
      </span>
      <span className="text-text-faint truncate text-xs">
        {[proposedBy, format.dateTime(proposedAt, { dateStyle: 'short', timeStyle: 'short' })].join(' · ')}
      </span>
    </span>
  )
}

/** Manual credits and debits, waiting for a second person or already decided. */
export function AdjustmentQueue() {
  const { texts, caseId } = useDesk()
  const t = texts.adjustments
  const [filter, setFilter] = useState<Filter>('open')
  const [isProposing, setProposing] = useState(false)
  const query = useInfiniteQuery({ ...adjustmentsQuery(filter), placeholderData: keepPreviousData })
  const cases = query.data?.pages.flatMap(({ list }) => list)
  const list = (
    <>
      <div>
        <Button size="small" onClick={() => setProposing(true)}>
          <Plus aria-hidden className="size-icon-small" />
          {t.propose}
        </Button>
      </div>
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
          label={texts.queues.adjustments.title}
          cases={cases}
          idOf={({ id }) => id}
          query={query}
          empty={filter === 'open' ? t.empty : t.emptyClosed}
        >
          {(adjustment) => <Line adjustment={adjustment} />}
        </QueueList>
      </Tabs>
      {isProposing && <ProposeDialog onClose={() => setProposing(false)} />}
    </>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <AdjustmentPanel id={caseId} />} />
}
