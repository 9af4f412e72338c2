import type { Sound } from '../../shared/sound/sound.ts'
import { openContext } from '../../shared/view/openContext.ts'
import { useView } from '../../shared/view/viewStore.ts'
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

export const [ArcadeContext, useArcadeContext] = openContext<ArcadeContextValue>('the context of an open arcade game')

export function useArcadeView(): ArcadeView {
  return useView(useArcadeContext().table)
}

/** The props of the stage and of the moves of a game. */
export function useStageProps(): StageProps {
  const { table } = useArcadeContext()
  const { bet, stake, round, falling, phase, auto } = useArcadeView()
  return {
    bet,
    stake,
    round,
    falling,
    isFresh: phase === 'showing',
    isBusy: phase !== 'idle' || auto !== undefined,
    onBet: (next) => table.choose(next),
    onMove: (move) => void table.move(move),
    onShown: table.endShowing,
  }
}
