/** Lets so many through in a second, whoever they are; a moment's rush may use up a second's worth at once. */
export type Turnstile = (nowMs: number) => boolean

/**
 * For work that strangers can ask for and that costs the house: beyond this, a flood is turned away before a word of it
 * is read, so that those inside do not feel it. Honest people try again a moment later.
 */
export function makeTurnstile(perSecond: number): Turnstile {
  let free = perSecond
  let sinceMs = Number.NEGATIVE_INFINITY
  return (nowMs) => {
    // A clock that was set back lets nobody wait for it to catch up.
    const passedMs = Math.max(0, nowMs - sinceMs)
    free = Math.min(perSecond, free + (passedMs / 1_000) * perSecond)
    sinceMs = nowMs
    if (free < 1) return false
    free -= 1
    return true
  }
}
