const SWEEP_MS = 1_000

/** To the last: a sweep as usual keeps twice of what is in use at hand, and how much of that is resident is chance. */
function sweep(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Says that the tables are run from now on, and answers whoever started this process. */
export function answer(origin: string): void {
  // Without its parent it has nobody left to serve.
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => {
    sweep()
    // What is swept out goes back to the machine a moment later.
    setTimeout(() => {
      sweep()
      process.send?.(process.memoryUsage())
    }, SWEEP_MS)
  })
  process.send?.({ origin })
}
