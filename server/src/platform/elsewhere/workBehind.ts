import { constants, setPriority } from 'node:os'
import type { Answered, Numbered } from './behind.ts'

/** Makes this process one that works behind all others, as long as the one that started it lives. */
export function workBehind<Job, Value>(
  work: (job: Job) => Promise<Value>,
  priority: number = constants.priority.PRIORITY_LOW,
): void {
  setPriority(priority)
  process.on('message', ({ number, job }: Numbered<Job>) => {
    const answer = (told: Omit<Answered<Value>, 'number'>): void => void process.send?.({ number, ...told })
    work(job).then(
      (value) => answer({ value }),
      (error: unknown) => answer({ error: String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
