import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { BANK_TRANSFER_QUEUES, isBankReference, type BankTransfer, type BankTransferQueue } from '@ronda/contract'
import { SearchField, Tabs } from '@ronda/ui'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { transfersQuery } from './bankTransfer.queries.ts'
import { TransferBadge } from './TransferBadge.tsx'
import { TransferCase } from './TransferCase.tsx'

const TEXTS = ['bankTransferDesk'] as const

function Line({ transfer }: { readonly transfer: BankTransfer }) {
  const t = useTranslations('bankTransferDesk')
  const format = useFormatter()
  const show = useMoneyText(transfer.currency)
  const { member, reference, amount, arrived, askedAt } = transfer
  const when = format.dateTime(askedAt, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <span className="truncate font-medium">{member.username}</span>
      <span className="tabular text-end font-bold">{show(arrived > 0n ? arrived : amount)}</span>
      <span className="text-text-soft tabular truncate text-sm">{t('line.reference', { reference })}</span>
      <span className="row-span-2 self-center justify-self-end">
        <TransferBadge transfer={transfer} />
      </span>
      <span className="text-text-faint tabular truncate text-xs">{t('line.asked', { when })}</span>
    </span>
  )
}

function Queue() {
  const t = useTranslations('bankTransferDesk')
  const { texts, caseId } = useDesk()
  const [queue, setQueue] = useState<BankTransferQueue>('confirm')
  const [typed, setTyped] = useState('')
  // As banks print it, with spaces or dashes.
  const digits = typed.replaceAll(/\D/g, '')
  const reference = digits === '' ? undefined : digits.slice(0, 20)
  const query = useInfiniteQuery({ ...transfersQuery(queue, reference), placeholderData: keepPreviousData })
  const isWrong = reference !== undefined && !isBankReference(reference)
  const shown = reference === undefined ? queue : 'reference'
  const empty = { title: t('noTransfers'), text: isWrong ? t('wrongReference') : t(`emptyTransfers.${shown}`) }
  const cases = (
    <QueueList
      label={texts.queues.bankTransfers.title}
      cases={query.data?.pages.flatMap(({ list }) => list)}
      idOf={({ id }) => id}
      query={query}
      empty={empty}
    >
      {(transfer) => <Line transfer={transfer} />}
    </QueueList>
  )
  const list = (
    <>
      <SearchField
        label={t('find')}
        clearLabel={t('clear')}
        text={typed}
        onType={setTyped}
        onClear={() => setTyped('')}
      />
      {/* A reference is found in whatever queue it is. */}
      {reference === undefined ? (
        <Tabs
          label={t('filter')}
          tabs={BANK_TRANSFER_QUEUES.map((id) => ({ id, label: t(`transferFilters.${id}`) }))}
          chosen={queue}
          onChoose={setQueue}
        >
          {cases}
        </Tabs>
      ) : (
        cases
      )}
    </>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <TransferCase id={caseId} />} />
}

/** Deposits by bank transfer: one person records what arrived, another confirms it. */
export function TransferQueue() {
  return (
    <TextsProvider pages={TEXTS}>
      <Queue />
    </TextsProvider>
  )
}
