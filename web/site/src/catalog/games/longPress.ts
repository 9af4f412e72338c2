import type { MouseEvent, PointerEvent } from 'react'

/** A finger that rests this long wants to know more. */
const LONG_PRESS_MS = 450

/** A finger that moves this far is scrolling. */
const SLIP_PX = 10

export type LongPress = {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent) => void
  /** Whether the click that follows belongs to a press that has already been answered. */
  readonly isAnswered: () => boolean
}

/** A press and hold of a finger. A mouse has its own ways. */
export function makeLongPress(onPress: () => void): LongPress {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let isAnswered = false
  const stop = (): void => clearTimeout(timer)
  return {
    onPointerDown({ pointerType, clientX, clientY }) {
      isAnswered = false
      if (pointerType === 'mouse') return
      from = { x: clientX, y: clientY }
      timer = setTimeout(() => {
        isAnswered = true
        onPress()
      }, LONG_PRESS_MS)
    },
    onPointerMove({ clientX, clientY }) {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu would cover ours.
    onContextMenu: (event) => isAnswered && event.preventDefault(),
    isAnswered: () => isAnswered,
  }
}
