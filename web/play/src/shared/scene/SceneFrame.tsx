import { presenterAt } from '@ronda/art'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import type { SceneProps } from '../sharedRound/game.ts'
import { ResultMark } from '../sharedRound/ResultMark.tsx'
import { Presenter } from './Presenter.tsx'
import { Studio } from './Studio.tsx'
import { useTableGame } from '../sharedRound/context.ts'

/** The presenter behind the table, and the dice, cards or wheel on it: for the current round, or a past one. */
export function SceneFrame(props: SceneProps) {
  const t = useTranslations('sharedRound')
  const game = useTableGame()
  const { session } = useGameContext()
  const { stage, outcome } = props
  const { Scene, useResult } = game
  const resultOf = useResult()
  const presenter = presenterAt(session.gameCode)
  if (!('Places' in game))
    return (
      <section className={`live-scene is-${stage}`}>
        <Scene {...props} />
      </section>
    )
  return (
    <section className={`live-scene is-${stage}`}>
      {presenter && (
        <>
          <Studio />
          <Presenter
            appearance={presenter.appearance}
            stage={stage}
            act={game.showing}
            label={t('presenter', { name: presenter.name })}
          />
          <div className="live-edge" aria-hidden="true" />
          <Presenter appearance={presenter.appearance} stage={stage} act={game.showing} label={undefined} />
        </>
      )}
      <div className="live-play">
        <Scene {...props} />
      </div>
      {stage === 'result' && outcome !== undefined && (
        <p className="live-result">
          <ResultMark outcome={outcome} />
          <strong>{resultOf(outcome)}</strong>
        </p>
      )}
    </section>
  )
}
