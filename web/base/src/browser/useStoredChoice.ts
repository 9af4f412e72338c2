import { useState } from 'react'
import { tabStore } from './store.ts'

/** A choice that survives a reload of this tab of the browser; undefined until one is made. */
export function useStoredChoice<T extends string>(
  key: string,
  choices: readonly T[],
): readonly [T | undefined, (choice: T) => void] {
  const [chosen, setChosen] = useState(() => {
    const stored = tabStore.get(key)
    return choices.find((choice) => choice === stored)
  })
  function choose(choice: T): void {
    setChosen(choice)
    tabStore.set(key, choice)
  }
  return [chosen, choose]
}
