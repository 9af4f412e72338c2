import { useSyncExternalStore } from 'react'

/** Equal to the theme's `desktop`. */
const WIDE = '(width >= 64rem)'

function watch(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is space for a side menu. A phone does not render what it never shows. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
