import { presenterAt } from '@ronda/art'
import { useTranslations } from 'use-intl'
import { useDesk } from '../app/context.ts'
import { Presenter } from './scene/Presenter.tsx'
import { Studio } from './scene/Studio.tsx'
import { useLive, useLiveSeat, useTableGame } from './useLive.ts'

/** The presenter behind the table, and what is thrown, dealt or spun on it. */
export function LiveScene() {
  const t = useTranslations('live')
  const { table } = useLiveSeat()
  const game = useTableGame()
  const { session } = useDesk()
  const stage = useLive('stage')
  const told = useLive('told')
  const { Scene, Mark, useResult } = game
  const resultOf = useResult()
  if (!told) return <section className="live-scene" aria-busy="true" />
  const { round, past } = told
  const outcome = stage === 'showing' || stage === 'result' ? (round.outcome ?? undefined) : undefined
  const showMs = (round.endsAtMs ?? round.showsAtMs) - round.showsAtMs
  const scene = (
    <Scene
      number={round.number}
      stage={stage}
      outcome={outcome}
      last={past.find((each) => each.outcome !== null)?.outcome ?? undefined}
      showsAtMs={round.showsAtMs}
      showMs={showMs}
      nowMs={table.nowMs}
    />
  )
  const presenter = presenterAt(session.gameCode)
  if (!('Places' in game)) return <section className={`live-scene is-${stage}`}>{scene}</section>
  return (
    <section className={`live-scene is-${stage}`}>
      {presenter && (
        <>
          <Studio />
          <Presenter
            looks={presenter.looks}
            stage={stage}
            act={game.showing}
            label={t('presenter', { name: presenter.name })}
          />
          <div className="live-edge" aria-hidden="true" />
          <Presenter looks={presenter.looks} stage={stage} act={game.showing} label={undefined} />
        </>
      )}
      <div className="live-play">{scene}</div>
      {stage === 'result' && outcome !== undefined && (
        <p className="live-result">
          <Mark outcome={outcome} />
          <strong>{resultOf(outcome)}</strong>
        </p>
      )}
    </section>
  )
}
