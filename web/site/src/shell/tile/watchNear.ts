/** A picture is fetched once this share of it is near the viewport. */
const SHARE_SEEN = 0.1

/** Near enough that a picture has loaded when it is scrolled to. */
const NEAR = '300px'

/** Far enough to free the memory: a grid has thousands of pictures, and a phone has little memory. */
const FAR = '2000px'

type OnChange = (isNear: boolean) => void

const watched = new Map<Element, OnChange>()
let observers: readonly IntersectionObserver[] | undefined

function notify(entries: readonly IntersectionObserverEntry[], isNear: boolean): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting === isNear) watched.get(target)?.(isNear)
  }
}

/** Two observers for all covers of a page: one for entering, one for leaving. */
function openObservers(): readonly IntersectionObserver[] {
  return [
    new IntersectionObserver((entries) => notify(entries, true), { threshold: SHARE_SEEN, rootMargin: NEAR }),
    new IntersectionObserver((entries) => notify(entries, false), { rootMargin: FAR }),
  ]
}

/** Calls back when an element comes near the viewport, and when it is far away again. */
export function watchNear(element: Element, onChange: OnChange): () => void {
  const both = (observers ??= openObservers())
  watched.set(element, onChange)
  for (const observer of both) observer.observe(element)
  return () => {
    watched.delete(element)
    for (const observer of both) observer.unobserve(element)
  }
}
