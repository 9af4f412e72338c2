import { pageMessage, type Balance, type ChatEnvelope, type FrameMessage, type PageMessage } from '@ronda/contract'

/** Posts a message to the parent page. Only a page of our own origin receives it. */
export function postToParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Calls back with every valid message of the parent page, which must be of our own origin. */
function onPageMessage(onMessage: (message: PageMessage) => void): () => void {
  function receive({ origin, source, data }: MessageEvent<unknown>): void {
    if (origin !== window.location.origin || source !== window.parent) return
    const read = pageMessage.safeParse(data)
    if (read.success) onMessage(read.data)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}

/**
 * Calls back when the member's balance has changed outside this game. Without it a game in a second window would show an old
 * balance beside the header's new one.
 */
export function watchBalance(currency: Balance['currency'], onBalance: (balance: Balance) => void): () => void {
  return onPageMessage((message) => {
    // A game with trial money has a balance of its own, in another currency.
    if (message.type === 'ronda.balance' && message.balance.currency === currency) onBalance(message.balance)
  })
}

/** Calls back when a red envelope opens, changes or ends. */
export function watchEnvelope(onEnvelope: (envelope: ChatEnvelope | null) => void): () => void {
  return onPageMessage((message) => {
    if (message.type === 'ronda.envelope') onEnvelope(message.envelope)
  })
}

/** Repeated, because the parent page may be busy or not listening yet at the first message. */
const AGAIN_MS = 1_000

/** Posts that the game is waiting until the parent page sends the launch token. */
export function awaitToken(): Promise<string> {
  return new Promise((resolve) => {
    const post = (): void => postToParent({ type: 'ronda.waiting' })
    const again = setInterval(post, AGAIN_MS)
    const stop = onPageMessage((message) => {
      if (message.type !== 'ronda.enter') return
      stop()
      clearInterval(again)
      resolve(message.token)
    })
    post()
  })
}

export function isFramed(): boolean {
  return window.parent !== window
}
