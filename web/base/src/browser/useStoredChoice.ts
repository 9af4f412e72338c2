import { useState, useSyncExternalStore } from 'react'
import { tabStore } from './store.ts'

/** What another part of the page stores is not followed: only the first value counts. */
const neverChanges = () => () => {}

/** A choice that survives a reload of this tab of the browser; undefined until one is made, and on the server. */
export function useStoredChoice<T extends string>(
  key: string,
  choices: readonly T[],
): readonly [T | undefined, (choice: T) => void] {
  const stored = useSyncExternalStore(
    neverChanges,
    () => tabStore.get(key),
    () => null,
  )
  const [made, setMade] = useState<T>()
  function choose(choice: T): void {
    setMade(choice)
    tabStore.set(key, choice)
  }
  return [made ?? choices.find((choice) => choice === stored), choose]
}
