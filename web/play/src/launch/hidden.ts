/** Calls back when the page goes out of sight; returns how to stop that. */
export function whenHidden(onHidden: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'hidden') onHidden()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
