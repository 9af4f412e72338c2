import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

function watchStill(listener: () => void): () => void {
  const query = matchMedia(STILL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the user prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchStill,
    () => matchMedia(STILL).matches,
    () => false,
  )
}

function watchHidden(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is hidden by another tab or window. */
export function useHidden(): boolean {
  return useSyncExternalStore(
    watchHidden,
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

/** Whether an element has a pointer, a finger or keyboard focus on it. */
export function useHeld(thing: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setTouched] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useEffect(() => {
    const element = thing.current
    if (element === null) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const passive = { signal, passive: true }
    const onPointer = (isOn: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setTouched(isOn)
    element.addEventListener('pointerenter', onPointer(true), { signal })
    element.addEventListener('pointerleave', onPointer(false), { signal })
    element.addEventListener('touchstart', () => setTouched(true), passive)
    element.addEventListener('touchend', () => setTouched(false), passive)
    element.addEventListener('touchcancel', () => setTouched(false), passive)
    // A click leaves the focus on its target, which is no reason to pause for ever.
    element.addEventListener('focusin', ({ target }) => setFocused((target as Element).matches(':focus-visible')), {
      signal,
    })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    return () => ended.abort()
  }, [thing])

  return isTouched || isFocused
}
