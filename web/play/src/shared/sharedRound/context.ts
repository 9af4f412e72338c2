import { assert } from '@ronda/core'
import { WHOLE, type AnyShared, type SharedPace } from '@ronda/games'
import { useCallback } from 'react'
import type { Json } from '../wager/json.ts'
import type { Sound } from '../sound/sound.ts'
import { openContext } from '../view/openContext.ts'
import { useView, useViewField } from '../view/viewStore.ts'
import type { SharedClient } from './client.ts'
import type { SharedGame, TableGame } from './game.ts'
import type { SharedTable } from './table.ts'
import type { TableView } from './view.ts'

/** The context of a game with shared rounds. */
export type TableContextValue = {
  readonly game: SharedGame
  readonly rules: AnyShared
  readonly pace: SharedPace
  readonly client: SharedClient
  readonly table: SharedTable
  readonly sound: Sound
}

export const [TableContext, useTableContext] = openContext<TableContextValue>('the context of a shared table')

/** The game of a visible table. */
export function useTableGame(): TableGame {
  const { game } = useTableContext()
  assert('Scene' in game, 'a game with a table scene')
  return game
}

/** One field of the view: a component renders again only when that field changes. */
export function useTableField<Key extends keyof TableView>(key: Key): TableView[Key] {
  return useViewField(useTableContext().table, key)
}

export function useTableView(): TableView {
  return useView(useTableContext().table)
}

/** Whether a chip on a place won. */
export function useLit(outcome: Json | undefined): (place: string) => boolean {
  const { rules } = useTableContext()
  return useCallback(
    (place) => outcome !== undefined && rules.paid({ chips: { [place]: 1 } }, outcome, undefined) > WHOLE,
    [rules, outcome],
  )
}
