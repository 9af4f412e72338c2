/** Browser storage. It may be unavailable (private windows, policies): then nothing is stored. */
export type Store = {
  get(key: string): string | null
  set(key: string, value: string): void
  clear(key: string): void
  clearAll(): void
}

function open(storage: () => Storage): Store {
  function attempt<T>(work: (opened: Storage) => T, otherwise: T): T {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => attempt((opened) => opened.getItem(key), null),
    set: (key, value) => attempt((opened) => opened.setItem(key, value), undefined),
    clear: (key) => attempt((opened) => opened.removeItem(key), undefined),
    clearAll: () => attempt((opened) => opened.clear(), undefined),
  }
}

/** Stored on this device. */
export const deviceStore: Store = open(() => localStorage)

/** Stored for this tab. */
export const tabStore: Store = open(() => sessionStorage)
