import { useSyncExternalStore } from 'react'

/** As the theme's `desktop`. */
const WIDE = '(width >= 64rem)'

function watch(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for a side menu. What a phone never shows it need not draw. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
