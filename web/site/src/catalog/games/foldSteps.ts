/** How many stretches of the page wait to be fuller. */
let filling = 0

/** Goes when a frame has rested; says how to call it off. */
function afterRest(go: () => void): () => void {
  let next = requestAnimationFrame(() => {
    next = requestAnimationFrame(go)
  })
  return () => cancelAnimationFrame(next)
}

/** The next step of filling, which somebody waits for. */
export function stepToFill(go: () => void): () => void {
  filling += 1
  const stop = afterRest(go)
  return () => {
    filling -= 1
    stop()
  }
}

/** The next step of emptying, which nobody waits for: not while anything fills, so that no frame has both to draw. */
export function stepToEmpty(go: () => void): () => void {
  let stop: () => void
  const attempt = (): void => {
    if (filling === 0) go()
    else stop = afterRest(attempt)
  }
  stop = afterRest(attempt)
  return () => stop()
}
