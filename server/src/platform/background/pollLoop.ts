export type PollLoop = {
  /** At once, or as soon as the look that is on has ended. */
  go(): void
  close(): Promise<void>
}

/** Looks again and again, and at once when woken; never twice at a time. */
export function pollLoop(
  look: () => Promise<void>,
  { everyMs, onFailure }: { readonly everyMs: number; readonly onFailure: (error: unknown) => void },
): PollLoop {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isAwaited = false
  let isClosed = false

  function go(): void {
    clearTimeout(timer)
    if (isClosed) return
    if (looking !== undefined) {
      isAwaited = true
      return
    }
    looking = look()
      .catch(onFailure)
      .finally(() => {
        looking = undefined
        if (isClosed) return
        timer = setTimeout(go, isAwaited ? 0 : everyMs)
        isAwaited = false
      })
  }

  return {
    go,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await looking
    },
  }
}
