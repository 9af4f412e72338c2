// Waits until the file named in the job exists, and answers with the priority class that it ran in.
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Time } from '../workers/lowPriorityProcess.ts'
import { runLowPriority } from '../workers/runLowPriority.ts'

export type HeldJob = { readonly [time in Time]?: string }

runLowPriority(async (until: HeldJob, time) => {
  const file = until[time]
  while (file !== undefined && !existsSync(file)) await pause(20)
  return time
})
