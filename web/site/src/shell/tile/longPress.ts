import type { MouseEvent, PointerEvent } from 'react'

/** A press this long opens the details. */
const LONG_PRESS_MS = 450

/** A finger that moves this far is scrolling. */
const MOVE_PX_MAX = 10

export type LongPress = {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent) => void
  /** Whether the click that follows belongs to a long press that was already handled. */
  readonly isAnswered: () => boolean
}

/** A long press by touch. Mouse presses are ignored. */
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
      if (Math.hypot(clientX - from.x, clientY - from.y) > MOVE_PX_MAX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's context menu would cover the sheet.
    onContextMenu: (event) => isAnswered && event.preventDefault(),
    isAnswered: () => isAnswered,
  }
}
