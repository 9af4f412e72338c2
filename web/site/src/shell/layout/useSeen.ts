import { useEffect, useState, type RefObject } from 'react'

/** Near enough that it is loaded when the user scrolls there. */
const MARGIN = '400px'

/** Whether an element has come near the viewport; content that few scroll to is not loaded for all. */
export function useSeen(thing: RefObject<HTMLElement | null>, margin: string = MARGIN): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = thing.current
    if (element === null || isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [thing, isSeen, margin])
  return isSeen
}
