import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'
import { useChat } from './useChat.ts'

const SHOWN_MAX = 9

/** The button that opens the chat, with the number of unread messages. */
export function ChatButton() {
  const t = useTranslations('sharedRound.chat')
  const { chat, view } = useChat()
  const { unread } = chat
  const isOffered = view.envelope?.got === null
  const words = unread > 0 ? t('openUnread', { count: unread }) : t('open')
  const label = isOffered ? `${words}. ${t('envelope.title')}` : words
  const turn = (): void => (view.isOpen ? chat.close() : void chat.open())
  return (
    <button
      type="button"
      className="tool chat-button"
      aria-label={label}
      title={label}
      aria-expanded={view.isOpen}
      aria-controls="table-chat"
      onClick={turn}
    >
      <Icon name={isOffered ? 'envelope' : 'chat'} />
      {unread > 0 && (
        <span className="chat-unread" aria-hidden="true">
          {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
        </span>
      )}
    </button>
  )
}
