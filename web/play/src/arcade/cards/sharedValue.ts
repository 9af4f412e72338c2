import { useSyncExternalStore } from 'react'

/** A value that the stage and the buttons below it share while a game is open. */
export type SharedValue<Value> = {
  readonly read: () => Value
  readonly set: (value: Value) => void
  readonly watch: (listener: () => void) => () => void
}

export function makeSharedValue<Value>(first: Value): SharedValue<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useSharedValue<Value>({ watch, read }: SharedValue<Value>): Value {
  return useSyncExternalStore(watch, read)
}
