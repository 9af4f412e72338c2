import { useSyncExternalStore } from 'react'

function watch(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

export type FullScreen = {
  /** Some phones do not support full screen. */
  readonly isOffered: boolean
  readonly isFull: boolean
  readonly toggle: () => void
}

/** The whole page goes full screen, so that the session clock and dialogs stay visible. */
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
      // A browser may refuse; then nothing changes.
      void change.catch(() => undefined)
    },
  }
}
