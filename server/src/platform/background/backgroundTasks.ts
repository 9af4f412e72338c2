import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log/log.ts'

/** Work that the caller must not wait for, because how long it takes would tell something, or because it may fail. */
export type BackgroundTasks = {
  run(what: string, work: () => Promise<unknown>): void
  /** When everything taken on so far is done. */
  settle(): Promise<void>
}

/** Long enough for the answer to have left: nothing of this may slow it down. */
const HEAD_START_MS = 20
/** Whoever carries messages takes a few at a time. */
const AT_ONCE_MAX = 4
/** More than this means that something behind it stands still; taking on more would only fill the memory. */
const WAITING_MAX = 1_000

export function openBackgroundTasks(log: Log): BackgroundTasks {
  const waiting: { readonly what: string; readonly work: () => Promise<unknown> }[] = []
  const lanes = new Set<Promise<void>>()

  async function drain(): Promise<void> {
    await wait(HEAD_START_MS)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { what, work } = next
      await work().catch((error: unknown) => log.warn({ err: error, what }, 'done later, and failed'))
    }
  }

  return {
    run(what, work) {
      if (waiting.length >= WAITING_MAX) {
        log.warn({ what }, 'too much waits to be done later; left undone')
        return
      }
      waiting.push({ what, work })
      if (lanes.size >= AT_ONCE_MAX) return
      const lane = drain().finally(() => lanes.delete(lane))
      lanes.add(lane)
    },
    async settle() {
      while (lanes.size > 0) await Promise.all(lanes)
    },
  }
}
