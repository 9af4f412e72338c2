import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../platform/log/log.ts'

/** Messages that go out after their caller has been answered, so that time does not tell whether there was one. */
export type Deliveries = {
  later(deliver: () => Promise<void>): void
  /** Waits for what has been taken. */
  settle(): Promise<void>
}

/** Long enough for the answer to have left. */
const HEAD_START_MS = 20
const AT_ONCE_MAX = 4
/** Beyond this the carrier is not keeping up; whoever waits for a code will ask again. */
const WAITING_MAX = 500

export function openDeliveries(log: Log): Deliveries {
  const waiting: (() => Promise<void>)[] = []
  const lanes = new Set<Promise<void>>()

  async function drain(): Promise<void> {
    await wait(HEAD_START_MS)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await next().catch((error: unknown) => log.error({ err: error }, 'a message was not sent'))
    }
  }

  return {
    later(deliver) {
      if (waiting.length >= WAITING_MAX) {
        log.error('messages are asked for faster than they can be sent; one was dropped')
        return
      }
      waiting.push(deliver)
      if (lanes.size >= AT_ONCE_MAX) return
      const lane = drain().finally(() => lanes.delete(lane))
      lanes.add(lane)
    },
    async settle() {
      while (lanes.size > 0) await Promise.all(lanes)
    },
  }
}
