import { useSyncExternalStore } from 'react'

function watch(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

export type FullScreen = {
  /** Some phones do not let a page have the whole screen. */
  readonly isOffered: boolean
  readonly isFull: boolean
  readonly toggle: () => void
}

/** The whole page takes the screen, so that the clock and the windows of the house come along. */
export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(
    watch,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isOffered = useSyncExternalStore(
    watch,
    () => document.fullscreenEnabled,
    () => false,
  )
  return {
    isOffered,
    isFull,
    toggle() {
      const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
      // A browser may say no; then everything stays as it is.
      void change.catch(() => undefined)
    },
  }
}
