import { SceneFrame } from './SceneFrame.tsx'
import { useLive, useLiveSeat, useTableGame } from './useLive.ts'

/** The round that is on, by the server's clock. */
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
      // Where one may leave, nobody knows how far a round has come while the line is lost: it waits where it was seen last.
      nowMs={'Places' in game ? table.nowMs : table.heardMs}
    />
  )
}
