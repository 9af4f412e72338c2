/** Accesses browser storage. If the browser forbids it, the game still works, but nothing is stored. */
export function quietly<T>(storage: () => Storage, work: (store: Storage) => T): T | undefined {
  try {
    return work(storage())
  } catch {
    return undefined
  }
}
