export type PollLoop = {
  /** Polls at once, or as soon as the running poll has ended. */
  go(): void
  close(): Promise<void>
}

/** Calls `poll` again and again, and at once on `go`; never twice at a time. */
export function pollLoop(
  poll: () => Promise<void>,
  { everyMs, onFailure }: { readonly everyMs: number; readonly onFailure: (error: unknown) => void },
): PollLoop {
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let isRequested = false
  let isClosed = false

  function go(): void {
    clearTimeout(timer)
    if (isClosed) return
    if (polling !== undefined) {
      isRequested = true
      return
    }
    polling = poll()
      .catch(onFailure)
      .finally(() => {
        polling = undefined
        if (isClosed) return
        timer = setTimeout(go, isRequested ? 0 : everyMs)
        isRequested = false
      })
  }

  return {
    go,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await polling
    },
  }
}
