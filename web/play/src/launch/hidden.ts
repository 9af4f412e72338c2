/** Calls back when the page becomes hidden; returns how to stop that. */
export function whenHidden(onHidden: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'hidden') onHidden()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
