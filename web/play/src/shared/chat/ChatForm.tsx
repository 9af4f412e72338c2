import { CHAT_TEXT_MAX } from '@ronda/contract'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import { useChat } from './useChat.ts'

/** The input field, or why the player cannot write. */
export function ChatForm() {
  const t = useTranslations('sharedRound.chat')
  const { refusals, locale } = useGameContext()
  const { chat, view } = useChat()
  const { profile, isSending, refusal } = view
  const [text, setText] = useState('')
  if (profile?.readOnly) return <p className="chat-why">{t(`readOnly.${profile.readOnly}`)}</p>
  if (profile?.muted) {
    const until = new Date(profile.muted.untilMs).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
    return <p className="chat-why is-muted">{t('muted', { until, reason: profile.muted.reason })}</p>
  }
  const send = async (): Promise<void> => {
    if (await chat.say(text)) setText('')
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send()
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void send()
  }
  return (
    <form className="chat-form" onSubmit={submit}>
      {refusal !== undefined && (
        <p role="alert" className="chat-trouble">
          {refusals[refusal]}
        </p>
      )}
      <textarea
        aria-label={t('write')}
        placeholder={t('write')}
        rows={2}
        maxLength={CHAT_TEXT_MAX}
        value={text}
        disabled={profile === undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <button type="submit" className="button" disabled={profile === undefined || isSending || text.trim() === ''}>
        {t('send')}
      </button>
    </form>
  )
}
