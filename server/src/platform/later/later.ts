import type { Log } from '../log/log.ts'

/** Work that the caller must not wait for, because how long it takes would tell something, or because it may fail. */
export type Later = {
  run(what: string, work: () => Promise<unknown>): void
  /** When everything taken on so far is done. */
  settle(): Promise<void>
}

/** More than this at once means that something behind it stands still; taking on more would only fill the memory. */
const WAITING_MAX = 1_000

export function openLater(log: Log): Later {
  const waiting = new Set<Promise<unknown>>()
  return {
    run(what, work) {
      if (waiting.size >= WAITING_MAX) {
        log.warn({ what }, 'too much waits to be done later; left undone')
        return
      }
      const done: Promise<unknown> = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.warn({ err: error, what }, 'done later, and failed'))
        .finally(() => waiting.delete(done))
      waiting.add(done)
    },
    async settle() {
      while (waiting.size > 0) await Promise.all(waiting)
    },
  }
}
