/** Whether anyone is there to be told, and when they come back. */
export type Attention = { isAwake(): boolean; onWake(listener: () => void): () => void }

/** A hidden tab or one without a network does not reconnect: it waits to be looked at. */
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
