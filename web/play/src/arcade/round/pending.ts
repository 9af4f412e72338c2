import { quietly } from '../../shared/page/store.ts'

/** The id of a round whose outcome has not been shown. It is not a secret: it grants no access. */
export type PendingBets = {
  read(): string | undefined
  write(round: string): void
  clear(): void
}

const KEY = 'ronda.play.arcade'

/** Stored for this tab only. */
export function openPendingBets(storage: () => Storage): PendingBets {
  return {
    read: () => quietly(storage, (store) => store.getItem(KEY)) ?? undefined,
    write: (round) => quietly(storage, (store) => store.setItem(KEY, round)),
    clear: () => quietly(storage, (store) => store.removeItem(KEY)),
  }
}
