import { useEffect } from 'react'
import { GONG } from '../sound/strokes.ts'
import { useTableField, useTableContext, useTableGame } from '../sharedRound/context.ts'

/** A player who joins later than this in a show gets no sound, because it would not match the picture. */
const LATE_MS = 600

/** The sounds of a table: the end of bets, and dice, cards or ball. */
export function useTableSounds(): void {
  const { table, sound, rules } = useTableContext()
  const game = useTableGame()
  const stage = useTableField('stage')
  const round = useTableField('snapshot')?.round
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
