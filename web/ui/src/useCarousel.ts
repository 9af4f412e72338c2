import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { glideBetween, movesByItself, slideAt, stepMove, type Move } from './carousel.ts'
import { useHeld, useHidden, useReducedMotion } from './useAttention.ts'

/** How long a slide stays before the next comes by itself, and how long the move takes. */
const STAY_MS = 5_000
const TURN_MS = 1_000
/** A slide that the user requested comes faster. */
const ASKED_MS = 300

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves the track with a fixed duration, because the duration of a browser's own smooth scrolling is not fixed. */
function glide(track: HTMLElement, move: Move, durationMs: number, onEnd: () => void): () => void {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  const put = (slides: number): void => track.scrollTo({ left: sign * slides * track.clientWidth, behavior: 'instant' })
  const startedAtMs = performance.now()
  // Scroll snapping would pull every step of the move to a slide.
  track.dataset['gliding'] = ''
  let frame = requestAnimationFrame(step)
  function step(nowMs: number): void {
    const progress = durationMs === 0 ? 1 : (nowMs - startedAtMs) / durationMs
    put(glideBetween(move.from, move.to, progress))
    if (progress < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  function stop(): void {
    cancelAnimationFrame(frame)
    put(move.lands)
    delete track.dataset['gliding']
    onEnd()
  }
  return stop
}

export type CarouselState = {
  /** The whole carousel, and the track within. */
  readonly frame: RefObject<HTMLElement | null>
  readonly track: RefObject<HTMLDivElement | null>
  readonly at: number
  readonly isMoving: boolean
  readonly isStopped: boolean
  readonly setStopped: (isStopped: boolean) => void
  readonly step: (step: 1 | -1) => void
  readonly show: (slide: number) => void
}

/** Which slide is visible, and what moves it: time, a finger, the keyboard, or a button. */
export function useCarousel(count: number): CarouselState {
  const frame = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const isStill = useReducedMotion()
  const isMoving = movesByItself({ count, isStopped, isHeld: useHeld(frame), isHidden: useHidden(), isStill })
  const stopGlide = useRef<(() => void) | undefined>(undefined)

  const go = useCallback(
    (move: Move, durationMs: number) => {
      stopGlide.current?.()
      if (track.current === null) return
      const forget = (): void => void (stopGlide.current = undefined)
      stopGlide.current = glide(track.current, move, isStill ? 0 : durationMs, forget)
      setAt(move.lands)
    },
    [isStill],
  )

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => go(stepMove(at, 1, count), TURN_MS), STAY_MS)
    return () => clearTimeout(timer)
  }, [isMoving, at, count, go])

  useEffect(() => {
    const [outer, inner] = [frame.current, track.current]
    if (outer === null || inner === null) return undefined
    const ended = new AbortController()
    const onScroll = (): void => {
      if (stopGlide.current === undefined) setAt(slideAt(inner.scrollLeft, inner.clientWidth, count))
    }
    const onKey = ({ key }: KeyboardEvent): void => {
      const asked = STEPS[key]
      if (asked !== undefined) go(stepMove(at, asked, count), ASKED_MS)
    }
    inner.addEventListener('scroll', onScroll, { signal: ended.signal, passive: true })
    // A finger takes over from the current position of the glide.
    inner.addEventListener('touchstart', () => stopGlide.current?.(), { signal: ended.signal, passive: true })
    outer.addEventListener('keydown', onKey, { signal: ended.signal })
    return () => ended.abort()
  }, [at, count, go])

  useEffect(() => () => stopGlide.current?.(), [])

  return {
    frame,
    track,
    at,
    isMoving,
    isStopped: isStopped || isStill,
    setStopped,
    step: (step) => go(stepMove(at, step, count), ASKED_MS),
    show: (slide) => go({ from: at, to: slide, lands: slide }, ASKED_MS),
  }
}
