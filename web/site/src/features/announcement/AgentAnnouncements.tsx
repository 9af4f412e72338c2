import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { Notice, Skeleton } from '@ronda/ui'
import { announcementsQuery } from '../../shell/content/content.queries.ts'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { AnnouncementReader } from './AnnouncementReader.tsx'
import { markRead } from './useUnread.ts'

const TEXTS = ['talk'] as const

function Panel() {
  const t = useTranslations('talk.announcements')
  const { language } = useLanguage()
  const member = useMember()
  const [pageNo, setPageNo] = useState(1)
  const [chosen, setChosen] = useState<number>()
  const { data, error, isError, refetch } = useQuery(announcementsQuery({ types: ['AG'], language, pageNo }))
  const newest = Math.max(0, ...(data?.list.map(({ id }) => id) ?? []))
  const id = member ? member.id : ''
  useEffect(() => {
    if (id !== '' && newest > 0) markRead(id, newest)
  }, [id, newest])
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  if (data.list.length === 0) {
    return (
      <div className="bg-surface-1 border-line rounded-xl border">
        <Notice icon={Megaphone} title={t('agentEmpty')}>
          {t('agentEmptyText')}
        </Notice>
      </div>
    )
  }
  const pages = {
    pageNo,
    totalPages: data.totalPages,
    onPage(page: number) {
      setPageNo(page)
      setChosen(undefined)
    },
  }
  return (
    <AnnouncementReader titleLevel="h2" announcements={data.list} chosen={chosen} onChoose={setChosen} pages={pages} />
  )
}

/** What the brand says to its agents. */
export function AgentAnnouncements() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
