import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck, Inbox } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { INBOX_MAX } from '@ronda/contract'
import { Button, Notice, Skeleton, Tabs } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { messagesQuery, type InboxFilter } from './inbox.queries.ts'
import { MailSettings } from './MailSettings.tsx'
import { MessageRow } from './MessageRow.tsx'
import { useInboxActs } from './useInboxActs.ts'

/** Includes the texts for why a deposit or a payout failed, and the kinds of contracts. */
const TEXTS = ['inbox', 'deposit', 'withdrawal', 'agentContractTerms'] as const

function Waiting() {
  return (
    <div className="grid gap-3 p-5">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}

function MessageList({ filter }: { readonly filter: InboxFilter }) {
  const t = useTranslations('inbox')
  const acts = useInboxActs()
  const query = useInfiniteQuery({ ...messagesQuery(filter), placeholderData: keepPreviousData })
  const { data, error, isError, refetch } = query
  const messages = data?.pages.flatMap((page) => page.messages)
  const unread = data?.pages[0]?.unreadCount ?? 0
  const newest = messages?.[0]?.id
  const isUnread = filter === 'unread'
  return (
    <section
      aria-label={t('list')}
      aria-busy={messages === undefined}
      className="bg-surface-1 border-line overflow-hidden rounded-xl border"
    >
      {unread > 0 && newest !== undefined && (
        <div className="border-line border-b px-5 py-3 text-end">
          <Button variant="quiet" size="small" onClick={() => void acts.readAll(newest)}>
            <CheckCheck aria-hidden className="size-icon-small" />
            {t('readAll')}
          </Button>
        </div>
      )}
      {messages === undefined && !isError && <Waiting />}
      {messages === undefined && isError && <LoadError title={t('failed')} error={error} onRetry={refetch} />}
      {messages?.length === 0 && (
        <Notice icon={Inbox} title={t(isUnread ? 'noneUnread' : 'empty')}>
          {t(isUnread ? 'noneUnreadText' : 'emptyText')}
        </Notice>
      )}
      {messages !== undefined && messages.length > 0 && (
        <ol>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} acts={acts} />
          ))}
        </ol>
      )}
      <MoreButton isRow list={query} label={t('more')} />
    </section>
  )
}

function Panel() {
  const t = useTranslations('inbox')
  const [filter, setFilter] = useState<InboxFilter>('all')
  const tabs = (['all', 'unread'] as const).map((id) => ({ id, label: t(`filter.${id}`) }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tabs label={t('filter.label')} tabs={tabs} chosen={filter} onChoose={setFilter}>
        <MessageList filter={filter} />
      </Tabs>
      <p className="text-text-faint px-2 text-sm">{t('kept', { count: INBOX_MAX })}</p>
      <MailSettings />
    </div>
  )
}

/** The member's messages about their money, and an agent's about contracts. */
export function InboxPanel() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
