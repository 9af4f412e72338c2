import { err, ok, type Result } from '@ronda/core'

export type Queue = <T>(job: () => Promise<T>) => Promise<Result<T, 'server.busy'>>

/** Runs a bounded number of jobs at once, keeps a bounded number waiting, and refuses the rest at once. */
export function makeQueue(atOnceMax: number, waitingMax: number): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (job) => {
    if (running >= atOnceMax) {
      if (waiting.length >= waitingMax) return err('server.busy')
      // A finished job passes its place on, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return ok(await job())
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
