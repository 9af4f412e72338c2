import type { WorkPool } from '../workers/workPool.ts'

/**
 * Does the work of a low-priority process in this one. Starting a process for each server of a test takes half a second
 * of processor time, and on a busy machine such a process waits for idle time first.
 */
export function inProcess<Job, Value>(work: (job: Job) => Promise<Value>): WorkPool<Job, Value> {
  let waiting = 0
  return {
    get waiting() {
      return waiting
    },
    async ask(job) {
      waiting += 1
      try {
        return await work(job)
      } finally {
        waiting -= 1
      }
    },
    close() {},
  }
}
