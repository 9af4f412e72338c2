import { useState, type CSSProperties } from 'react'
import { angleOf, WheelDisc } from '../../shared/roulette/WheelDisc.tsx'
import { useElapsedAtFirst } from '../../shared/page/useElapsed.ts'
import { IDLE_MS, spinOf } from './spin.ts'

export type LiveWheelProps = {
  readonly number: number
  readonly isSpinning: boolean
  /** The pocket of the ball; undefined before the first round. */
  readonly pocket: number | undefined
  readonly showsAtMs: number
  readonly showMs: number
  readonly nowMs: () => number
}

/** The wheel turns slowly by itself; a spin begins where it is, and ends where it would have been. */
export function LiveWheel({ number, isSpinning, ...props }: LiveWheelProps) {
  return (
    <div className="live-wheel" aria-hidden="true">
      <svg viewBox={BOX}>
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
      </svg>
      {isSpinning ? <Spinning key={number} {...props} /> : <Idling {...props} />}
    </div>
  )
}

const BOX = '-18 -18 236 236'

type TurningProps = { readonly isSpinning: boolean; readonly hasBall: boolean; readonly style: CSSProperties }

/** Disc and ball are separate layers: the browser rotates them without drawing them again. */
function Turning({ isSpinning, hasBall, style }: TurningProps) {
  return (
    <div className={isSpinning ? 'live-disc is-spinning' : 'live-disc'} style={style}>
      <svg viewBox={BOX}>
        <WheelDisc />
      </svg>
      {hasBall && (
        <svg className="live-orbit" viewBox={BOX}>
          <circle className="roulette-ball" cx="100" cy="31" r="5.4" />
        </svg>
      )}
    </div>
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
  return <Turning isSpinning hasBall style={style as CSSProperties} />
}

function Idling({ pocket, nowMs }: DiscProps) {
  const [elapsedMs] = useState(() => Math.round(nowMs() % IDLE_MS))
  const style = { '--elapsed': `${elapsedMs}ms`, '--at': `${angleOf(pocket ?? 0)}deg`, '--idle': `${IDLE_MS}ms` }
  return <Turning isSpinning={false} hasBall={pocket !== undefined} style={style as CSSProperties} />
}
