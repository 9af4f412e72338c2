import { SceneFrame } from './SceneFrame.tsx'
import { useLive, useLiveSeat, useTableGame } from './useLive.ts'

/** The current round, by the server's clock. */
export function LiveScene() {
  const { table } = useLiveSeat()
  const game = useTableGame()
  const stage = useLive('stage')
  const told = useLive('told')
  if (!told) return <section className="live-scene" aria-busy="true" />
  const { round, past } = told
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
      nowMs={'Places' in game ? table.nowMs : table.heardMs}
    />
  )
}
