import { Link } from '@tanstack/react-router'
import { BadgePercent, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Announcement } from '@ronda/contract'
import { buttonClass, classes, secondaryLinkClass } from '@ronda/ui'
import { Pager, type PagerProps } from '../../shell/content/Pager.tsx'
import { RichText } from '@ronda/base/content/RichText.tsx'

export type AnnouncementReaderProps = {
  readonly announcements: readonly Announcement[]
  /** Undefined while a phone shows the list; a wide screen then shows the first. */
  readonly chosen: number | undefined
  readonly onChoose: (id: number | undefined) => void
  readonly pages: PagerProps
  /** The heading level of its titles. */
  readonly titleLevel?: 'h2' | 'h3'
}

function Line({ announcement, isChosen, onChoose }: LineProps) {
  const format = useFormatter()
  return (
    <button
      type="button"
      aria-current={isChosen}
      onClick={onChoose}
      className={classes(
        'hover:bg-surface-3 flex min-h-control w-full items-center gap-2 rounded-md border px-4 py-2 text-start transition-colors',
        isChosen ? 'tablet:border-accent tablet:bg-surface-2 border-transparent' : 'border-transparent',
      )}
    >
      <span className="grid min-w-0 flex-1">
        <span className="line-clamp-2 font-medium">{announcement.title}</span>
        <time dateTime={new Date(announcement.startDate).toISOString()} className="text-text-faint tabular text-sm">
          {format.dateTime(announcement.startDate, { dateStyle: 'medium' })}
        </time>
      </span>
      <ChevronRight aria-hidden className="text-text-faint size-icon shrink-0 tablet:hidden rtl:-scale-x-100" />
    </button>
  )
}
type LineProps = {
  readonly announcement: Announcement
  readonly isChosen: boolean
  readonly onChoose: () => void
}

type WordsProps = { readonly announcement: Announcement; readonly titleLevel: 'h2' | 'h3' }

function Words({ announcement, titleLevel: Title }: WordsProps) {
  const t = useTranslations('talk.announcements')
  const format = useFormatter()
  return (
    <>
      <header className="grid gap-1">
        <Title className="text-xl font-bold">{announcement.title}</Title>
        <time dateTime={new Date(announcement.startDate).toISOString()} className="text-text-faint tabular text-sm">
          {format.dateTime(announcement.startDate, { dateStyle: 'long' })}
        </time>
      </header>
      <RichText html={announcement.content} />
      {announcement.promotionType !== null && (
        <p>
          <Link to="/promotions" search={{ promotion: announcement.promotionType }} className={secondaryLinkClass}>
            <BadgePercent aria-hidden className="size-icon-small" />
            {t('promotion')}
          </Link>
        </p>
      )}
    </>
  )
}

/** A list with titles and dates, and the text of the chosen one: side by side, or on a phone one after the other. */
export function AnnouncementReader(props: AnnouncementReaderProps) {
  const { announcements, chosen, onChoose, pages, titleLevel = 'h3' } = props
  const t = useTranslations('talk.announcements')
  const text = useRef<HTMLElement>(null)
  const shown = announcements.find(({ id }) => id === chosen) ?? announcements[0]
  const isReading = chosen !== undefined

  // On a phone the list is hidden once one is chosen: the focus moves to the text.
  useEffect(() => {
    if (isReading) text.current?.focus({ preventScroll: true })
  }, [isReading, chosen])

  if (shown === undefined) return null
  return (
    <div className="grid grid-cols-1 gap-6 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className={classes('content-start gap-3', isReading ? 'hidden tablet:grid' : 'grid')}>
        <ul aria-label={t('list')} className="grid grid-cols-1 gap-1">
          {announcements.map((announcement) => (
            <li key={announcement.id}>
              <Line
                announcement={announcement}
                isChosen={announcement.id === shown.id}
                onChoose={() => onChoose(announcement.id)}
              />
            </li>
          ))}
        </ul>
        <Pager {...pages} />
      </div>
      <article
        ref={text}
        tabIndex={-1}
        aria-label={shown.title}
        className={classes(
          'border-line min-w-0 content-start gap-4 outline-none tablet:border-s tablet:ps-6',
          isReading ? 'grid' : 'hidden tablet:grid',
        )}
      >
        <div className="tablet:hidden">
          <button type="button" onClick={() => onChoose(undefined)} className={buttonClass('quiet', 'small')}>
            <ChevronLeft aria-hidden className="size-icon-small rtl:-scale-x-100" />
            {t('back')}
          </button>
        </div>
        <Words announcement={shown} titleLevel={titleLevel} />
      </article>
    </div>
  )
}
