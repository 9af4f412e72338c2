import { useSyncExternalStore } from 'react'

export type Popup = {
  readonly href: string
  /** One window a name: asked for again, it is the same one. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** What follows once the window is there. */
  readonly onOpen?: () => void
}

let blocked: Popup | undefined
const listeners = new Set<() => void>()

function tell(next: Popup | undefined): void {
  blocked = next
  for (const listener of listeners) listener()
}

/**
 * Opens a small window. A browser may refuse to: then the page says so, and offers a link that the next tap opens by
 * itself, which browsers allow.
 */
export function openPopup(popup: Popup): void {
  const { href, name, width, height, onOpen } = popup
  const opened = window.open(href, name, `popup,width=${width},height=${height}`)
  if (opened === null) return tell(popup)
  // What is opened must not be able to steer this page.
  opened.opener = null
  opened.focus()
  onOpen?.()
}

export function forgetBlocked(): void {
  tell(undefined)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The window that the browser refused to open, until it is opened or given up. */
export function useBlocked(): Popup | undefined {
  return useSyncExternalStore(
    watch,
    () => blocked,
    () => undefined,
  )
}
