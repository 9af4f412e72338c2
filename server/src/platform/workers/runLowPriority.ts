import { constants, setPriority } from 'node:os'
import type { Answered, Numbered, Time } from './lowPriorityProcess.ts'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

/** Where the idle class is not available, the lowest priority is used. */
const priorities: Readonly<Record<Time, number>> = { idle: PRIORITY_LOW, low: PRIORITY_BELOW_NORMAL }

/** The server was closed meanwhile: nobody waits for the answer, and this process ends too. */
const ignoreSendError = (): void => {}

/** Runs jobs in this process at low priority, as long as its parent process lives. */
export function runLowPriority<Job, Value>(work: (job: Job, time: Time) => Promise<Value>): void {
  const time: Time = process.argv[2] === 'low' ? 'low' : 'idle'
  setPriority(priorities[time])
  process.on('message', ({ number, job }: Numbered<Job>) => {
    const answer = (result: Omit<Answered<Value>, 'number'>): void =>
      void process.send?.({ number, ...result }, undefined, undefined, ignoreSendError)
    work(job, time).then(
      (value) => answer({ value }),
      (error: unknown) => answer({ error: String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
