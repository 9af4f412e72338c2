/** Calls back when the page becomes hidden; returns how to stop that. */
export function whenHidden(onHidden: () => void): () => void {
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') onHidden()
  }
  document.addEventListener('visibilitychange', onVisibility)
  return () => document.removeEventListener('visibilitychange', onVisibility)
}
