import { DESK_QUEUES, type desk as calls, type DeskQueue } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'

/** How many cases wait in a queue; a queue without a counter is not counted. */
export type DeskCounters = Partial<Readonly<Record<DeskQueue, () => Promise<number>>>>

/** How many cases wait in each queue. */
export async function countCases(counters: DeskCounters) {
  const counted = DESK_QUEUES.map(async (queue) => {
    const waiting = await counters[queue]?.()
    return waiting === undefined ? [] : [{ queue, waiting }]
  })
  return (await Promise.all(counted)).flat()
}

export function deskRoutes(counters: DeskCounters): GroupHandlers<typeof calls, Callers> {
  return {
    counts: async () => ok({ queues: await countCases(counters) }),
  }
}
