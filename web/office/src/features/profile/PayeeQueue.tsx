import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { useNow } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { payeeQueueQuery } from './payee.queries.ts'
import { PayeePanel } from './PayeePanel.tsx'

const TEXTS = ['profile'] as const

function Queue() {
  const t = useTranslations('profile.payeeDesk')
  const format = useFormatter()
  const now = useNow()
  const { texts, caseId } = useDesk()
  const query = useInfiniteQuery({ ...payeeQueueQuery, placeholderData: keepPreviousData })
  const list = (
    <QueueList
      label={texts.queues.payees.title}
      cases={query.data?.pages.flatMap(({ changes }) => changes)}
      idOf={({ id }) => id}
      query={query}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {({ username, member, askedAtMs }) => (
        <span className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
          <span className="truncate font-medium">{username}</span>
          <span className="text-text-faint text-xs">{format.relativeTime(askedAtMs, now)}</span>
          <span className="text-text-soft text-sm">{member}</span>
        </span>
      )}
    </QueueList>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <PayeePanel key={caseId} id={caseId} />} />
}

/** Requested payee names that replace the current one. */
export function PayeeQueue() {
  return (
    <TextsProvider pages={TEXTS}>
      <Queue />
    </TextsProvider>
  )
}
