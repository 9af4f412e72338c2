import { Link } from '@tanstack/react-router'
import { EllipsisVertical, Mail, MailOpen, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { inboxPlace, type InboxMessage } from '@ronda/contract'
import { days } from '@ronda/core'
import { classes, Menu } from '@ronda/ui'
import { markOf } from './messageIcons.ts'
import type { InboxActs } from './useInboxActs.ts'
import { useMessageText } from './useMessageText.ts'

/** Older messages show a date instead of a relative time. */
const RECENT_MS = days(1)

type PlaceLinkProps = { readonly message: InboxMessage; readonly onOpen: () => void; readonly children: ReactNode }

/** The page that the message is about. */
function PlaceLink({ message, onOpen, children }: PlaceLinkProps) {
  const place = inboxPlace(message)
  const className =
    'hover:bg-surface-2 grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-4 ps-5 pe-2 transition-colors -outline-offset-2'
  return (
    <Link {...place} onClick={onOpen} className={className}>
      {children}
    </Link>
  )
}

type MessageRowProps = { readonly message: InboxMessage; readonly acts: InboxActs }

/** One message: what happened, what it means, and a link. Opening it marks it as read. */
export function MessageRow({ message, acts }: MessageRowProps) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const { title, text, reason } = useMessageText()(message)
  const { id, event, atMs, isRead } = message
  const { icon: Icon, tone } = markOf(event)
  const isRecent = now.getTime() - atMs < RECENT_MS
  return (
    <li className="border-line grid grid-cols-[minmax(0,1fr)_auto] border-t first:border-t-0">
      <PlaceLink message={message} onOpen={() => void (isRead || acts.read(id, true))}>
        <span className={classes('grid size-control place-items-center rounded-full', tone)}>
          <Icon aria-hidden className="size-icon" />
        </span>
        <span className="grid min-w-0 gap-half">
          <span className={classes('min-w-0 break-words', isRead ? 'text-text-soft' : 'font-bold')}>
            {title}
            {!isRead && (
              <span className="bg-accent ms-2 inline-block size-2 rounded-full align-middle">
                <span className="spoken">{t('unread')}</span>
              </span>
            )}
          </span>
          <span className="text-text-soft text-sm break-words">{text}</span>
          {reason !== undefined && <span className="text-text-faint text-sm break-words">{reason}</span>}
          <time dateTime={new Date(atMs).toISOString()} className="text-text-faint tabular text-xs">
            {isRecent
              ? format.relativeTime(atMs, now)
              : format.dateTime(atMs, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </span>
      </PlaceLink>
      <span className="self-center pe-3">
        <Menu
          label={t('actions', { title })}
          trigger={
            <span className="text-text-soft grid size-control-small place-items-center">
              <EllipsisVertical aria-hidden className="size-icon" />
            </span>
          }
          choices={[
            {
              id: 'read',
              icon: isRead ? Mail : MailOpen,
              label: t(isRead ? 'markUnread' : 'markRead'),
              onChoose: () => void acts.read(id, !isRead),
            },
            {
              id: 'remove',
              icon: Trash2,
              label: t('remove'),
              isDanger: true,
              onChoose: () => void acts.remove(id),
            },
          ]}
        />
      </span>
    </li>
  )
}
