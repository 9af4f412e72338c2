import { minutes, type Result } from '@ronda/core'
import { makeFairJobs } from '../../platform/queue/fairJobs.ts'
import { LowPriorityProcess } from '../../platform/workers/lowPriorityProcess.ts'
import type { PrintJob } from './printedPdf.actions.ts'

/** One statement is printed at a time, so that memory does not grow with the number of members who ask. */
const AT_ONCE_MAX = 1
/** A long statement takes about a second: whoever is last waits less than a minute. */
const WAITING_MAX = 40
/** Enough for who presses again; more would fill the queue for others. */
const PER_ACCOUNT_MAX = 2
/** Fonts take about 200 MB of memory, and reading them again half a second. */
const IDLE_MS = minutes(5)

export type Printer = {
  /** The PDF of a statement. Accounts are served in turn: one that asks again and again delays only itself. */
  print(job: PrintJob, account: string): Promise<Result<Uint8Array, 'server.busy'>>
  close(): void
}

export function openPrinter(): Printer {
  const inTurn = makeFairJobs({ atOnceMax: AT_ONCE_MAX, perKeyMax: PER_ACCOUNT_MAX, waitingMax: WAITING_MAX })
  const printing = new LowPriorityProcess<PrintJob, Uint8Array>(new URL('./print.process.ts', import.meta.url), 'low')
  let idle: NodeJS.Timeout | undefined
  const closeIfIdle = (): void => {
    if (printing.waiting === 0) printing.close()
  }
  return {
    async print(job, account) {
      clearTimeout(idle)
      try {
        return await inTurn(account, () => printing.ask(job))
      } finally {
        clearTimeout(idle)
        idle = setTimeout(closeIfIdle, IDLE_MS).unref()
      }
    },
    close() {
      clearTimeout(idle)
      printing.close()
    },
  }
}
