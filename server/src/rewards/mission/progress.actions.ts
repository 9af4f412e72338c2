import { seconds } from '@ronda/core'
import type { Hub } from '../../platform/realtime/index.ts'

export type ProgressFeed = {
  /** Makes the open pages of these accounts read their progress again. */
  tell(accounts: Iterable<string>): void
  close(): void
}

/** A fast player bets several times a second: their pages read again this often at most. */
const TELL_MS = seconds(0.8)

/** Collects whose progress has changed, and tells each of them once in a while. */
export function openProgressFeed(hub: Pick<Hub, 'hasOwner'>, publish: (account: string) => void): ProgressFeed {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    timer = undefined
    for (const account of changed) publish(account)
    changed.clear()
  }
  return {
    tell(accounts) {
      for (const account of accounts) if (hub.hasOwner(account)) changed.add(account)
      if (changed.size > 0) timer ??= setTimeout(flush, TELL_MS)
    },
    close: () => clearTimeout(timer),
  }
}
