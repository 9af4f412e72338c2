import type { RefusalTexts } from '@ronda/i18n'
import { useDeferredValue, useSyncExternalStore } from 'react'
import { openContext } from '../../shared/view/openContext.ts'
import { useViewField } from '../../shared/view/viewStore.ts'
import type { GameView } from '../game/screen.ts'
import { mayStake } from '../game/view.ts'
import type { OpenSlot } from './openSlot.ts'
import type { Machine } from './machine.ts'

export type Play = OpenSlot & {
  readonly machine: Machine
  /** Language tag for numbers, money and time. */
  readonly locale: string
  readonly refusals: RefusalTexts
}

export const [PlayContext, usePlay] = openContext<Play>('the context of an open slot')

/** One field of the view. A component is drawn again only when a field it names has changed: a win counts 20 times a second. */
export function useField<Key extends keyof GameView>(key: Key): GameView[Key] {
  return useViewField(usePlay().machine.store, key)
}

/** A value derived from the view. Only values that compare by value, such as numbers and booleans. */
export function useFact<T extends bigint | number | string | boolean | undefined>(of: (view: GameView) => T): T {
  const { store } = usePlay().machine
  return useSyncExternalStore(store.watch, () => of(store.read()))
}

/**
 * Whether the stake is locked while a round is played. Controls show it a moment later, when the reels leave time for a
 * frame.
 */
export function useIsFixed(): boolean {
  return useDeferredValue(!useFact(mayStake))
}
