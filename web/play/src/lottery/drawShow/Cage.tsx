import { chanceFrom } from '@ronda/art'
import { useEffect, useRef } from 'react'
import { isStill } from '../../shared/page/still.ts'
import { useEachFrame } from '../../shared/page/useEachFrame.ts'
import { fillCage, tumble, type Tumbling } from './cage.ts'
import { drawCage, type CageColours } from './drawCage.ts'

type Props = {
  /** The texts on the balls that are still inside. */
  readonly faces: readonly string[]
  readonly isTurning: boolean
}

/** A longer frame is simulated as one of this length, so that balls do not jump through the edge. */
const FRAME_SECONDS_MAX = 0.03

const TONES = ['--color-share-1', '--color-share-2', '--color-share-3', '--color-share-4', '--color-share-5']

function coloursOf(canvas: HTMLCanvasElement): CageColours {
  const style = getComputedStyle(canvas)
  const read = (name: string): string => style.getPropertyValue(name)
  return {
    wire: read('--color-accent'),
    light: read('--color-paper'),
    ball: read('--color-card-paper'),
    ink: read('--color-ink'),
    tones: TONES.map(read),
  }
}

/** The cage that balls come from. It is decorative: the drawn numbers are announced beside it. */
export function Cage({ faces, isTurning }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const balls = useRef<Tumbling[]>([])
  const colours = useRef<CageColours>(undefined)
  const beforeMs = useRef(0)
  const chance = useRef(chanceFrom(7))
  const key = faces.join(' ')
  useEffect(() => {
    const inside = new Set(key.split(' '))
    const kept = balls.current.filter(({ face }) => inside.has(face))
    const isFirst = balls.current.length === 0
    balls.current = isFirst ? fillCage(key.split(' '), chance.current) : kept
    // A player who prefers reduced motion sees it at rest.
    if (isFirst) for (let step = 0; step < 60; step += 1) tumble(balls.current, 0.02, false, chance.current)
  }, [key])
  useEffect(() => {
    const { current } = canvas
    if (!current) return
    colours.current = coloursOf(current)
    const scale = Math.min(2, window.devicePixelRatio)
    current.width = current.clientWidth * scale
    current.height = current.clientHeight * scale
  }, [])
  useEachFrame((nowMs) => {
    if (!canvas.current || !colours.current) return
    const seconds = Math.min(FRAME_SECONDS_MAX, (nowMs - beforeMs.current) / 1_000)
    beforeMs.current = nowMs
    const isMoving = isTurning && !isStill()
    if (!isStill()) tumble(balls.current, seconds, isMoving, chance.current)
    drawCage(canvas.current, balls.current, isMoving ? nowMs / 900 : 0.4, colours.current)
  })
  return <canvas ref={canvas} className="cage" aria-hidden="true" />
}
