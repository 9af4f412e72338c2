import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EXCLUSION_QUEUES, EXCLUSION_REASONS, type ExclusionCase } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { formatMoney, useLocale } from '@ronda/ui'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { casesQuery, type CaseFilter } from './exclusion.queries.ts'
import { ExclusionPanel } from './ExclusionPanel.tsx'
import { StateBadge } from './StateBadge.tsx'

const ALL = 'all'

function Line({ each }: { readonly each: ExclusionCase }) {
  const t = useDesk().texts.exclusions
  const locale = useLocale()
  const { member, agent, day, reason, bets, validBet, currency, state, isCertain, appeals } = each
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <span className="truncate font-medium">
        {[member.name, fillText(t.below, { agent: agent.name })].join(' · ')}
      </span>
      <span className="tabular text-end font-bold">{formatMoney(money(validBet, currency), locale)}</span>
      <span className="text-text-soft truncate text-sm">{t.reasons[reason]}</span>
      <span className="row-span-2 flex flex-wrap justify-end gap-1">
        {appeals > 0 && <Badge tone="waiting">{fillText(t.appeals, { count: `${appeals}` })}</Badge>}
        <StateBadge state={state} />
      </span>
      <span className="text-text-faint truncate text-xs">
        {[
          fillText(t.utc, { when: day }),
          fillText(t.bets, { count: `${bets}` }),
          isCertain ? t.certain : t.likely,
        ].join(' · ')}
      </span>
    </span>
  )
}

type FiltersProps = { readonly filter: CaseFilter; readonly onChange: (part: Partial<CaseFilter>) => void }

function Filters({ filter: { queue, reason }, onChange }: FiltersProps) {
  const t = useDesk().texts.exclusions
  return (
    <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
      <Choice
        label={t.queue}
        value={queue}
        options={EXCLUSION_QUEUES.map((value) => ({ value, label: t.queues[value] }))}
        onChoose={(value) => onChange({ queue: value })}
      />
      <Choice
        label={t.reason}
        value={reason ?? ALL}
        options={[
          { value: ALL, label: t.allReasons },
          ...EXCLUSION_REASONS.map((value) => ({ value, label: t.reasons[value] })),
        ]}
        onChoose={(value) => onChange({ reason: value === ALL ? undefined : value })}
      />
    </div>
  )
}

/** Bets that may have to be taken out of the valid bets of contracts, and appeals against that. */
export function ExclusionDesk() {
  const { texts, caseId } = useDesk()
  const [filter, setFilter] = useState<CaseFilter>({ queue: 'open' })
  const query = useInfiniteQuery({ ...casesQuery(filter), placeholderData: keepPreviousData })
  const cases = query.data?.pages.flatMap((page) => page.cases)
  const list = (
    <>
      <Filters filter={filter} onChange={(part) => setFilter((before) => ({ ...before, ...part }))} />
      <QueueList
        label={texts.exclusions.list}
        cases={cases}
        idOf={({ id }) => id}
        query={query}
        empty={texts.exclusions.none}
      >
        {(each) => <Line each={each} />}
      </QueueList>
    </>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <ExclusionPanel id={caseId} />} />
}
