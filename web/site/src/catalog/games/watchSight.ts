/** A picture is fetched once this share of it is near the screen. */
const SHARE_SEEN = 0.1

/** Near enough that it is there when the reader is. */
const NEAR = '300px'

/** So far away that its memory is better used by others: a wall has thousands, and a phone little. */
const FAR = '2000px'

type Tell = (isInSight: boolean) => void

const watched = new Map<Element, Tell>()
let observers: readonly IntersectionObserver[] | undefined

function tell(entries: readonly IntersectionObserverEntry[], isInSight: boolean): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting === isInSight) watched.get(target)?.(isInSight)
  }
}

/** Two for all covers of a page: one sees them come, the other sees them go. */
function openObservers(): readonly IntersectionObserver[] {
  return [
    new IntersectionObserver((entries) => tell(entries, true), { threshold: SHARE_SEEN, rootMargin: NEAR }),
    new IntersectionObserver((entries) => tell(entries, false), { rootMargin: FAR }),
  ]
}

/** Tells whenever a thing comes into sight, and when it is far out of it. */
export function watchSight(element: Element, onChange: Tell): () => void {
  const both = (observers ??= openObservers())
  watched.set(element, onChange)
  for (const observer of both) observer.observe(element)
  return () => {
    watched.delete(element)
    for (const observer of both) observer.unobserve(element)
  }
}
