import { err, ok, type Result } from '@ronda/core'
import { FairQueue, type FairQueueOptions } from './fairQueue.ts'

export type FairJobs = <T>(key: string, job: () => Promise<T>) => Promise<Result<T, 'server.busy'>>

type Waiting = { readonly begin: () => void; readonly refuse: () => void }

export type FairJobsOptions = FairQueueOptions & { readonly atOnceMax: number }

/**
 * Runs a bounded number of jobs at once and keeps a bounded number waiting, in turn by key: a key with thousands of
 * jobs delays itself and not others.
 */
export function makeFairJobs({ atOnceMax, ...options }: FairJobsOptions): FairJobs {
  const waiting = new FairQueue<Waiting>(options)
  let running = 0

  /** False when the queue is full, or the job was evicted from it. */
  const waitFor = (key: string): Promise<boolean> =>
    new Promise((resolve) => {
      const { isIn, evicted } = waiting.push(key, { begin: () => resolve(true), refuse: () => resolve(false) })
      evicted?.refuse()
      if (!isIn) resolve(false)
    })

  return async (key, job) => {
    if (running >= atOnceMax) {
      // A finished job passes its place on, so `running` does not change.
      if (!(await waitFor(key))) return err('server.busy')
    } else running += 1
    try {
      return ok(await job())
    } finally {
      const next = waiting.shift()
      if (next) next.begin()
      else running -= 1
    }
  }
}
