import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a row that scrolls on a phone: if the selected item is outside of the visible part, it is scrolled to the middle.
 * `what` triggers a new check: another item is selected, or the row has become wider.
 */
export function useScrollToChosen<Row extends HTMLElement>(what: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current], [aria-pressed="true"]')
    if (!row.current || !chosen) return
    const [around, it] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (it.left >= around.left && it.right <= around.right) return
    // Along the row only: the page itself does not scroll.
    row.current.scrollLeft += it.left - around.left - (around.width - it.width) / 2
  }, [what])
  return row
}
