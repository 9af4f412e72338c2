import { LowPriorityProcess } from './lowPriorityProcess.ts'
import type { WorkPool } from './workPool.ts'

/** People notice a longer wait; a process that gets any processor time has answered by then. */
const PATIENCE_MS = 500

/**
 * Runs jobs in idle processor time, as long as there is some: work for anonymous callers must not slow others down. A
 * job that is not done soon is given to a low-priority process instead, so that it is also done on a busy machine.
 */
export class IdleFirstPool<Job, Value> implements WorkPool<Job, Value> {
  readonly #idle: LowPriorityProcess<Job, Value>
  readonly #low: LowPriorityProcess<Job, Value>
  readonly #patienceMs: number
  /** Jobs that the idle process has not answered and that were given to the other one. */
  #overdue = 0
  #waiting = 0

  constructor(program: URL, patienceMs = PATIENCE_MS) {
    this.#idle = new LowPriorityProcess(program, 'idle')
    this.#low = new LowPriorityProcess(program, 'low')
    this.#patienceMs = patienceMs
  }

  get waiting(): number {
    return this.#waiting
  }

  async ask(job: Job): Promise<Value> {
    this.#waiting += 1
    try {
      // While a job is overdue, more jobs would only pile up.
      return this.#overdue > 0 ? await this.#low.ask(job) : await this.#askIdle(job)
    } finally {
      this.#waiting -= 1
    }
  }

  close(): void {
    this.#idle.close()
    this.#low.close()
  }

  #askIdle(job: Job): Promise<Value> {
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        this.#overdue += 1
        this.#low.ask(job).then(resolve, reject)
      }, this.#patienceMs)
      const settle = (): void => {
        clearTimeout(timer)
        if (isLate) this.#overdue -= 1
      }
      this.#idle.ask(job).then(resolve, reject).finally(settle)
    })
  }
}
