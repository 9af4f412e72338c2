import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { usePageTexts } from '../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { AnnouncementReader } from '../features/announcement/AnnouncementReader.tsx'
import { announcementsQuery } from '../shell/content/content.queries.ts'
import { TextError } from '../shell/content/TextError.tsx'

function EmptyBoard() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')?.announce
  if (texts === undefined) return null
  return (
    <Notice
      icon={Megaphone}
      title={texts.empty}
      actions={
        <Link to="/help" className={buttonClass('quiet')}>
          {t('help')}
        </Link>
      }
    >
      {texts.text}
    </Notice>
  )
}

function Board() {
  const { language } = useLanguage()
  const [pageNo, setPageNo] = useState(1)
  const [chosen, setChosen] = useState<number>()
  const { data, error, refetch } = useQuery(announcementsQuery({ types: ['B'], language, pageNo }))
  if (data === undefined) return error === null ? <ScreenSkeleton /> : <TextError error={error} retry={refetch} />
  if (data.list.length === 0) return <EmptyBoard />
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

const TALK = ['talk'] as const

/** The brand's announcements, nine at a time. */
export function AnnouncePage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')?.announce
  usePageTitle(t('announcements'))
  if (texts === undefined) return <ScreenSkeleton />
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('announcements')} lead={texts.lead} />
      <TextsProvider pages={TALK}>
        <Board />
      </TextsProvider>
    </ScreenFrame>
  )
}
