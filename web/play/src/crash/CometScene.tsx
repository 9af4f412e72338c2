import { CRASH_MIN, msOf } from '@ronda/games'
import { useRef, useState } from 'react'
import { isStill } from '../shared/page/still.ts'
import type { SceneProps } from '../shared/sharedRound/game.ts'
import { bustOf, multipleShown } from './betState.ts'
import { drawSky, type Paints } from './drawSky.ts'
import { useMultiple } from './useComet.ts'
import { useEachFrame } from '../shared/page/useEachFrame.ts'

/** With reduced motion the curve is drawn a few times per second, and the stars do not move. */
const STILL_MS = 250

function paintsOf(canvas: HTMLCanvasElement): Paints {
  const style = getComputedStyle(canvas)
  const read = (name: string): string => style.getPropertyValue(name).trim()
  return {
    curve: read('--color-accent'),
    light: read('--color-on-felt'),
    faint: read('--color-on-felt'),
    lost: read('--color-road-red'),
    font: style.fontFamily,
  }
}

/** The sky, the comet of the round, and its height. */
export function CometScene({ stage, outcome, showsAtMs, nowMs }: SceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const number = useRef<HTMLParagraphElement>(null)
  const drawn = useRef({ atMs: 0, stage: '', paints: undefined as Paints | undefined })
  const write = useMultiple()
  const [still] = useState(isStill)
  useEachFrame((atMs) => {
    const last = drawn.current
    const isSame = last.stage === stage
    if (!canvas.current || !number.current || (still && isSame && atMs - last.atMs < STILL_MS)) return
    const isBurst = stage === 'result' && outcome !== undefined
    const risenMs = stage === 'showing' ? Math.max(0, nowMs() - showsAtMs) : 0
    const elapsedMs = isBurst ? msOf(Math.max(CRASH_MIN, bustOf(outcome))) : risenMs
    drawn.current = { atMs, stage, paints: last.paints ?? paintsOf(canvas.current) }
    number.current.textContent = write(multipleShown({ stage, elapsedMs, outcome }))
    drawSky(canvas.current, {
      elapsedMs,
      isRising: stage === 'showing',
      isBurst,
      driftMs: still ? 0 : atMs,
      paints: drawn.current.paints ?? paintsOf(canvas.current),
      write: (multiple) => `${multiple}×`,
    })
  })
  return (
    <div className={`comet is-${stage}`}>
      <canvas ref={canvas} className="comet-sky" aria-hidden="true" />
      <p ref={number} className="comet-number" aria-hidden="true" />
    </div>
  )
}
