import type { SicBoResult } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { SceneProps } from '../../shared/sharedRound/game.ts'
import { useElapsedAtFirst } from '../../shared/page/useElapsed.ts'
import { Die } from './Die.tsx'

type ThrowProps = Pick<SceneProps, 'stage' | 'showsAtMs' | 'showMs' | 'nowMs'> & { readonly result: SicBoResult }

function Tray({ result }: { readonly result: SicBoResult | undefined }) {
  return (
    <div className="dome-tray">
      <svg className="dome-plate" viewBox="0 0 300 120" preserveAspectRatio="none" aria-hidden="true">
        <ellipse className="dome-rim" cx="150" cy="62" rx="148" ry="56" />
        <ellipse className="dome-bed" cx="150" cy="56" rx="132" ry="46" />
      </svg>
      <div className="dome-dice">
        {result?.dice.map((face, at) => (
          <span key={at} className={`dome-die is-at-${at}`}>
            <Die face={face} />
          </span>
        ))}
      </div>
    </div>
  )
}

function Glass() {
  return (
    <svg className="dome-glass" viewBox="0 0 300 220" aria-hidden="true">
      <path className="dome-cover" d="M14 168C14 70 70 22 150 22s136 48 136 146c0 26-60 46-136 46S14 194 14 168z" />
      <path className="dome-shine" d="M44 150c2-58 30-92 72-104" />
      <path className="dome-knob" d="M136 22c0-12 6-18 14-18s14 6 14 18z" />
    </svg>
  )
}

/** The dome is shaken with the dice under it, and lifted to show them. */
function Shaken({ result, stage, showsAtMs, showMs, nowMs }: ThrowProps) {
  const elapsedMs = useElapsedAtFirst(showsAtMs, nowMs)
  const style = { '--span': `${showMs}ms`, '--elapsed': `${stage === 'result' ? showMs : elapsedMs}ms` }
  return (
    <div className="dome is-shaken" style={style as CSSProperties}>
      <Tray result={result} />
      <Glass />
    </div>
  )
}

/** Three dice on a tray. While bets are taken they show the last result; then the dome covers them. */
export function Dome({ number, stage, outcome, last, ...props }: SceneProps) {
  const t = useTranslations('sharedRound.sicBo')
  const lying = last as SicBoResult | undefined
  return (
    <div className="dome-stage" role="img" aria-label={t('dice')}>
      {outcome ? (
        <Shaken key={number} result={outcome as SicBoResult} stage={stage} {...props} />
      ) : (
        <div className={`dome${stage === 'locked' ? ' is-covered' : ' is-open'}`}>
          <Tray result={lying} />
          <Glass />
        </div>
      )}
    </div>
  )
}
