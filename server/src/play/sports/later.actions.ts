import type { Log } from '../../platform/log/log.ts'

/** Work that is due later; what has begun is finished before the process ends. */
export function openLater(log: Log) {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  return {
    after(ms: number, work: () => Promise<void>): void {
      const timer = setTimeout(() => {
        timers.delete(timer)
        const begun = work()
          .catch((error: unknown) => log.warn({ err: error }, 'a bet that waits was not decided'))
          .finally(() => running.delete(begun))
        running.add(begun)
      }, ms)
      timers.add(timer)
    },
    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
