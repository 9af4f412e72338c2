/** Does something with what the browser keeps. One that forbids it still plays; it only forgets. */
export function quietly<T>(storage: () => Storage, work: (store: Storage) => T): T | undefined {
  try {
    return work(storage())
  } catch {
    return undefined
  }
}
