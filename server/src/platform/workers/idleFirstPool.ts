import { LowPriorityProcess } from './lowPriorityProcess.ts'

/** Whoever waits longer notices; a process that gets any time at all has answered by then. */
const PATIENCE_MS = 500

/**
 * Work in time that nobody else wants, as long as there is such time: what strangers ask for must not slow down those
 * who play. What is not done soon takes turns with everything else instead, so that a full machine keeps nobody out.
 */
export class IdleFirstPool<Job, Value> {
  readonly #idle: LowPriorityProcess<Job, Value>
  readonly #low: LowPriorityProcess<Job, Value>
  readonly #patienceMs: number
  /** Jobs that the idle process owes although nobody waits for it any more. */
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
      // While it owes, more for it would only pile up.
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
