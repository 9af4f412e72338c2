import { assert, present } from '@ronda/core'
import { WHOLE, type AnyShared, type SharedPace } from '@ronda/games'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Json } from '../arcade/view.ts'
import type { Sound } from '../sound/sound.ts'
import type { Chat } from './chat/chat.ts'
import type { SharedClient } from './client.ts'
import type { SharedGame, TableGame } from './game.ts'
import type { LiveTable } from './table.ts'
import type { LiveView } from './view.ts'

/** A place at a table that many share. */
export type LiveSeat = {
  readonly game: SharedGame
  readonly rules: AnyShared
  readonly pace: SharedPace
  readonly client: SharedClient
  readonly table: LiveTable
  readonly chat: Chat
  readonly sound: Sound
}

export const LiveContext = createContext<LiveSeat | undefined>(undefined)

export function useLiveSeat(): LiveSeat {
  return present(useContext(LiveContext), 'a seat at a shared table')
}

/** The game of a table in sight. */
export function useTableGame(): TableGame {
  const { game } = useLiveSeat()
  assert('Scene' in game, 'a game at a table')
  return game
}

/** One field of what is on screen: whoever names it is drawn again only when it changes. */
export function useLive<Key extends keyof LiveView>(key: Key): LiveView[Key] {
  const { table } = useLiveSeat()
  return useSyncExternalStore(table.watch, () => table.read()[key])
}

export function useLiveView(): LiveView {
  const { table } = useLiveSeat()
  return useSyncExternalStore(table.watch, table.read)
}

/** Whether a chip on a place brought more than itself. */
export function useLit(outcome: Json | undefined): (place: string) => boolean {
  const { rules } = useLiveSeat()
  return useCallback(
    (place) => outcome !== undefined && rules.paid({ chips: { [place]: 1 } }, outcome, undefined) > WHOLE,
    [rules, outcome],
  )
}
