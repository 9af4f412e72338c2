import { useEffect } from 'react'
import { GONG } from '../sound/strokes.ts'
import { useLive, useLiveSeat, useTableGame } from './useLive.ts'

/** Who comes when more than this of a showing is over hears nothing of it: sounds would not fit what is seen. */
const LATE_MS = 600

/** What is heard at a table: the end of bets, and what is thrown, dealt or rolled. */
export function useTableSounds(): void {
  const { table, sound, rules } = useLiveSeat()
  const game = useTableGame()
  const stage = useLive('stage')
  const round = useLive('told')?.round
  const outcome = stage === 'showing' ? round?.outcome : undefined
  const showsAtMs = round?.showsAtMs
  useEffect(() => {
    if (stage === 'locked') sound.strike(GONG)
  }, [stage, sound])
  useEffect(() => {
    if (!outcome || showsAtMs === undefined || table.nowMs() - showsAtMs > LATE_MS) return
    const { strokes } = game
    if (strokes) sound.strike(strokes(outcome, rules.showMs(outcome)))
  }, [outcome, showsAtMs, game, rules, sound, table])
}
