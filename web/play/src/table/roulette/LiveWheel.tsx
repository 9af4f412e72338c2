import { useState, type CSSProperties } from 'react'
import { angleOf, WheelDisc } from '../../cloth/roulette/WheelDisc.tsx'
import { useElapsedAtFirst } from '../useElapsed.ts'
import { IDLE_MS, spinOf } from './spin.ts'

export type LiveWheelProps = {
  readonly number: number
  readonly isSpinning: boolean
  /** Where the ball lies or is about to; undefined before the first round. */
  readonly pocket: number | undefined
  readonly showsAtMs: number
  readonly showMs: number
  readonly nowMs: () => number
}

/** The wheel goes round slowly by itself; a spin begins where it is, and ends where it would have been. */
export function LiveWheel({ number, isSpinning, ...props }: LiveWheelProps) {
  return (
    <svg className="live-wheel" viewBox="-18 -18 236 236" aria-hidden="true">
      <circle className="wheel-rim" cx="100" cy="100" r="117" />
      <circle className="wheel-track" cx="100" cy="100" r="107" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path
          key={angle}
          className="wheel-stud"
          d="M100 -11l3.5 6-3.5 6-3.5-6z"
          transform={`rotate(${angle + 22.5} 100 100)`}
        />
      ))}
      {isSpinning ? <Spinning key={number} {...props} /> : <Idling {...props} />}
    </svg>
  )
}

type DiscProps = Omit<LiveWheelProps, 'number' | 'isSpinning'>

function Spinning({ pocket, showsAtMs, showMs, nowMs }: DiscProps) {
  const elapsedMs = useElapsedAtFirst(showsAtMs, nowMs)
  const { from, to } = spinOf(showsAtMs, showMs)
  const style = {
    '--from': `${from}deg`,
    '--to': `${to}deg`,
    '--span': `${showMs}ms`,
    '--elapsed': `${elapsedMs}ms`,
    '--at': `${angleOf(pocket ?? 0)}deg`,
  }
  return (
    <g className="wheel-disc is-spinning" style={style as CSSProperties}>
      <WheelDisc />
      <g className="wheel-orbit">
        <circle className="roulette-ball" cx="100" cy="31" r="5.4" />
      </g>
    </g>
  )
}

function Idling({ pocket, nowMs }: DiscProps) {
  const [elapsedMs] = useState(() => Math.round(nowMs() % IDLE_MS))
  const style = { '--elapsed': `${elapsedMs}ms`, '--at': `${angleOf(pocket ?? 0)}deg`, '--idle': `${IDLE_MS}ms` }
  return (
    <g className="wheel-disc" style={style as CSSProperties}>
      <WheelDisc />
      {pocket !== undefined && (
        <g className="wheel-orbit">
          <circle className="roulette-ball" cx="100" cy="31" r="5.4" />
        </g>
      )}
    </g>
  )
}
