import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False where a page is drawn on the server and taken over, true from then on: for what only the reader's device knows. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
