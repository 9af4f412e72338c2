/** Whether the player prefers reduced motion. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
