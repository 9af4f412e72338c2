import { constants, setPriority } from 'node:os'
import type { Answered, Numbered, Time } from './lowPriorityProcess.ts'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

/** Where there is no idle time to be had, the lowest priority is the next best. */
const priorities: Readonly<Record<Time, number>> = { idle: PRIORITY_LOW, low: PRIORITY_BELOW_NORMAL }

/** The house was closed meanwhile: its answer is not missed, and this process ends too. */
const nobodyListens = (): void => {}

/** Makes this process one that works behind all others, as long as the one that started it lives. */
export function runLowPriority<Job, Value>(work: (job: Job, time: Time) => Promise<Value>): void {
  const time: Time = process.argv[2] === 'low' ? 'low' : 'idle'
  setPriority(priorities[time])
  process.on('message', ({ number, job }: Numbered<Job>) => {
    const answer = (told: Omit<Answered<Value>, 'number'>): void =>
      void process.send?.({ number, ...told }, undefined, undefined, nobodyListens)
    work(job, time).then(
      (value) => answer({ value }),
      (error: unknown) => answer({ error: String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
