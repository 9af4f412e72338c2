import { minutes, type Result } from '@ronda/core'
import { LowPriorityProcess } from '../../platform/workers/lowPriorityProcess.ts'
import { makeQueue } from '../../platform/workers/queue.ts'
import type { PrintJob } from './printedPdf.actions.ts'

/** One statement is printed at a time, so that memory does not grow with the number of members who ask. */
const AT_ONCE_MAX = 1
/** A long statement takes about a second: whoever is last waits less than a minute. */
const WAITING_MAX = 40
/** Fonts take about 200 MB of memory, and reading them again half a second. */
const IDLE_MS = minutes(5)

export type Printer = {
  /** The PDF of a statement. */
  print(job: PrintJob): Promise<Result<Uint8Array, 'server.busy'>>
  close(): void
}

export function openPrinter(): Printer {
  const enqueue = makeQueue(AT_ONCE_MAX, WAITING_MAX)
  const printing = new LowPriorityProcess<PrintJob, Uint8Array>(new URL('./print.process.ts', import.meta.url), 'low')
  let idle: NodeJS.Timeout | undefined
  const closeIfIdle = (): void => {
    if (printing.waiting === 0) printing.close()
  }
  return {
    async print(job) {
      clearTimeout(idle)
      try {
        return await enqueue(() => printing.ask(job))
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
