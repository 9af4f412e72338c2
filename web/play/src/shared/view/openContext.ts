import { present } from '@ronda/core'
import { createContext, useContext, type Context } from 'react'

/** A context, and the hook that reads it. Outside the context the hook fails with the name of what is missing. */
export function openContext<Value>(missing: string): readonly [Context<Value | undefined>, () => Value] {
  const context = createContext<Value | undefined>(undefined)
  const useOpen = (): Value => present(useContext(context), missing)
  return [context, useOpen]
}
