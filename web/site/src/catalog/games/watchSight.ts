/** A picture is fetched once this share of it is near the screen. */
const SHARE_SEEN = 0.1

/** Near enough that it is there when the reader is. */
const MARGIN = '300px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    waiting.get(target)?.()
    forget(target)
  }
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}

/** Tells once when a thing comes into sight. One observer for all: a wall has thousands of covers. */
export function watchSight(element: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver(look, { threshold: SHARE_SEEN, rootMargin: MARGIN })
  waiting.set(element, onSeen)
  observer.observe(element)
  return () => forget(element)
}
