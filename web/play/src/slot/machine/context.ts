import { money, present, type Currency } from '@ronda/core'
import type { RefusalTexts } from '@ronda/i18n'
import { formatMoney } from '@ronda/ui'
import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react'
import type { GameView } from '../game/screen.ts'
import { mayStake } from '../game/view.ts'
import type { OwnSeed } from '../../shared/session/ownSeed.ts'
import type { GameClient } from '../../shared/session/client.ts'
import type { OpenGame, PlaySession } from '../../shell/enter.ts'
import type { Table } from './machine.ts'

export type Play = OpenGame & {
  readonly table: Table
  /** Language tag for numbers, money and time. */
  readonly locale: string
  readonly refusals: RefusalTexts
}

/** What every game has, slot or not: the client for the server, and the formats of the player's language. */
export type GameContextValue = {
  readonly client: GameClient
  readonly session: PlaySession
  /** The player's own seed; undefined where many players share the rounds. */
  readonly seed: OwnSeed | undefined
  /** Language tag for numbers, money and time. */
  readonly locale: string
  readonly refusals: RefusalTexts
}

export const GameContext = createContext<GameContextValue | undefined>(undefined)

export function useGameContext(): GameContextValue {
  return present(useContext(GameContext), 'the context of an open game')
}

export const PlayContext = createContext<Play | undefined>(undefined)

export function usePlay(): Play {
  return present(useContext(PlayContext), 'the context of an open slot')
}

/** One field of the view. A component is drawn again only when a field it names has changed: a win counts 20 times a second. */
export function useField<Key extends keyof GameView>(key: Key): GameView[Key] {
  const { store } = usePlay().table
  return useSyncExternalStore(store.watch, () => store.read()[key])
}

/** A value derived from the view. Only values that compare by value, such as numbers and booleans. */
export function useFact<T extends bigint | number | string | boolean | undefined>(of: (view: GameView) => T): T {
  const { store } = usePlay().table
  return useSyncExternalStore(store.watch, () => of(store.read()))
}

/**
 * Whether the stake is locked while a round is played. Controls show it a moment later, when the reels leave time for a
 * frame.
 */
export function useIsFixed(): boolean {
  return useDeferredValue(!useFact(mayStake))
}

/** Formats an amount of the game's currency in the user's locale. */
export function useMoney(): (atoms: bigint, currency?: Currency) => string {
  const { locale, session } = useGameContext()
  return (atoms, currency = session.currency) => formatMoney(money(atoms, currency), locale)
}
