import { assert, present } from '@ronda/core'
import { WHOLE, type AnyShared, type SharedPace } from '@ronda/games'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Json } from '../../arcade/round/view.ts'
import type { Sound } from '../sound/sound.ts'
import type { Chat } from '../chat/chat.ts'
import type { SharedClient } from './client.ts'
import type { SharedGame, TableGame } from './game.ts'
import type { LiveTable } from './table.ts'
import type { LiveView } from './view.ts'

/** The context of a game with shared rounds. */
export type LiveContextValue = {
  readonly game: SharedGame
  readonly rules: AnyShared
  readonly pace: SharedPace
  readonly client: SharedClient
  readonly table: LiveTable
  readonly chat: Chat
  readonly sound: Sound
}

export const LiveContext = createContext<LiveContextValue | undefined>(undefined)

export function useLiveContext(): LiveContextValue {
  return present(useContext(LiveContext), 'the context of a shared table')
}

/** The game of a visible table. */
export function useTableGame(): TableGame {
  const { game } = useLiveContext()
  assert('Scene' in game, 'a game with a table scene')
  return game
}

/** One field of the view: a component renders again only when that field changes. */
export function useLive<Key extends keyof LiveView>(key: Key): LiveView[Key] {
  const { table } = useLiveContext()
  return useSyncExternalStore(table.watch, () => table.read()[key])
}

export function useLiveView(): LiveView {
  const { table } = useLiveContext()
  return useSyncExternalStore(table.watch, table.read)
}

/** Whether a chip on a place won. */
export function useLit(outcome: Json | undefined): (place: string) => boolean {
  const { rules } = useLiveContext()
  return useCallback(
    (place) => outcome !== undefined && rules.paid({ chips: { [place]: 1 } }, outcome, undefined) > WHOLE,
    [rules, outcome],
  )
}
