import type { books as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Books } from './books.actions.ts'

export function booksRoutes(books: Books): GroupHandlers<typeof calls, Callers> {
  return {
    async audit() {
      const { checkedAtMs, entries, faults, accounts } = await books.newest()
      return ok({ checkedAtMs, entries, faults: [...faults], accounts: [...accounts] })
    },
  }
}
