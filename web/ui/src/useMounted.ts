import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during server rendering and hydration, true afterwards: for values that only the user's device knows. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
