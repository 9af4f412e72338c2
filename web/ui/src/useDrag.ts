import { useState, type CSSProperties, type PointerEvent } from 'react'

type Point = { readonly x: number; readonly y: number }

export type Drag = {
  /** Spread on the element that is dragged by. */
  readonly handle: { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void }
  /** Put on the element that moves. */
  readonly style: CSSProperties
}

/** Lets a pointer move an element by one part of it. Touch is ignored: on a phone dialogs are sheets. */
export function useDrag(): Drag {
  const [offset, setOffset] = useState<Point>({ x: 0, y: 0 })

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'touch' || event.button !== 0) return
    const handle = event.currentTarget
    const start = { x: event.clientX - offset.x, y: event.clientY - offset.y }
    const move = (moved: globalThis.PointerEvent) =>
      setOffset({ x: moved.clientX - start.x, y: moved.clientY - start.y })
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true })
  }

  return { handle: { onPointerDown }, style: { translate: `${offset.x}px ${offset.y}px` } }
}
