/** Longer than this nothing waits, however busy the page is. */
const WAIT_MS_MAX = 600

/** Does what nobody waits for once the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: WAIT_MS_MAX })
  else setTimeout(work, WAIT_MS_MAX)
}
