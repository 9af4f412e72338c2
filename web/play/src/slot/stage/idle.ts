/** The work starts after this time at the latest, however busy the page is. */
const WAIT_MS_MAX = 600

/** Runs work that is not urgent once the page is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: WAIT_MS_MAX })
  else setTimeout(work, WAIT_MS_MAX)
}
