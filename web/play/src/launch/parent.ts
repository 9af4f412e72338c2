import { pageMessage, type FrameMessage } from '@ronda/contract'

/** Tells the page around us something. Only a page of our own origin hears it. */
export function tellParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Says that we are here, and waits for the page around us to let us in. */
export function awaitToken(): Promise<string> {
  return new Promise((resolve) => {
    function hear({ origin, source, data }: MessageEvent<unknown>): void {
      if (origin !== window.location.origin || source !== window.parent) return
      const read = pageMessage.safeParse(data)
      if (!read.success) return
      window.removeEventListener('message', hear)
      resolve(read.data.token)
    }
    window.addEventListener('message', hear)
    tellParent({ type: 'ronda.waiting' })
  })
}

export function isFramed(): boolean {
  return window.parent !== window
}
