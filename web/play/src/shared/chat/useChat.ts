import { openContext } from '../view/openContext.ts'
import { useView } from '../view/viewStore.ts'
import type { Chat, ChatView } from './chat.ts'

const [ChatContext, useOpenChat] = openContext<Chat>('the chat of a table')
export { ChatContext }

export function useChat(): { readonly chat: Chat; readonly view: ChatView } {
  const chat = useOpenChat()
  return { chat, view: useView(chat) }
}
