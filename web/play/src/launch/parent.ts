import type { FrameMessage } from '@ronda/contract'

/** Tells the page around us something. Only a page of our own origin hears it. */
export function tellParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

export function isFramed(): boolean {
  return window.parent !== window
}
