import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ANNOUNCEMENTS_PER_PAGE, type Announcement } from '@ronda/contract'
import { Dialog } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { AnnouncementReader } from './AnnouncementReader.tsx'

export type AnnouncementPopupProps = {
  readonly announcements: readonly Announcement[]
  /** The one that is open first. */
  readonly first?: number
  readonly onClose: () => void
}

const TALK = ['talk'] as const

/** Following a link in an announcement counts as reading it. */
function useLeft(onClose: () => void): void {
  const { href } = useLocation()
  const from = useRef(href)
  useEffect(() => {
    if (href !== from.current) onClose()
  }, [href, onClose])
}

function Popup({ announcements, first, onClose }: AnnouncementPopupProps) {
  const t = useTranslations('talk.announcements')
  const tShell = useTranslations('shell')
  useLeft(onClose)
  const [pageNo, setPageNo] = useState(1)
  const [chosen, setChosen] = useState(announcements.length === 1 ? announcements[0]?.id : first)
  const from = (pageNo - 1) * ANNOUNCEMENTS_PER_PAGE
  const pages = {
    pageNo,
    totalPages: Math.ceil(announcements.length / ANNOUNCEMENTS_PER_PAGE),
    onPage(page: number) {
      setPageNo(page)
      setChosen(undefined)
    },
  }
  return (
    <Dialog isBroad title={t('title')} closeLabel={tShell('close')} onClose={onClose}>
      <AnnouncementReader
        announcements={announcements.slice(from, from + ANNOUNCEMENTS_PER_PAGE)}
        chosen={chosen}
        onChoose={setChosen}
        pages={pages}
      />
    </Dialog>
  )
}

/** Announcements in a dialog, nine at a time. */
export function AnnouncementPopup(props: AnnouncementPopupProps) {
  return (
    <TextsProvider pages={TALK}>
      <Popup {...props} />
    </TextsProvider>
  )
}
