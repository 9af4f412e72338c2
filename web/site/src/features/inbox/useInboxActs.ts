import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { Result } from '@ronda/core'
import { toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { applyUnreadCount } from './inboxKey.ts'

export type InboxActs = {
  readonly read: (id: string, isRead: boolean) => Promise<void>
  readonly readAll: (upTo: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** The actions on messages; the unread count is updated everywhere. */
export function useInboxActs(): InboxActs {
  const t = useTranslations('inbox')
  const queries = useQueryClient()
  const { refusalText } = useLanguage()

  function fold(reply: Result<{ readonly unreadCount: number }, Refusal>): void {
    if (reply.ok) applyUnreadCount(queries, reply.value.unreadCount)
    else toast(refusalText(reply.error.code), 'bad')
  }

  return {
    read: async (id, isRead) => fold(await api.inbox.read({ id, isRead })),
    readAll: async (upTo) => fold(await api.inbox.readAll({ upTo })),
    async remove(id) {
      const reply = await api.inbox.remove({ id })
      fold(reply)
      if (reply.ok) toast(t('removed'))
    },
  }
}
