import { pageMessage, type FrameMessage } from '@ronda/contract'

/** Tells the page around us something. Only a page of our own origin hears it. */
export function tellParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** The page around us may be busy, or not yet be listening when we say it first. */
const AGAIN_MS = 1_000

/** Says that we are here until the page around us lets us in. */
export function awaitToken(): Promise<string> {
  return new Promise((resolve) => {
    const say = (): void => tellParent({ type: 'ronda.waiting' })
    const again = setInterval(say, AGAIN_MS)
    function hear({ origin, source, data }: MessageEvent<unknown>): void {
      if (origin !== window.location.origin || source !== window.parent) return
      const read = pageMessage.safeParse(data)
      if (!read.success) return
      window.removeEventListener('message', hear)
      clearInterval(again)
      resolve(read.data.token)
    }
    window.addEventListener('message', hear)
    say()
  })
}

export function isFramed(): boolean {
  return window.parent !== window
}
