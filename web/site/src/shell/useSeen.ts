import { useEffect, useState, type RefObject } from 'react'

/** Near enough that it should be ready when the reader gets there. */
const MARGIN = '400px'

/** Whether a thing has come near the visible part of the page; what few scroll to need not be fetched for all. */
export function useSeen(thing: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = thing.current
    if (element === null || isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [thing, isSeen])
  return isSeen
}
