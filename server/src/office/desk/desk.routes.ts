import { DESK_QUEUES, type desk as calls, type DeskQueue } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Log } from '../../platform/log/log.ts'

/** How many cases wait in a queue; a queue without a counter is not counted. */
export type DeskCounters = Partial<Readonly<Record<DeskQueue, () => Promise<number>>>>

/** How many cases wait in each queue. */
async function countCases(counters: DeskCounters) {
  const counted = DESK_QUEUES.map(async (queue) => {
    const waiting = await counters[queue]?.()
    return waiting === undefined ? [] : [{ queue, waiting }]
  })
  return (await Promise.all(counted)).flat()
}

/**
 * The same for who only watches: one queue after the other, because members need the connections, and without the
 * queues that cannot be counted now.
 */
export async function countReadable(counters: DeskCounters, log: Pick<Log, 'warn'>) {
  const counted: { readonly queue: DeskQueue; readonly waiting: number }[] = []
  for (const queue of DESK_QUEUES) {
    try {
      const waiting = await counters[queue]?.()
      if (waiting !== undefined) counted.push({ queue, waiting })
    } catch (error) {
      log.warn({ err: error, queue }, 'a queue of the desk could not be counted')
    }
  }
  return counted
}

export function deskRoutes(counters: DeskCounters): GroupHandlers<typeof calls, Callers> {
  return {
    counts: async () => ok({ queues: await countCases(counters) }),
  }
}
