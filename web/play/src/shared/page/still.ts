let reducedMotion: MediaQueryList | undefined

/** Whether the player prefers reduced motion. It is asked in every frame, so the query is made once. */
export function isStill(): boolean {
  reducedMotion ??= window.matchMedia('(prefers-reduced-motion: reduce)')
  return reducedMotion.matches
}
