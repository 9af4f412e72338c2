import { present } from '@ronda/core'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Sound } from '../../shared/sound/sound.ts'
import type { ArcadeClient, StageProps } from './client.ts'
import type { ArcadeTable } from './table.ts'
import type { ArcadeView } from './view.ts'

/** An open arcade game: its client, its table, and the sound. */
export type ArcadeContextValue = {
  readonly rules: string
  readonly game: ArcadeClient
  readonly table: ArcadeTable
  readonly sound: Sound
}

export const ArcadeContext = createContext<ArcadeContextValue | undefined>(undefined)

export function useArcadeContext(): ArcadeContextValue {
  return present(useContext(ArcadeContext), 'the context of an open arcade game')
}

export function useView(): ArcadeView {
  const { table } = useArcadeContext()
  return useSyncExternalStore(table.watch, table.read)
}

/** The props of the stage and of the moves of a game. */
export function useStageProps(): StageProps {
  const { table } = useArcadeContext()
  const { bet, stake, round, phase, auto } = useView()
  return {
    bet,
    stake,
    round,
    isFresh: phase === 'showing',
    isBusy: phase !== 'idle' || auto !== undefined,
    onBet: (next) => table.choose(next),
    onMove: (move) => void table.move(move),
    onShown: table.endShowing,
  }
}
