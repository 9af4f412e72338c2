import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log/log.ts'

/** Work that the caller must not wait for, because its duration would reveal something, or because it may fail. */
export type BackgroundTasks = {
  run(what: string, work: () => Promise<unknown>): void
  /** Resolves when every task started so far is done. */
  settle(): Promise<void>
}

/** Long enough for the reply to be sent first: background work must not slow it down. */
const DELAY_MS = 20
/** Carriers of messages accept a few at a time. */
const AT_ONCE_MAX = 4
/** More than this means that something they depend on has stopped; accepting more would only fill the memory. */
const WAITING_MAX = 1_000

export function openBackgroundTasks(log: Log): BackgroundTasks {
  const waiting: { readonly what: string; readonly work: () => Promise<unknown> }[] = []
  const lanes = new Set<Promise<void>>()

  async function drain(): Promise<void> {
    await wait(DELAY_MS)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { what, work } = next
      await work().catch((error: unknown) => log.warn({ err: error, what }, 'a background task failed'))
    }
  }

  return {
    run(what, work) {
      if (waiting.length >= WAITING_MAX) {
        log.warn({ what }, 'too many background tasks wait; this one was dropped')
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
