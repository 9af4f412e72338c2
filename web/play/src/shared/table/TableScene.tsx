import { SceneFrame } from '../scene/SceneFrame.tsx'
import { useTableField, useTableContext, useTableGame } from '../sharedRound/context.ts'

/** The current round, by the server's clock. */
export function TableScene() {
  const { table } = useTableContext()
  const game = useTableGame()
  const stage = useTableField('stage')
  const snapshot = useTableField('snapshot')
  if (!snapshot) return <section className="live-scene" aria-busy="true" />
  const { round, past } = snapshot
  const outcome = stage === 'showing' || stage === 'result' ? (round.outcome ?? undefined) : undefined
  return (
    <SceneFrame
      number={round.number}
      stage={stage}
      outcome={outcome}
      last={past.find((each) => each.outcome !== null)?.outcome ?? undefined}
      showsAtMs={round.showsAtMs}
      showMs={(round.endsAtMs ?? round.showsAtMs) - round.showsAtMs}
      // In a game with cash-out the height is unknown while the connection is lost, so the scene stops at the last
      // known time.
      nowMs={'Places' in game ? table.nowMs : table.knownMs}
    />
  )
}
