const SWEEP_MS = 1_000

/** A full collection: a usual one keeps twice of what is in use, and how much of that is resident varies. */
function sweep(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Reports that the tables are running, and answers the parent process. */
export function answer(origin: string): void {
  // Without its parent it has nobody to serve.
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => {
    sweep()
    // Freed memory goes back to the machine a moment later.
    setTimeout(() => {
      sweep()
      process.send?.(process.memoryUsage())
    }, SWEEP_MS)
  })
  process.send?.({ origin })
}
