import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { WITHDRAWAL_QUEUES, type DeskWithdrawal, type WithdrawalQueueName } from '@ronda/contract'
import { classes, Tabs } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { accountName } from '@ronda/base/withdrawal/accountName.ts'
import { StateMark } from '@ronda/base/withdrawal/StateMark.tsx'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { pileQuery } from './desk.queries.ts'
import { WithdrawalCase } from './WithdrawalCase.tsx'

const TEXTS = ['withdrawal', 'withdrawalDesk'] as const

function Line({ withdrawal }: { readonly withdrawal: DeskWithdrawal }) {
  const t = useTranslations('withdrawalDesk')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const show = useMoneyText(withdrawal.currency)
  const { member, amount, account, promisedAt, state } = withdrawal
  // Once it is paid, the date is when it counts as received, so nothing is late.
  const isPaid = state === 'paid'
  const isLate = !isPaid && promisedAt !== null && promisedAt < now.getTime()
  const when = promisedAt === null ? '' : format.dateTime(promisedAt, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <span className="truncate font-medium">{member.username}</span>
      <span className="tabular text-end font-bold">{show(amount)}</span>
      <span className="text-text-soft truncate text-sm">{accountName(account)}</span>
      <span className="row-span-2 self-center justify-self-end">
        <StateMark withdrawal={withdrawal} />
      </span>
      <span className={classes('truncate text-xs', isLate ? 'text-loss' : 'text-text-faint')}>
        {promisedAt !== null && t(isPaid ? 'autoReceive' : isLate ? 'late' : 'promised', { when })}
      </span>
    </span>
  )
}

function Queue() {
  const t = useTranslations('withdrawalDesk')
  const { texts, caseId } = useDesk()
  const [pile, setPile] = useState<WithdrawalQueueName>('decide')
  const query = useInfiniteQuery({ ...pileQuery(pile), placeholderData: keepPreviousData })
  const cases = query.data?.pages.flatMap(({ list }) => list)
  const list = (
    <Tabs
      label={t('pile')}
      tabs={WITHDRAWAL_QUEUES.map((id) => ({ id, label: t(`piles.${id}`) }))}
      chosen={pile}
      onChoose={setPile}
    >
      <QueueList
        label={texts.queues.withdrawals.title}
        cases={cases}
        idOf={({ id }) => id}
        query={query}
        empty={{ title: t('empty'), text: t('emptyText') }}
      >
        {(withdrawal) => <Line withdrawal={withdrawal} />}
      </QueueList>
    </Tabs>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <WithdrawalCase id={caseId} />} />
}

/** Withdrawals to decide, the earliest deadline first. */
export function WithdrawalQueue() {
  return (
    <TextsProvider pages={TEXTS}>
      <Queue />
    </TextsProvider>
  )
}
