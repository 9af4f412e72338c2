import { pageMessage, type FrameMessage } from '@ronda/contract'

/** Posts a message to the parent page. Only a page of our own origin receives it. */
export function postToParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Repeated, because the parent page may be busy or not listening yet at the first message. */
const AGAIN_MS = 1_000

/** Posts that the game is waiting until the parent page sends the launch token. */
export function awaitToken(): Promise<string> {
  return new Promise((resolve) => {
    const post = (): void => postToParent({ type: 'ronda.waiting' })
    const again = setInterval(post, AGAIN_MS)
    function onMessage({ origin, source, data }: MessageEvent<unknown>): void {
      if (origin !== window.location.origin || source !== window.parent) return
      const read = pageMessage.safeParse(data)
      if (!read.success) return
      window.removeEventListener('message', onMessage)
      clearInterval(again)
      resolve(read.data.token)
    }
    window.addEventListener('message', onMessage)
    post()
  })
}

export function isFramed(): boolean {
  return window.parent !== window
}
