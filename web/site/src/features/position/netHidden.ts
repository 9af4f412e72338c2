import { useSyncExternalStore } from 'react'
import { deviceStore } from '@ronda/base/browser/store.ts'

const MARK = 'ronda.netHidden'
const listeners = new Set<() => void>()

const read = (): boolean => deviceStore.get(MARK) !== null
const unknown = (): boolean => false

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hideNet(isHidden: boolean): void {
  if (isHidden) deviceStore.set(MARK, '1')
  else deviceStore.clear(MARK)
  for (const listener of listeners) listener()
}

/** Whether this player hides the net position. The clock cannot be hidden. */
export function useNetHidden(): boolean {
  return useSyncExternalStore(watch, read, unknown)
}
