import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** A press this long shows the tip, and places no chip. */
const LONG_PRESS_MS = 450
const TIP_MS = 3_500

export type LongPress = {
  /** The place whose tip is shown. */
  readonly held: string | undefined
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onClickCapture: (event: MouseEvent) => void
}

const placeOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined

/** Which place has a long press. */
export function useLongPress(): LongPress {
  const [held, setHeld] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAsking = useRef(false)
  useEffect(() => {
    if (held === undefined) return undefined
    const gone = setTimeout(() => setHeld(undefined), TIP_MS)
    return () => clearTimeout(gone)
  }, [held])
  const stop = (): void => clearTimeout(timer.current)
  return {
    held,
    onPointerDown: ({ target }) => {
      stop()
      isAsking.current = false
      const place = placeOf(target)
      if (place === undefined) return
      timer.current = setTimeout(() => {
        isAsking.current = true
        setHeld(place)
      }, LONG_PRESS_MS)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event) => {
      if (!isAsking.current) return
      isAsking.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
