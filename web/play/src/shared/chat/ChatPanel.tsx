import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'
import { ChatEnvelope } from './ChatEnvelope.tsx'
import { ChatForm } from './ChatForm.tsx'
import { ChatLines } from './ChatLines.tsx'
import { useChat } from './useChat.ts'
import './chat.css'

/** The chat of the table. It is beside the table, or over its lower part, so that the round stays visible. */
export function ChatPanel() {
  const { view } = useChat()
  return view.isOpen ? <Panel /> : null
}

function Panel() {
  const t = useTranslations('sharedRound.chat')
  const { chat, view } = useChat()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('textarea, .chat-body')?.focus()
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [])
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    chat.close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <section ref={panel} id="table-chat" className="chat" aria-label={t('title')} onKeyDown={closeOnEscape}>
      <header className="chat-head">
        <h2>{t('title')}</h2>
        {!view.isHidden && (
          <button type="button" className="chat-quiet" onClick={() => chat.hide(true)}>
            {t('hide')}
          </button>
        )}
        <button type="button" className="tool" aria-label={t('close')} onClick={() => chat.close()}>
          <Icon name="close" />
        </button>
      </header>
      {view.isHidden ? (
        <div className="chat-hidden">
          <p>{t('hidden')}</p>
          <button type="button" className="button" onClick={() => chat.hide(false)}>
            {t('show')}
          </button>
        </div>
      ) : (
        <>
          <ChatEnvelope />
          <ChatLines />
          <ChatForm />
        </>
      )}
    </section>
  )
}
