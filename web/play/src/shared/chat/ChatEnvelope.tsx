import { useTranslations } from 'use-intl'
import { formatWait, useNow } from '@ronda/ui'
import { Icon } from '../controls/Icon.tsx'
import { postToParent } from '../page/parent.ts'
import { useGameContext } from '../session/context.ts'
import { useChat } from './useChat.ts'

/** The red envelope that is open, over the messages. The page around the game takes the share. */
export function ChatEnvelope() {
  const { envelope } = useChat().view
  const { locale } = useGameContext()
  const t = useTranslations('sharedRound.chat.envelope')
  const leftMs = (envelope?.endsAtMs ?? 0) - useNow()
  if (envelope === null || leftMs <= 0) return null
  const { id, name, pot, shares, left, got } = envelope
  return (
    <section className="chat-envelope" aria-label={t('title')}>
      <Icon name="envelope" />
      <div>
        <h3>{name}</h3>
        <p>{t('pot', { pot, shares })}</p>
        <p role="timer" aria-live="off">
          {t('left', { left, time: formatWait(leftMs, locale) })}
        </p>
        {got !== null && <p className="chat-got">{t('got', { amount: got })}</p>}
      </div>
      {got === null && (
        <button type="button" className="button is-main" onClick={() => postToParent({ type: 'ronda.take_envelope', id })}>
          {t('take')}
        </button>
      )}
    </section>
  )
}
