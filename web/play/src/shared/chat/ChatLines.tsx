import { CHAT_REASONS } from '@ronda/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import { Icon } from '../controls/Icon.tsx'
import { shownTo, type ChatMessage } from './room.ts'
import { useChat } from './useChat.ts'

/** A player who has scrolled back further than this is reading, so the list does not scroll to the end. */
const NEAR_PX = 60

export function ChatLines() {
  const t = useTranslations('sharedRound.chat')
  const { chat, view } = useChat()
  const { room, blocked, profile } = view
  const lines = shownTo(room, blocked)
  const body = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  useEffect(() => {
    const { current } = body
    if (current && isNear.current) current.scrollTop = current.scrollHeight
  }, [lines.length])
  const onScroll = (): void => {
    const { current } = body
    if (current) isNear.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div ref={body} className="chat-body" tabIndex={0} onScroll={onScroll}>
      <p className="chat-note">{t('note')}</p>
      {lines.length === 0 && <p className="empty">{t('none')}</p>}
      <ol role="log" aria-label={t('lines')}>
        {lines.map((line) => (
          <Line key={line.number} line={line} isOwn={line.who === profile?.who} />
        ))}
      </ol>
      {blocked.size > 0 && (
        <button type="button" className="chat-quiet" onClick={() => chat.unblockAll()}>
          {t('unblock', { count: blocked.size })}
        </button>
      )}
    </div>
  )
}

function Line({ line, isOwn }: { readonly line: ChatMessage; readonly isOwn: boolean }) {
  const t = useTranslations('sharedRound.chat')
  const { locale } = useGameContext()
  const [isAsked, setAsked] = useState(false)
  const { name, text, atMs } = line
  const at = new Date(atMs)
  return (
    <li className={`chat-line${isOwn ? ' is-own' : ''}`}>
      <p className="chat-by">
        <strong>{isOwn ? t('you') : name}</strong>
        <time dateTime={at.toISOString()}>{at.toLocaleTimeString(locale, { timeStyle: 'short' })}</time>
        {!isOwn && (
          <button
            type="button"
            className="chat-more"
            aria-label={t('more', { name })}
            aria-expanded={isAsked}
            onClick={() => setAsked(!isAsked)}
          >
            <Icon name="more" />
          </button>
        )}
      </p>
      <p className="chat-text">{text}</p>
      {isAsked && <Choices line={line} onDone={() => setAsked(false)} />}
    </li>
  )
}

/** The actions on another player's message. */
function Choices({ line, onDone }: { readonly line: ChatMessage; readonly onDone: () => void }) {
  const t = useTranslations('sharedRound.chat')
  const { chat, view } = useChat()
  const choices = useRef<HTMLDivElement>(null)
  // Under the last message they would open outside of the visible part.
  useEffect(() => choices.current?.scrollIntoView({ block: 'nearest' }), [])
  const isMember = view.profile?.who !== null && view.profile !== undefined
  if (view.reported.has(line.number)) return <p className="chat-note">{t('reported')}</p>
  return (
    <div ref={choices} className="chat-choices">
      <button
        type="button"
        className="chat-choice"
        onClick={() => {
          chat.block(line.who)
          onDone()
        }}
      >
        {t('block')}
      </button>
      {isMember &&
        CHAT_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            className="chat-choice"
            onClick={() => void chat.report(line.number, reason)}
          >
            {t(`report.${reason}`)}
          </button>
        ))}
    </div>
  )
}
