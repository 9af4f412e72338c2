import { useSyncExternalStore } from 'react'
import { deviceStore } from '@ronda/base/browser/store.ts'

const HIDDEN_MARK = 'ronda.balanceHidden'
const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = (): boolean => deviceStore.get(HIDDEN_MARK) !== null

function toggle(): void {
  if (read()) deviceStore.clear(HIDDEN_MARK)
  else deviceStore.set(HIDDEN_MARK, '1')
  for (const listener of listeners) listener()
}

/** Whether amounts are hidden, on the whole page; stored on the device. */
export function useHidden(): { readonly isHidden: boolean; readonly toggle: () => void } {
  return { isHidden: useSyncExternalStore(watch, read, () => false), toggle }
}
