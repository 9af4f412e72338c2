/** As fast as one reads without hurry. */
const PIXELS_PER_SECOND = 50

/** How long a running line takes for one round; nothing when all of it can be seen at once, so that it need not run. */
export function roundMs(lineWidth: number, frameWidth: number): number {
  return lineWidth <= frameWidth ? 0 : Math.round((lineWidth / PIXELS_PER_SECOND) * 1_000)
}
