import { present } from '@ronda/core'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Sound } from '../sound/sound.ts'
import type { ArcadeClient, StageProps } from './client.ts'
import type { ArcadeTable } from './table.ts'
import type { ArcadeView } from './view.ts'

/** A solo game at play: its rules on screen, the table, and the sound. */
export type Seat = {
  readonly rules: string
  readonly game: ArcadeClient
  readonly table: ArcadeTable
  readonly sound: Sound
}

export const SeatContext = createContext<Seat | undefined>(undefined)

export function useSeat(): Seat {
  return present(useContext(SeatContext), 'a solo game at play')
}

export function useView(): ArcadeView {
  const { table } = useSeat()
  return useSyncExternalStore(table.watch, table.read)
}

/** What a game's table, and what may be done at it, is drawn from. */
export function useStageProps(): StageProps {
  const { table } = useSeat()
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
