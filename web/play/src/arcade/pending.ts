/** The name of a round whose outcome has not been shown. It is no secret: it opens nothing. */
export type PendingBets = {
  read(): string | undefined
  write(round: string): void
  clear(): void
}

const KEY = 'ronda.play.arcade'

/** Kept for this tab only. A browser that forbids storage still plays; it only forgets. */
export function openPendingBets(storage: () => Storage): PendingBets {
  const quietly = <T>(work: (store: Storage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: () => quietly((store) => store.getItem(KEY)) ?? undefined,
    write: (round) => quietly((store) => store.setItem(KEY, round)),
    clear: () => quietly((store) => store.removeItem(KEY)),
  }
}
