/** How many blocks of the page are waiting to fill. */
let filling = 0

/** Runs after one idle frame; returns the function that cancels it. */
function afterRest(go: () => void): () => void {
  let next = requestAnimationFrame(() => {
    next = requestAnimationFrame(go)
  })
  return () => cancelAnimationFrame(next)
}

/** Schedules a step of filling, which the user is waiting for. */
export function stepToFill(go: () => void): () => void {
  filling += 1
  const stop = afterRest(go)
  return () => {
    filling -= 1
    stop()
  }
}

/** Schedules a step of emptying. It waits while any block fills, so that no frame does both. */
export function stepToEmpty(go: () => void): () => void {
  let stop: () => void
  const attempt = (): void => {
    if (filling === 0) go()
    else stop = afterRest(attempt)
  }
  stop = afterRest(attempt)
  return () => stop()
}
