import type { books as calls } from '@ronda/contract'
import { ok, present } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Books } from './books.actions.ts'
import { isLate } from './books.ts'

export function booksRoutes(books: Books, clock: Clock): GroupHandlers<typeof calls, Callers> {
  async function show() {
    const reports = await books.newest()
    const { accounts, faults, ...newest } = present(reports[0], 'a report')
    return {
      ...newest,
      faults: [...faults],
      accounts: [...accounts],
      isLate: isLate(newest.checkedAtMs, clock.nowMs()),
      before: reports.slice(1).map(({ checkedAtMs, tookMs, entries, faults: found }) => ({
        checkedAtMs,
        tookMs,
        entries,
        faults: found.length,
      })),
    }
  }
  return {
    async audit() {
      return ok(await show())
    },
    async check() {
      await books.check()
      return ok(await show())
    },
  }
}
