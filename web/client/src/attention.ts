/** Whether the page is visible and online, and a notification when it becomes so. */
export type Attention = { isAwake(): boolean; onWake(listener: () => void): () => void }

/** A hidden tab or one without a network does not reconnect until it is visible and online again. */
export const pageAttention: Attention = {
  isAwake: () => navigator.onLine && document.visibilityState === 'visible',
  onWake(listener) {
    globalThis.addEventListener('online', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      globalThis.removeEventListener('online', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  },
}
