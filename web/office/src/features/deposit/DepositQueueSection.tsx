import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DepositDeskLine, DepositQueue } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney, Tabs, useLocale } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { StateMark } from '@ronda/base/deposit/StateMark.tsx'
import { DepositCase } from './DepositCase.tsx'
import { queueQuery } from './depositDesk.queries.ts'

const TEXTS = ['deposit', 'depositDesk'] as const
const QUEUES: readonly DepositQueue[] = ['open', 'late', 'mismatch', 'returning', 'reversed', 'all']

function Line({ line }: { readonly line: DepositDeskLine }) {
  const t = useTranslations('deposit')
  const format = useFormatter()
  const locale = useLocale()
  const { member, way, provider, amount, paid, currency, state, askedAtMs } = line
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <span className="truncate font-medium">{member}</span>
      <span className="tabular text-end font-bold">{formatMoney(money(paid ?? amount, currency), locale)}</span>
      <span className="text-text-soft truncate text-sm">{[t(`ways.${way}`), provider].join(' · ')}</span>
      <span className="row-span-2 self-center justify-self-end">
        <StateMark state={state} />
      </span>
      <span className="text-text-faint tabular truncate text-xs">
        {format.dateTime(askedAtMs, { dateStyle: 'short', timeStyle: 'short' })}
      </span>
    </span>
  )
}

function Section() {
  const t = useTranslations('depositDesk')
  const { texts, caseId } = useDesk()
  const [queue, setQueue] = useState<DepositQueue>('open')
  const query = useInfiniteQuery({ ...queueQuery(queue), placeholderData: keepPreviousData })
  const list = (
    <Tabs
      label={t('filterLabel')}
      tabs={QUEUES.map((id) => ({ id, label: t(`filters.${id}`) }))}
      chosen={queue}
      onChoose={setQueue}
    >
      <QueueList
        label={texts.queues.deposits.title}
        cases={query.data?.pages.flatMap(({ lines }) => lines)}
        idOf={({ id }) => id}
        query={query}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        {(line) => <Line line={line} />}
      </QueueList>
    </Tabs>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <DepositCase id={caseId} />} />
}

/** Deposits that need attention: open, late, paid with another amount, reversed. */
export function DepositQueueSection() {
  return (
    <TextsProvider pages={TEXTS}>
      <Section />
    </TextsProvider>
  )
}
