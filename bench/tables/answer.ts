const SWEEP_MS = 1_000

/** Says that the tables are run from now on, and answers whoever started this process. */
export function answer(origin: string): void {
  // Without its parent it has nobody left to serve.
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => {
    globalThis.gc?.()
    // What is swept out goes back to the machine a moment later.
    setTimeout(() => {
      globalThis.gc?.()
      process.send?.(process.memoryUsage())
    }, SWEEP_MS)
  })
  process.send?.({ origin })
}
