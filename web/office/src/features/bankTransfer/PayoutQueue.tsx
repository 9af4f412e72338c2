import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { BANK_PAYOUT_QUEUES, type BankPayout, type BankPayoutQueue } from '@ronda/contract'
import { Tabs } from '@ronda/ui'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { payoutsQuery } from './bankTransfer.queries.ts'
import { FileButtons } from './FileButtons.tsx'
import { PayoutBadge } from './PayoutBadge.tsx'
import { PayoutCase } from './PayoutCase.tsx'

const TEXTS = ['bankTransferDesk'] as const

function Line({ payout }: { readonly payout: BankPayout }) {
  const t = useTranslations('bankTransferDesk')
  const format = useFormatter()
  const show = useMoneyText(payout.currency)
  const { holder, institution, account, amount, askedAt, exportedAt, state } = payout
  const when = (at: number): string => format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })
  const isInFile = exportedAt !== null && state === 'waiting'
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <span className="truncate font-medium">{holder}</span>
      <span className="tabular text-end font-bold">{show(amount)}</span>
      <span className="text-text-soft truncate text-sm">{`${institution} · ${account}`}</span>
      <span className="row-span-2 self-center justify-self-end">
        <PayoutBadge payout={payout} />
      </span>
      <span className="text-text-faint tabular truncate text-xs">
        {isInFile ? t('line.inFile', { when: when(exportedAt) }) : t('line.asked', { when: when(askedAt) })}
      </span>
    </span>
  )
}

function Queue() {
  const t = useTranslations('bankTransferDesk')
  const { texts, caseId } = useDesk()
  const [queue, setQueue] = useState<BankPayoutQueue>('pay')
  const query = useInfiniteQuery({ ...payoutsQuery(queue), placeholderData: keepPreviousData })
  const cases = query.data?.pages.flatMap(({ list }) => list)
  const list = (
    <Tabs
      label={t('filter')}
      tabs={BANK_PAYOUT_QUEUES.map((id) => ({ id, label: t(`payoutFilters.${id}`) }))}
      chosen={queue}
      onChoose={setQueue}
    >
      <div className="grid grid-cols-1 gap-4">
        {queue === 'pay' && cases !== undefined && cases.length > 0 && <FileButtons />}
        <QueueList
          label={texts.queues.bankPayouts.title}
          cases={cases}
          idOf={({ id }) => id}
          query={query}
          empty={{ title: t('noPayouts'), text: t(`emptyPayouts.${queue}`) }}
        >
          {(payout) => <Line payout={payout} />}
        </QueueList>
      </div>
    </Tabs>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <PayoutCase id={caseId} />} />
}

/** Withdrawals that staff pay by hand, the oldest first. */
export function PayoutQueue() {
  return (
    <TextsProvider pages={TEXTS}>
      <Queue />
    </TextsProvider>
  )
}
