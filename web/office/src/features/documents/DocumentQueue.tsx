import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { FileQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { QueuedDocument } from '@ronda/contract'
import { Button, useNow } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { AskAgainDialog } from './AskAgainDialog.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import { paperQueueQuery } from './documents.queries.ts'

const TEXTS = ['profile'] as const

function Line({ paper }: { readonly paper: QueuedDocument }) {
  const t = useTranslations('profile')
  const format = useFormatter()
  const now = useNow()
  const { username, kind, form, promisedByMs, firstApprover } = paper
  const isLate = now > promisedByMs
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <span className="truncate font-medium">{username}</span>
      <Badge tone={isLate ? 'bad' : 'waiting'}>
        {isLate ? t('desk.late') : t('desk.dueIn', { when: format.relativeTime(promisedByMs, now) })}
      </Badge>
      <span className="text-text-soft truncate text-sm">
        {[t(`desk.kinds.${kind}`), t(`send.forms.${form}`)].join(' · ')}
      </span>
      {firstApprover !== null && (
        <span className="text-text-faint text-end text-xs">{t('desk.firstBy', { name: firstApprover })}</span>
      )}
    </span>
  )
}

function Queue() {
  const t = useTranslations('profile.desk')
  const { texts, caseId } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const query = useInfiniteQuery({ ...paperQueueQuery, placeholderData: keepPreviousData })
  const list = (
    <>
      <div>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          <FileQuestionMark aria-hidden className="size-icon-small" />
          {t('askAgain')}
        </Button>
      </div>
      <QueueList
        label={texts.queues.documents.title}
        cases={query.data?.pages.flatMap(({ documents }) => documents)}
        idOf={({ id }) => id}
        query={query}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        {(paper) => <Line paper={paper} />}
      </QueueList>
      {isAsking && <AskAgainDialog onClose={() => setAsking(false)} />}
    </>
  )
  return <CaseFrame list={list} panel={caseId !== undefined && <DocumentPanel key={caseId} id={caseId} />} />
}

/** Identity documents, waiting to be compared with the member's profile. */
export function DocumentQueue() {
  return (
    <TextsProvider pages={TEXTS}>
      <Queue />
    </TextsProvider>
  )
}
