import { pageMessage, type FrameMessage } from '@ronda/contract'

/** Posts a message to the parent page. Only a page of our own origin receives it. */
export function tellParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Repeated, because the parent page may be busy or not listening yet at the first message. */
const AGAIN_MS = 1_000

/** Posts that the game is waiting until the parent page sends the launch token. */
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
