import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Mail, Megaphone, Pause, Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Announcement } from '@ronda/contract'
import { classes, IconButton, useReducedMotion } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useShownMember } from '@ronda/base/member/useShownMember.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { announcementsQuery } from '../../shell/content/content.queries.ts'

const AnnouncementPopup = lazyPart(() => import('./AnnouncementPopup.tsx'), 'AnnouncementPopup')

/** Unread messages: links to the inbox, or to the sign-in that leads there. */
function UnreadIcon() {
  const t = useTranslations('shell')
  const member = useShownMember()
  const unread = member?.unreadCount ?? 0
  const className =
    'text-text-soft hover:text-text hover:bg-surface-3 relative grid size-control shrink-0 place-items-center rounded-full transition-colors'
  const inner = (
    <>
      <Mail aria-hidden className="size-icon" />
      {unread > 0 && (
        <span className="bg-danger text-on-danger tabular absolute end-1 top-1 min-w-icon-small rounded-full px-1 text-center text-xs font-bold">
          <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
          <span className="spoken">{t('unread', { count: unread })}</span>
        </span>
      )}
    </>
  )
  return member ? (
    <Link
      to="/member"
      search={{ view: 'messageV2' }}
      aria-label={t('messages')}
      title={t('messages')}
      className={className}
    >
      {inner}
    </Link>
  ) : (
    <Link
      to="/login"
      search={{ to: '/member?view=messageV2' }}
      resetScroll={false}
      aria-label={t('messages')}
      title={t('messages')}
      className={className}
    >
      {inner}
    </Link>
  )
}

type LinesProps = { readonly lines: readonly Announcement[]; readonly onOpen: (id: number) => void }

/** The focus outline is drawn inside, because the line clips what is beyond its edges. */
const HEADLINE =
  'hover:text-text text-text-soft min-h-control rounded-full px-4 whitespace-nowrap -outline-offset-2 transition-colors'

/**
 * Headlines that scroll by, repeated once so that the loop is seamless; hovering or focusing stops them. Stopped, the
 * line returns to its beginning, from where all of it can be scrolled.
 */
function Running({ lines, onOpen, isStopped }: LinesProps & { readonly isStopped: boolean }) {
  const row = (isCopy: boolean) => (
    <ul aria-hidden={isCopy} className="flex shrink-0">
      {lines.map(({ id, title }) => (
        <li key={id}>
          <button type="button" tabIndex={isCopy ? -1 : 0} className={HEADLINE} onClick={() => onOpen(id)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="scrollbar-none min-w-0 flex-1 overflow-x-auto">
      <div className={classes('flex w-max', !isStopped && 'running-line')}>
        {row(false)}
        {row(true)}
      </div>
    </div>
  )
}

/** With reduced motion: one headline at a time, with buttons. The line is as high as the one that runs. */
function Still({ lines, onOpen }: LinesProps) {
  const t = useTranslations('home.notices')
  const [at, setAt] = useState(0)
  const line = lines[at % lines.length]
  const step = (by: number): void => setAt((before) => (before + by + lines.length) % lines.length)
  if (line === undefined) return null
  return (
    <>
      <div aria-live="polite" className="min-w-0 flex-1">
        <button
          type="button"
          className="hover:text-text text-text-soft block min-h-control w-full px-4 text-start text-sm leading-snug transition-colors tablet:text-md"
          onClick={() => onOpen(line.id)}
        >
          <span className="line-clamp-2">{line.title}</span>
        </button>
      </div>
      {lines.length > 1 && (
        <>
          <IconButton size="small" icon={ChevronLeft} label={t('previous')} onClick={() => step(-1)} />
          <IconButton size="small" icon={ChevronRight} label={t('next')} onClick={() => step(1)} />
        </>
      )}
    </>
  )
}

function Headlines({ lines, onOpen }: LinesProps) {
  const t = useTranslations('home.notices')
  const isStill = useReducedMotion()
  const [isStopped, setStopped] = useState(false)
  if (isStill) return <Still lines={lines} onOpen={onOpen} />
  return (
    <>
      <Running lines={lines} onOpen={onOpen} isStopped={isStopped} />
      <IconButton
        size="small"
        icon={isStopped ? Play : Pause}
        label={isStopped ? t('resume') : t('pause')}
        onClick={() => setStopped(!isStopped)}
      />
    </>
  )
}

/** The brand's headlines across home, and a link to the inbox. */
export function NoticeLine() {
  const t = useTranslations('home.notices')
  const { language } = useLanguage()
  const lines = useQuery(announcementsQuery({ types: ['H'], language })).data?.list ?? []
  const [opened, setOpened] = useState<number>()
  return (
    <section
      aria-label={t('label')}
      className="bg-surface-1 border-line flex min-h-control items-center gap-1 rounded-full border ps-4 pe-1"
    >
      <Megaphone aria-hidden className="text-accent-text size-icon shrink-0" />
      {lines.length > 0 ? <Headlines lines={lines} onOpen={setOpened} /> : <span className="flex-1" />}
      <UnreadIcon />
      <Suspense>
        {opened !== undefined && (
          <AnnouncementPopup announcements={lines} first={opened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
