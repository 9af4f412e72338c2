import { useSyncExternalStore } from 'react'
import { useLiveSeat } from '../useLive.ts'
import type { Chat, ChatView } from './chat.ts'

export function useChat(): { readonly chat: Chat; readonly view: ChatView } {
  const { chat } = useLiveSeat()
  return { chat, view: useSyncExternalStore(chat.watch, chat.read) }
}
