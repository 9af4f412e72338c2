import { useSyncExternalStore } from 'react'

export type Popup = {
  readonly href: string
  /** One window per name: opening it again reuses it. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** Called once the window is open. */
  readonly onOpen?: () => void
}

let blocked: Popup | undefined
const listeners = new Set<() => void>()

function publish(next: Popup | undefined): void {
  blocked = next
  for (const listener of listeners) listener()
}

/** Opens a small window. If the browser blocks it, the page says so and offers a link, which browsers allow. */
export function openPopup(popup: Popup): void {
  const { href, name, width, height, onOpen } = popup
  const opened = window.open(href, name, `popup,width=${width},height=${height}`)
  if (opened === null) return publish(popup)
  // The opened page must not be able to navigate this one.
  opened.opener = null
  opened.focus()
  onOpen?.()
}

export function forgetBlocked(): void {
  publish(undefined)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The window that the browser blocked, until it is opened or dismissed. */
export function useBlocked(): Popup | undefined {
  return useSyncExternalStore(
    watch,
    () => blocked,
    () => undefined,
  )
}
