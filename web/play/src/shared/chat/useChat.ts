import { useSyncExternalStore } from 'react'
import { useLiveContext } from '../sharedRound/context.ts'
import type { Chat, ChatView } from './chat.ts'

export function useChat(): { readonly chat: Chat; readonly view: ChatView } {
  const { chat } = useLiveContext()
  return { chat, view: useSyncExternalStore(chat.watch, chat.read) }
}
