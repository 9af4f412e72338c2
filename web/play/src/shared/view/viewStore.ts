import { useSyncExternalStore } from 'react'

/** A view that is changed outside React. */
export type ViewStore<View> = {
  readonly read: () => View
  /** Returns how to stop watching. */
  readonly watch: (listener: () => void) => () => void
}

export function useView<View>({ read, watch }: ViewStore<View>): View {
  return useSyncExternalStore(watch, read)
}

/** One field of the view: a component renders again only when that field changes. */
export function useViewField<View, Key extends keyof View>({ read, watch }: ViewStore<View>, key: Key): View[Key] {
  return useSyncExternalStore(watch, () => read()[key])
}
