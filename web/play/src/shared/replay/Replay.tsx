import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Json } from '../wager/json.ts'
import { Icon } from '../controls/Icon.tsx'
import { SceneFrame } from '../scene/SceneFrame.tsx'
import { useTableContext } from '../sharedRound/context.ts'
import { replayStage } from './replay.ts'

/** A round that is over and can be replayed. */
export type Replayed = { readonly number: number; readonly outcome: Json }

type ReplayProps = { readonly round: Replayed; readonly onBack: () => void }

const nowMs = (): number => performance.now()
/** Pause before the show starts. */
const LEAD_MS = 700

/** Replays a round in its scene, with its own clock: nothing can be bet, and nothing is paid. */
export function Replay({ round, onBack }: ReplayProps) {
  const t = useTranslations('sharedRound.replay')
  const [runs, setRuns] = useState(1)
  return (
    <div className="replay">
      <div className="replay-head">
        <button type="button" className="button is-small" onClick={onBack}>
          <Icon name="back" />
          {t('back')}
        </button>
        <strong>{t('title', { number: round.number })}</strong>
      </div>
      <Run key={runs} round={round} />
      <p className="hint">{t('note')}</p>
      <button type="button" className="button" onClick={() => setRuns(runs + 1)}>
        <Icon name="replay" />
        {t('again')}
      </button>
    </div>
  )
}

function Run({ round: { number, outcome } }: { readonly round: Replayed }) {
  const t = useTranslations('sharedRound.replay')
  const { rules } = useTableContext()
  const showMs = rules.showMs(outcome)
  const [showsAtMs, setShowsAtMs] = useState(() => nowMs() + LEAD_MS)
  const [stage, setStage] = useState(() => replayStage(showsAtMs, showMs, nowMs()))
  useEffect(() => {
    const update = (): void => setStage(replayStage(showsAtMs, showMs, nowMs()))
    update()
    const timers = [showsAtMs, showsAtMs + showMs].map((atMs) => setTimeout(update, Math.max(0, atMs - nowMs()) + 5))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [showsAtMs, showMs])
  // In a game with cash-out the result was not known during the show.
  const isSeen = stage === 'result' || (stage === 'showing' && !rules.mayLeave)
  return (
    <div className="replay-view">
      <SceneFrame
        number={number}
        stage={stage}
        outcome={isSeen ? outcome : undefined}
        last={undefined}
        showsAtMs={showsAtMs}
        showMs={showMs}
        nowMs={nowMs}
      />
      <span className="replay-mark">{t('mark')}</span>
      {stage !== 'result' && (
        <button type="button" className="replay-skip" onClick={() => setShowsAtMs(nowMs() - showMs)}>
          {t('skip')}
        </button>
      )}
    </div>
  )
}
