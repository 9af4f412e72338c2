import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a row that is pushed along on a phone: where what is chosen lies beyond the edge, it is brought to the middle.
 * `what` says when to look again: another is chosen, or the row has become wider.
 */
export function useChosenInSight<Row extends HTMLElement>(what: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current], [aria-pressed="true"]')
    if (!row.current || !chosen) return
    const [around, it] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (it.left >= around.left && it.right <= around.right) return
    // Along the row only: the page itself stays where it is.
    row.current.scrollLeft += it.left - around.left - (around.width - it.width) / 2
  }, [what])
  return row
}
