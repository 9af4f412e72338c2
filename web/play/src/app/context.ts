import { money, present, type Currency } from '@ronda/core'
import type { RefusalTexts } from '@ronda/i18n'
import { formatMoney } from '@ronda/ui'
import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react'
import type { GameView } from '../game/screen.ts'
import { mayStake } from '../game/view.ts'
import type { OwnSeed } from '../fairness/ownSeed.ts'
import type { GameClient } from '../launch/client.ts'
import type { OpenGame, PlaySession } from '../launch/enter.ts'
import type { Table } from './table.ts'

export type Play = OpenGame & {
  readonly table: Table
  /** Tag that numbers, money and time are written with. */
  readonly locale: string
  readonly refusals: RefusalTexts
}

/** What every game has, a slot or not: the way to the server, and how to write to its player. */
export type Desk = {
  readonly client: GameClient
  readonly session: PlaySession
  /** The player's own part of every draw; undefined where many share the rounds. */
  readonly seed: OwnSeed | undefined
  /** Tag that numbers, money and time are written with. */
  readonly locale: string
  readonly refusals: RefusalTexts
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  return present(useContext(DeskContext), 'a game at its desk')
}

export const PlayContext = createContext<Play | undefined>(undefined)

export function usePlay(): Play {
  return present(useContext(PlayContext), 'an open game')
}

/** One field of the view. A component is drawn again only when a field it names has changed: a win counts 20 times a second. */
export function useField<Key extends keyof GameView>(key: Key): GameView[Key] {
  const { store } = usePlay().table
  return useSyncExternalStore(store.watch, () => store.read()[key])
}

/** Something worked out from the view; only what is compared by value, such as a number or a yes. */
export function useFact<T extends bigint | number | string | boolean | undefined>(of: (view: GameView) => T): T {
  const { store } = usePlay().table
  return useSyncExternalStore(store.watch, () => of(store.read()))
}

/** Whether the stake stands while a round is played. Controls show it a moment later, in a frame that reels can spare. */
export function useIsFixed(): boolean {
  return useDeferredValue(!useFact(mayStake))
}

/** Writes an amount of the game's currency as the reader does. */
export function useMoney(): (atoms: bigint, currency?: Currency) => string {
  const { locale, session } = useDesk()
  return (atoms, currency = session.currency) => formatMoney(money(atoms, currency), locale)
}
